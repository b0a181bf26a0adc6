// Access to the core of a play for the files that hold its members. The core is a private field, so the class hands over
// a function that reads it.
import { CoTuLenhError } from "../errors/error.js";
import type { Core } from "./core.js";

/** Reads the private field, if there is one. */
type ReadCore = (self: object) => Core | null;

let readCore: ReadCore;

/** Called once, by the class. */
export function shareCore(read: ReadCore): void {
  readCore = read;
}

/** The core of `self`, which may be destroyed, or not a `Play` at all. */
export function requirePlay(self: unknown): Core {
  const core = typeof self === "object" && self ? readCore(self) : null;
  if (core) return core;
  throw new CoTuLenhError("INVALID_ARGUMENT", "called on something that createPlay did not make");
}

/** The core of a play that was not destroyed. */
export function coreOf(self: unknown): Core {
  const core = requirePlay(self);
  if (core.isDestroyed) throw new CoTuLenhError("FREED", "this game was destroyed");
  return core;
}

/** The same. If the time is up, the game is ended first. */
export function tickingCoreOf(self: unknown): Core {
  const core = coreOf(self);
  core.arbiter.tick();
  return core;
}
