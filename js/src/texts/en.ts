// English.
import { boardEn } from "./board-en.js";
import { errors } from "./error-codes-en.js";
import { illegal } from "./illegal-en.js";
import type { Texts } from "./table.js";

/** As many steps as there are on the board. */
// prettier-ignore
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];

/** The words of the game in English. */
export const en: Texts = {
  ...boardEn,
  title: (name) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  moves: {
    move: (piece, from, to) => `${piece} from ${from} to ${to}`,
    capture: (piece, from, to, captured) => `${piece} from ${from} captures ${captured} on ${to}`,
    stay: (piece, from, to, captured) =>
      `${piece} on ${from} captures ${captured} on ${to} and stays`,
    suicide: (piece, from, to, captured) =>
      `${piece} from ${from} is lost with ${captured} on ${to}`,
    combine: (piece, from, to, friend) => `${piece} from ${from} joins ${friend} on ${to}`,
  },
  toMove: (side) => `${side} to move`,
  inCheck: (side) => `${side} is in check`,
  takenBack: (what) => `taken back: ${what}`,
  promoted: (names) => `now heroic: ${names}`,

  illegal,
  tried: {
    piece: (name, isHeroic) => {
      if (isHeroic) return `a heroic ${name}`;
      return `${/^[aei]/.test(name) ? "an" : "a"} ${name}`;
    },
    fixed: (piece) => `${piece} does not move`,
    straight: (piece) => `${piece} goes straight, not diagonally`,
    noLine: (from, to, isDiagonal) =>
      `no straight line${isDiagonal ? " or diagonal" : ""} leads from ${from} to ${to}`,
    moves: (piece, range, isDiagonal, to, steps) => {
      const way = isDiagonal ? " diagonally" : "";
      const most = range === 1 ? `one step${way}` : `${NUMBERS[range]} steps${way} at most`;
      return `${piece} goes ${most}; ${to} is ${NUMBERS[steps]} away`;
    },
    captures: (piece, range, isDiagonal, to, steps) => {
      const away = range === 1 ? "one step away" : `up to ${NUMBERS[range]} steps away`;
      const way = isDiagonal ? " diagonally" : "";
      return `${piece} captures ${away}${way}; ${to} is ${NUMBERS[steps]} away`;
    },
    terrain: {
      water: (square, piece) => `${square} is open sea: ${piece} cannot stand there`,
      land: (square, piece) => `${square} is land: ${piece} cannot stand there`,
    },
  },
  thisSquare: "this square",

  results: {
    wins: (side) => `${side} wins`,
    winsByPoints: (side) => `${side} wins by points`,
    draw: "Draw",
    drawByPoints: "Draw by points",
  },
  reasons: {
    checkmate: () => "checkmate",
    commanderCaptured: () => "commander captured",
    naval: () => "naval battle, one side has no navy left",
    air: () => "air battle, one side has no air force left",
    land: () => "land battle, one side has no tank, infantry and artillery left",
    stalemate: () => "stalemate",
    fiftyMoves: () => "fifty moves without a capture",
    threefoldRepetition: () => "threefold repetition",
    time: (side) => (side ? `${side} has no time left` : "time is up"),
    resigned: (side) => `${side ?? "the other side"} resigned`,
    agreed: () => "by agreement",
    abandoned: (side) => `${side ?? "the other side"} left the game`,
    adjudicated: (side) => (side ? `the arbiter ruled against ${side}` : "ruled by the arbiter"),
  },

  errors,
  facts: {
    square: (square) => square,
    line: (line) => `line ${line}`,
    column: (column) => `column ${column}`,
    character: (number) => `character ${number}`,
    rank: (rank) => `rank ${rank}`,
    game: (game) => `game ${game}`,
    limit: (limit) => `at most ${limit}`,
    missing: { piece: "piece", square: "this square", side: "same", text: "This" },
  },
};
