/**
 * Games with variations, for records, analysis and studies. It carries no wasm: a game is given to it, of
 * `cotulenh-wasm` or of `cotulenh-wasm/web`.
 * @module cotulenh-wasm/tree
 */
export { GameTree } from "./tree/class.js";
export { applyChange } from "./record/apply.js";
export { createRecord } from "./record/create.js";
export { nextId } from "./record/lines.js";
export { writeRecord } from "./pgn/record.js";
export { winChance } from "./record/win-chance.js";
export { formatClock } from "./tree/format-clock.js";
export { nagGlyph } from "./tree/tokens.js";
export type { TreeToken } from "./tree/tokens.js";
export { CoTuLenhError } from "./errors/error.js";
export type { CoTuLenh } from "./game/class.js";
export type { ErrorCode, ErrorFacts } from "./vocabulary/error-codes.js";
export type {
  AnnotatedChange,
  CancelledChange,
  CommittedChange,
  DeclaredChange,
  DrawingColor,
  DrawnArrow,
  DrawnMark,
  Evaluation,
  GameEnd,
  GameRecord,
  HeaderSetChange,
  OpenDeploy,
  OpenedChange,
  PlayedChange,
  PromotedChange,
  RecordChange,
  RecordedTurn,
  RemovedChange,
  ReplacedChange,
  SteppedChange,
  TakenBackChange,
  TimedChange,
  TurnNotes,
  UnsteppedChange,
} from "./record/types.js";
export type { DeclaredEnd, TreeData, TreeDataInput, TreeNode } from "./tree/types.js";
export type { ClockState, FlagRule } from "./record/types.js";
export type {
  Milliseconds,
  Move,
  MoveInput,
  Outcome,
  Rules,
  RulesInput,
  Seconds,
  Square,
  Turn,
} from "./vocabulary/types.js";
