/**
 * Flat areas, for small boards and for those who like it quiet.
 * @module cotulenh-wasm/board/plain
 */
import type { Theme } from "./theme.js";

const colors = {
  land: ["#ece8de", "#3a3d42"],
  sand: ["#ece8de", "#3a3d42"],
  mixed: ["#c4dcd9", "#2c4a4d"],
  foam: ["#c4dcd9", "#2c4a4d"],
  water: ["#a3c3dc", "#1f3a52"],
  wave: ["#a3c3dc", "#1f3a52"],
  stream: ["#a3c3dc", "#1f3a52"],
  bridge: ["#d9cfae", "#8a7f5c"],
  plank: ["#75683f", "#4c442b"],
  line: ["#6d6a62", "#8f949b"],
  "sea-line": ["#4b6a82", "#7893a8"],
  frame: ["#8a857a", "#5c6168"],
} as const;

/** The plain board. */
export const plain: Theme = { name: "plain", colors, isFlat: true };
