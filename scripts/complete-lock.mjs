// Completes the files package-lock.json: `node scripts/complete-lock.mjs`.
//
// Native packages come in one build a platform, as optional dependencies. Where a registry mirror
// does not have them all, npm leaves those it cannot see out of the lock file, and `npm ci` then
// refuses it. Their versions are known, though: the package that asks for them names them.
import { readFileSync, writeFileSync } from "node:fs";
import { LOCKED, ROOT } from "./lib/paths.mjs";
import { join } from "node:path";

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openbsd", "openharmony", "win32"];

/**
 * The systems and processors that a native package is for, from its name.
 * @param {string} name
 */
function platform(name) {
  const words = name.split("-").flatMap((word) => word.split("/"));
  if (words.includes("wasm32")) return { cpu: ["wasm32"] };
  const at = words.findIndex((word) => SYSTEMS.includes(word));
  if (at < 0) throw new Error(`the name ${name} has no system`);
  const [os = "", cpu = ""] = words.slice(at);
  return { cpu: [cpu], os: [os] };
}

/** @param {string} folder */
function complete(folder) {
  const file = join(ROOT, folder, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const added = [];
  /** @type {[string, { optionalDependencies?: Record<string, string> }][]} */
  const packages = Object.entries(lock.packages);
  for (const [parent, { optionalDependencies = {} }] of packages) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      if (lock.packages[place] || lock.packages[`${parent}/${place}`]) continue;
      if (!/^\d/.test(version)) throw new Error(`${name}@${version} is not an exact version`);
      const { cpu, os } = platform(name);
      lock.packages[place] = { version, cpu, dev: true, optional: true, ...(os && { os }) };
      added.push(`${name}@${version}`);
    }
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries(sorted);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${file}: ${added.length ? `added ${added.join(", ")}` : "nothing was missing"}`);
}

for (const folder of LOCKED) complete(folder);
