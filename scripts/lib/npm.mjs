// The npm packages that the build, the page and the tests use.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./log.mjs";
import { ROOT } from "./paths.mjs";
import { once, run, which } from "./run.mjs";
import { hashFiles } from "./stamp.mjs";

const MODULES = join(ROOT, "node_modules");
const STAMP = join(MODULES, ".cotulenh-stamp");

/** `npm ci`, unless what it would install is there. */
export const nodeModules = once(async () => {
  const [major] = process.versions.node.split(".").map(Number);
  if (major < 20) throw new Problem(`Node 20 or later is needed; this is ${process.version}.`);
  if (!which("npm")) throw new Problem("npm is needed; it comes with Node (nodejs.org).");
  const stamp = hashFiles(["package.json", "package-lock.json"], process.version);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  await run("npm", ["ci", "--no-audit", "--no-fund"]);
  writeFileSync(STAMP, stamp);
});

/** A command that an npm package installs. */
export function bin(name) {
  return join(MODULES, ".bin", name);
}
