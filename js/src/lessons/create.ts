// `createLesson`: the entry point.
import { CoTuLenhError } from "../errors/error.js";
import { throwingAtCaller } from "../errors/caller.js";
import { readTaskOptions, requireTask } from "../task/read.js";
import type { TaskOptions } from "../task/types.js";
import { Lesson } from "./run.js";
import type { Level } from "./level.js";

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
export const createLesson: (level: Level, options: TaskOptions) => Lesson = throwingAtCaller(
  function createLesson(level, options) {
    const read = readTaskOptions(options);
    requireTask(level, isLevel, "a level is one of a subject of loadSubject");
    if (level.answers && "level" in level.answers && !read.engine) {
      const message =
        "the answers of this level need an engine: createLesson(level, { …, engine })";
      throw new CoTuLenhError("INVALID_OPTIONS", message);
    }
    return new Lesson(level, read);
  },
);

/** Whether this can be a level. Its position and its turns are checked when they are played. */
const isLevel = ({ fen, solution, success, clauses }: Level): boolean =>
  [fen, solution[0], clauses[0]].every((text) => typeof text === "string") &&
  typeof success === "object";
