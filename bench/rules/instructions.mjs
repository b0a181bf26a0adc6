// How many instructions some tasks take, counted by callgrind: numbers that do not depend on what
// else the machine is doing. Those on record are in bench/instructions.json.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { Problem, say, step } from "../../scripts/lib/log.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { ask, which } from "../../scripts/lib/run.mjs";
import { buildEngine, buildNative } from "./core.mjs";
import { formatTable } from "../document.mjs";

const FILE = join(ROOT, "bench", "instructions.json");

/**
 * The tasks that are counted, and what an item of them is.
 * @type {Record<string, string>}
 */
const COUNTED = {
  perft2: "a node of perft(2)",
  list: "a legal move listed",
  play: "a move listed, done and taken back",
  perft2Official: "a node of perft(2) by the official rules",
  listOfficial: "a legal move listed by the official rules",
  playOfficial: "a move by the official rules listed, done and taken back",
  zones: "the zones of a colour",
  fenRead: "a FEN read",
  fenWrite: "a FEN written",
  sanWrite: "a move listed and written as SAN",
  searchNode: "a node of the engine's search",
};

/** The nodes that the engine searches for each of its positions. */
const SEARCH_NODES = 2000;

const HOW =
  "Instructions an item, by `npm run bench -- --instructions`, which compares and with --record " +
  "writes this file. The same compiler and processor family give the same numbers, so a change " +
  "of more than a percent is a change of the code; with another compiler, first record the old " +
  "code again.";

/**
 * The command that does a task so often and prints the number of its items.
 * @param {{ rules: string, engine: string }} programs
 * @param {string} task
 * @param {number} times
 */
function taskCommand(programs, task, times) {
  return task === "searchNode"
    ? [programs.engine, "count", "--nodes", String(SEARCH_NODES * times)]
    : [programs.rules, task, String(times)];
}

/**
 * The instructions of the program for a task done so often, and the items of that task.
 * @param {{ rules: string, engine: string }} programs
 * @param {string} task
 * @param {number} times
 */
function collect(programs, task, times) {
  const command = taskCommand(programs, task, times);
  const args = ["--tool=callgrind", "--callgrind-out-file=/dev/null", ...command];
  const { status, stdout, stderr } = spawnSync("valgrind", args, { encoding: "utf8" });
  const collected = /Collected : (\d+)/.exec(stderr)?.[1];
  if (status !== 0 || !collected) throw new Problem(`callgrind did not count ${task}:\n${stderr}`);
  return { instructions: Number(collected), items: Number(stdout) };
}

/**
 * Instructions an item: what doing it twice takes more than doing it once.
 * @param {{ rules: string, engine: string }} programs
 * @param {string} task
 */
function count(programs, task) {
  const [once, twice] = [collect(programs, task, 1), collect(programs, task, 2)];
  return (twice.instructions - once.instructions) / (twice.items - once.items);
}

function readCompiler() {
  const about = ask("rustc", ["-vV"]) ?? "";
  return {
    release: /^release: (.*)$/m.exec(about)?.[1],
    host: /^host: (.*)$/m.exec(about)?.[1],
  };
}

/**
 * Counts, prints the difference to what is on record, and with `record` puts it on record.
 * @param {{ record?: boolean | undefined }} options
 */
export async function countInstructions({ record = false }) {
  if (!which("valgrind")) {
    throw new Problem("valgrind is needed to count instructions (Debian: valgrind).");
  }
  const programs = await step("native programs", async () => ({
    rules: await buildNative(),
    engine: await buildEngine(),
  }));
  const counts = await step("callgrind", () =>
    Object.fromEntries(
      Object.keys(COUNTED).map((task) => [task, Math.round(count(programs, task) * 10) / 10]),
    ),
  );
  const { release, host } = readCompiler();
  const old = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : { counts: {} };
  const rows = Object.entries(COUNTED).map(([task, title]) => {
    const [then, now] = [old.counts[task], counts[task] ?? NaN];
    const change = then === undefined ? "" : `${(100 * (now / then - 1)).toFixed(2)} %`;
    return [title, then === undefined ? "" : String(then), String(now), change];
  });
  say();
  say(formatTable(["instructions", "on record", "now", "change"], rows));
  if (old.compiler && (old.compiler !== release || old.host !== host)) {
    say(
      `\nThose on record are of ${old.compiler} for ${old.host}; these of ${release} for ${host}.`,
    );
  }
  if (!record) return;
  const text = JSON.stringify({ how: HOW, compiler: release, host, counts }, null, 2);
  writeFileSync(FILE, `${text}\n`);
}
