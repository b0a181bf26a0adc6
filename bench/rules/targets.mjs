// The targets. They were set on one machine from what it measured in one process: of the peer (the
// TypeScript engine that users would take instead) and of chess.js. Here chess.js is measured again,
// which shows how fast this machine is.

/** @typedef {Record<string, number>} Figures */

/** What chess.js did there, in items a second. */
const CHESS_THEN = { perft: 0.585e6, moves: 13.1e3, verbose: 975 };

/**
 * What the peer did there: items a second, or milliseconds.
 * @type {Figures}
 */
export const PEER = {
  perft: 12.8e3,
  moves: 129,
  verbose: 130,
  moveBySquares: 122,
  moveBySan: 122,
  load: 3.5e3,
  fen: 231e3,
  new: 3.3e3,
  zones: 134e3,
  game: 3_750,
};

/**
 * Targets as multiples of what chess.js does here and now.
 * @type {Figures}
 */
const BY_CHESS = { perft: 35, moves: 75 / 13.1, verbose: 50_000 / 975 };

/**
 * Targets as multiples of the peer, on this machine.
 * @type {Figures}
 */
const BY_PEER = { moveBySquares: 4_000, moveBySan: 4_000, load: 200, fen: 6, new: 400, zones: 5 };

/** A random game, in milliseconds, there. */
const GAME_MS = 8;

/** Every leaf made, against chess.js's perft; and the time for a listed move, against its own. */
export const LEAVES = 17;
export const LISTED = 50 / 3_800;

/** Import to first list, against chess.js: faster in the same run. */
export const IMPORT = 1;

export const WASM_OF_NATIVE = 0.7;
export const SIZES = { web: 90_000, inline: 91_000 };
export const MEMORY = { fresh: 1_024, ply: 96 };

/**
 * How fast this machine is now, against the one of the numbers above.
 * @param {(id: string) => number} rate items a second of chess.js
 */
export function machineSpeed(rate) {
  const ratios = Object.entries(CHESS_THEN).map(([id, then]) => rate(id) / then);
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

/**
 * The target of a row, in its unit, or `null`.
 * @param {string} id
 * @param {number} speed
 * @param {(id: string) => number} rate
 */
export function target(id, speed, rate) {
  const [byChess, byPeer, peer] = [BY_CHESS[id], BY_PEER[id], PEER[id]];
  if (byChess) return byChess * rate(id);
  if (byPeer && peer) return byPeer * peer * speed;
  return id === "game" ? GAME_MS / speed : null;
}
