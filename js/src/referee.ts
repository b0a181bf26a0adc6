/**
 * The referee of games between two sides that are elsewhere, for servers of any kind: messages of the protocol of
 * online games go in, changes come out. It carries no wasm, and knows no connections and no storage.
 * @module cotulenh-wasm/referee
 */
export { createReferee } from "./referee/create.js";
export { Referee } from "./referee/class.js";
export { REFEREE_LIMITS } from "./referee/limits.js";
export { FORMAT } from "./referee/data.js";
export { findId, readHello, readMessage } from "./protocol/read.js";
export { readLobbyMessage } from "./protocol/read-lobby.js";
export { cleanName } from "./protocol/names.js";
export { createSecret, SECRET } from "./protocol/secrets.js";
export { Refusal } from "./protocol/refusal.js";
export * from "./protocol/messages.js";
export * from "./protocol/lobby.js";
export { CoTuLenhError } from "./errors/error.js";
export type { RefereeOptions } from "./referee/create.js";
export type { Attendance, Receipt, RefereeAnswer, RefereeState } from "./referee/class.js";
export type { MatchState, RefereeData, Sides } from "./referee/data.js";
export type { RefereeLimits } from "./referee/limits.js";
