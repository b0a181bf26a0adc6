// The npm packages that the build, the page and the tests use.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Problem } from "./log.mjs";
import { ROOT } from "./paths.mjs";
import { once, run, which } from "./run.mjs";
import { hashFiles } from "./stamp.mjs";

/** `npm ci` in a folder with a lock file, unless what it would install is there. */
export async function installed(folder) {
  const stampFile = join(folder, "node_modules", ".cotulenh-stamp");
  const files = ["package.json", "package-lock.json"].map((file) => join(folder, file));
  const stamp = hashFiles(
    files.map((file) => relative(ROOT, file)),
    process.version,
  );
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder });
  writeFileSync(stampFile, stamp);
}

/** The packages of the project itself. */
export const nodeModules = once(async () => {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Problem(`Node 20.19 or later is needed; this is ${process.version}.`);
  }
  if (!which("npm")) throw new Problem("npm is needed; it comes with Node (nodejs.org).");
  await installed(ROOT);
});

/** A command that an npm package installs, in the project or in another folder. */
export function bin(name, folder = ROOT) {
  return join(folder, "node_modules", ".bin", name);
}
