// The page: a game and the board that shows it.
import { BoardView } from "../board/board.js";
import { Game } from "../game/game.js";

/** An element that index.html is known to have. */
function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** The page shows another position when its address ends in `?fen=…`. */
function start(): Game {
  const fen = new URLSearchParams(location.search).get("fen");
  return new Game(fen ?? undefined);
}

function show(): void {
  const game = start();
  const board = new BoardView(game.shape, "The board");
  board.setPieces(game.pieces);
  part("board").replaceChildren(board.element);
  const status = part("status");
  status.textContent = game.turn === "red" ? "Red to move" : "Blue to move";
  status.dataset["side"] = game.turn;
}

try {
  show();
} catch (error) {
  part("status").textContent = error instanceof Error ? error.message : String(error);
  throw error;
}
