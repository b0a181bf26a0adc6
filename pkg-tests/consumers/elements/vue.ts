import type {} from "cotulenh-wasm/elements/vue";
import type { GlobalComponents } from "vue";
type Props = InstanceType<GlobalComponents["cotulenh-board"]>["$props"];
export const board: Props = {
  fen: "start",
  zones: "both",
  class: "x",
  onSelect: ({ detail }) => void detail.square?.length,
};
// @ts-expect-error: not a side
export const wrong: Props = { orientation: "white" };
const byIndex = (event: CustomEvent<{ index: number }>) => void event.detail.index;
// @ts-expect-error: the event has no such detail
export const event: Props = { onHover: byIndex };
type GameProps = InstanceType<GlobalComponents["cotulenh-game"]>["$props"];
export const game: GameProps = {
  pgn: "1. Tf6 *",
  at: "end",
  lang: "vi",
  "piece-set": "contrast",
  onMove: ({ detail }) => void detail.node.turn?.san,
};
// @ts-expect-error: not a theme
export const wrongGame: GameProps = { theme: "wood" };
const bySquare = (event: CustomEvent<{ square: string }>) => void event.detail.square;
// @ts-expect-error: the event has no such detail
export const gameEvent: GameProps = { onMove: bySquare };
