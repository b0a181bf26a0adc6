// Packed answers about air defense, as the functions of `src/wasm/air_defense.rs` say.
import type { Answer } from "./answer.js";
import { SQUARES } from "../vocabulary.js";
import { SQUARE_MASK, VALUE_SHIFT, type AirDefenseResult } from "./generated.js";
import type { AirDefenseSquare, FlightSquare, Square, ZoneSquare } from "../types.js";

/** All squares of an answer. */
export function decodeSquares(answer: Answer): Square[] {
  const squares: Square[] = [];
  while (answer.more) squares.push(SQUARES[answer.word()]!);
  return squares;
}

/** What defends the air, by its number: its level, and the numbers of the squares of its zone. */
function* defenders(answer: Answer): Generator<[defender: number, level: number, zone: number[]]> {
  while (answer.more) {
    const [defender, level] = [answer.word(), answer.word()];
    const zone: number[] = [];
    for (let n = answer.word(); n > 0; n--) zone.push(answer.word());
    yield [defender, level, zone];
  }
}

/** The zone of the defender on a square, if there is one. */
export function decodeZone(answer: Answer, index: number): ZoneSquare[] {
  for (const [defender, range, zone] of defenders(answer)) {
    if (defender === index) return zone.map((number) => ({ square: SQUARES[number]!, range }));
  }
  return [];
}

/** The squares that are covered, each with its defenders and the highest of their levels. */
export function decodeCover(answer: Answer): AirDefenseSquare[] {
  const cover: (AirDefenseSquare | undefined)[] = new Array(SQUARES.length).fill(undefined);
  for (const [defender, level, zone] of defenders(answer)) {
    for (const number of zone) {
      const covered = (cover[number] ??= { square: SQUARES[number]!, defenders: [], level: 0 });
      covered.defenders.push(SQUARES[defender]!);
      covered.level = Math.max(covered.level, level);
    }
  }
  return cover.filter((covered) => covered !== undefined);
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
