// What a level says about a game: whether it is done, how the other side answers, which clause refuses a move.
import type { CoTuLenh } from "../game/class.js";
import { isFinal } from "../play/position.js";
import type { TriedMove } from "../texts/tried.js";
import type { Color, Illegal, Turn } from "../types.js";
import { findHolding } from "./conditions.js";
import type { Clause, LevelData } from "./level.js";
import type { Stars, Verdict } from "./types.js";

/** The learner's side: the one to move in the position of the level. */
export function learnerOf({ fen }: Pick<LevelData, "fen">): Color {
  return fen.split(" ")[1] === "b" ? "b" : "r";
}

/** 3 stars for the shortest way, 2 for one that is half as long again. */
function starsFor(turns: number, shortest: number): Stars {
  if (turns <= shortest) return 3;
  return turns <= Math.ceil(shortest * 1.5) ? 2 : 1;
}

/** After so many turns of the learner a level has failed. */
function limitOf({ limit, answers }: LevelData): number {
  return limit ?? (answers ? Infinity : 1);
}

/**
 * How a level stands in a game that began with its position. Servers can check a way with it; a lesson does
 * so after each turn.
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
  const course = { game, turns, color, fen: level.fen };
  const own = turns.filter((turn) => turn.color === color).length;
  const none = { turns: own, stars: 0, failed: null } as const;
  if (own === 0) return { ...none, state: "playing" };
  const failed = level.failure && findHolding(level.failure, course);
  if (failed) return { ...none, state: "failed", failed };
  if (findHolding(level.success, course)) {
    return { ...none, state: "done", stars: starsFor(own, level.solution.length) };
  }
  if (own >= limitOf(level)) return { ...none, state: "failed", failed: "turns" };
  if (isFinal({ outcome: game.outcome() })) return { ...none, state: "failed", failed: "over" };
  return { ...none, state: "playing" };
}

/**
 * The turn in LAN with which the other side answers, where the level has it; `null` if an engine answers.
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
  // A lone move is preferred: a deploy step would not end the turn.
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
 * The clause of the rules that a move which is not legal breaks. What moves, and what stands where it leads,
 * can make it a more exact one.
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
