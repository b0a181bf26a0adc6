// What is to be reached. The numbers were measured once on one machine: of the peer (the
// TypeScript engine that users would take instead) and of chess.js, in one process. Here, chess.js
// is measured again, and tells how fast this machine is.

/** What chess.js did there, in items a second. */
const CHESS_THEN = { perft: 0.585e6, moves: 13.1e3, verbose: 975 };

/** What the peer did there: items a second, or milliseconds. */
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

/** Targets as multiples of what chess.js does here and now. */
const BY_CHESS = {
  perft: 35,
  moves: 75 / 13.1,
  verbose: 50_000 / 975,
};

/** Targets as multiples of the peer, on this machine. */
const BY_PEER = { moveBySquares: 4_000, moveBySan: 4_000, load: 200, fen: 6, new: 400, zones: 5 };

/** A random game, in milliseconds, there. */
const GAME_MS = 8;

/** Every leaf made, against chess.js's perft; and the time for a listed move, against its own. */
export const LEAVES = 17;
export const LISTED = 50 / 3_800;

/** Import to first list, against chess.js. */
export const IMPORT = 8 / 15;

export const WASM_OF_NATIVE = 0.7;
export const SIZES = { web: 40_000, inline: 56_000 };
export const MEMORY = { fresh: 1_024, ply: 96 };

/** How fast this machine is now, against the one of the numbers above. `rate` is of chess.js. */
export function machineSpeed(rate) {
  const ratios = Object.entries(CHESS_THEN).map(([id, then]) => rate(id) / then);
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

/** The target of a row, in its unit, or `null`. */
export function target(id, speed, rate) {
  if (BY_CHESS[id]) return BY_CHESS[id] * rate(id);
  if (BY_PEER[id]) return BY_PEER[id] * PEER[id] * speed;
  return id === "game" ? GAME_MS / speed : null;
}
