// Why a move of the flight is refused: the words are loaded when they are needed.
import type { Illegal } from "cotulenh-wasm";
import { describeIllegal, type TriedMove } from "cotulenh-wasm/texts";
import { words } from "../../texts/words.js";

/** A move that was refused, and why. */
export type Refusal = TriedMove & { illegal: Illegal };

export function say(refusal: Refusal): string {
  return describeIllegal(refusal.illegal, words(), refusal);
}
