// The table of sizes in docs/ENVIRONMENTS.md: what a page loads for each entry of pkg/, after gzip. Run as a program,
// it writes the table; a test compares it with the package.
import { readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { formatTable } from "../../bench/document.mjs";
import { PKG, ROOT } from "../lib/paths.mjs";
import { WASM } from "../toolchain/wasm.mjs";

const DOCUMENT = join(ROOT, "docs", "ENVIRONMENTS.md");
const TABLE = /(?<=<!-- sizes -->\n).*(?=<!-- end of sizes -->)/s;

/**
 * The files that a page loads for a script: the script and what it imports, which may import it again.
 * @param {string} file
 * @param {Set<string>} loaded those that are loaded already
 */
function loadedBy(file, loaded = new Set()) {
  if (loaded.has(file)) return [...loaded];
  loaded.add(file);
  const text = readFileSync(join(PKG, file), "utf8");
  for (const [, name] of text.matchAll(/(?:from|import)\s*"(\.\.?\/[\w./-]+\.js)"/g)) {
    loadedBy(posix.join(posix.dirname(file), String(name)), loaded);
  }
  if (text.includes(WASM)) loaded.add(WASM);
  return [...loaded];
}

/** The entries of the package, each with its size in kilobytes. */
export function measureEntries() {
  const { name, exports } = JSON.parse(readFileSync(join(PKG, "package.json"), "utf8"));
  return Object.entries(exports).flatMap(([key, { default: script, import: module } = {}]) => {
    const file = module?.default ?? script;
    // The script of the worker is a part of the engine's entry; names that end in `.js` are the same files again.
    if (!file?.endsWith(".js") || key === "./engine/worker" || key.endsWith(".js")) return [];
    const sizes = loadedBy(file.slice(2)).map(
      (loaded) => gzipSync(readFileSync(join(PKG, loaded)), { level: 9 }).length,
    );
    const kB = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    return [{ entry: name + key.slice(1), kB }];
  });
}

/** The rows of the table in docs/ENVIRONMENTS.md. */
export function readTable() {
  const rows = TABLE.exec(readFileSync(DOCUMENT, "utf8"))?.[0].match(/^\| `.*$/gm) ?? [];
  return rows.map((row) => {
    const [, entry, what, kB] = /^\| `(.*?)` +\| (.*?) +\| +([\d.]+) kB \|$/.exec(row) ?? [];
    return { entry, what, kB: Number(kB) };
  });
}

/** Writes the sizes into the table; what an entry brings stays. */
function writeTable() {
  const words = new Map(readTable().map(({ entry, what }) => [entry, what]));
  const rows = measureEntries().map(({ entry, kB }) => [
    `\`${entry}\``,
    words.get(entry) ?? "",
    `${kB.toFixed(1)} kB`,
  ]);
  const table = formatTable(["import", "what it brings", "gzip"], rows, 2);
  writeFileSync(DOCUMENT, readFileSync(DOCUMENT, "utf8").replace(TABLE, `\n${table}\n\n`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeTable();
