// Setting up positions. The engine decides what may stand where, and says why not.
import { SQUARES, type Color, type CoTuLenh, type Piece, type Square } from "cotulenh-wasm";
import { arrangements, parts } from "./stacks.js";
import type { Tool } from "./state.js";

/** Puts a piece on a square. On friends it joins them, if that makes a stack. */
function place(engine: CoTuLenh, piece: Piece, square: Square): void {
  const there = engine.get(square);
  if (!there || there.color !== piece.color) return engine.put(piece, square);
  const others = parts(there).filter(({ type }) => type !== piece.type);
  if (others.length === 0) return engine.put(piece, square);
  let refused: unknown;
  for (const stack of arrangements([...others, piece])) {
    try {
      return engine.put(stack, square);
    } catch (error) {
      refused ??= error;
    }
  }
  throw refused;
}

/** Makes the first piece of a stack that is not heroic so; if all are, none. */
function cycleHeroic(engine: CoTuLenh, square: Square): void {
  const there = engine.get(square);
  if (!there) return;
  const all = parts(there);
  const next = all.find(({ heroic }) => !heroic);
  if (next) engine.setHeroicStatus(square, next.type, true);
  else for (const { type } of all) engine.setHeroicStatus(square, type, false);
}

/** Applies a tool to a square. */
export function edit(engine: CoTuLenh, tool: Tool, square: Square): void {
  if (tool.does === "place") place(engine, tool.piece, square);
  else if (tool.does === "heroic") cycleHeroic(engine, square);
  else if (engine.get(square)) engine.remove(square);
}

/** The same position with the other side to move, as FEN. */
export function withTurn(fen: string, turn: Color): string {
  const [placement, , ...rest] = fen.split(" ");
  // A deploy under way belongs to the side that had the turn.
  return [placement, turn, ...rest.slice(0, 4)].join(" ");
}

/** Everything on the board. */
export function standing(engine: CoTuLenh): Map<Square, Piece> {
  const found = new Map<Square, Piece>();
  const cells = engine.board().reverse().flat();
  SQUARES.forEach((square, i) => {
    const piece = cells[i];
    if (piece) found.set(square, piece);
  });
  return found;
}
