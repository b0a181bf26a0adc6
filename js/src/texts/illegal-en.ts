// Why moves are not legal, in English: apart from the other words, as a play needs no more of them.
import type { Texts } from "./table.js";

export const illegal: Texts["illegal"] = {
  gameOver: () => "the game is over",
  sessionOpen: (square) => `a deploy from ${square} is in progress`,
  emptySquare: (square) => `there is no piece on ${square}`,
  notYours: (square) => `the piece on ${square} is not yours`,
  notLive: () => "an earlier turn is shown, and nothing is taken back",
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
  lineOfSight: (square) =>
    `the enemy commander on ${square} has an open line there: the two commanders may never face each other`,
  losesCommander: (square) => `your commander would be lost on ${square}`,
  commanderInDanger: (squares) => `your commander would be in danger from ${squares}`,
  deadEnd: (squares) => `your commander would stay in danger from ${squares}`,
};
