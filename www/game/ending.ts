// How a game has ended (R10, R13): ends that the page says, and the points of both sides.
import { COLORS, type Color, type CoTuLenh, type Outcome, type PieceType } from "cotulenh-wasm";
import { otherColor } from "./sides.js";
import { pieceTypes } from "./stacks.js";

/** The ends that are not in the rules: the page says them (R13.5). */
export const SAID_ENDS = ["redResigns", "blueResigns", "agreed", "time"] as const;
export type SaidEnd = (typeof SAID_ENDS)[number];

/** The end that was said; null if the game goes on, or has ended by the rules. */
export function findSaidEnd(outcome: Outcome | null): SaidEnd | null {
  if (outcome?.reason === "resigned") return outcome.winner === "r" ? "blueResigns" : "redResigns";
  return outcome?.reason === "agreed" || outcome?.reason === "time" ? outcome.reason : null;
}

/** Ends a game. Throws if it is over. */
export function sayEnd(engine: CoTuLenh, end: SaidEnd): void {
  if (end === "agreed") engine.agreeDraw();
  else if (end === "time") engine.timeUp();
  else engine.resign(end === "redResigns" ? "r" : "b");
}

/** The points on top for the side that has ended the game, where points decide (R13.4). */
export const BONUS = 50;

/** The pieces of the divisions (R13.1). */
const DIVISIONS = {
  naval: ["n"],
  air: ["f"],
  land: ["t", "i", "a"],
} as const satisfies Partial<Record<Outcome["reason"], readonly PieceType[]>>;

/** The side that has ended the game by R10.1 or R13.2; null if none has. */
function findEnder(engine: CoTuLenh, { reason }: Outcome): Color | null {
  const lastToMove = otherColor(engine.turn());
  if (reason === "checkmate") return lastToMove;
  if (reason === "commanderCaptured") {
    return COLORS.find((color) => engine.getCommanderSquare(color) !== null) ?? null;
  }
  if (reason !== "naval" && reason !== "air" && reason !== "land") return null;
  const division: readonly PieceType[] = DIVISIONS[reason];
  const owners = COLORS.filter((color) =>
    engine.pieces(color).some(({ piece }) => pieceTypes(piece).some((t) => division.includes(t))),
  );
  // If neither side has the division any more, the last stroke has decided (R13.2).
  return owners.length === 1 ? owners[0]! : lastToMove;
}

/** The points of both sides (R13.3), and who has those on top (R13.4). */
export interface Score {
  points: Readonly<Record<Color, number>>;
  bonus: Color | null;
}

export function readScore(engine: CoTuLenh, outcome: Outcome | null): Score {
  const isDecidedByPoints = outcome !== null && engine.rules().decidedBy === "points";
  return { points: engine.points(), bonus: isDecidedByPoints ? findEnder(engine, outcome) : null };
}

/** The points of a side with those on top. */
export function totalPoints({ points, bonus }: Score, color: Color): number {
  return points[color] + (bonus === color ? BONUS : 0);
}
