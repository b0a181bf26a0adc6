/** @jsxImportSource solid-js */
import type {} from "cotulenh-wasm/elements/solid";
export const board = (
  <cotulenh-board
    fen="start"
    zones="both"
    class="x"
    prop:selected="c4"
    on:select={({ detail }) => void detail.square?.length}
  />
);
// @ts-expect-error: not a side
export const wrong = <cotulenh-board orientation="white" />;
// @ts-expect-error: not a square
export const l1 = <cotulenh-board prop:selected="l1" />;
const byIndex = (event: CustomEvent<{ index: number }>) => void event.detail.index;
// @ts-expect-error: the event has no such detail
export const event = <cotulenh-board on:hover={byIndex} />;
export const game = (
  <cotulenh-game
    pgn="1. Tf6 *"
    at="end"
    lang="vi"
    piece-set="contrast"
    on:move={({ detail }) => void detail.node.turn?.san}
  />
);
// @ts-expect-error: not a theme
export const wrongGame = <cotulenh-game theme="wood" />;
const bySquare = (event: CustomEvent<{ square: string }>) => void event.detail.square;
// @ts-expect-error: the event has no such detail
export const gameEvent = <cotulenh-game on:move={bySquare} />;
