/**
 * Words for people: names of pieces and sides, moves, refusals, outcomes and errors as sentences. Every
 * function takes the table of a language; a bundler leaves out the tables that are not imported. It
 * carries no wasm.
 *
 * @example
 * ```ts
 * describeIllegal({ reason: "blocked", squares: ["e5"] }, en); // "the piece on e5 is in the way"
 * ```
 * @module cotulenh-wasm/texts
 */
export {
  describeError,
  describeIllegal,
  describeMove,
  describeOutcome,
  describePiece,
  describePromotions,
  describeReason,
  describeStatus,
  describeWinner,
  isDecidedByPoints,
  kindName,
  listWords,
  namePieces,
  pieceName,
  sideName,
} from "./texts/describe.js";
export { en } from "./texts/en.js";
export { vi } from "./texts/vi.js";
export type {
  BoardTexts,
  DistanceSentence,
  ErrorWords,
  MoveSentence,
  Texts,
} from "./texts/table.js";
export type { TriedMove } from "./texts/tried.js";
