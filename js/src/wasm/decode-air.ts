// Packed answers about air defense, as the functions of `src/wasm/air_defense.rs` say.
import type { Answer } from "./answer.js";
import { SQUARES } from "../vocabulary.js";
import { CELL_SHIFT, SQUARE_MASK, VALUE_SHIFT, type AirDefenseResult } from "./generated.js";
import type { AirDefenseSquare, FlightSquare, Square, ZoneSquare } from "../types.js";

/** All squares that are left of an answer. */
export function decodeSquares(answer: Answer): Square[] {
  const squares: Square[] = [];
  while (answer.more) squares.push(SQUARES[answer.word()]!);
  return squares;
}

/** The zone of a defender: its level, and its squares. */
export function decodeZone(answer: Answer): ZoneSquare[] {
  if (!answer.more) return [];
  const range = answer.word();
  return decodeSquares(answer).map((square) => ({ square, range }));
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

/** Flights: a square and a result each. */
export function decodeFlights(answer: Answer): FlightSquare[] {
  const flights: FlightSquare[] = [];
  while (answer.more) {
    const bits = answer.word();
    flights.push({
      square: SQUARES[bits & SQUARE_MASK]!,
      result: (bits >> VALUE_SHIFT) as AirDefenseResult,
    });
  }
  return flights;
}
