// Installs the npm packages of a folder: `node scripts/lib/install.mjs js/reference`.
import { existsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { note } from "./log.mjs";
import { ROOT } from "./paths.mjs";
import { run } from "./run.mjs";

/**
 * Runs `npm ci` in a folder unless the packages of its lock file are installed.
 * @param {string} folder
 */
export async function installPackages(folder) {
  const lock = statSync(join(folder, "package-lock.json"));
  const done = join(folder, "node_modules", ".package-lock.json"); // npm writes it at the end
  if (existsSync(done) && statSync(done).mtimeMs >= lock.mtimeMs) return;
  note(`installing the npm packages of ${relative(ROOT, folder) || "the project"}`);
  await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, quiet: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installPackages(resolve(process.argv[2] ?? ROOT));
}
