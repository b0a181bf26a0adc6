// The state of a tree. Only the class can read its private field; it shares that with the files of its
// members here.
import { CoTuLenhError } from "../errors.js";
import type { TreeState } from "./state.js";

/** Reads the private field, if there is one. */
type ReadState = (self: object) => TreeState | null;

let readState: ReadState;

/** Called once, by the class. */
export function shareState(read: ReadState): void {
  readState = read;
}

/** The state of `self`, which may be freed, or not a tree at all. */
export function requireTree(self: unknown): TreeState {
  const state = typeof self === "object" && self ? readState(self) : null;
  if (state) return state;
  throw new CoTuLenhError("INVALID_ARGUMENT", "called on something that is not a GameTree");
}

/** The state of a tree that can be used. */
export function stateOf(self: unknown): TreeState {
  const state = requireTree(self);
  if (state.isFreed) throw new CoTuLenhError("FREED", "this tree was freed");
  return state;
}
