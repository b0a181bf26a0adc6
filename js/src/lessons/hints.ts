// What to show a learner who does not know how to go on.
import type { CoTuLenh } from "../game/class.js";
import { findAnswer, judge } from "./judge.js";
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

/** How many turns a search for a way may try. */
const MOST_TRIED = 1500;

/**
 * What is searched, one after the other: ways of so many turns, and ways that come back to the solution after so
 * many.
 */
const SEARCHES = [
  { turns: 1, isReturn: false },
  { turns: 2, isReturn: false },
  { turns: 1, isReturn: true },
  { turns: 2, isReturn: true },
] as const;

/** Whether a turn is legal and leads to the end of the level, at once or by what `goOn` finds after the answer. */
function leadsOn(level: Level, game: CoTuLenh, turn: string, goOn: () => boolean): boolean {
  if (!game.isLegal(turn)) return false;
  game.playTurn(turn);
  const { state } = judge(level, game);
  const answer = state === "playing" ? findAnswer(level, game) : null;
  if (answer !== null) game.playTurn(answer);
  // An answer can end a level, too.
  const after = answer === null ? state : judge(level, game).state;
  const isWay = after === "done" || (after === "playing" && answer !== null && goOn());
  if (answer !== null) game.undo();
  game.undo();
  return isWay;
}

/** The first turn of a way to the end of the level; `null` if there is none so short. */
function findWay(level: Level, game: CoTuLenh): string | null {
  const { solution } = level;
  const canPlay = (at: number): boolean =>
    at < solution.length && leadsOn(level, game, solution[at]!, () => canPlay(at + 1));
  const findRest = (): string | undefined => solution.find((_, at) => canPlay(at));
  let tried = 0;
  const search = (turns: number, isReturn: boolean): string | null => {
    for (const { lan } of game.moves({ verbose: true, deploy: false })) {
      if (++tried > MOST_TRIED) return null;
      const goOn = (): boolean =>
        turns > 1 ? search(turns - 1, isReturn) !== null : isReturn && findRest() !== undefined;
      if (leadsOn(level, game, lan, goOn)) return lan;
    }
    return null;
  };
  let way = findRest() ?? null;
  for (const { turns, isReturn } of SEARCHES) way ??= search(turns, isReturn);
  return way;
}

/** A hint for the position that a game of a level has come to. */
export function findHint(level: Level, game: CoTuLenh, kind: (typeof HINTS)[number]): LessonHint {
  const turn = findNext(level, game) ?? findWay(level, game);
  if (turn === null) return { kind: "back" };
  if (kind === "sentence") return { kind };
  const { moves } = game.readTurn(turn);
  if (kind === "turn") return { kind, turn, moves };
  const isFirst = game.history().length === 0;
  return { kind, squares: (isFirst && level.look) || [moves[0]!.from] };
}
