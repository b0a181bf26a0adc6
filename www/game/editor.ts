// Setting up positions. The engine decides what may stand where.
import { CoTuLenh, SQUARES, type Color, type Piece, type Square } from "cotulenh-wasm";
import { listArrangements, splitStack } from "./stacks.js";
import type { Tool } from "./state.js";

/** Puts a piece on a square. It joins a piece of its own colour if they can form a stack. */
function place(engine: CoTuLenh, piece: Piece, square: Square): void {
  const present = engine.get(square);
  if (!present || present.color !== piece.color) return engine.put(piece, square);
  const others = splitStack(present).filter(({ type }) => type !== piece.type);
  if (others.length === 0) return engine.put(piece, square);
  let refusal: unknown;
  for (const stack of listArrangements([...others, piece])) {
    try {
      return engine.put(stack, square);
    } catch (error) {
      refusal ??= error;
    }
  }
  throw refusal;
}

/** Makes the next piece of a stack heroic; once all are, none. */
function cycleHeroic(engine: CoTuLenh, square: Square): void {
  const stack = engine.get(square);
  if (!stack) return;
  const pieces = splitStack(stack);
  const next = pieces.find(({ heroic }) => !heroic);
  if (next) engine.setHeroicStatus(square, next.type, true);
  else for (const { type } of pieces) engine.setHeroicStatus(square, type, false);
}

/** Applies a tool to a square. */
export function edit(engine: CoTuLenh, tool: Tool, square: Square): void {
  if (tool.action === "place") place(engine, tool.piece, square);
  else if (tool.action === "heroic") cycleHeroic(engine, square);
  else if (engine.get(square)) engine.remove(square);
}

/** The placement of an empty board in FEN. */
const EMPTY_BOARD = (() => {
  const files = SQUARES.filter((square) => square.slice(1) === "1").length;
  return Array.from({ length: SQUARES.length / files }, () => files).join("/");
})();

/** The same position with this side to move, without an open deploy. */
export function copyWithTurn(engine: CoTuLenh, turn: Color): CoTuLenh {
  const clocks = `${engine.halfMoves()} ${engine.moveNumber()}`;
  const copy = new CoTuLenh(`${EMPTY_BOARD} ${turn} - - ${clocks}`, { rules: engine.rules() });
  for (const { square, piece } of engine.realBoard()) copy.put(piece, square);
  return copy;
}
