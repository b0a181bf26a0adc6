// From the game's types to those of the board, which knows no game.
import type { BoardPiece, BoardShape, FlightSquare, Side, ZoneSquare } from "../board/model.js";
import { parseSquare } from "../game/squares.js";
import { AirDefenseResult, FILES, RANKS, terrainOf } from "../game/vocabulary.js";
import type * as game from "../game/vocabulary.js";

export const SIDES: Readonly<Record<game.Color, Side>> = { r: "red", b: "blue" };
export const COLORS = Object.keys(SIDES) as game.Color[];

/** The files, ranks and terrain of the board. */
export const BOARD_SHAPE: BoardShape = {
  files: FILES,
  ranks: RANKS.map(String),
  terrain: (name) => terrainOf(parseSquare(name)),
};

export function toBoardPiece(piece: game.Piece): BoardPiece {
  return {
    type: piece.type,
    side: SIDES[piece.color],
    heroic: piece.heroic ?? false,
    carrying: (piece.carrying ?? []).map(toBoardPiece),
  };
}

export function toZoneSquare(defended: game.AirDefenseSquare, defender: game.Color): ZoneSquare {
  const { square, defenders, level } = defended;
  // The level is 0 under the rules without levels, where all zones are equally strong.
  return { square, side: SIDES[defender], level: Math.max(level, 1), count: defenders.length };
}

const FLIGHT_RESULTS: Readonly<Record<AirDefenseResult, FlightSquare["result"]>> = {
  [AirDefenseResult.SAFE_PASS]: "safe",
  [AirDefenseResult.KAMIKAZE]: "kamikaze",
  [AirDefenseResult.DESTROYED]: "stopped",
};

export function toFlightSquare({ square, result }: game.FlightSquare): FlightSquare {
  return { square, result: FLIGHT_RESULTS[result] };
}
