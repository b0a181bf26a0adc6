// Knowing what changed: a hash over files and folders.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

function* files(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const entry of readdirSync(path).sort()) {
    if (entry !== "node_modules" && entry !== "dist") yield* files(join(path, entry));
  }
}

/** A hash of the named files and folders (from the top of the checkout) and of `extra`. */
export function hashFiles(names, ...extra) {
  const hash = createHash("sha256");
  for (const text of extra) hash.update(`${text}\0`);
  for (const name of names) {
    for (const file of files(join(ROOT, name))) {
      hash.update(`${file.slice(ROOT.length)}\0`);
      hash.update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}
