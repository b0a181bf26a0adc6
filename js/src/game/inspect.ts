// How a game looks where people print it: in Node, Bun and Deno.
import type { CoTuLenhError } from "../errors/error.js";
import type { CoTuLenh } from "./class.js";
import { gameOf } from "./handle.js";

/** By this symbol `console.log` finds {@link inspectGame}. */
export const INSPECT: symbol = Symbol.for("nodejs.util.inspect.custom");

type Inspect = (value: unknown, options: unknown) => string;

/** The game for `console.log`: `CoTuLenh { fen: …, turn: … }`. What is no game is shown as it is. */
export function inspectGame(
  this: CoTuLenh,
  _depth: unknown,
  options: unknown,
  inspect: Inspect = (value) => JSON.stringify(value),
): unknown {
  try {
    gameOf(this);
  } catch (error) {
    return (error as CoTuLenhError).code === "FREED" ? "CoTuLenh { freed }" : this;
  }
  const outcome = this.outcome();
  const shown = { fen: this.fen(), turn: this.turn(), ...(outcome && { outcome }) };
  return `CoTuLenh ${inspect(shown, options)}`;
}
