/**
 * A map with lines of equal height and depth.
 * @module cotulenh-wasm/board/map
 */
import { FILES } from "../../vocabulary/words.js";
import { COAST, DEEP, edgeOf, shore, x, y } from "../draw/ground.js";
import { FIELD } from "../geometry.js";
import { path, type Shape } from "../markup.js";
import type { Theme } from "./theme.js";

const colors = {
  land: ["#f2efe0", "#38424a"],
  sand: ["#c9c4a8", "#5c6a72"],
  mixed: ["#cfe7ee", "#24505c"],
  foam: ["#7fb3c8", "#3f7c90"],
  water: ["#a9d3e6", "#17394c"],
  wave: ["#7db7d3", "#2b5a74"],
  stream: ["#9ccbe2", "#2a6480"],
  bridge: ["#f4e3b0", "#cbb271"],
  plank: ["#7a5a20", "#ecdcae"],
  line: ["#6f6a55", "#cfd8dc59"],
  "sea-line": ["#2f6482", "#9fc4d859"],
  frame: ["#3f3c30", "#7c8a90"],
  "sea-red": ["#a3180a", "#ffb8ad"],
  "sea-blue": ["#0d3fa8", "#b0d0ff"],
} as const;

/** Lines of equal depth on the water, and of equal height on the land, as maps have them. */
function contours(): Shape[] {
  const depths = [30, 62, 98, 138].map((away, i) => {
    const at = edgeOf(DEEP) - away;
    return `M${at} ${FIELD.top}${shore(at, i, 9 + 3 * i)}`;
  });
  const hill = (cx: number, cy: number, wide: number, high: number) =>
    [1, 0.72, 0.46, 0.22]
      .map((size, i) => {
        const [w, h, lean] = [wide * size, high * size, 14 * (i % 2 ? 1 : -1) * size];
        return (
          `M${cx - w} ${cy}C${cx - w} ${cy - h} ${cx - lean} ${cy - h} ${cx + w * 0.3} ${cy - h * 0.8}` +
          `S${cx + w} ${cy - h * 0.3} ${cx + w} ${cy}S${cx + lean} ${cy + h} ${cx - w * 0.2} ${cy + h * 0.9}` +
          `S${cx - w} ${cy + h * 0.6} ${cx - w} ${cy}Z`
        );
      })
      .join("");
  const [left, right] = [x(COAST), x(FILES.length - 1)];
  const middle = (left + right) / 2;
  return [
    path("waves", depths.join("")),
    path(
      "contours",
      hill(middle - 190, y(9), 150, 120) +
        hill(right - 90, y(9.4), 130, 170) +
        hill(middle - 120, y(1.6), 170, 130) +
        hill(right - 60, y(2.4), 110, 150),
    ),
  ];
}

/** The map. */
export const map: Theme = { name: "map", colors, decorate: contours };
