// Packs the package and installs it as users do: in an empty project, with the tests of pkg-tests
// beside it, and among the tools of pkg-tests/consumers. The task `pack`.
import { copyFileSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { installPackages } from "../lib/install.mjs";
import { main } from "../lib/log.mjs";
import { PKG, ROOT } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { CONSUMERS, PROJECT, TARBALL } from "./project.mjs";

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true });

await main(async () => {
  const out = dirname(TARBALL);
  remove(out);
  mkdirSync(out, { recursive: true });
  const args = ["pack", "--json", "--pack-destination", out];
  const packed = await run("npm", args, { cwd: PKG, quiet: true });
  const name = /"filename":\s*"([^"]+\.tgz)"/.exec(packed)?.[1];
  renameSync(join(out, String(name)), TARBALL);

  remove(PROJECT);
  mkdirSync(PROJECT, { recursive: true });
  const description = { name: "consumer", private: true };
  writeFileSync(join(PROJECT, "package.json"), JSON.stringify(description));
  const install = ["install", "--no-audit", "--no-fund", "--offline", TARBALL];
  await run("npm", install, { cwd: PROJECT, quiet: true });
  const tests = join(ROOT, "pkg-tests");
  cpSync(tests, PROJECT, { recursive: true, filter: (source) => source !== CONSUMERS });
  // The same file as an ES module and as a CommonJS one.
  for (const kind of ["mts", "cts"]) {
    const file = join(PROJECT, "types", "consumer");
    copyFileSync(`${file}.ts`, `${file}.${kind}`);
  }

  await installPackages(CONSUMERS);
  const place = join("node_modules", "cotulenh-wasm");
  // Remove the output of earlier runs, which could hide a failure of this one.
  for (const old of [place, "dist", join("next", "dist")]) remove(join(CONSUMERS, old));
  cpSync(join(PROJECT, place), join(CONSUMERS, place), { recursive: true });
});
