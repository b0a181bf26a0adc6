// Positions and games of any size, for looking at how cost grows. `engine` is the package.
import { randomFrom } from "../../bench/rows.mjs";

/** Who stands beside the commanders, in turn. */
const KINDS = ["t", "i", "f", "n", "a", "g", "e", "m", "s", "h"];

/** Two commanders that do not see each other, and room for the others. */
const COMMANDERS = "6c4/11/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1";

/** Puts a piece on some free square where it may stand. */
function putSomewhere(game, squares, random, piece) {
  for (let attempt = 0; attempt < 1_000; attempt++) {
    const square = squares[random(squares.length)];
    if (game.get(square)) continue;
    try {
      game.put(piece, square);
    } catch {
      continue; // not on this ground
    }
    return;
  }
  throw new Error(`no room for ${piece.type}`);
}

/** Could a commander be taken? Positions in which the wrong side is in check are none of a game. */
function isInDanger(game) {
  const attacked = (color, by) => game.getAttackers(game.getCommanderSquare(color), by).length > 0;
  return attacked("r", "b") || attacked("b", "r");
}

/** A position with so many stacks, half of them Red's, in which nobody is in check. */
export function crowded({ CoTuLenh, SQUARES }, stacks) {
  for (let seed = stacks; ; seed += 100) {
    const random = randomFrom(seed);
    const game = new CoTuLenh(COMMANDERS);
    for (let n = 2; n < stacks; n++) {
      const type = KINDS[(n >> 1) % KINDS.length];
      putSomewhere(game, SQUARES, random, { type, color: n % 2 ? "r" : "b" });
    }
    if (!isInDanger(game)) return game;
    game.free();
  }
}

/** Six red planes among some others, and blue guns, missiles and navies, by a seed. */
function underFire({ CoTuLenh, SQUARES }, defenders, seed) {
  const random = randomFrom(seed);
  const game = new CoTuLenh(COMMANDERS);
  for (const type of "ffffffiiiiit") putSomewhere(game, SQUARES, random, { type, color: "r" });
  for (const type of "iiiiittt") putSomewhere(game, SQUARES, random, { type, color: "b" });
  for (let n = 0; n < defenders; n++) {
    putSomewhere(game, SQUARES, random, { type: "gsn"[n % 3], color: "b" });
  }
  return game;
}

/** Games with so many defenders each, in which nobody is in check, and that are else the same. */
export function defended(engine, counts) {
  for (let seed = 1; ; seed++) {
    const games = counts.map((defenders) => underFire(engine, defenders, seed));
    if (!games.some(isInDanger)) return games;
    for (const game of games) game.free();
  }
}

/** A game of so many plies without a capture: two navies go to and fro. */
export function long({ CoTuLenh }, plies) {
  const game = new CoTuLenh();
  const moves = ["b2", "b11", "a2", "a11"];
  for (let ply = 0; ply < plies; ply++) {
    game.move({ from: moves[ply % 4], to: moves[(ply + 2) % 4] });
  }
  return game;
}
