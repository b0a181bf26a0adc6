// Runs the native tests of the crate with every combination of features, one after the other: cargo
// lets only one of them compile. cargo-nextest runs them, and cargo the doc tests. Where there is no
// cargo-nextest, cargo runs all: the same tests, but one program at a time.
import { main, note, Problem } from "./lib/log.mjs";
import { ask, run } from "./lib/run.mjs";

/** The features are those of the rules; the engine has none. */
const FEATURES = [["--workspace"], ["--features", "serde"], ["--features", "wasm"]];

await main(async () => {
  const hasNextest = ask("cargo", ["nextest", "--version"]) !== null;
  if (!hasNextest) note("cargo-nextest is not installed; cargo test runs the tests");
  for (const features of FEATURES) {
    const args = ["--locked", "--no-fail-fast", ...features];
    if (hasNextest) await run("cargo", ["nextest", "run", ...args]);
    const output = await run("cargo", ["test", ...(hasNextest ? ["--doc"] : []), ...args]);
    if (!/^test result: ok\. [1-9]/m.test(output)) throw new Problem("no test was run");
  }
});
