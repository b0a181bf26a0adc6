// Packed answers about air defense, as `src/wasm/packed/mod.rs` says.
import type { Answer } from "./answer.js";
import { SQUARES } from "../vocabulary/words.js";
import { CELL_SHIFT, SQUARE_MASK, STAR_BIT, VALUE_SHIFT } from "../vocabulary/generated.js";
import { coveredBy } from "../vocabulary/zones.js";
import type { AirDefender, AirDefenseSquare, Color, Square } from "../vocabulary/types.js";

/** All squares that are left of an answer. */
export function decodeSquares(answer: Answer): Square[] {
  const squares: Square[] = [];
  while (answer.more) squares.push(SQUARES[answer.word()]!);
  return squares;
}

/** The squares that are covered, each with its defenders and the highest of their levels. */
export function decodeCover(answer: Answer): AirDefenseSquare[] {
  const cover: AirDefenseSquare[] = [];
  for (let left = answer.word(); left > 0; left--) {
    const bits = answer.word();
    const defenders: Square[] = [];
    for (let n = bits >>> CELL_SHIFT; n > 0; n--) defenders.push(SQUARES[answer.word()]!);
    const level = (bits >> VALUE_SHIFT) & SQUARE_MASK;
    cover.push({ square: SQUARES[bits & SQUARE_MASK]!, defenders, level });
  }
  return cover;
}

/** Who of a side defends the air. */
export function decodeDefenders(answer: Answer, color: Color): AirDefender[] {
  const defenders: AirDefender[] = [];
  for (let left = answer.word(); left > 0; left--) {
    const bits = answer.word();
    const square = SQUARES[bits & SQUARE_MASK]!;
    const level = (bits & ~STAR_BIT) >> VALUE_SHIFT;
    const noFly = (bits & STAR_BIT) !== 0;
    defenders.push({ square, color, level, noFly, squares: coveredBy(square, level, noFly) });
  }
  return defenders;
}
