/**
 * Flat areas, for small boards and for those who like it quiet.
 * @module cotulenh-wasm/board/plain
 */
import type { Theme } from "./theme.js";

const colors = {
  land: ["#f0ece2", "#363c45"],
  sand: ["#f0ece2", "#363c45"],
  mixed: ["#c4dcd9", "#2c4a4d"],
  foam: ["#c4dcd9", "#2c4a4d"],
  water: ["#a3c3dc", "#1f3a52"],
  wave: ["#a3c3dc", "#1f3a52"],
  stream: ["#a3c3dc", "#1f3a52"],
  bridge: ["#d9cfae", "#8a7f5c"],
  plank: ["#75683f", "#d8cda8"],
  line: ["#6d6a62", "#d0d7df59"],
  "sea-line": ["#4b6a82", "#a9c0d459"],
  frame: ["#8a857a", "#6c737c"],
  "sea-red": ["#a3180a", "#ffb8ad"],
  "sea-blue": ["#0d3fa8", "#b0d0ff"],
} as const;

/** The plain board. */
export const plain: Theme = { name: "plain", colors, isFlat: true };
