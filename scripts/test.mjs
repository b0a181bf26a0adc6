// Runs every check the project has: `npm test`, or one part of them: `npm test -- page`.
import { parseArgs } from "node:util";
import { consumerChecks } from "./checks/consumers.mjs";
import { fuzz } from "./checks/fuzz.mjs";
import { native } from "./checks/native.mjs";
import { packageChecks } from "./checks/package.mjs";
import { page } from "./checks/page.mjs";
import { readmeChecks } from "./checks/readme.mjs";
import { release } from "./checks/release.mjs";
import { wasm } from "./checks/wasm.mjs";
import { bold, dim, duration, elapsed, green, note, Problem, red, say, step } from "./lib/log.mjs";

/** Each part is a list of checks; each check sets up what it needs before its clock starts. */
const PARTS = {
  native,
  fuzz,
  wasm,
  package: [...packageChecks, ...readmeChecks, ...consumerChecks],
  release,
  page,
};

const HELP = `npm test [-- [options] [part …]]

Sets up what is missing and runs the checks of the named parts, or of all:

  native     formatting, lints, tests and documentation of the crate
  fuzz       texts nobody would write and calls nobody would make, on the crate and on the package
  wasm       the crate's tests inside wasm, in Node and in Chromium
  package    the npm package: packed, installed, used from TypeScript, bundlers, pages and
             test runners; its size and its API reference
  release    what is shipped, and that it can be: licences, contents, versions, a reproducible build
  page       the demo board: types, build, and what Chromium shows

  --seconds N    how long each fuzz target runs
  --screenshot   renew the pictures in the README, docs/board.png and docs/zones.svg
  --help         show this`;

/** Runs one check. Its failure is kept, and the next ones go on. */
async function attempt(part, { title, needs, check }, options) {
  let from = performance.now();
  try {
    const given = await needs?.();
    from = performance.now();
    const remark = await step(`${part}: ${title}`, () => check(given, options));
    return { part, title, ok: true, remark, ms: performance.now() - from };
  } catch (error) {
    note(error instanceof Problem ? error.message : error.stack);
    const reason = error.message.split("\n")[0];
    return { part, title, ok: false, remark: reason, ms: performance.now() - from };
  }
}

/** The table at the end, and the closing line. */
function summarize(results) {
  const wide = Math.max(...results.map(({ part, title }) => `${part}: ${title}`.length));
  say();
  say(bold("Summary"));
  for (const { part, title, ok, remark, ms } of results) {
    const mark = ok ? green("pass") : red("FAIL");
    const name = `${part}: ${title}`.padEnd(wide);
    say(`  ${mark}  ${name}  ${duration(ms).padStart(12)}  ${remark ? dim(remark) : ""}`.trimEnd());
  }
  const failed = results.filter(({ ok }) => !ok).length;
  say(`  all in ${duration(elapsed())}`);
  say();
  say(`${results.length - failed} passed, ${failed} failed`);
  return failed === 0;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean" },
        screenshot: { type: "boolean" },
        seconds: { type: "string" },
      },
    });
    const unknown = positionals.find((part) => !Object.hasOwn(PARTS, part));
    if (unknown) throw new Error(`there is no part "${unknown}"`);
    if (values.seconds && !/^[1-9][0-9]*$/.test(values.seconds)) {
      throw new Error(`--seconds is a number, not "${values.seconds}"`);
    }
    return { ...values, parts: positionals.length > 0 ? positionals : Object.keys(PARTS) };
  } catch (error) {
    say(red(error.message));
    say(HELP);
    process.exit(2);
  }
}

const options = readArguments();
if (options.help) {
  say(HELP);
} else {
  const results = [];
  for (const part of Object.keys(PARTS).filter((name) => options.parts.includes(name))) {
    for (const check of PARTS[part]) results.push(await attempt(part, check, options));
  }
  // Servers and sockets of failed checks must not keep the program alive.
  process.exit(summarize(results) ? 0 : 1);
}
