/**
 * Puzzles that the engine has made from its own games, what plays one, and what a player has solved. It carries
 * no wasm: the class of the game is given to it, of `cotulenh-wasm` or of `cotulenh-wasm/web`. Themes are loaded
 * one by one.
 * @module cotulenh-wasm/puzzles
 */
export { DIFFICULTIES, PUZZLES, THEMES } from "./puzzles/themes.js";
export { findDaily, findPuzzle, loadPuzzles } from "./puzzles/load.js";
export { chooseNext, FIRST_PUZZLES } from "./puzzles/choose.js";
export { NEEDS, puzzleNeeds } from "./puzzles/needs.js";
export { createPuzzle } from "./puzzles/create.js";
export { createPuzzleRecord } from "./puzzles/record.js";
export { CoTuLenhError } from "./errors/error.js";
export type { PuzzleRun } from "./puzzles/run.js";
export type { PuzzleRecord, PuzzleRecordData, PuzzleResult } from "./puzzles/record.js";
export type { ChoiceOptions, PuzzleChoice } from "./puzzles/choose.js";
export type { DailyOptions } from "./puzzles/load.js";
export type { PuzzleNeed } from "./puzzles/needs.js";
export type { Difficulty, Theme } from "./puzzles/themes.js";
export type { Puzzle, PuzzleSnapshot } from "./puzzles/types.js";
export type { TaskRun } from "./task/task-run.js";
export type {
  GameClass,
  TaskOptions as PuzzleOptions,
  TurnHint as PuzzleHint,
} from "./task/types.js";
export type { SearchEngine } from "./play/types.js";
export type { Play } from "./play/class.js";
export type { CoTuLenh } from "./game/class.js";
export type { ErrorCode, ErrorFacts } from "./vocabulary/error-codes.js";
