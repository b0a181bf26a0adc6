// The element in plain TypeScript: the import alone gives the tag and its events their types.
import "cotulenh-wasm/board/element";
import type { CotulenhGameEvents } from "cotulenh-wasm/game-viewer";
import type { Square } from "cotulenh-wasm";

const board = document.querySelector("cotulenh-board")!;
board.fen = "start";
board.zones = "both";
board.addEventListener("select", ({ detail }) => {
  const square: Square | null = detail.square;
  void square;
});
board.addEventListener("drop", ({ detail: { from, to } }) => void [from, to]);
board.addEventListener("pointerdown", ({ clientX }) => void clientX);
// @ts-expect-error: the event has no such detail
board.addEventListener("hover", ({ detail }) => void detail.index);
// @ts-expect-error: not a side
board.orientation = "white";

const game = document.querySelector("cotulenh-game")!;
const onMove = ({ detail }: CotulenhGameEvents["move"]) => void detail.node.turn?.san;
game.addEventListener("move", onMove);
game.removeEventListener("move", onMove);
const onPress = ({ clientX }: PointerEvent) => void clientX;
game.removeEventListener("pointerdown", onPress);
const bySquare = ({ detail }: CustomEvent<{ square: string }>) => void detail.square;
// @ts-expect-error: the event has no such detail
game.removeEventListener<"move">("move", bySquare);
