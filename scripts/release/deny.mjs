// Checks the crates by cargo-deny (deny.toml): `licences`, with bans and sources, or `advisories`.
import { main, Problem } from "../lib/log.mjs";
import { withPath } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { skip } from "../lib/skip.mjs";
import { cargoDeny } from "../toolchain/tools.mjs";

await main(async () => {
  const env = withPath(process.env, ...(await cargoDeny()));
  const check = (/** @type {string[]} */ ...names) =>
    run("cargo", ["deny", "check", ...names], { env, quiet: true });
  if (process.argv[2] === "licences") return check("licenses", "bans", "sources");
  try {
    await check("advisories");
  } catch (error) {
    // The database of advisories is a repository on the network.
    const unreachable = /failed to fetch advisory database/;
    if (!(error instanceof Problem) || !unreachable.test(error.message)) throw error;
    skip("release:advisories", "the database of advisories cannot be reached");
  }
});
