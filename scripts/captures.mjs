// Makes the first puzzles of a player, in which one piece takes the enemy commander: `node scripts/captures.mjs` after
// `npm run build`. Few pieces stand on random points. One turn takes the commander, and another turn tempts: it takes
// a piece, or it is of a second piece, which does not reach. The same seed gives the same file.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CoTuLenh, FILES, RANKS } from "cotulenh-wasm";
import { ROOT } from "./lib/paths.mjs";

const SEED = 2026;

/** Which piece takes the commander, from how far at least, and how many of each there are. */
const TAKERS = /** @type {const} */ ([
  ["t", 2, 3],
  ["a", 2, 3],
  ["n", 2, 2],
  ["f", 2, 3],
  ["s", 1, 2],
  ["m", 1, 2],
  ["i", 1, 2],
  ["g", 1, 2],
]);
/** The pieces that tempt, and the second pieces of the solver. */
const LURES = "timeags";
const SECONDS = "tiamf";
let state = SEED;
/** A number below a limit (a linear congruential generator). @param {number} limit */
function random(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

/** @param {string} texts */
const pick = (texts) => texts.charAt(random(texts.length));

/** How far from the commander the piece that takes it stands at most. */
const NEAR = 4;

/**
 * Puts pieces on random points, the second one near the first; null if they do not fit.
 * @param {readonly string[]} pieces
 */
function place(pieces) {
  const rows = RANKS.map(() => FILES.map(() => ""));
  let [row, file] = [0, 0];
  for (const [i, piece] of pieces.entries()) {
    row = i === 1 ? row + random(2 * NEAR + 1) - NEAR : random(RANKS.length);
    file = i === 1 ? file + random(2 * NEAR + 1) - NEAR : random(FILES.length);
    const points = rows[row];
    if (points?.[file] !== "") return null;
    points[file] = piece;
  }
  const texts = rows.map((points) =>
    points
      .map((piece) => piece || "1")
      .join("")
      .replace(/1+/g, (empty) => String(empty.length)),
  );
  return texts.join("/");
}

/** How far two squares are from each other, in steps. @param {string} one @param {string} other */
function distance(one, other) {
  const across = one.charCodeAt(0) - other.charCodeAt(0);
  return Math.max(Math.abs(across), Math.abs(Number(one.slice(1)) - Number(other.slice(1))));
}

/**
 * The only turn that takes the commander of the other side; null if the position is none for a puzzle.
 * @param {string} fen @param {string} taker @param {number} far @param {boolean} hasSecond
 */
function findTurn(fen, taker, far, hasSecond) {
  let game;
  try {
    game = new CoTuLenh(fen);
  } catch {
    return null; // A piece on a terrain that is not its own.
  }
  try {
    const moves = game.moves({ verbose: true });
    const takes = moves.filter(({ captured }) => captured?.type === "c");
    const [only] = takes;
    if (game.isCheck() || only?.piece.type !== taker) return null;
    // An air force may land there or fly home.
    if (takes.some(({ from, kind }) => from !== only.from || kind === "suicide")) return null;
    // No other turn mates.
    const wins = moves.filter((move) => {
      const after = game.clone();
      const isWon = (after.playTurn(move), after.outcome() !== null);
      after.free();
      return isWon;
    });
    if (wins.length > takes.length) return null;
    const isTempting = hasSecond || moves.some(({ captured }) => captured && captured.type !== "c");
    return isTempting && distance(only.from, only.to) >= far ? only : null;
  } finally {
    game.free();
  }
}

/** A square as the solver sees it, who is below. @param {string} square @param {boolean} isRed */
const turned = (square, isRed) =>
  isRed ? square : `${square[0]}${RANKS.length + 1 - Number(square.slice(1))}`;

/** @type {string[]} */
const lines = [];
/** @type {string[]} */
const commanders = [];
for (const hasSecond of [false, true]) {
  for (const [taker, far, count] of TAKERS) {
    for (let made = 0; made < (hasSecond ? 1 : count);) {
      const isRed = lines.length % 2 === 0;
      /** @param {string} piece */
      const own = (piece) => (isRed ? piece.toUpperCase() : piece);
      /** @param {string} piece */
      const other = (piece) => (isRed ? piece : piece.toUpperCase());
      const helpers = [taker, "c", ...(hasSecond ? [pick(SECONDS)] : [])].map(own);
      const lures = [pick(LURES), pick(LURES)].map(other);
      const placement = place([other("c"), ...helpers, ...lures]);
      if (placement === null) continue;
      const fen = `${placement} ${isRed ? "r" : "b"}`;
      const turn = findTurn(`${fen} - - 0 1`, taker, far, hasSecond);
      const commander = turn && turned(turn.to, isRed);
      if (!commander || commanders.includes(commander)) continue;
      commanders.push(commander);
      lines.push(`${fen};;1; ${turn.lan}`);
      made++;
    }
  }
}
const text = `// Written by \`node scripts/captures.mjs\`.\nexport const LINES = \`\n${lines.join("\n")}\n\`;\n`;
writeFileSync(join(ROOT, "js", "src", "puzzles", "parts", "capture.ts"), text);
