// Side to move and move number, counted from the start of a record. This is the only place that reads them from a FEN.
import { otherColor } from "../vocabulary/colors.js";
import type { Color } from "../vocabulary/types.js";

/** Side to move and move number. */
export interface Moment {
  /** Whose turn it is. */
  readonly toMove: Color;
  /** The number of the move. */
  readonly moveNumber: number;
}

/** The highest move number. */
const MAX_NUMBER = 2 ** 32 - 1;

/** Those of the first position; its FEN was checked before. */
export function readStart(fen: string): Moment {
  const [, toMove, , , , moveNumber] = fen.split(" ");
  return { toMove: toMove as Color, moveNumber: Number(moveNumber) };
}

/** Those after one more turn. The number goes up after Blue's turn. */
export function nextMoment({ toMove, moveNumber }: Moment): Moment {
  const isCounted = toMove === "b" && moveNumber < MAX_NUMBER;
  return { toMove: otherColor(toMove), moveNumber: isCounted ? moveNumber + 1 : moveNumber };
}
