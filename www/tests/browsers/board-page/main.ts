/// <reference types="vite/client" />
// The board in a page of its own, as www/board/README.md describes it: smaller, and with two tanks.
import { BoardView } from "../../../board/board.js";
import { EMPTY, type BoardPiece, type BoardState } from "../../../board/model.js";
import "../../../board/board.css";

const tank = (side: "red" | "blue"): BoardPiece => ({
  type: "t",
  side,
  heroic: false,
  carrying: [],
});

let state: BoardState = {
  ...EMPTY,
  pieces: new Map([
    ["b2", tank("red")],
    ["d4", tank("blue")],
  ]),
  movable: new Set(["b2"]),
};

const show = (change: Partial<BoardState>) => {
  state = { ...state, ...change };
  board.update(state);
};

/** The tank goes wherever it is sent. */
const press = (square: string) => {
  const { selected, pieces } = state;
  if (selected === null) return show({ selected: pieces.has(square) ? square : null });
  const moved = new Map(pieces);
  moved.set(square, moved.get(selected)!);
  moved.delete(selected);
  const movable = new Set([square]);
  show({ pieces: moved, selected: null, movable, motions: [{ from: selected, to: square }] });
};

const board = new BoardView(
  {
    files: ["a", "b", "c", "d"],
    ranks: ["1", "2", "3", "4"],
    terrain: (square) => ({ zone: square.startsWith("a") ? "water" : "land", bridge: false }),
  },
  "Board",
  {
    press,
    grab: (square) => show({ selected: square }),
    choose: () => {},
    cancel: () => show({ selected: null }),
    hover: () => {},
    draw: (drawn) => show({ drawn }),
  },
);
board.element.style.setProperty("--board-width", "480px");
document.body.append(board.element);
board.update(state);
