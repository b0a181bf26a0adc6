// Setting up positions. The package decides what may stand where.
import { openGame } from "./games.js";
import { CoTuLenh, type Color, type Piece, type Square } from "cotulenh-wasm";
import type { Session } from "./session.js";
import { listArrangements, splitStack } from "./stacks.js";
import type { Tool } from "./state.js";

/** Puts a piece on a square. It joins a piece of its own colour if they can form a stack. */
function place(game: CoTuLenh, piece: Piece, square: Square): void {
  const present = game.get(square);
  if (!present || present.color !== piece.color) return game.put(piece, square);
  const others = splitStack(present).filter(({ type }) => type !== piece.type);
  if (others.length === 0) return game.put(piece, square);
  let refusal: unknown;
  for (const stack of listArrangements([...others, piece])) {
    try {
      return game.put(stack, square);
    } catch (error) {
      refusal ??= error;
    }
  }
  throw refusal;
}

/** Makes the next piece of a stack heroic; once all are, none. */
function cycleHeroic(game: CoTuLenh, square: Square): void {
  const stack = game.get(square);
  if (!stack) return;
  const pieces = splitStack(stack);
  const next = pieces.find(({ heroic }) => !heroic);
  if (next) game.setHeroicStatus(square, next.type, true);
  else for (const { type } of pieces) game.setHeroicStatus(square, type, false);
}

/** Applies a tool to a square. */
function apply(game: CoTuLenh, tool: Tool, square: Square): void {
  if (tool.action === "place") place(game, tool.piece, square);
  else if (tool.action === "heroic") cycleHeroic(game, square);
  else if (game.get(square)) game.remove(square);
}

/** Changes the position that is shown, and begins a game there. */
function editPosition(session: Session, change: (game: CoTuLenh) => void): void {
  const { snapshot, rules, tool } = session.state;
  session.attempt(() => {
    const game = new CoTuLenh(snapshot.fen, { rules });
    change(game);
    openGame(session, game, tool);
  });
}

/** Uses the editor's tool on a square. */
export function useTool(session: Session, tool: Tool, square: Square): void {
  editPosition(session, (game) => apply(game, tool, square));
}

/** Takes all pieces off the board. */
export function clearBoard(session: Session): void {
  editPosition(session, (game) => game.clear());
}

/** Sets up the starting position. */
export function resetBoard(session: Session): void {
  editPosition(session, (game) => game.reset());
}

/** Lets a side move, without an open deploy. */
export function setTurn(session: Session, turn: Color): void {
  editPosition(session, (game) => {
    if (game.deployState()) game.cancelDeploy();
    game.setTurn(turn);
  });
}
