// The parsers of the crate against texts that nobody would write: short runs of cargo-fuzz, from
// the seeds in fuzz/seeds and what earlier runs have found in fuzz/corpus.
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { aptInstall } from "../lib/apt.mjs";
import { Problem } from "../lib/log.mjs";
import { ROOT, withPath } from "../lib/paths.mjs";
import { once, run, which } from "../lib/run.mjs";
import { cargoFuzz } from "../lib/tools.mjs";

const FUZZ = join(ROOT, "fuzz");
/** How long each target runs where `--seconds` does not say otherwise. */
const SECONDS = 8;

const environment = once(async () => {
  // libFuzzer is C++.
  if (!which("c++")) await aptInstall(["g++"], "A C++ compiler (c++) is needed for fuzzing.");
  // Coverage of the code under test needs a flag that stable compilers only take when told so.
  return { ...withPath(process.env, ...(await cargoFuzz())), RUSTC_BOOTSTRAP: "1" };
});

// There is no unsafe code, so the sanitizers would have nothing to find.
const PLAIN = ["--fuzz-dir", FUZZ, "--sanitizer", "none"];

/** One target: the regressions it must pass, then new texts for a while. */
function fuzzed(target) {
  return {
    title: target,
    needs: environment,
    check: async (env, options) => {
      const seconds = Number(options.seconds ?? SECONDS);
      const corpus = join(FUZZ, "corpus", target);
      mkdirSync(corpus, { recursive: true });
      const limits = [`-max_total_time=${seconds}`, "-max_len=2000", "-timeout=20", "-verbosity=0"];
      const folders = [corpus, join(FUZZ, "seeds", target)];
      const args = ["fuzz", "run", ...PLAIN, target, ...folders, "--", "-print_final_stats=1"];
      const output = await run("cargo", [...args, ...limits], { env });
      const runs = /stat::number_of_executed_units:\s*(\d+)/.exec(output)?.[1];
      if (!runs || runs === "0") throw new Problem("no text was tried");
      return `${runs} texts`;
    },
  };
}

export const fuzz = readdirSync(join(FUZZ, "fuzz_targets")).map((file) =>
  fuzzed(file.replace(/\.rs$/, "")),
);
