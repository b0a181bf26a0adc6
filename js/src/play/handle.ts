// The core of a game that is played. Only the class can read its private field; it shares that with the file
// of its other members here.
import { CoTuLenhError } from "../errors.js";
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

/** The core of a game that goes on. */
export function coreOf(self: unknown): Core {
  const core = requirePlay(self);
  if (core.isDestroyed) throw new CoTuLenhError("FREED", "this game was destroyed");
  return core;
}

/** The same, after a look at the clock: the time may be up. */
export function awake(self: unknown): Core {
  const core = coreOf(self);
  core.match.tick();
  return core;
}
