// English.
import { errors } from "./error-codes-en.js";
import type { Texts } from "./table.js";

/** As many steps as there are on the board. */
// prettier-ignore
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];

/** The words of the game in English. */
export const en: Texts = {
  // British lists have no comma before "and".
  locale: "en-GB",
  pieces: {
    c: "commander",
    i: "infantry",
    t: "tank",
    m: "militia",
    e: "engineer",
    a: "artillery",
    g: "anti-air gun",
    s: "missile",
    f: "air force",
    n: "navy",
    h: "headquarters",
  },
  sides: { r: "red", b: "blue" },
  title: (name) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),

  sidePiece: (side, piece) => `${side} ${piece}`,
  carrying: (names) => ` carrying ${names}`,
  allHeroic: ", heroic",
  someHeroic: (names) => `, heroic ${names}`,

  kinds: {
    move: "move here",
    capture: "capture",
    stay: "capture without moving",
    suicide: "kamikaze",
    combine: "combine",
  },
  choices: {
    move: "Move there",
    capture: "Capture and move there",
    stay: "Capture and stay here",
    suicide: "Kamikaze: both pieces are lost",
    combine: "Combine",
  },
  moves: {
    move: (piece, from, to) => `${piece} from ${from} to ${to}`,
    capture: (piece, from, to, captured) => `${piece} from ${from} captures ${captured} on ${to}`,
    stay: (piece, from, to, captured) =>
      `${piece} on ${from} captures ${captured} on ${to} and stays`,
    suicide: (piece, from, to, captured) =>
      `${piece} from ${from} is lost with ${captured} on ${to}`,
    combine: (piece, from, to, friend) => `${piece} from ${from} joins ${friend} on ${to}`,
  },
  promoted: (names) => `now heroic: ${names}`,

  illegal: {
    gameOver: () => "the game is over",
    sessionOpen: (square) => `a deploy from ${square} is in progress`,
    emptySquare: (square) => `there is no piece on ${square}`,
    notYours: (square) => `the piece on ${square} is not yours`,
    notInStack: (square) => `no such piece can leave ${square}`,
    hasActed: () => "it has already acted in this deploy",
    noLine: () => "it does not move in that direction",
    tooFar: () => "it is too far",
    blocked: (square) => `the piece on ${square} is in the way`,
    terrain: (square) => `it cannot enter the terrain of ${square}`,
    river: (square) => `heavy pieces cross the river only at the bridges, not to ${square}`,
    airDefense: (squares) => `the air defense on ${squares} is in the way`,
    cannotCombine: (square) => `the pieces do not form a stack on ${square}`,
    cannotCapture: (square) => `there is nothing on ${square} that it can capture in this way`,
    leavesCargo: (square) => `the rest of the stack cannot stay on ${square}`,
    lineOfSight: (square) => `the enemy commander on ${square} has an open line there`,
    losesCommander: (square) => `your commander would be lost on ${square}`,
    commanderInDanger: (squares) => `your commander would be in danger from ${squares}`,
    deadEnd: (squares) => `your commander would stay in danger from ${squares}`,
  },
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
