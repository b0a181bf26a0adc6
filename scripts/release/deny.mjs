// Checks the crates by cargo-deny (deny.toml): `licences`, with bans and sources, or `advisories`.
import { main, Problem, say } from "../lib/log.mjs";
import { withPath } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { SKIPPED } from "../lib/tasks.mjs";
import { toolFolders } from "../toolchain/tools.mjs";
import { CARGO_DENY } from "../toolchain/versions.mjs";

await main(async () => {
  const env = withPath(process.env, ...(await toolFolders(CARGO_DENY)));
  const check = (/** @type {string[]} */ ...names) =>
    run("cargo", ["deny", "check", ...names], { env, quiet: true });
  if (process.argv[2] === "licences") return check("licenses", "bans", "sources");
  try {
    await check("advisories");
  } catch (error) {
    // The database of advisories is a repository on the network.
    const unreachable = /failed to fetch advisory database/;
    if (!(error instanceof Problem) || !unreachable.test(error.message)) throw error;
    say("the database of advisories cannot be reached");
    process.exitCode = SKIPPED;
  }
});
