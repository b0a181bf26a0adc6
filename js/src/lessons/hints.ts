// What to show a learner who does not know how to go on.
import type { CoTuLenh } from "../game/class.js";
import { findAnswer } from "./judge.js";
import type { Level } from "./level.js";
import type { LessonHint } from "./types.js";

/** The hints for a position, one after the other. */
export const HINTS = ["sentence", "look", "turn"] as const;

/** The turn of the solution that comes next; `null` where the game has left it. */
function findNext(level: Level, game: CoTuLenh): string | null {
  const fen = game.fen();
  const trial = game.clone();
  try {
    while (trial.undo());
    for (const turn of level.solution) {
      if (trial.fen() === fen) return turn;
      trial.playTurn(turn);
      const answer = trial.isGameOver() ? null : findAnswer(level, trial);
      if (answer === null) break;
      trial.playTurn(answer);
    }
  } finally {
    trial.free();
  }
  return null;
}

/** A hint for the position that a game of a level has come to. */
export function findHint(level: Level, game: CoTuLenh, kind: (typeof HINTS)[number]): LessonHint {
  const turn = findNext(level, game);
  if (turn === null) return { kind: "back" };
  if (kind === "sentence") return { kind };
  const { moves } = game.readTurn(turn);
  if (kind === "turn") return { kind, turn, moves };
  const isFirst = game.history().length === 0;
  return { kind, squares: (isFirst && level.look) || [moves[0]!.from] };
}
