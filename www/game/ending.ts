// How a game has ended (R10, R13): declared ends, and the points of both sides.
import { COLORS, type Color, type CoTuLenh, type Outcome, type PieceType } from "cotulenh-wasm";
import { otherColor } from "./sides.js";
import { pieceTypes } from "./stacks.js";

/** The reasons by which a side loses that resigns or forfeits. */
const FORFEITS = ["resigned", "time", "abandoned", "adjudicated"] as const;

/** An end that is declared (R13.5), with the side that loses by it: `agreed`, `time`, `resigned-r`. */
export type DeclaredEnd = "agreed" | "time" | `${(typeof FORFEITS)[number]}-${Color}`;

/** All of them, to check stored data. */
export const DECLARED_ENDS: readonly DeclaredEnd[] = [
  "agreed",
  "time",
  ...FORFEITS.flatMap((reason) => COLORS.map((color) => `${reason}-${color}` as const)),
];

/** The end that was declared; null if the game goes on, or has ended by the rules. */
export function findDeclaredEnd(outcome: Outcome | null): DeclaredEnd | null {
  const name = outcome?.by ? `${outcome.reason}-${outcome.by}` : outcome?.reason;
  return DECLARED_ENDS.find((end) => end === name) ?? null;
}

/** Ends a game. Throws if it is over. */
export function declareEnd(game: CoTuLenh, end: DeclaredEnd): void {
  if (end === "agreed") return game.agreeDraw();
  if (end === "time") return game.timeUp();
  const [reason, color] = end.split("-") as [(typeof FORFEITS)[number], Color];
  if (reason === "resigned") game.resign(color);
  else game.forfeit(color, reason);
}

/** The bonus for the side that has ended the game, where points decide (R13.4). */
export const BONUS = 50;

/** The pieces of the divisions (R13.1). */
const DIVISIONS = {
  naval: ["n"],
  air: ["f"],
  land: ["t", "i", "a"],
} as const satisfies Partial<Record<Outcome["reason"], readonly PieceType[]>>;

/** The side that has ended the game by R10.1 or R13.2; null if none has. */
function findEnder(game: CoTuLenh, { reason }: Outcome): Color | null {
  const lastToMove = otherColor(game.turn());
  if (reason === "checkmate") return lastToMove;
  if (reason === "commanderCaptured") {
    return COLORS.find((color) => game.getCommanderSquare(color) !== null) ?? null;
  }
  if (reason !== "naval" && reason !== "air" && reason !== "land") return null;
  const division: readonly PieceType[] = DIVISIONS[reason];
  const owners = COLORS.filter((color) =>
    game.pieces(color).some(({ piece }) => pieceTypes(piece).some((t) => division.includes(t))),
  );
  // If neither side has the division any more, the last move has decided (R13.2).
  return owners.length === 1 ? owners[0]! : lastToMove;
}

/** The points of both sides (R13.3), and who gets the bonus (R13.4). */
export interface Score {
  points: Readonly<Record<Color, number>>;
  bonus: Color | null;
}

export function readScore(game: CoTuLenh, outcome: Outcome | null): Score {
  const isByPoints = outcome !== null && game.rules().decidedBy === "points";
  return { points: game.points(), bonus: isByPoints ? findEnder(game, outcome) : null };
}

/** The points of a side with the bonus. */
export function totalPoints({ points, bonus }: Score, color: Color): number {
  return points[color] + (bonus === color ? BONUS : 0);
}
