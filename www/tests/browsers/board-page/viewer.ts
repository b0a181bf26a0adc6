// The viewer in a page of its own, as docs/VIEWER.md describes it; beside it, a game as a moving picture.
import { CoTuLenh } from "cotulenh-wasm";
import { toAPNG } from "cotulenh-wasm/board/animation";
import { renderFrames } from "cotulenh-wasm/board/server";
import "cotulenh-wasm/game-viewer";

const game = new CoTuLenh();
for (const turn of ["Tf6", "Tf8"]) game.playTurn(turn);
const picture = new Image();
picture.alt = "The game as a moving picture";
picture.src = URL.createObjectURL(await toAPNG(renderFrames(game), { scale: 0.5 }));
document.querySelector("main")!.append(picture);
