// The package's names and types, for the rest of the page: only this folder imports the package.
import { COMMANDER, INFANTRY, TANK, MILITIA, ENGINEER, ARTILLERY, ANTI_AIR } from "cotulenh-wasm";
import { AIR_FORCE, BLUE, HEADQUARTER, MISSILE, NAVY, RED, type PieceType } from "cotulenh-wasm";

export { AIR_FORCE, AirDefenseResult, SQUARES } from "cotulenh-wasm";
export type {
  AirDefenseSquare,
  Color,
  DeployState,
  FlightSquare,
  Move,
  MoveKind,
  Outcome,
  Piece,
  PieceType,
  Rules,
  Square,
  Turn,
} from "cotulenh-wasm";

export const COLORS = [RED, BLUE] as const;

export const PIECE_TYPES: readonly PieceType[] = [
  COMMANDER,
  INFANTRY,
  TANK,
  MILITIA,
  ENGINEER,
  ARTILLERY,
  ANTI_AIR,
  MISSILE,
  AIR_FORCE,
  NAVY,
  HEADQUARTER,
];
