// Packed answers about air defense: bytes, as the functions of `src/wasm/air_defense.rs` say.
import { SQUARES, type AirDefenseResult } from "./constants.js";
import type { AirDefenseSquare, FlightSquare, Square, ZoneSquare } from "./types.js";

/** Squares from their numbers. */
export function decodeSquares(numbers: Uint8Array): Square[] {
  return Array.from(numbers, (number) => SQUARES[number]!);
}

/** What defends the air: of each its square, its level and its zone. */
function* defenders(
  bytes: Uint8Array,
): Generator<[defender: number, level: number, zone: Uint8Array]> {
  for (let i = 0; i < bytes.length;) {
    const end = i + 3 + bytes[i + 2]!;
    yield [bytes[i]!, bytes[i + 1]!, bytes.subarray(i + 3, end)];
    i = end;
  }
}

/** The zone of the defender on a square, if there is one. */
export function decodeZone(bytes: Uint8Array, index: number): ZoneSquare[] {
  for (const [defender, range, zone] of defenders(bytes)) {
    if (defender === index) return decodeSquares(zone).map((square) => ({ square, range }));
  }
  return [];
}

/** The squares that are covered, each with its defenders and the highest of their levels. */
export function decodeCover(bytes: Uint8Array): AirDefenseSquare[] {
  const cover: (AirDefenseSquare | undefined)[] = new Array(SQUARES.length).fill(undefined);
  for (const [defender, level, zone] of defenders(bytes)) {
    for (const number of zone) {
      const covered = (cover[number] ??= { square: SQUARES[number]!, defenders: [], level: 0 });
      covered.defenders.push(SQUARES[defender]!);
      covered.level = Math.max(covered.level, level);
    }
  }
  return cover.filter((covered) => covered !== undefined);
}

/** Flights: pairs of square and result. */
export function decodeFlights(bytes: Uint8Array): FlightSquare[] {
  const flights: FlightSquare[] = [];
  for (let i = 0; i < bytes.length; i += 2) {
    flights.push({ square: SQUARES[bytes[i]!]!, result: bytes[i + 1]! as AirDefenseResult });
  }
  return flights;
}
