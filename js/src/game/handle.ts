// The wasm object of a game. Only the class can read its private field; it shares that with the files
// of its members here, and nothing outside of the package can get at it.
import { CoTuLenhError } from "../errors/error.js";
import type { Game } from "../wasm/module.js";

/** Reads the private field: `null` after `free()`, `undefined` if there is none. */
type ReadHandle = (self: object) => Game | null | undefined;

let readHandle: ReadHandle;

/** Called once, by the class. */
export function shareHandle(read: ReadHandle): void {
  readHandle = read;
}

/**
 * The wasm object of `self`, which may be freed, or not a game at all. Members call this after they have
 * read their arguments, because a getter of those may free the game.
 */
export function gameOf(self: unknown): Game {
  const game = typeof self === "object" && self !== null ? readHandle(self) : undefined;
  if (game) return game;
  if (game === null) {
    throw new CoTuLenhError("FREED", "this game was freed and cannot be used any more");
  }
  throw new CoTuLenhError("NOT_A_GAME", whyNoGame(self));
}

function whyNoGame(self: unknown): string {
  if (self === undefined) {
    return "the method was called without its game: call it as game.method(…)";
  }
  try {
    if ((self as { getAirDefense?: unknown }).getAirDefense !== undefined) {
      return "this is a Proxy or a copy of a game: keep the game itself, as with Vue's markRaw";
    }
  } catch {
    // `null`, or a Proxy that throws.
  }
  return "called on something that is not a CoTuLenh game";
}
