// Reading what lessons and puzzles are given: options, tasks, and what was stored.
import { shown } from "../arguments/objects.js";
import { count, readOptions } from "../arguments/read-options.js";
import { CoTuLenhError } from "../errors/error.js";
import { readEngine } from "../play/match/players.js";
import type { TaskOptions } from "./types.js";

const ANSWER_DELAY = 500;

/** The options, with those that were not given. */
export type ReadTaskOptions = TaskOptions & { answerDelay: number };

export function readTaskOptions(options: unknown): ReadTaskOptions {
  const given = readOptions(options ?? null, ["CoTuLenh", "engine", "answerDelay"]);
  const { CoTuLenh } = given;
  if (typeof CoTuLenh !== "function") {
    const message = `CoTuLenh is the class of cotulenh-wasm, not ${shown(CoTuLenh)}`;
    throw new CoTuLenhError("INVALID_OPTIONS", message);
  }
  return {
    CoTuLenh: CoTuLenh as unknown as TaskOptions["CoTuLenh"],
    engine: given.engine === undefined ? undefined : readEngine(given.engine, "engine"),
    answerDelay: count(given.answerDelay, "answerDelay", ANSWER_DELAY),
  };
}

/** Refuses what comes from elsewhere and has not the parts of a task: `what` says what would have them. */
export function requireTask<T>(value: T, isTask: (value: T) => boolean, what: string): void {
  try {
    if (isTask(value)) return;
  } catch {
    // Refused below: not even its parts can be read.
  }
  throw new CoTuLenhError("INVALID_ARGUMENT", `${what}, not ${shown(value)}`);
}

/** What a JSON text has; anything else as it is. `whole` is what a message calls it. */
export function parseJson(given: unknown, whole: string): unknown {
  if (typeof given !== "string") return given;
  try {
    return JSON.parse(given);
  } catch {
    throw new CoTuLenhError("INVALID_DATA", `${whole} is not JSON`);
  }
}
