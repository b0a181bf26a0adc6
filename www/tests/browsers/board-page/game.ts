/// <reference types="vite/client" />
// A game on the board, with the position in the address.
import { CoTuLenh } from "cotulenh-wasm";
import { Board } from "cotulenh-wasm/board";
import { connect } from "cotulenh-wasm/board/play";
import { createPlay } from "cotulenh-wasm/play";

const fen = new URLSearchParams(location.search).get("fen") ?? CoTuLenh.START;
const play = createPlay({ game: new CoTuLenh(fen) });
const board = new Board(document.body, { zones: "both" });
const show = () => (document.querySelector("output")!.textContent = play.snapshot().fen);

connect(board, play);
play.subscribe(show);
show();
board.element.className = "board";
board.element.style.width = "480px";
