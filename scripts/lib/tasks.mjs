// Runs tasks in parallel, each once the tasks that it depends on have passed.
import { duration, green, red, say } from "./log.mjs";
import { start } from "./run.mjs";

/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string} command a line for the shell
 * @property {string} [after] the name of the task that must have passed before
 *
 * @typedef {object} Result
 * @property {"pass" | "FAIL" | "skip"} outcome
 * @property {number} ms
 * @property {string} remark why it was not run, or was skipped
 */

/** The exit code of a task that cannot run on this machine. Its last line says why. */
export const SKIPPED = 77;

/** @param {string} text */
const lastLine = (text) => text.trimEnd().split("\n").at(-1) ?? "";

/**
 * Runs one task, and shows its output if it fails.
 * @param {Task} task
 * @returns {Promise<Result>}
 */
async function runTask({ name, command }) {
  const from = performance.now();
  const { code, all } = await start(command, null).ended;
  const outcome = code === 0 ? "pass" : code === SKIPPED ? "skip" : "FAIL";
  const ms = performance.now() - from;
  if (outcome === "FAIL") say(`\n$ ${command}\n${all.trimEnd()}`);
  say(`  ${(outcome === "FAIL" ? red : green)(outcome)}  ${name}  ${duration(ms)}`);
  return { outcome, ms, remark: outcome === "skip" ? lastLine(all) : "" };
}

/**
 * Runs all tasks, at most `limit` at a time and in their order where it is free. A failure stops
 * only the tasks that come after the failed one.
 * @param {readonly Task[]} tasks
 * @param {number} limit
 * @returns {Promise<Map<string, Result>>} the results, by the names of the tasks
 */
export async function runTasks(tasks, limit) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  const waiting = [...tasks];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();

  /** Starts the first task that can be. Returns whether there was one. */
  const startNext = () => {
    const isReady = (/** @type {Task} */ { after }) => !after || results.has(after);
    const at = waiting.findIndex(isReady);
    const [task] = at < 0 ? [] : waiting.splice(at, 1);
    if (!task) return false;
    const { name, after } = task;
    if (after && results.get(after)?.outcome !== "pass") {
      results.set(name, { outcome: "FAIL", ms: 0, remark: `not run: ${after} has failed` });
      return true;
    }
    const ended = runTask(task).then((result) => {
      results.set(name, result);
      running.delete(name);
    });
    running.set(name, ended);
    return true;
  };

  while (waiting.length > 0 || running.size > 0) {
    while (running.size < limit && startNext());
    if (running.size === 0 && waiting.length > 0) {
      throw new Error(`${waiting[0]?.name} comes after a task that is not there`);
    }
    await Promise.race(running.values());
  }
  return results;
}
