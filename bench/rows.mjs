// What is measured of the package and, where it has the like, of chess.js: the same for Node and
// for browsers. Each work does its thing and tells how many items that were.

/** A stack, and enough room to deploy it. */
const STACK = "6c4/11/11/11/11/11/2i8/11/11/2(NFT)8/11/5C5 r - - 0 1";
const PLIES = 200;
const GAMES = 4;

/** Numbers that only look random, the same every time: `random(n)` is below n. */
export function randomFrom(seed) {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Plays some games of random moves, so many plies each; `stuck` goes on where there is no move. */
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

/** Plays each of these moves and takes it back. */
function playAll(game, moves) {
  for (const move of moves) {
    game.move(move);
    game.undo();
  }
  return moves.length;
}

/** One move for each pair of squares. */
function byItsSquares(game) {
  const moves = game.moves({ verbose: true }).map(({ from, to }) => ({ from, to }));
  return [...new Map(moves.map((move) => [move.from + move.to, move])).values()];
}

function ours(CoTuLenh) {
  const game = new CoTuLenh();
  const stack = new CoTuLenh(STACK);
  const squares = byItsSquares(game);
  const sans = game.moves();
  const start = CoTuLenh.START;
  const one = () => 1;
  return {
    perft: () => game.perft(3),
    moves: () => one(game.moves()),
    verbose: () => one(game.moves({ verbose: true })),
    moveBySquares: () => playAll(game, squares),
    moveBySan: () => playAll(game, sans),
    load: () => one(game.load(start)),
    fen: () => one(game.fen()),
    new: () => one(new CoTuLenh().free()),
    zones: () => one(game.getAirDefenseZones("r")),
    cover: () => one(game.getAirDefense("r")),
    game: () =>
      randomGames(
        () => new CoTuLenh(),
        (played) => {
          if (played.deployState()?.canCommit) {
            played.commitDeploy();
            return played;
          }
          played.free();
          return new CoTuLenh();
        },
      ),
    deploy: () => {
      stack.startDeploy("c3");
      stack.deployStep("f", "c6");
      stack.deployStep("t", "d3");
      stack.commitDeploy();
      stack.undo();
      return 1;
    },
  };
}

function others(Chess) {
  const game = new Chess();
  const squares = byItsSquares(game);
  const sans = game.moves();
  const start = game.fen();
  const one = () => 1;
  return {
    perft: () => game.perft(3),
    moves: () => one(game.moves()),
    verbose: () => one(game.moves({ verbose: true })),
    moveBySquares: () => playAll(game, squares),
    moveBySan: () => playAll(game, sans),
    load: () => one(game.load(start)),
    fen: () => one(game.fen()),
    new: () => one(new Chess()),
    game: () =>
      randomGames(
        () => new Chess(),
        () => new Chess(),
      ),
  };
}

/** What is measured, in the order in which it is shown. */
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
  { id: "game", title: "random game of 200 plies", unit: "ms" },
  { id: "deploy", title: "deploy: start, 2 steps, commit, undo", unit: "sessions/s" },
];

/** The works by `"ours id"` and `"chess id"`. `chess` has none where chess has nothing alike. */
export function works({ CoTuLenh, Chess }) {
  const all = {};
  const [mine, theirs] = [ours(CoTuLenh), others(Chess)];
  for (const { id } of ROWS) {
    all[`ours ${id}`] = mine[id];
    if (theirs[id]) all[`chess ${id}`] = theirs[id];
  }
  return all;
}

/** Nanoseconds an item as a figure of a unit: a number a second, or a time. */
export function figure(ns, unit) {
  if (unit === "ms") return ns / 1e6;
  return unit === "ns" ? ns : 1e9 / ns;
}

/** A figure with three digits that count: `20.4M`, `13.1k`, `7.85`. */
export function short(value) {
  for (const [size, letter] of [
    [1e9, "G"],
    [1e6, "M"],
    [1e3, "k"],
  ]) {
    if (value >= 0.9995 * size) return `${digits(value / size)}${letter}`;
  }
  return digits(value);
}

function digits(value) {
  return value >= 99.95 ? value.toFixed(0) : value >= 9.995 ? value.toFixed(1) : value.toFixed(2);
}
