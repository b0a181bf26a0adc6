// Judges a game by its level: whether it is done, how the other side answers, and which clause an illegal move breaks.
import type { CoTuLenh } from "../game/class.js";
import { isFinal } from "../play/position.js";
import { readStart } from "../record/start.js";
import type { TriedMove } from "../texts/tried.js";
import type { Color, Illegal, Turn } from "../vocabulary/types.js";
import { findHolding } from "./conditions.js";
import type { Clause, LevelData } from "./level.js";
import type { Stars, Verdict } from "./types.js";

/** The learner's side: the one to move in the position of the level. */
export function learnerOf({ fen }: Pick<LevelData, "fen">): Color {
  return readStart(fen).toMove;
}

/** 3 stars for the shortest way, 2 for at most half as many turns again. */
function starsFor(turns: number, shortest: number): Stars {
  if (turns <= shortest) return 3;
  return turns <= Math.ceil(shortest * 1.5) ? 2 : 1;
}

/** The turns that the learner has. */
function limitOf({ limit, answers }: LevelData): number {
  return limit ?? (answers ? Infinity : 1);
}

/**
 * Judges a game that started from the position of a level. A lesson does so after each turn, and a server can check a
 * solution with it.
 *
 * @example
 * ```ts
 * const game = new CoTuLenh(level.fen, { rules: level.rules });
 * game.playTurn(level.solution[0]);
 * judge(level, game).state;
 * ```
 */
export function judge(
  level: LevelData,
  game: CoTuLenh,
  turns: readonly Turn[] = game.history({ verbose: true }),
): Verdict {
  const color = learnerOf(level);
  const attempt = { game, turns, color };
  const own = turns.filter((turn) => turn.color === color).length;
  const none = { turns: own, stars: 0, failed: null } as const;
  if (own === 0) return { ...none, state: "playing" };
  const failed = level.failure && findHolding(level.failure, attempt);
  if (failed) return { ...none, state: "failed", failed };
  if (findHolding(level.success, attempt)) {
    return { ...none, state: "done", stars: starsFor(own, level.solution.length) };
  }
  if (own >= limitOf(level)) return { ...none, state: "failed", failed: "turns" };
  if (isFinal({ outcome: game.outcome() })) return { ...none, state: "failed", failed: "over" };
  return { ...none, state: "playing" };
}

/**
 * The answer of the other side in LAN, as the level has it; `null` if an engine answers.
 *
 * @example
 * ```ts
 * const turn = findAnswer(level, game);
 * if (turn) game.playTurn(turn);
 * ```
 */
export function findAnswer(
  { answers }: LevelData,
  game: CoTuLenh,
  turns: readonly Turn[] = game.history({ verbose: true }),
): string | null {
  if (!answers || "level" in answers) return null;
  const color = game.turn();
  const answered = turns.filter((turn) => turn.color === color).length;
  const list = answers[answered % answers.length] ?? [];
  // Not a deploy step, which would not end the turn.
  return (
    list.find((turn) => game.isLegal(turn)) ??
    game.moves({ verbose: true, deploy: false })[0]?.lan ??
    null
  );
}

const CLAUSES: { readonly [Reason in Illegal["reason"]]: Clause } = {
  gameOver: "R10.1",
  sessionOpen: "R7.1",
  emptySquare: "R1.1",
  notYours: "R1.1",
  notLive: "R1.1",
  notInStack: "R7.1",
  hasActed: "R7.4",
  noLine: "R2.1",
  tooFar: "R2.1",
  blocked: "R2.2",
  terrain: "R1.3",
  river: "R4.2",
  airDefense: "R5.4",
  cannotCombine: "R6.1",
  cannotCapture: "R3.1",
  leavesCargo: "R7.3",
  lineOfSight: "R9.4",
  losesCommander: "R9.3",
  commanderInDanger: "R9.3",
  deadEnd: "R7.8",
};

/**
 * The clause of the rules that an illegal move breaks. It can be more exact if the moved piece and the piece on the
 * target square are known.
 *
 * @example
 * ```ts
 * const illegal = game.explain("Tf4f8");
 * if (illegal) console.log(clauseOf(illegal));
 * ```
 */
export function clauseOf(
  { reason }: Pick<Illegal, "reason">,
  { piece, target }: Partial<Pick<TriedMove, "piece" | "target">> = {},
): Clause {
  const isShot = piece?.type === "n" && target && target.color !== piece.color;
  return reason === "tooFar" && isShot ? "R2.4" : CLAUSES[reason];
}
