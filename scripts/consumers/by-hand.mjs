// Builds the class with plain wasm-pack, installs the output in an empty project by `npm install`, checks the types of
// a program that plays a deploy with it, and runs that; then another one, which compares it with the class of the npm
// package. The task `wasm:plain`.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main, Problem } from "../lib/log.mjs";
import { PKG, ROOT } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { wasmEnvironment } from "../package/environment.mjs";

/** Not in pkg/, where wasm-pack puts it and the npm package is. */
const OUT = join(ROOT, "target", "plain");

/** How the compiler reads the program: as strictly as it can, with the types of Node. */
const STRICT = ["--noEmit", "--strict", "--allowJs", "--checkJs", "--target", "es2022"].concat(
  ["--module", "nodenext", "--types", "node"],
  ["--typeRoots", join(ROOT, "node_modules", "@types")],
);

await main(async () => {
  const { env } = await wasmEnvironment();
  rmSync(OUT, { recursive: true, force: true });
  await run("wasm-pack", ["build", "--target", "web", "--out-dir", OUT], { env });
  const project = mkdtempSync(join(tmpdir(), "cotulenh-by-hand-"));
  try {
    writeFileSync(join(project, "package.json"), JSON.stringify({ private: true }));
    const install = ["install", "--no-audit", "--no-fund", "--offline", OUT, PKG];
    await run("npm", install, { cwd: project, quiet: true });
    for (const name of ["by-hand", "random.mjs"]) {
      cpSync(join(ROOT, "pkg-tests", name), join(project, name), { recursive: true });
    }
    await run("tsc", [...STRICT, join("by-hand", "deploy.mjs")], { cwd: project });
    for (const program of ["deploy.mjs", "twins.mjs"]) {
      const output = await run("node", [join("by-hand", program)], { cwd: project });
      if (!output.includes("played")) throw new Problem(`${program} has not played`);
    }
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});
