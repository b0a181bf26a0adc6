// Contestants in programs of their own, which take their turns like the others: such a program reads
// lines `<task> <times>` and answers each by `<items> <nanoseconds>`.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Problem } from "../../scripts/lib/log.mjs";

/**
 * Starts a program. `contestant(task)` is one of its tasks, and `stop()` ends it.
 * @param {string} command
 * @param {string[]} args
 */
export function startProgram(command, ...args) {
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const contestant = (/** @type {string} */ task) => async (/** @type {number} */ times) => {
    child.stdin.write(`${task} ${times}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Problem(`${command} ended during ${task}`);
    const [items = 0, ns = NaN] = value.split(" ").map(Number);
    return { items, ms: ns / 1e6 };
  };
  return { contestant, stop: () => child.stdin.end() };
}
