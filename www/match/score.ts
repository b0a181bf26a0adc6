// The points of both sides (R13.3), and the bonus of the side that has ended the game (R13.4).
import {
  COLORS,
  otherColor,
  type Color,
  type CoTuLenh,
  type Outcome,
  type PieceType,
} from "cotulenh-wasm";
import { listTypes } from "./ask.js";

/** The bonus for the side that has ended the game, where points decide (R13.4): `ENDING_BONUS` of the crate. */
export const BONUS = 50;

/** The pieces of the divisions (R13.1). */
export const DIVISIONS = {
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
    game
      .pieces(color)
      .some(({ piece }) => listTypes(piece).some((type) => division.includes(type))),
  );
  // If neither side has the division any more, the last move has decided (R13.2).
  return owners.length === 1 ? owners[0]! : lastToMove;
}

/** The side that gets the bonus; null where points do not decide, or where neither side has ended the game. */
export function findBonus(game: CoTuLenh): Color | null {
  const outcome = game.outcome();
  return outcome && game.rules().decidedBy === "points" ? findEnder(game, outcome) : null;
}
