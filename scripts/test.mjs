// Runs the checks of the project: `npm test`, or a part of them: `npm test -- page`. The checks are
// the wireit tasks in package.json; this adds the set-up before them and the summary after them.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { execa } from "execa";
import { PROJECT } from "./consumers/project.mjs";
import { bold, dim, duration, elapsed, green, main, Problem, red, say } from "./lib/log.mjs";
import { ROOT } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";
import { readSkipped, SKIPPED } from "./lib/skip.mjs";

const LOG = join(ROOT, "target", "wireit.log");

/** The parts, what they are, and the tools that they need. */
const PARTS = {
  lint: { tools: ["wasm"], about: "formatting, lints and types of what is not Rust" },
  native: { tools: ["rust"], about: "formatting, lints, tests and documentation of the crate" },
  fuzz: {
    tools: ["wasm", "fuzz"],
    about: "arbitrary texts and calls, on the crate and on the package",
  },
  wasm: {
    tools: ["wasm", "chromium"],
    about: "the crate's tests inside wasm, in Node and in Chromium",
  },
  package: {
    tools: ["wasm", "chromium"],
    about: "the npm package: packed, installed and used in every way; its size",
  },
  release: {
    tools: ["wasm", "deny"],
    about: "what is shipped: licences, contents, versions, a reproducible build",
  },
  page: {
    tools: ["wasm", "chromium"],
    about: "the demo board: types, build, and what Chromium shows",
  },
};

const HELP = `npm test [-- part …]

Sets up what is missing and runs the checks of the named parts, or of all:

${Object.entries(PARTS)
  .map(([name, { about }]) => `  ${name.padEnd(8)} ${about}`)
  .join("\n")}

\`npm run test:page\` runs a part without set-up and summary. \`npm run fuzz -- --seconds 600\` fuzzes for
longer, and \`npm run pictures\` renews the pictures in the README and in docs.`;

/** @typedef {{ from: number, to: number, passed: boolean, remark: string }} Check */

/**
 * Runs tasks by wireit, and follows its log to know when each one starts and ends.
 * @param {string} root the task that depends on all others
 * @returns {Promise<Map<string, Check>>}
 */
async function runTasks(root) {
  rmSync(LOG, { force: true });
  mkdirSync(dirname(LOG), { recursive: true });
  /** @type {Map<string, Check>} */
  const checks = new Map();
  let read = 0;
  const follow = () => {
    const text = existsSync(LOG) ? readFileSync(LOG, "utf8") : "";
    const end = text.lastIndexOf("\n") + 1;
    for (const line of text.slice(read, end).split("\n")) {
      const [, mark, task, message] = /^(🏃|✅|❌) \[([^\]]+)\] (.*)/u.exec(line) ?? [];
      if (!task) continue;
      const from = checks.get(task)?.from ?? elapsed();
      const remark = message === "Already fresh" ? "unchanged since it passed" : "";
      checks.set(task, { from, to: elapsed(), passed: mark === "✅", remark });
    }
    read = end;
  };
  const timer = setInterval(follow, 200);
  await execa("npm", ["run", "--silent", root], {
    cwd: ROOT,
    env: {
      WIREIT_PARALLEL: String(availableParallelism()),
      WIREIT_FAILURES: "continue",
      WIREIT_CACHE: "none",
      WIREIT_LOGGER: "quiet-ci",
      WIREIT_DEBUG_LOG_FILE: LOG,
      ...process.env,
    },
    stdio: "inherit",
    reject: false,
  });
  clearInterval(timer);
  follow();
  return checks;
}

/**
 * Prints the table and the closing line. Returns whether all is well.
 * @param {string[]} checks
 * @param {Map<string, Check>} ran
 */
function summarize(checks, ran) {
  const skipped = readSkipped();
  const count = { pass: 0, FAIL: 0, skip: 0 };
  say(`\n${bold("Summary")}`);
  /** @param {string} task @param {string} mark @param {string} remark */
  const row = (task, mark, remark) => {
    const { from = 0, to = 0 } = ran.get(task) ?? {};
    const time = duration(to - from).padStart(12);
    say(`  ${mark}  ${task.padEnd(22)} ${time}  ${dim(remark)}`.trimEnd());
  };
  for (const task of ran.keys()) {
    if (/^build|^pack$/.test(task) && !checks.includes(task)) row(task, "    ", "");
  }
  for (const task of checks) {
    const { passed = false, remark = "not run: a task before it failed" } = ran.get(task) ?? {};
    const kind = skipped.has(task) ? "skip" : passed ? "pass" : "FAIL";
    count[kind]++;
    row(task, kind === "FAIL" ? red(kind) : green(kind), skipped.get(task) ?? remark);
  }
  say(`  all in ${duration(elapsed())}\n`);
  const more = count.skip > 0 ? `, ${count.skip} skipped` : "";
  say(`${count.pass} passed, ${count.FAIL} failed${more}`);
  return count.pass > 0 && count.FAIL === 0;
}

/** @typedef {keyof typeof PARTS} Part */

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: "boolean" } },
    allowPositionals: true,
  });
  const unknown = positionals.find((part) => !Object.hasOwn(PARTS, part));
  if (unknown) throw new Problem(`"${unknown}" is not a part\n\n${HELP}`);
  if (values.help) return say(HELP);

  const all = /** @type {Part[]} */ (Object.keys(PARTS));
  const parts = all.filter((part) => positionals.length === 0 || positionals.includes(part));
  const tools = new Set(parts.flatMap((part) => PARTS[part].tools));
  await run("node", [join("scripts", "setup.mjs"), ...tools]);
  rmSync(SKIPPED, { force: true });
  const roots = parts.map((part) => `test:${part}`);
  /** @type {[string, Check][]} */
  const ran = [];
  for (const root of parts.length < all.length ? roots : ["test:all"]) {
    ran.push(...(await runTasks(root)));
  }
  rmSync(PROJECT, { recursive: true, force: true });
  const { wireit } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const checks = roots.flatMap((root) => wireit[root].dependencies);
  if (!summarize(checks, new Map(ran))) process.exitCode = 1;
});
