// Whether a turn solves a puzzle, and what the other side would answer. Mates, and turns that are not the one
// the puzzle has, are judged by the engine.
import type { CoTuLenh } from "cotulenh-wasm";
import type { Line, Score } from "cotulenh-wasm/engine";
import type { SearchEngine } from "cotulenh-wasm/play";
import type { Puzzle } from "./data.js";

/** The nodes to find a mate, by the turns that are left; else an answer is looked for. */
const NODES = [100_000, 60_000, 200_000, 500_000];

/** When a search ends: by its nodes, or on a slow machine by the time. */
const limitsFor = (left: number) => ({ nodes: NODES[Math.max(0, left)]!, time: 8000 });

/** What a turn of `plane` may give away of the chance to win. */
const MARGIN = 0.1;

export type Judgement =
  /** That was all. */
  | { kind: "solved" }
  /** Right so far: the other side answers. */
  | { kind: "goesOn"; answer: string }
  /** Not the turn; what the engine would answer, unless the game is over. */
  | { kind: "wrong"; refutation: Line | null };

/** A position without its counters: other orders of a deploy lead to the same. */
function placeOf(fen: string): string {
  return fen.split(" ").slice(0, 2).join(" ");
}

/** The position after the turn that the puzzle has. */
function goalOf({ fen, turns }: Puzzle, game: CoTuLenh): string {
  const copy = game.clone();
  try {
    copy.load(fen);
    return placeOf(copy.playTurn(turns[0]).after);
  } finally {
    copy.free();
  }
}

/** Whether the side to move is mated in at most so many turns of the other side. */
function isMated(score: Score, turns: number): boolean {
  return "mate" in score && score.mate <= 0 && -score.mate <= turns;
}

/** Judges the turns so far: `game` stands after the last one, which was the solver's. */
export async function judgeTurn(
  puzzle: Puzzle,
  game: CoTuLenh,
  turns: number,
  engine: SearchEngine,
): Promise<Judgement> {
  const outcome = game.outcome();
  if (outcome) {
    return outcome.winner === puzzle.color
      ? { kind: "solved" }
      : { kind: "wrong", refutation: null };
  }
  const isKnown =
    turns === 1 && puzzle.theme !== "plane" && placeOf(game.fen()) === goalOf(puzzle, game);
  if (isKnown && puzzle.mate === null) return { kind: "solved" };
  const left = (puzzle.mate ?? 0) - turns;
  const { lines } = await engine.search(game, limitsFor(left));
  const [line] = lines;
  if (!line) throw new Error("the engine has found nothing in a game that goes on");
  if (puzzle.mate !== null && left > 0 && (isKnown || isMated(line.score, left))) {
    return { kind: "goesOn", answer: line.turns[0]! };
  }
  if (puzzle.theme === "plane" && (await isGoodEnough(puzzle, game, line.score, engine))) {
    return { kind: "solved" };
  }
  return { kind: "wrong", refutation: line };
}

/** Whether another turn than the tempting flight is about as good as the best one. */
async function isGoodEnough(
  { fen, turns }: Puzzle,
  game: CoTuLenh,
  after: Score,
  engine: SearchEngine,
): Promise<boolean> {
  const played = game.history({ verbose: true }).at(-1);
  if (!played || turns.includes(played.lan)) return false;
  const { winChance } = await import("cotulenh-wasm/engine");
  const { lines } = await engine.search({ fen }, limitsFor(0));
  return 1 - winChance(after) >= winChance(lines[0]!.score) - MARGIN;
}
