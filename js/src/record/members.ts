// Members of the class `CoTuLenh` that only other entries of the package call. The entries are bundled separately, and
// `GameTree` and the engine carry no wasm, so they find these members by global symbols.
import type { Outcome, Rules } from "../vocabulary/types.js";

/** The name of the static member that reads a PGN. */
export const READ_PGN: unique symbol = /* @__PURE__ */ Symbol.for("cotulenh-wasm.readPgn") as never;

/** The name of the member that gives the record of a game. */
export const RECORD: unique symbol = /* @__PURE__ */ Symbol.for("cotulenh-wasm.record") as never;

/** The name of the member that gives what plays a game again. */
export const TURNS: unique symbol = /* @__PURE__ */ Symbol.for("cotulenh-wasm.turns") as never;

/** What plays a game again: no notes, no SAN and no positions but the first. */
export interface PlayedTurns {
  readonly rules: Rules;
  readonly autoCommit?: false;
  readonly start: string;
  /** The turns in LAN. */
  readonly turns: readonly string[];
  /** The square of an open deploy that was opened without a step. */
  readonly deploy?: string;
  /** The steps of an open deploy, in LAN. */
  readonly steps?: readonly string[];
  /** How the game has ended. */
  readonly result?: Outcome;
}
