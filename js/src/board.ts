/**
 * A view of the board that knows no rules: pieces, destinations and zones go in, what the user does
 * comes out. It needs no style sheet and no wasm.
 * @module cotulenh-wasm/board
 */
export { Board } from "./board/class.js";
export { DEFAULTS, PENS } from "./board/options.js";
export { ENGLISH } from "./board/labels.js";
export { symbols } from "./board/sets/symbols.js";
export { classic } from "./board/themes/classic.js";
export type { Labels, SquareFacts } from "./board/labels.js";
export type { Approach } from "./board/read/sky.js";
export type { Defender } from "./board/zones/defenders.js";
export type { PieceLook, PieceSet } from "./board/sets/set.js";
export type { Theme } from "./board/themes/theme.js";
export type { Colors } from "./board/style/colors.js";
export type { Shape } from "./board/shape.js";
export type * from "./board/options.js";
export type { Rules, RulesInput } from "./vocabulary/types.js";
