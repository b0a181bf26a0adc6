// Finds hints for a learner.
import type { CoTuLenh } from "../game/class.js";
import { findAnswer, judge } from "./judge.js";
import type { Level } from "./level.js";
import type { LessonHint } from "./types.js";

/** The kinds of hints, in the order in which they are shown. */
export const HINTS = ["sentence", "look", "turn"] as const;

/** The next turn of the solution; `null` if the game has left it. */
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

/** The most turns that a search may try. */
const MOST_TRIED = 1500;

/** The searches, in order: for ways with so many turns, or back to the solution in so many turns. */
const SEARCHES = [
  { turns: 1, isReturn: false },
  { turns: 2, isReturn: false },
  { turns: 1, isReturn: true },
  { turns: 2, isReturn: true },
] as const;

/** Whether a turn is legal and solves the level, at once or by what `goesOn` finds after the answer. */
function leadsOn(level: Level, game: CoTuLenh, turn: string, goesOn: () => boolean): boolean {
  if (!game.isLegal(turn)) return false;
  game.playTurn(turn);
  const { state } = judge(level, game);
  const answer = state === "playing" ? findAnswer(level, game) : null;
  if (answer !== null) game.playTurn(answer);
  // The answer can end the level, too.
  const after = answer === null ? state : judge(level, game).state;
  const isWay = after === "done" || (after === "playing" && answer !== null && goesOn());
  if (answer !== null) game.undo();
  game.undo();
  return isWay;
}

/** The first turn of a short way to the end of the level; `null` if the searches find none. */
function findWay(level: Level, game: CoTuLenh): string | null {
  const { solution } = level;
  const canPlay = (at: number): boolean =>
    at < solution.length && leadsOn(level, game, solution[at]!, () => canPlay(at + 1));
  const findRest = (): string | undefined => solution.find((_, at) => canPlay(at));
  let tried = 0;
  const search = (turns: number, isReturn: boolean): string | null => {
    for (const { lan } of game.moves({ verbose: true, deploy: false })) {
      if (++tried > MOST_TRIED) return null;
      const searchOn = (): boolean =>
        turns > 1 ? search(turns - 1, isReturn) !== null : isReturn && findRest() !== undefined;
      if (leadsOn(level, game, lan, searchOn)) return lan;
    }
    return null;
  };
  let way = findRest() ?? null;
  for (const { turns, isReturn } of SEARCHES) way ??= search(turns, isReturn);
  return way;
}

/** A hint for the current position of a level. */
export function findHint(level: Level, game: CoTuLenh, kind: (typeof HINTS)[number]): LessonHint {
  const turn = findNext(level, game) ?? findWay(level, game);
  if (turn === null) return { kind: "back" };
  if (kind === "sentence") return { kind };
  const { moves } = game.readTurn(turn);
  if (kind === "turn") return { kind, turn, moves };
  const isFirst = game.history().length === 0;
  return { kind, squares: (isFirst && level.look) || [moves[0]!.from] };
}
