/**
 * A game that is played: selection, choices, deploys, premoves, clocks and players, for any view. It carries
 * no wasm: a game is given to it, of `cotulenh-wasm` or of `cotulenh-wasm/web`, and so is an engine.
 * @module cotulenh-wasm/play
 */
export { createPlay } from "./play/create.js";
export { arrows, effects, flightsOf } from "./play/effects.js";
export { EnginePlayer } from "./play/match/players.js";
export { CoTuLenhError } from "./errors/error.js";
export type { Play } from "./play/class.js";
export type { CoTuLenh } from "./game/class.js";
export type { GameTree } from "./tree/class.js";
export type { ErrorCode, ErrorFacts } from "./vocabulary/error-codes.js";
export type {
  ClockInput,
  ClockState,
  ClockTime,
  EffectPath,
  EnginePlayerData,
  EnginePlayerLike,
  EnginePlayerOptions,
  FlagRule,
  LineArrow,
  MoveEffects,
  Player,
  PlayData,
  PlayEvent,
  PlayOptions,
  PlaySnapshot,
  SearchEngine,
  Selection,
  TryResult,
} from "./play/types.js";
export type {
  Color,
  DeployState,
  FlightSquare,
  Illegal,
  Milliseconds,
  Move,
  Outcome,
  Piece,
  PieceType,
  Square,
  Turn,
} from "./vocabulary/types.js";
