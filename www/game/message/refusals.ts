// Sentences that say why a move is not legal, or why a piece cannot move.
import type { Illegal } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { describeIllegal, namePieces, type TriedMove } from "cotulenh-wasm/texts";
import { gameTexts } from "../../parts/game-texts.js";
import { startSentence } from "../../parts/last-turn/last-turn.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { say, type Controls } from "../controls.js";

/** A move that was refused, and why. */
type Refusal = TriedMove & { illegal: Illegal };

export function sayRefusal(controls: Controls, refusal: Refusal): void {
  const { illegal } = refusal;
  const text = `${startSentence(describeIllegal(illegal, words(), refusal))}.`;
  say(controls, "refused", text, illegal.squares);
}

/** Why the selected piece cannot move; null if it can, or if nothing is selected. */
export function sayStuck({ selection, session, check }: PlaySnapshot): string | null {
  if (!selection || session || selection.isPremove || selection.movable.length > 0) return null;
  const { piece } = selection;
  const m = read(gameTexts).lastTurn;
  if (piece.type === "h" && !piece.heroic) return m.headquarters;
  return (check ? m.pinned : m.stuck)(namePieces(piece, words()));
}
