// Why a move of the flight is refused: the words are loaded when they are needed.
import type { Illegal } from "cotulenh-wasm";
import { describeIllegal } from "cotulenh-wasm/texts";
import { words } from "../../texts/words.js";

export function say(illegal: Illegal): string {
  return describeIllegal(illegal, words());
}
