/**
 * The entry for code that needs the words of the game and its board but no games: it carries no wasm.
 * The other entries offer all of it too.
 * @module cotulenh-wasm/constants
 */
export * from "./vocabulary/words.js";
export { CoTuLenhError } from "./errors/error.js";
export { otherColor } from "./arguments/colors.js";
export { canStand, isSquare, terrainOf } from "./arguments/squares.js";
export type { ErrorCode } from "./vocabulary/error-codes.js";
export type {
  Color,
  File,
  MoveKind,
  PieceType,
  PieceTypeInput,
  Rank,
  Rules,
  Square,
  Terrain,
  TerrainZone,
} from "./vocabulary/types.js";
