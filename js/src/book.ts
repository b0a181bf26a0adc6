/**
 * A book of openings from games of the engine against itself: what was played in a position, how those games have
 * ended, and what a search thinks of it. It carries no wasm.
 * @module cotulenh-wasm/book
 */
export { chooseBookTurn, findBookTurns } from "./book/find.js";
export { withBook } from "./book/engine.js";
export { CoTuLenhError } from "./errors/error.js";
export type { BookOptions, BookTurn } from "./book/types.js";
export type { SearchEngine } from "./play/types.js";
export type { CoTuLenh } from "./game/class.js";
export type { ErrorCode, ErrorFacts } from "./vocabulary/error-codes.js";
