// The package's names and types, for the rest of the page: only this folder imports the package.
export {
  AIR_FORCE,
  AirDefenseResult,
  FILES,
  RANKS,
  SQUARES,
  START,
  terrainOf,
} from "cotulenh-wasm";
export type {
  AirDefenseSquare,
  Color,
  DeployState,
  FlightSquare,
  Illegal,
  Move,
  MoveKind,
  Outcome,
  Piece,
  PieceType,
  Rules,
  Square,
  Turn,
} from "cotulenh-wasm";
