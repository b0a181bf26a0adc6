// What is loaded beside the board, which can be used before it is there, and without: animations, the piece at the
// pointer, and what is written on the board.
export * as writing from "../draw/writing.js";
export { playEffects } from "./effects.js";
export { drawHeld } from "./held.js";
