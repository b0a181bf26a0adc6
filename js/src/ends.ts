// Ends of games that are not in the rules: the host declares them (R13.5).
import type { Outcome } from "./types.js";

/** The outcomes that the host declares; the rules find the others. */
export const DECLARED_REASONS: readonly Outcome["reason"][] = Object.freeze([
  "time",
  "resigned",
  "agreed",
  "abandoned",
  "adjudicated",
]);
