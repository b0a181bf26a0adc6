// Lets `GameTree`, which has no wasm, read a PGN with the class of a given game. The two are bundled separately, so they
// share the name of the member by a global symbol.
import type { GameRecord } from "../record/types.js";
import type { Rules } from "../vocabulary/types.js";

/** The name of the static member. */
export const READ_PGN: unique symbol = /* @__PURE__ */ Symbol.for("cotulenh-wasm.readPgn") as never;

/** A class that reads a PGN. */
export interface PgnReadingClass {
  /** The game of a PGN, as text or as data, as a record. `rules` are for a text without a `Rules` tag. */
  [READ_PGN](pgn: unknown, rules: Rules): GameRecord;
}
