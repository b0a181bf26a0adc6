// Positions and games of any size, to see how cost grows.
import { randomFrom } from "../../bench/rows.mjs";

/** @typedef {typeof import("cotulenh-wasm")} Engine */
/** @typedef {import("cotulenh-wasm").CoTuLenh} Game */
/** @typedef {import("cotulenh-wasm").Color} Color */
/** @typedef {import("cotulenh-wasm").PieceType} PieceType */

/** @param {string} letters */
const types = (letters) => /** @type {PieceType[]} */ ([...letters]);

/** The pieces beside the commanders, in turn. */
const KINDS = types("tifnagemsh");

/** Two commanders that do not see each other, and room for the others. */
const COMMANDERS = "6c4/11/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1";

/**
 * Puts a piece on some free square where it may stand.
 * @param {Engine} engine
 * @param {Game} game
 * @param {(below: number) => number} random
 * @param {PieceType | undefined} type
 * @param {Color} color
 */
function putSomewhere({ SQUARES }, game, random, type, color) {
  for (let attempt = 0; attempt < 1_000; attempt++) {
    const square = SQUARES[random(SQUARES.length)];
    if (!type || !square || game.get(square)) continue;
    try {
      game.put({ type, color }, square);
    } catch {
      continue; // not on this ground
    }
    return;
  }
  throw new Error(`no room for ${type}`);
}

/**
 * Could a commander be captured? In a game the side that has moved is never in check.
 * @param {Game} game
 */
function isInDanger(game) {
  return ["r", "b"].some((side) => {
    const color = /** @type {Color} */ (side);
    const square = game.getCommanderSquare(color);
    return square && game.getAttackers(square, color === "r" ? "b" : "r").length > 0;
  });
}

/**
 * A position with so many stacks, half of them Red's, in which no side is in check.
 * @param {Engine} engine
 * @param {number} stacks
 */
export function crowded(engine, stacks) {
  for (let seed = stacks; ; seed += 100) {
    const random = randomFrom(seed);
    const game = new engine.CoTuLenh(COMMANDERS);
    for (let n = 2; n < stacks; n++) {
      putSomewhere(engine, game, random, KINDS[(n >> 1) % KINDS.length], n % 2 ? "r" : "b");
    }
    if (!isInDanger(game)) return game;
    game.free();
  }
}

/**
 * Six red planes among some others, and blue guns, missiles and navies, by a seed.
 * @param {Engine} engine
 * @param {number} defenders
 * @param {number} seed
 */
function underFire(engine, defenders, seed) {
  const random = randomFrom(seed);
  const game = new engine.CoTuLenh(COMMANDERS);
  for (const type of types("ffffffiiiiit")) putSomewhere(engine, game, random, type, "r");
  for (const type of types("iiiiittt")) putSomewhere(engine, game, random, type, "b");
  for (let n = 0; n < defenders; n++) {
    putSomewhere(engine, game, random, types("gsn")[n % 3], "b");
  }
  return game;
}

/**
 * Games with so many defenders each that are otherwise the same, and in which no side is in check.
 * @param {Engine} engine
 * @param {number[]} counts
 */
export function defended(engine, counts) {
  for (let seed = 1; ; seed++) {
    const games = counts.map((defenders) => underFire(engine, defenders, seed));
    if (!games.some(isInDanger)) return games;
    for (const game of games) game.free();
  }
}

/**
 * A game of so many plies without a capture: two navies go back and forth.
 * @param {Engine} engine
 * @param {number} plies
 */
export function long({ CoTuLenh }, plies) {
  const game = new CoTuLenh();
  const moves = [["b2", "a2"], ["b11", "a11"], ["a2", "b2"], ["a11", "b11"]]; // prettier-ignore
  for (let ply = 0; ply < plies; ply++) {
    const [from, to] = /** @type {import("cotulenh-wasm").Square[]} */ (moves[ply % 4]);
    if (from && to) game.move({ from, to });
  }
  return game;
}
