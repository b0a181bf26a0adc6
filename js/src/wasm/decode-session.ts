// The packed deploy session, as `push_session` in `src/wasm/packed/mod.rs` says.
import { SQUARES } from "../vocabulary/words.js";
import { CELL_MASK, CELL_SHIFT, SQUARE_MASK, VALUE_SHIFT } from "../vocabulary/generated.js";
import type { DeployState, SquareChange, SquarePiece } from "../vocabulary/types.js";
import type { Answer } from "./answer.js";
import { decodeCell, decodeTypes } from "./decode-cells.js";
import { decodeMoves } from "./decode-moves.js";

/** The open session, if the rest of an answer has one, and what stands on the real board where it has changed. */
export function decodeSession(answer: Answer): {
  session: DeployState | null;
  ghosts: SquarePiece[];
} {
  if (!answer.more) return { session: null, ghosts: [] };
  const stacks = answer.word();
  const state = answer.word();
  const changes: SquareChange[] = [];
  const ghosts: SquarePiece[] = [];
  for (let left = answer.word(); left > 0; left--) {
    const square = SQUARES[answer.word()]!;
    const cells = answer.word();
    changes.push({ square, piece: decodeCell(cells & CELL_MASK) });
    const real = decodeCell(cells >>> CELL_SHIFT);
    if (real) ghosts.push({ square, piece: real });
  }
  const session: DeployState = {
    square: SQUARES[state & SQUARE_MASK]!,
    original: decodeCell(stacks & CELL_MASK)!,
    remaining: decodeCell(stacks >>> CELL_SHIFT),
    waiting: decodeTypes(state >>> CELL_SHIFT),
    steps: decodeMoves(answer),
    canCommit: ((state >> VALUE_SHIFT) & 1) === 1,
    changes,
  };
  return { session, ghosts };
}
