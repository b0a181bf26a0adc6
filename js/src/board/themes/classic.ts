// Sand, water and waves: the default theme.
import { BOTTOM, DEEP, edgeOf } from "../draw/ground.js";
import { CELL, FIELD } from "../geometry.js";
import { path, type Shape } from "../markup.js";
import type { Theme } from "./theme.js";

const colors = {
  land: ["#f1e6c4", "#39424e"],
  sand: ["#f9f3dd", "#596472"],
  mixed: ["#93dad3", "#1f5158"],
  foam: ["#def4f1", "#4a8f96"],
  water: ["#4a8fc2", "#16395c"],
  wave: ["#7db4da", "#2b5a83"],
  stream: ["#5aa2cf", "#265a80"],
  bridge: ["#ffd75e", "#d9b24a"],
  plank: ["#a8761a", "#f0dfae"],
  line: ["#484230", "#d3dbe459"],
  "sea-line": ["#e6f2fb", "#a9c8e459"],
  frame: ["#6b5a36", "#7b8896"],
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
