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
