// Access to the state of a tree for the files that hold its members. The state is a private field, so the class hands over
// a function that reads it.
import { CoTuLenhError } from "../errors/error.js";
import type { TreeState } from "./state.js";

/** The name under which a play reads the state, even of a tree from the other module system (ESM or CommonJS). */
export const TREE_STATE: unique symbol = /* @__PURE__ */ Symbol.for(
  "cotulenh-wasm.treeState",
) as never;

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
