// Checks that cannot run on this machine: they pass, and the summary of `npm test` says why.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { say } from "./log.mjs";
import { ROOT } from "./paths.mjs";

export const SKIPPED = join(ROOT, "target", "skipped.jsonl");

/**
 * Records that a task is skipped.
 * @param {string} task
 * @param {string} reason
 */
export function skip(task, reason) {
  say(`${task} is skipped: ${reason}`);
  mkdirSync(dirname(SKIPPED), { recursive: true });
  appendFileSync(SKIPPED, `${JSON.stringify([task, reason])}\n`);
}

/**
 * The reasons of the tasks that were skipped, by their names.
 * @returns {Map<string, string>}
 */
export function readSkipped() {
  if (!existsSync(SKIPPED)) return new Map();
  const lines = readFileSync(SKIPPED, "utf8").trim().split("\n");
  return new Map(lines.map((line) => JSON.parse(line)));
}
