// The squares of the board.
import { isSquare, type Square } from "cotulenh-wasm";

/** The square with this name. Throws if there is none. */
export function parseSquare(name: string): Square {
  if (!isSquare(name)) throw new RangeError(`no such square: ${name}`);
  return name;
}
