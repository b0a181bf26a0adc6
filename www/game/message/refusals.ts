// The sentence that says why a move is not legal.
import type { Illegal } from "cotulenh-wasm";
import { describeIllegal, type TriedMove } from "cotulenh-wasm/texts";
import { startSentence } from "../../parts/last-turn/last-turn.js";
import { words } from "../../texts/words.js";
import { say, type Controls } from "../controls.js";

/** A move that was refused, and why. */
type Refusal = TriedMove & { illegal: Illegal };

export function sayRefusal(controls: Controls, refusal: Refusal): void {
  const { illegal } = refusal;
  const text = `${startSentence(describeIllegal(illegal, words(), refusal))}.`;
  say(controls, "refused", text, illegal.squares);
}
