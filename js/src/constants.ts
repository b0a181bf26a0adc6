/**
 * The entry for code that needs the words of the game and its board but no games: it carries no wasm.
 * The other entries offer all of it too.
 * @module cotulenh-wasm/constants
 */
export {
  AIR_FORCE,
  AirDefenseResult,
  ANTI_AIR,
  ARTILLERY,
  BITS,
  BLUE,
  COLORS,
  COMMANDER,
  DECLARED_REASONS,
  EMPTY,
  ENGINEER,
  FILES,
  HEADQUARTER,
  ILLEGAL_REASONS,
  INFANTRY,
  MILITIA,
  MISSILE,
  MOVE_KINDS,
  NAVY,
  OFFICIAL_RULES,
  OUTCOME_REASONS,
  PIECE_NAMES,
  PIECE_TYPES,
  POINTS,
  RANKS,
  RED,
  RULE_OPTIONS,
  SQUARES,
  STANDARD_RULES,
  START,
  TANK,
  ZONES,
} from "./vocabulary.js";
export { isSquare, terrainOf } from "./squares.js";
export type {
  Color,
  File,
  MoveKind,
  PieceType,
  Rank,
  Rules,
  Square,
  Terrain,
  Zone,
} from "./types.js";
