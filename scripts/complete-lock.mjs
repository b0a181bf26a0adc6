// Completes the files package-lock.json: `node scripts/complete-lock.mjs`.
//
// Native packages come in one build a platform, as optional dependencies. Where a registry mirror
// does not have them all, npm leaves those it cannot see out of the lock file, and `npm ci` then
// refuses it. Their versions are known, though: the package that asks for them names them.
import { readFileSync, writeFileSync } from "node:fs";
import { LOCKED, ROOT } from "./lib/paths.mjs";
import { join } from "node:path";

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openbsd", "openharmony", "win32"];

/** For which systems and processors a native package is, from its name. */
function platform(name) {
  const words = name.split("/").at(-1).split("-");
  if (words.includes("wasm32")) return { cpu: ["wasm32"] };
  const at = words.findIndex((word) => SYSTEMS.includes(word));
  if (at < 0) throw new Error(`cannot tell what ${name} is for`);
  const [os, cpu] = words.slice(at);
  return { cpu: [cpu], os: [os] };
}

function complete(folder) {
  const file = join(ROOT, folder, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const added = [];
  for (const [parent, { optionalDependencies }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      if (lock.packages[place] || lock.packages[`${parent}/${place}`]) continue;
      if (!/^\d/.test(version)) throw new Error(`${name}@${version} is no version`);
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
