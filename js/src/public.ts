// What both entries of the package offer.
export {
  AIR_FORCE,
  AirDefenseResult,
  ANTI_AIR,
  ARTILLERY,
  BITS,
  BLUE,
  COMMANDER,
  ENGINEER,
  HEADQUARTER,
  INFANTRY,
  MILITIA,
  MISSILE,
  NAVY,
  RED,
  SQUARES,
  TANK,
} from "./constants.js";
export { CoTuLenhError, ERROR_CODES } from "./errors.js";
export { CoTuLenh } from "./game.js";
export type { ErrorCode } from "./errors.js";
export type {
  Color,
  FenOptions,
  File,
  GameOptions,
  Piece,
  PieceType,
  PieceTypeInput,
  Rank,
  Rules,
  Square,
  Terrain,
  Zone,
} from "./types.js";
