// The package's names and types, for the rest of the page.
export { AIR_FORCE, COLORS, FILES, RANKS, SQUARES, START, terrainOf } from "cotulenh-wasm";
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
  SquarePiece,
  Turn,
} from "cotulenh-wasm";
export type { Play, PlayEvent, PlaySnapshot, Selection } from "cotulenh-wasm/play";
export type { Evaluation, GameTree, TreeNode } from "cotulenh-wasm/tree";
