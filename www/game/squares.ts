// The squares of the board and their terrain.
import { CoTuLenh, SQUARES, type Square, type Terrain } from "cotulenh-wasm";

const BY_NAME: ReadonlyMap<string, Square> = new Map(SQUARES.map((square) => [square, square]));

/** The square with this name. Throws if there is none. */
export function parseSquare(name: string): Square {
  const square = BY_NAME.get(name);
  if (!square) throw new RangeError(`no such square: ${name}`);
  return square;
}

/** The terrain of every square. */
export function readTerrain(): ReadonlyMap<Square, Terrain> {
  const engine = new CoTuLenh();
  const terrain = new Map(SQUARES.map((square) => [square, engine.terrain(square)]));
  engine.free();
  return terrain;
}
