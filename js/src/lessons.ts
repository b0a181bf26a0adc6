/**
 * Lessons: levels as data, and what plays one. It carries no wasm: the class of the game is given to it, of
 * `cotulenh-wasm` or of `cotulenh-wasm/web`. Subjects are loaded one by one.
 * @module cotulenh-wasm/lessons
 */
export { SUBJECTS } from "./lessons/subjects.js";
export { loadSubject } from "./lessons/load.js";
export { createLesson } from "./lessons/create.js";
export { createProgress } from "./lessons/progress.js";
export { clauseOf, findAnswer, judge } from "./lessons/judge.js";
export { CoTuLenhError } from "./errors/error.js";
export type { Lesson } from "./lessons/run.js";
export type { Progress, ProgressCount, ProgressData } from "./lessons/progress.js";
export type { SubjectEntry, SubjectName } from "./lessons/subjects.js";
export type {
  Answers,
  Clause,
  Condition,
  ConditionName,
  FailReason,
  Language,
  Level,
  LevelData,
  LevelTexts,
  Places,
  Subject,
  WrongWay,
} from "./lessons/level.js";
export type {
  LessonHint,
  LessonMessage,
  LessonRefusal,
  LessonSnapshot,
  Stars,
  Verdict,
} from "./lessons/types.js";
export type { TaskRun } from "./task/task-run.js";
export type { GameClass, TaskOptions as LessonOptions, TurnHint } from "./task/types.js";
export type { TriedMove } from "./texts/tried.js";
export type { Play } from "./play/class.js";
export type { CoTuLenh } from "./game/class.js";
export type { ErrorCode, ErrorFacts } from "./vocabulary/error-codes.js";
