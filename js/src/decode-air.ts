// Packed answers about air defense: bytes, as the functions of `src/wasm/air_defense.rs` say.
import { SQUARES, type AirDefenseResult } from "./constants.js";
import type { AirDefenseSquare, FlightSquare, Square, ZoneSquare } from "./types.js";

/** Squares from their numbers. */
export function decodeSquares(numbers: Uint8Array): Square[] {
  return Array.from(numbers, (number) => SQUARES[number]!);
}

/** A zone: the level, then the squares. */
export function decodeZone(bytes: Uint8Array): ZoneSquare[] {
  const range = bytes[0]!;
  return decodeSquares(bytes.subarray(1)).map((square) => ({ square, range }));
}

/** Covered squares: number, level, how many defenders, their squares. */
export function decodeCover(bytes: Uint8Array): AirDefenseSquare[] {
  const cover: AirDefenseSquare[] = [];
  for (let i = 0; i < bytes.length;) {
    const square = SQUARES[bytes[i]!]!;
    const level = bytes[i + 1]!;
    const end = i + 3 + bytes[i + 2]!;
    cover.push({ square, defenders: decodeSquares(bytes.subarray(i + 3, end)), level });
    i = end;
  }
  return cover;
}

/** Flights: pairs of square and result. */
export function decodeFlights(bytes: Uint8Array): FlightSquare[] {
  const flights: FlightSquare[] = [];
  for (let i = 0; i < bytes.length; i += 2) {
    flights.push({ square: SQUARES[bytes[i]!]!, result: bytes[i + 1]! as AirDefenseResult });
  }
  return flights;
}
