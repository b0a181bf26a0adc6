// Texts that nobody would write and calls that nobody would make: short runs of cargo-fuzz, from
// the seeds in fuzz/seeds and what longer runs have found in fuzz/corpus, and of pkg-tests/fuzz.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { aptInstall } from "../toolchain/apt.mjs";
import { emptyProject } from "../lib/consumers.mjs";
import { Problem } from "../lib/log.mjs";
import { ROOT, withPath } from "../lib/paths.mjs";
import { once, run, which } from "../lib/run.mjs";
import { cargoFuzz } from "../toolchain/tools.mjs";

const FUZZ = join(ROOT, "fuzz");
/** How long each target runs where `--seconds` does not say otherwise. */
const SECONDS = 8;
/** Longer inputs are not tried: each takes longer than it is worth. */
const MAX_LENGTH = { game: 300 };

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
      // Short runs begin with the seeds alone: to try all that was found before takes long.
      const found = options.seconds ? join(FUZZ, "corpus") : join(ROOT, "target", "fuzz-corpus");
      const corpus = join(found, target);
      if (!options.seconds) rmSync(corpus, { recursive: true, force: true });
      mkdirSync(corpus, { recursive: true });
      const length = MAX_LENGTH[target] ?? 2000;
      const limits = [`-max_total_time=${seconds}`, `-max_len=${length}`, "-timeout=60"];
      const folders = [corpus, join(FUZZ, "seeds", target)];
      const args = ["fuzz", "run", ...PLAIN, target, ...folders, "--", "-print_final_stats=1"];
      args.push("-verbosity=0");
      const output = await run("cargo", [...args, ...limits], { env });
      const runs = /stat::number_of_executed_units:\s*(\d+)/.exec(output)?.[1];
      if (!runs || runs === "0") throw new Problem("nothing was tried");
      return `${runs} inputs`;
    },
  };
}

/** The class of the packed package. A failure tells its seed, and FUZZ_SEED tries it again. */
const javascript = {
  title: "the JavaScript class",
  needs: emptyProject,
  check: async ({ folder }, options) => {
    const seconds = options.seconds ?? String(SECONDS);
    const env = { ...process.env, FUZZ_SECONDS: seconds };
    const output = await run("node", [join("fuzz", "main.mjs")], { cwd: folder, env });
    return output.trim().split("\n").at(-1);
  },
};

const targets = readdirSync(join(FUZZ, "fuzz_targets")).map((file) => file.replace(/\.rs$/, ""));

export const fuzz = [...targets.map(fuzzed), javascript];
