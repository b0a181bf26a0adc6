// Runs the native tests of all crates: cargo-nextest the tests, and cargo the doc tests. Where there is no
// cargo-nextest, cargo runs all: the same tests, but one program at a time. The one feature that changes
// native code, `serde`, only adds to it, so it is on; the lints compile the crates without it, too.
import { main, note, Problem } from "./lib/log.mjs";
import { ask, run } from "./lib/run.mjs";

await main(async () => {
  const hasNextest = ask("cargo", ["nextest", "--version"]) !== null;
  if (!hasNextest) note("cargo-nextest is not installed; cargo test runs the tests");
  const args = ["--locked", "--no-fail-fast", "--workspace", "--features", "serde"];
  if (hasNextest) await run("cargo", ["nextest", "run", ...args]);
  const output = await run("cargo", ["test", ...(hasNextest ? ["--doc"] : []), ...args]);
  if (!/^test result: ok\. [1-9]/m.test(output)) throw new Problem("no test was run");
});
