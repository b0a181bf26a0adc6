/**
 * Games against someone elsewhere, by the service in `online/`: its client, which connects again by itself, and
 * which plays in `cotulenh-wasm/play`. It carries no wasm and needs no framework.
 * @module cotulenh-wasm/online
 */
export { createOnlineGame } from "./online/service.js";
export { OnlineGame } from "./online/class.js";
export { connectOnline, playOptions } from "./online/play.js";
export {
  addIncrement,
  isTimeUp,
  readClock,
  runClock,
  setTimes,
  timeLeft,
} from "./play/match/clock.js";
export { CLOSE_CODES, PROTOCOL } from "./online/messages.js";
export { CoTuLenhError } from "./errors.js";
export type { ServiceAddress } from "./online/service.js";
export type { OnlineOptions, OnlineSnapshot } from "./online/class.js";
export type { Closed, SocketLike, WebSocketLike } from "./online/connection.js";
export type {
  ActionMessage,
  ClientMessage,
  ClockTimes,
  CreatedGame,
  EndedMessage,
  HelloMessage,
  JoinedMessage,
  NewGame,
  OfferAction,
  OfferKind,
  OfferMessage,
  Offers,
  OnlineRecord,
  PingMessage,
  PongMessage,
  Presence,
  PresenceMessage,
  RefusalCode,
  RefusedMessage,
  ServiceMessage,
  StateMessage,
  StepMessage,
} from "./online/messages.js";
export type { Play } from "./play/class.js";
export type { ClockInput, ClockState, ClockTime, FlagRule, PlayOptions } from "./play/types.js";
export type { ErrorCode, ErrorFacts } from "./errors.js";
export type { Color, Illegal, Outcome, Rules, RulesInput } from "./types.js";
