// The points of a game that has ended (R13).
import { COLORS, COMMANDER, type Color, type PieceType, type Rules } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { otherColor } from "./sides.js";
import { pieceTypes } from "./stacks.js";

/** The bonus for the side that has ended the game, where points decide (R13.4). */
const BONUS = 50;

/** The pieces of the divisions (R13.1). */
const DIVISIONS: Readonly<Partial<Record<string, readonly PieceType[]>>> = {
  naval: ["n"],
  air: ["f"],
  land: ["t", "i", "a"],
};

/** The side that gets the bonus: it has ended the game by R10.1 or R13.2; null if none has. */
export function findBonus(snapshot: PlaySnapshot, { decidedBy }: Rules): Color | null {
  const { outcome, turn, pieces } = snapshot;
  if (!outcome || decidedBy !== "points") return null;
  const lastToMove = otherColor(turn);
  const has = (color: Color, types: readonly PieceType[]) =>
    pieces.some(
      ({ piece }) => piece.color === color && pieceTypes(piece).some((t) => types.includes(t)),
    );
  if (outcome.reason === "checkmate") return lastToMove;
  const types: readonly PieceType[] | undefined =
    outcome.reason === "commanderCaptured" ? [COMMANDER] : DIVISIONS[outcome.reason];
  if (!types) return null;
  const owners = COLORS.filter((color) => has(color, types));
  // If neither side has the division any more, the last move has decided (R13.2).
  return owners.length === 1 ? owners[0]! : lastToMove;
}

/** What a side gets besides its points. */
export function bonusOf(bonus: Color | null, color: Color): number {
  return bonus === color ? BONUS : 0;
}
