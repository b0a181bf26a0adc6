// Air defense in the words of the view.
import {
  AirDefenseResult,
  type Color,
  type CoTuLenh,
  type Piece,
  type Square,
} from "cotulenh-wasm";
import type { FlightLook, ZoneLook } from "../board/model.js";
import { SIDES } from "./shape.js";
import { kinds } from "./stacks.js";

export function otherSide(color: Color): Color {
  return color === "r" ? "b" : "r";
}

/** The squares that a side defends. */
export function zonesOf(engine: CoTuLenh, defender: Color): ZoneLook[] {
  return engine.getAirDefense(otherSide(defender)).map(({ square, defenders, level }) => ({
    square,
    side: SIDES[defender],
    // Under the rules without levels every zone is as strong as the others.
    level: Math.max(level, 1),
    count: defenders.length,
  }));
}

/** The zone of the defender on a square; empty if nothing there defends. */
export function zoneAround(engine: CoTuLenh, square: Square): Square[] {
  if (!engine.get(square)) return [];
  return engine.getAirDefenseAroundPiece(square).map((covered) => covered.square);
}

const RESULTS: Readonly<Record<number, FlightLook["result"]>> = {
  [AirDefenseResult.SAFE_PASS]: "safe",
  [AirDefenseResult.KAMIKAZE]: "kamikaze",
  [AirDefenseResult.DESTROYED]: "stopped",
};

/** The lines of the plane that stands, or is carried, on a square. */
export function flightsFrom(engine: CoTuLenh, square: Square): FlightLook[] {
  return engine.getFlightPaths(square).map((path) => ({
    square: path.square,
    result: RESULTS[path.result] ?? "stopped",
  }));
}

/** Whether a plane is among what is held. */
export function hasPlane(held: Piece): boolean {
  return kinds(held).includes("f");
}
