/**
 * Games against someone elsewhere, by the service in `online/`: its client, which connects again by itself, and
 * which plays in `cotulenh-wasm/play`. It carries no wasm and needs no framework.
 * @module cotulenh-wasm/online
 */
export { createOnlineGame } from "./online/service.js";
export { createSecret as createSeat } from "./protocol/secrets.js";
export { cleanName } from "./protocol/names.js";
export { Lobby } from "./online/lobby.js";
export { OnlineGame } from "./online/class.js";
export { connectOnline, playOptions } from "./online/play.js";
export * from "./protocol/messages.js";
export * from "./protocol/lobby.js";
export { CoTuLenhError } from "./errors/error.js";
export type { ServiceAddress } from "./online/service.js";
export type { LobbyOptions, LobbySnapshot, Seek } from "./online/lobby.js";
export type {
  OnlineListener,
  OnlineOptions,
  OnlineSnapshot,
  ReadySnapshot,
} from "./online/class.js";
export type { Closed, SocketLike, WebSocketLike } from "./online/connection.js";
export type { GameRecord, RecordChange } from "./record/types.js";
export type { Play } from "./play/class.js";
export type { ClockInput, ClockState, ClockTime, FlagRule, PlayOptions } from "./play/types.js";
export type { ErrorCode, ErrorFacts } from "./vocabulary/error-codes.js";
export type {
  Color,
  Illegal,
  Milliseconds,
  Outcome,
  Rules,
  RulesInput,
} from "./vocabulary/types.js";
