// Words about the sky of a selected Air Force: what happens on the square that is pointed at, and what the
// lines mean, the first time that they are shown.
import type { Square } from "../../vocabulary/types.js";
import { burst } from "../draw/marks.js";
import { path, shape, toElement, type Shape } from "../markup.js";
import type { BoardState } from "../read/state.js";
import { html } from "../view/dom.js";

/** What awaits the selected Air Force on a square; null if there is nothing to say. */
export function makeNote(state: BoardState, square: Square | null): HTMLElement | null {
  const { sky, labels } = state;
  const approach = square && sky?.approaches.get(square);
  if (!approach) return null;
  // Screen readers have it in the name of the square.
  const attributes = { class: `note ${approach.fate}`, part: "note", "aria-hidden": "true" };
  return html("div", attributes, labels.approach(approach, labels));
}

/** The signs of the legend, as they are drawn on the board. */
const SIGNS: Readonly<Record<"safe" | "strike" | "lost", () => Shape[]>> = {
  safe: () => [path("flight safe", "M-40 0H14"), shape("circle", { class: "dot", cx: 18, r: 14 })],
  strike: () => [
    path("flight strike", "M-40 0H0"),
    shape(
      "g",
      { class: "badge suicide", transform: "translate(18 0)" },
      shape("circle", { r: 19 }),
      path("solid", burst(8, 13, 6)),
    ),
  ],
  lost: () => [
    path("flight stopped", "M-40 0H14"),
    shape("g", { class: "flight-end", transform: "translate(18 0)" }, path("", "M0-18v36")),
  ],
};

/** What the lines and their ends mean. */
export function makeLegend({ labels }: BoardState): HTMLElement {
  const legend = html("div", { class: "legend", part: "legend" });
  for (const [name, sign] of Object.entries(SIGNS) as [keyof typeof SIGNS, () => Shape[]][]) {
    const icon = shape("svg", { class: "icon", viewBox: "-44 -22 88 44" }, ...sign());
    legend.append(html("div", {}, toElement(icon), labels.legend[name]));
  }
  return legend;
}
