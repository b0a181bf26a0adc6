// Sand, water and waves: the default theme.
import { BOTTOM, DEEP, edgeOf } from "../draw/ground.js";
import { CELL, FIELD } from "../geometry.js";
import { path, type Shape } from "../markup.js";
import type { Theme } from "./theme.js";

const colors = {
  land: ["#ead9a8", "#57503a"],
  sand: ["#f6ecca", "#756b4a"],
  mixed: ["#84d3cc", "#1f5c5e"],
  foam: ["#d5efec", "#4f9a9d"],
  water: ["#3b82b4", "#173e60"],
  wave: ["#6aa8d0", "#2d5f87"],
  stream: ["#4f9ac8", "#225274"],
  bridge: ["#ffd75e", "#e8bd45"],
  plank: ["#a8761a", "#7c5714"],
  line: ["#484230", "#b9ae88"],
  "sea-line": ["#dcecf8", "#8fb0cc"],
  frame: ["#6b5a36", "#8d7c52"],
} as const;

/** Small waves on the open water. */
function waves(): Shape {
  let d = "";
  for (let top = FIELD.top + 30, row = 0; top < BOTTOM - 10; top += CELL / 2, row++) {
    for (let at = FIELD.left + 16 + (row % 2) * 55; at < edgeOf(DEEP) - 44; at += 110) {
      d += `M${at} ${top}q7-8 14 0q7 8 14 0`;
    }
  }
  return path("waves", d);
}

/** The classic board. */
export const classic: Theme = { name: "classic", colors, decorate: () => [waves()] };
