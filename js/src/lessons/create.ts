// The way in: a level that is played, from options.
import { count, readOptions } from "../arguments/read-options.js";
import { shown } from "../arguments/objects.js";
import { CoTuLenhError, throwingAtCaller } from "../errors.js";
import { readEngine } from "../play/match/players.js";
import { Lesson } from "./run.js";
import type { Level } from "./level.js";
import type { LessonOptions } from "./types.js";

const ANSWER_DELAY = 500;

/**
 * A level that is played: its game, whether the task is done, what is wrong with a try, hints and stars. It
 * has no view: `connect` of `cotulenh-wasm/board/play` puts its game on a board.
 *
 * @example
 * ```ts
 * const { levels } = await loadSubject("first-steps");
 * const lesson = createLesson(levels[0], { CoTuLenh });
 * lesson.subscribe(() => console.log(lesson.snapshot().state));
 * lesson.play.try("f4", "f5");
 * ```
 */
export const createLesson: (level: Level, options: LessonOptions) => Lesson = throwingAtCaller(
  function createLesson(level, options) {
    const given = readOptions(options ?? null, ["CoTuLenh", "engine", "answerDelay"]);
    const { CoTuLenh } = given;
    if (typeof CoTuLenh !== "function") {
      const message = `CoTuLenh is the class of cotulenh-wasm, not ${shown(CoTuLenh)}`;
      throw new CoTuLenhError("INVALID_OPTIONS", message);
    }
    const engine = given.engine === undefined ? undefined : readEngine(given.engine, "engine");
    const delay = count(given.answerDelay, "answerDelay", ANSWER_DELAY);
    readLevel(level);
    const needsEngine = level.answers !== undefined && "level" in level.answers;
    if (needsEngine && !engine) {
      const message =
        "the answers of this level need an engine: createLesson(level, { …, engine })";
      throw new CoTuLenhError("INVALID_OPTIONS", message);
    }
    return new Lesson(level, { ...options, engine }, delay);
  },
);

/** A level that comes from elsewhere. Its position and its turns are checked when they are played. */
function readLevel(value: unknown): void {
  try {
    const { fen, solution, success, clauses } = value as Level;
    const isLevel =
      typeof fen === "string" &&
      typeof success === "object" &&
      typeof solution[0] === "string" &&
      typeof clauses[0] === "string";
    if (isLevel) return;
  } catch {
    // Refused below.
  }
  const message = `a level is one of a subject of loadSubject, not ${shown(value)}`;
  throw new CoTuLenhError("INVALID_ARGUMENT", message);
}
