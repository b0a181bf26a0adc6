// The words of a board in English, which it speaks without a table of `cotulenh-wasm/texts`.
import type { BoardTexts } from "./table.js";

export const boardEn: BoardTexts = {
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

  sidePiece: (side, piece) => `${side} ${piece}`,
  carrying: (names) => ` carrying ${names}`,
  heroic: (name) => `heroic ${name}`,

  kinds: {
    move: "move here",
    capture: "capture",
    stay: "capture and stay",
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
  flightChoices: {
    capture: "Strike and land there",
    stay: "Strike and fly home",
  },

  board: "Board",
  terrain: { water: "water", mixed: "coast", land: "land", bridge: "bridge" },
  defends: (points) => `defends the air ${points} ${points === 1 ? "point" : "points"} around`,
  coveredBy: "covered by",
  standing: (piece, square) => `the ${piece} on ${square}`,
  legend: {
    safe: "lands safely",
    strike: "strikes, and is lost",
    lost: "would be shot down",
  },
  flights: {
    safe: (square) => `reaches ${square} safely`,
    over: (square) => `passes over ${square}, and cannot land there`,
    strike: (defenders) => `strikes, and is lost${defenders && ` to ${defenders}`}`,
    lost: (defenders) => `shot down here${defenders && ` by ${defenders}`}`,
  },
  selected: "selected",
  movable: "can move",
  check: "in check",
  lastMove: "last move",
  choose: "Which move?",
  cancel: "Cancel",
  tray: "Which piece moves?",
  commit: "Finish the turn",
  cancelDeploy: "Cancel",
  left: (count) => `${count} left to go`,
  resize: "Width of the board",
  spares: "Pieces",
};
