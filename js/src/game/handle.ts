// The wasm object of a game. Only the class can read its private field; it shares that with the files
// of its members here, and nothing outside of the package can get at it.
import { CoTuLenhError } from "../errors.js";
import type { Game } from "../wasm/module.js";

/** Reads the private field: `null` after `free()`, `undefined` if there is none. */
type ReadHandle = (self: object) => Game | null | undefined;

let readHandle: ReadHandle;

/** Called once, by the class. */
export function shareHandle(read: ReadHandle): void {
  readHandle = read;
}

/**
 * The wasm object of `self`, which may be freed, or not a game at all. Members that read objects call
 * this again after that, because a getter may have freed the game.
 */
export function gameOf(self: unknown): Game {
  const game = typeof self === "object" && self !== null ? readHandle(self) : undefined;
  if (game) return game;
  throw game === null
    ? new CoTuLenhError("FREED", "this game was freed and cannot be used any more")
    : new CoTuLenhError("NOT_A_GAME", "called on something that is not a CoTuLenh game");
}
