// Runs the checks of the project: `npm test`, or some of them: `npm test -- page lint:types`.
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PARTS } from "./checks.mjs";
import { PROJECT } from "./consumers/project.mjs";
import { bold, dim, duration, elapsed, green, main, Problem, red, say } from "./lib/log.mjs";
import { run } from "./lib/run.mjs";
import { runTasks } from "./lib/tasks.mjs";

/** @typedef {import("./lib/tasks.mjs").Task} Task */
/** @typedef {import("./lib/tasks.mjs").Result} Result */

/** What is built before checks. Wireit does nothing where a build is up to date. */
const BUILDS = ["build:package", "build:page", "pack"].map((name) => ({
  name,
  command: `npm run --silent ${name}`,
  ...(name === "build:package" ? {} : { after: "build:package" }),
}));

/** @type {(Task & { part: string })[]} */
const CHECKS = Object.entries(PARTS).flatMap(([part, { checks }]) =>
  Object.entries(checks).map(([name, check]) => {
    const [after, command] = typeof check === "string" ? [undefined, check] : check;
    return { name: `${part}:${name}`, part, command, ...(after && { after }) };
  }),
);

const HELP = `npm test [-- part …]

Sets up what is missing and runs the checks of the named parts, or all. \`npm test -- page:types\` runs
one check.

${Object.entries(PARTS)
  .map(([name, { about, checks }]) => {
    return `  ${name.padEnd(8)} ${about}\n${" ".repeat(11)}${Object.keys(checks).join(", ")}`;
  })
  .join("\n")}`;

/**
 * The checks that are asked for by the names of parts or their own, or all.
 * @param {string[]} names
 */
function chooseChecks(names) {
  const unknown = names.find((name) => !CHECKS.some((one) => [one.part, one.name].includes(name)));
  if (unknown) throw new Problem(`"${unknown}" is not a part\n\n${HELP}`);
  return CHECKS.filter(({ part, name }) => {
    return names.length === 0 || names.includes(part) || names.includes(name);
  });
}

/**
 * The builds that some checks need, with the builds before them.
 * @param {Task[]} checks
 */
function chooseBuilds(checks) {
  const needed = new Set(checks.flatMap(({ after }) => after ?? []));
  if (needed.size > 0) needed.add("build:package");
  return BUILDS.filter(({ name }) => needed.has(name));
}

/**
 * Prints the table and the closing line. Returns whether all is well.
 * @param {Task[]} builds
 * @param {Task[]} checks
 * @param {Map<string, Result>} results
 */
function summarize(builds, checks, results) {
  const count = { pass: 0, FAIL: 0, skip: 0 };
  say(`\n${bold("Summary")}`);
  for (const task of [...builds, ...checks]) {
    const { outcome, ms, remark } = /** @type {Result} */ (results.get(task.name));
    const isBuild = builds.includes(task);
    if (!isBuild) count[outcome]++;
    const mark = outcome === "FAIL" ? red(outcome) : isBuild ? "    " : green(outcome);
    const time = duration(ms).padStart(12);
    say(`  ${mark}  ${task.name.padEnd(22)} ${time}  ${dim(remark)}`.trimEnd());
  }
  say(`  all in ${duration(elapsed())}\n`);
  const more = count.skip > 0 ? `, ${count.skip} skipped` : "";
  say(`${count.pass} passed, ${count.FAIL} failed${more}`);
  return count.pass > 0 && count.FAIL === 0;
}

await main(async () => {
  const options = /** @type {const} */ ({ help: { type: "boolean" } });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return say(HELP);
  const checks = chooseChecks(positionals);
  const builds = chooseBuilds(checks);
  const tools = new Set(checks.flatMap(({ part }) => PARTS[part]?.tools ?? []));
  await run("node", [join("scripts", "setup.mjs"), ...tools]);
  const limit = availableParallelism();
  Object.assign(process.env, { WIREIT_LOGGER: "quiet-ci", WIREIT_CACHE: "none" });
  process.env["WIREIT_PARALLEL"] ??= String(limit);
  const results = await runTasks([...builds, ...checks], limit);
  rmSync(PROJECT, { recursive: true, force: true });
  if (!summarize(builds, checks, results)) process.exitCode = 1;
});
