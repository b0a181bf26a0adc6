/**
 * Games with variations, for records, analysis and studies. It carries no wasm: a game is given to it, of
 * `cotulenh-wasm` or of `cotulenh-wasm/web`.
 * @module cotulenh-wasm/tree
 */
export { GameTree } from "./tree/class.js";
export { CoTuLenhError } from "./errors.js";
export type { CoTuLenh } from "./game/class.js";
export type { ErrorCode, ErrorFacts } from "./errors.js";
export type {
  DeclaredEnd,
  DeclaredEndData,
  Evaluation,
  TreeData,
  TreeNode,
  TreeNodeData,
  TreeNotes,
} from "./tree/types.js";
export type { Move, MoveInput, Outcome, Rules, Square, Turn } from "./types.js";
