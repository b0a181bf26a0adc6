/// <reference types="vite/client" />
// The board in a page of its own, as docs/BOARD.md describes it: smaller, and with two tanks.
import { Board, type BoardInput } from "cotulenh-wasm/board";

const show = (options: BoardInput) => board.set(options);

const board = new Board(document.body, {
  pieces: [
    { square: "b2", piece: { type: "t", color: "r" } },
    { square: "d4", piece: { type: "t", color: "b" } },
  ],
  movable: ["b2"],
  // The tank goes wherever it is sent.
  select: ({ square }) => {
    const { selected } = board.options;
    if (square && selected) move(selected, square);
    else show({ selected: square });
  },
  drop: ({ from, to }) => {
    if (from && to) move(from, to);
  },
  cancel: () => show({ selected: null }),
  draw: ({ arrows, marks }) => show({ arrows, marks }),
});

type Square = NonNullable<BoardInput["selected"]>;

function move(from: Square, to: Square): void {
  const { pieces } = board.options;
  if (typeof pieces === "string") return;
  const moved = pieces.map((one) => (one.square === from ? { ...one, square: to } : one));
  show({ pieces: moved, selected: null, movable: [to] });
}

board.element.className = "board";
board.element.style.width = "480px";
