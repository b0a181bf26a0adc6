import { CoTuLenh } from "cotulenh-wasm";
import { Board } from "cotulenh-wasm/board";
import { connect } from "cotulenh-wasm/board/play";
import { createPlay } from "cotulenh-wasm/play";

export function show(element) {
  const play = createPlay({ game: new CoTuLenh() });
  const board = new Board(element, { zones: "blue" });
  return connect(board, play); // a move by click, drag, touch or keys
}
