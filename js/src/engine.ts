/**
 * The engine: it finds good turns. It runs in a worker that it starts itself, and carries a wasm module
 * of its own, with the rules inside. Importing it starts nothing.
 * @module cotulenh-wasm/engine
 */
export { Engine } from "./engine/class.js";
export { winChance } from "./record/win-chance.js";
export { CoTuLenhError } from "./errors/error.js";
export type { ErrorCode, ErrorFacts } from "./vocabulary/error-codes.js";
export type {
  Color,
  Milliseconds,
  Move,
  MoveKind,
  Piece,
  PieceType,
  Square,
} from "./vocabulary/types.js";
export type {
  EngineAddress,
  EngineClock,
  EngineGame,
  EngineOptions,
  EngineSignal,
  EngineWorker,
  Limits,
  Line,
  Score,
  SearchInfo,
  SearchResult,
} from "./engine/types.js";
