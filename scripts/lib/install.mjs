// Installs the npm packages of a folder. Needs nothing but Node.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./paths.mjs";

/**
 * Runs `npm ci` in a folder unless the packages of its lock file are installed.
 * @param {string} folder
 */
export function installPackages(folder) {
  const lock = statSync(join(folder, "package-lock.json"));
  const done = join(folder, "node_modules", ".package-lock.json"); // npm writes it at the end
  if (existsSync(done) && statSync(done).mtimeMs >= lock.mtimeMs) return;
  console.log(`installing the npm packages of ${relative(ROOT, folder) || "the project"}`);
  const settings = /** @type {const} */ ({ cwd: folder, stdio: "inherit", shell: true });
  const { status } = spawnSync("npm ci --no-audit --no-fund", settings);
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  installPackages(resolve(process.argv[2] ?? ROOT));
