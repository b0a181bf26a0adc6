/** @jsxImportSource preact */
import type {} from "cotulenh-wasm/elements/preact";
import type { CotulenhBoardElement } from "cotulenh-wasm/board/element";
import { createRef } from "preact";
const ref = createRef<CotulenhBoardElement>();
export const board = (
  <cotulenh-board
    fen="start"
    view-only={true}
    zones="both"
    ref={ref}
    className="x"
    id="b"
    orientation="blue"
    selected="c4"
    onselect={({ detail }) => void detail.square?.length}
    ondrop={(event) => void event.detail.to}
  />
);
// @ts-expect-error: not a side
export const wrong = <cotulenh-board orientation="white" />;
// @ts-expect-error: not a square
export const l1 = <cotulenh-board selected="l1" />;
// @ts-expect-error: the event has no such detail
export const event = <cotulenh-board onhover={({ detail }) => detail.index} />;
export const game = (
  <cotulenh-game
    pgn="1. Tf6 *"
    at="end"
    lang="vi"
    piece-set="contrast"
    zones="both"
    onmove={({ detail }) => void detail.node.turn?.san}
  />
);
// @ts-expect-error: not a theme
export const wrongGame = <cotulenh-game theme="wood" />;
// @ts-expect-error: the event has no such detail
export const gameEvent = <cotulenh-game onmove={({ detail }) => detail.square} />;
