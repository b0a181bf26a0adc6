// Runs the native tests of the crate by cargo-nextest, and its doc tests by cargo. Where there is no
// cargo-nextest, cargo runs all: the same tests, one program after the other.
import { main, note, Problem } from "./lib/log.mjs";
import { ask, run } from "./lib/run.mjs";

await main(async () => {
  const args = ["--locked", ...process.argv.slice(2)];
  if (ask("cargo", ["nextest", "--version"])) {
    await run("cargo", ["nextest", "run", "--no-fail-fast", ...args]);
    await run("cargo", ["test", "--doc", ...args]);
    return;
  }
  note("cargo-nextest is not installed; cargo test runs the tests");
  const output = await run("cargo", ["test", "--no-fail-fast", ...args]);
  if (!/^test result: ok\. [1-9]/m.test(output)) throw new Problem("no test was run");
});
