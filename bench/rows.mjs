// What is measured of the package and, if it has an equivalent, of chess.js: the same for Node and
// for browsers. A function makes each task; the task returns how many items it has done.

/** A stack, and enough room to deploy it. */
const STACK = "6c4/11/11/11/11/11/2i8/11/11/2(NFT)8/11/5C5 r - - 0 1";
const PLIES = 200;
const GAMES = 4;

/**
 * Numbers that only look random, the same every time: `random(n)` is below n.
 * @param {number} seed
 */
export function randomFrom(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/**
 * What the tasks need of a game, of either library.
 * @typedef {object} Game
 * @property {(options?: object) => any[]} moves
 * @property {(move: any) => unknown} move
 * @property {() => unknown} undo
 * @property {(depth: number) => number} perft
 * @property {(fen: string) => unknown} load
 * @property {() => string} fen
 * @property {() => void} [free]
 */

/**
 * Does some work once, and returns how many items it was.
 * @typedef {() => number} Work
 */

/** @typedef {Record<string, () => Work>} Tasks */

/** @typedef {typeof import("cotulenh-wasm").CoTuLenh} CoTuLenhClass */
/** @typedef {typeof import("chess.js").Chess} ChessClass */

/**
 * Plays some games of random moves, so many plies each. `stuck` goes on where there is no move.
 * @template {Game} G
 * @param {() => G} make
 * @param {(game: G) => G} stuck
 */
function randomGames(make, stuck) {
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = randomFrom(seed * 7919);
    let game = make();
    for (let ply = 0; ply < PLIES; ply++) {
      const moves = game.moves();
      if (moves.length > 0) game.move(moves[random(moves.length)]);
      else game = stuck(game);
    }
    game.free?.();
  }
  return GAMES;
}

/**
 * Plays each of these moves and takes it back.
 * @param {Game} game
 * @param {unknown[]} moves
 */
function playAll(game, moves) {
  for (const move of moves) {
    game.move(move);
    game.undo();
  }
  return moves.length;
}

/**
 * One move for each pair of squares.
 * @param {Game} game
 */
function byItsSquares(game) {
  const moves = game.moves({ verbose: true }).map(({ from, to }) => ({ from, to }));
  return [...new Map(moves.map((move) => [move.from + move.to, move])).values()];
}

/**
 * Does something once, with a new game.
 * @template G
 * @param {() => G} make
 * @param {(game: G) => unknown} use
 * @returns {() => Work}
 */
const once = (make, use) => () => {
  const game = make();
  return () => {
    use(game);
    return 1;
  };
};

/**
 * What both libraries have.
 * @param {() => Game} make
 * @param {string} start
 * @returns {Tasks}
 */
function commonTasks(make, start) {
  return {
    perft: () => {
      const game = make();
      return () => game.perft(3);
    },
    moves: once(make, (game) => game.moves()),
    verbose: once(make, (game) => game.moves({ verbose: true })),
    moveBySquares: () => {
      const game = make();
      const moves = byItsSquares(game);
      return () => playAll(game, moves);
    },
    moveBySan: () => {
      const game = make();
      const moves = game.moves();
      return () => playAll(game, moves);
    },
    load: once(make, (game) => game.load(start)),
    fen: once(make, (game) => game.fen()),
  };
}

/** @param {CoTuLenhClass} CoTuLenh @returns {Tasks} */
function ourTasks(CoTuLenh) {
  const make = () => new CoTuLenh();
  const endTurnOrRestart = (/** @type {import("cotulenh-wasm").CoTuLenh} */ game) => {
    if (game.deployState()?.canCommit) {
      game.commitDeploy();
      return game;
    }
    game.free();
    return make();
  };
  return {
    ...commonTasks(make, CoTuLenh.START),
    new: () => () => {
      make().free();
      return 1;
    },
    zones: once(make, (game) => game.getAirDefenseZones("r")),
    cover: once(make, (game) => game.getAirDefense("r")),
    isDefended: once(make, (game) => game.isSquareDefended("e8", "r")),
    game: () => () => randomGames(make, endTurnOrRestart),
    deploy: once(
      () => new CoTuLenh(STACK),
      (game) => {
        game.startDeploy("c3");
        game.deployStep("f", "c6");
        game.deployStep("t", "d3");
        game.commitDeploy();
        game.undo();
      },
    ),
  };
}

/** The rows that are measured by the official rules too. */
export const OFFICIAL_ROWS = ["perft", "moves", "moveBySquares"];

/** @param {CoTuLenhClass} CoTuLenh @returns {Tasks} */
function officialTasks(CoTuLenh) {
  const tasks = commonTasks(() => new CoTuLenh(undefined, { rules: "official" }), CoTuLenh.START);
  return Object.fromEntries(
    OFFICIAL_ROWS.flatMap((id) => (tasks[id] ? [[`official ${id}`, tasks[id]]] : [])),
  );
}

/** @param {ChessClass} Chess @returns {Tasks} */
function chessTasks(Chess) {
  const make = () => new Chess();
  return {
    ...commonTasks(make, make().fen()),
    new: () => () => (make(), 1),
    game: () => () => randomGames(make, make),
  };
}

/** @typedef {{ id: string, title: string, unit: string }} Row */

/**
 * What is measured, in the order in which it is shown.
 * @type {readonly Row[]}
 */
export const ROWS = [
  { id: "perft", title: "perft, counted at the parent", unit: "nodes/s" },
  { id: "moves", title: "moves()", unit: "calls/s" },
  { id: "verbose", title: "moves({ verbose: true })", unit: "calls/s" },
  { id: "moveBySquares", title: "move({ from, to }) + undo", unit: "moves/s" },
  { id: "moveBySan", title: "move(san) + undo", unit: "moves/s" },
  { id: "load", title: "load(fen)", unit: "calls/s" },
  { id: "fen", title: "fen()", unit: "calls/s" },
  { id: "new", title: "new, and free()", unit: "games/s" },
  { id: "zones", title: "getAirDefenseZones(color)", unit: "calls/s" },
  { id: "cover", title: "getAirDefense(color)", unit: "calls/s" },
  { id: "isDefended", title: "isSquareDefended(square, color)", unit: "calls/s" },
  { id: "game", title: "random game of 200 plies", unit: "ms" },
  { id: "deploy", title: "deploy: start, 2 steps, commit, undo", unit: "sessions/s" },
];

/**
 * What makes the tasks, by `"ours id"`, `"official id"` and `"chess id"`; there is no `chess` where chess
 * has no equivalent.
 * @param {{ CoTuLenh: CoTuLenhClass, Chess: ChessClass }} libraries
 */
export function makeTasks({ CoTuLenh, Chess }) {
  /** @type {Tasks} */
  const all = officialTasks(CoTuLenh);
  const [mine, theirs] = [ourTasks(CoTuLenh), chessTasks(Chess)];
  for (const { id } of ROWS) {
    const [our, their] = [mine[id], theirs[id]];
    if (our) all[`ours ${id}`] = our;
    if (their) all[`chess ${id}`] = their;
  }
  return all;
}

/**
 * Nanoseconds an item as a figure of a unit: a number a second, or a time.
 * @param {number} ns
 * @param {string} unit
 */
export function figure(ns, unit) {
  if (unit === "ms") return ns / 1e6;
  return unit === "ns" ? ns : 1e9 / ns;
}

/**
 * A figure with three significant digits: `20.4M`, `13.1k`, `7.85`.
 * @param {number} value
 */
export function short(value) {
  const letters = { G: 1e9, M: 1e6, k: 1e3 };
  for (const [letter, size] of Object.entries(letters)) {
    if (value >= 0.9995 * size) return `${digits(value / size)}${letter}`;
  }
  return digits(value);
}

/** @param {number} value */
function digits(value) {
  return value >= 99.95 ? value.toFixed(0) : value >= 9.995 ? value.toFixed(1) : value.toFixed(2);
}
