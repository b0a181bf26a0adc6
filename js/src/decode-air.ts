// Packed answers about air defense, as the functions of `src/wasm/air_defense.rs` say.
import type { Answer } from "./answer.js";
import { SQUARES, type AirDefenseResult } from "./constants.js";
import type { AirDefenseSquare, FlightSquare, Square, ZoneSquare } from "./types.js";

/** So many squares. */
function squares(answer: Answer, count: number): Square[] {
  const found: Square[] = [];
  for (let n = 0; n < count; n++) found.push(SQUARES[answer.word()]!);
  return found;
}

/** All squares of an answer. */
export function decodeSquares(answer: Answer): Square[] {
  return squares(answer, answer.rest);
}

/** What defends the air: of each its square, its level and its zone. */
function* defenders(answer: Answer): Generator<[defender: Square, level: number, zone: Square[]]> {
  while (answer.more) {
    yield [SQUARES[answer.word()]!, answer.word(), squares(answer, answer.word())];
  }
}

/** The zone of the defender on a square, if there is one. */
export function decodeZone(answer: Answer, index: number): ZoneSquare[] {
  for (const [defender, range, zone] of defenders(answer)) {
    if (defender === SQUARES[index]) return zone.map((square) => ({ square, range }));
  }
  return [];
}

/** The squares that are covered, each with its defenders and the highest of their levels. */
export function decodeCover(answer: Answer): AirDefenseSquare[] {
  const cover = new Map<Square, AirDefenseSquare>();
  for (const [defender, level, zone] of defenders(answer)) {
    for (const square of zone) {
      let covered = cover.get(square);
      if (!covered) cover.set(square, (covered = { square, defenders: [], level: 0 }));
      covered.defenders.push(defender);
      covered.level = Math.max(covered.level, level);
    }
  }
  return SQUARES.flatMap((square) => cover.get(square) ?? []);
}

/** Flights: a square and a result each. */
export function decodeFlights(answer: Answer): FlightSquare[] {
  const flights: FlightSquare[] = [];
  while (answer.more) {
    const bits = answer.word();
    flights.push({ square: SQUARES[bits & 0xff]!, result: (bits >> 8) as AirDefenseResult });
  }
  return flights;
}
