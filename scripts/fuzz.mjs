// Fuzzes the crate by cargo-fuzz: texts and calls from arbitrary bytes, beginning with fuzz/seeds.
// `npm run fuzz -- --seconds 600` fuzzes for longer, also from what earlier such runs have found.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { main, Problem } from "./lib/log.mjs";
import { ROOT, withPath } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";
import { toolFolders } from "./toolchain/tools.mjs";
import { CARGO_FUZZ } from "./toolchain/versions.mjs";

const FUZZ = join(ROOT, "fuzz");

/**
 * Longer inputs are not tried: they are slow and find nothing more.
 * @type {Record<string, number>}
 */
const MAX_LENGTH = { game: 300 };

/**
 * Runs one target: the inputs that it must pass, then new ones for a while.
 * @param {string} target
 * @param {string} seconds
 * @param {string} found the folder for inputs that reach new code
 * @param {NodeJS.ProcessEnv} env
 */
async function fuzz(target, seconds, found, env) {
  const corpus = join(found, target);
  mkdirSync(corpus, { recursive: true });
  // Sanitizers are off: the crate has no unsafe code that they could check.
  const args = ["fuzz", "run", "--fuzz-dir", FUZZ, "--sanitizer", "none", target, corpus];
  args.push(join(FUZZ, "seeds", target), "--", "-print_final_stats=1", "-verbosity=0");
  args.push(`-max_total_time=${seconds}`, `-max_len=${MAX_LENGTH[target] ?? 2000}`, "-timeout=60");
  const output = await run("cargo", args, { env });
  if (!/stat::number_of_executed_units:\s*[1-9]/.test(output)) throw new Problem("nothing was run");
}

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { seconds: { type: "string" } },
    allowPositionals: true,
  });
  const { seconds } = values;
  if (seconds && !/^[1-9][0-9]*$/.test(seconds)) throw new Problem("--seconds needs a number");
  // Coverage of the code under test needs a flag that stable compilers take only with this variable.
  const folders = await toolFolders(CARGO_FUZZ);
  const env = { ...withPath(process.env, ...folders), RUSTC_BOOTSTRAP: "1" };
  // Short runs begin with the seeds alone: to try all that was found before takes long.
  const found = seconds ? join(FUZZ, "corpus") : join(ROOT, "target", "fuzz-corpus");
  if (!seconds) rmSync(found, { recursive: true, force: true });
  const known = readdirSync(join(FUZZ, "fuzz_targets")).map((file) => file.replace(/\.rs$/, ""));
  for (const target of positionals.length > 0 ? positionals : known) {
    await fuzz(target, seconds ?? "8", found, env);
  }
});
