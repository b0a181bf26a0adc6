// The table of sizes in docs/PERFORMANCE.md: what a page loads for each entry of pkg/, after gzip. Run as a program,
// it writes the table; a test compares it with the package.
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { formatTable, writeFigures } from "../../bench/document.mjs";
import { PKG, ROOT } from "../lib/paths.mjs";
import { WASM } from "../toolchain/wasm.mjs";

const DOCUMENT = join(ROOT, "docs", "PERFORMANCE.md");
const TABLE = /(?<=<!-- sizes -->\n).*(?=<!-- end of sizes -->)/s;

/**
 * The files that a page loads for a script: the script and what it imports.
 * @param {string} file
 * @returns {string[]}
 */
function loadedBy(file) {
  const text = readFileSync(join(PKG, file), "utf8");
  const imports = [...text.matchAll(/(?:from|import)\s*"(\.\.?\/[\w./-]+\.js)"/g)];
  const others = imports.flatMap(([, name]) =>
    loadedBy(posix.join(posix.dirname(file), String(name))),
  );
  return [...new Set([file, ...others, ...(text.includes(WASM) ? [WASM] : [])])];
}

/** The entries of the package, each with its size in kilobytes. */
export function measureEntries() {
  const { name, exports } = JSON.parse(readFileSync(join(PKG, "package.json"), "utf8"));
  return Object.entries(exports).flatMap(([key, { default: script, import: module } = {}]) => {
    const file = module?.default ?? script;
    // The script of the worker is a part of the engine's entry.
    if (!file?.endsWith(".js") || key === "./engine/worker") return [];
    const sizes = loadedBy(file.slice(2)).map(
      (loaded) => gzipSync(readFileSync(join(PKG, loaded)), { level: 9 }).length,
    );
    const kB = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    return [{ entry: name + key.slice(1), kB }];
  });
}

/** The rows of the table in docs/PERFORMANCE.md. */
export function readTable() {
  const rows = TABLE.exec(readFileSync(DOCUMENT, "utf8"))?.[0].match(/^\| `.*$/gm) ?? [];
  return rows.map((row) => {
    const [, entry, kB] = /^\| `(.*)` +\| +([\d.]+) kB \|$/.exec(row) ?? [];
    return { entry, kB: Number(kB) };
  });
}

function writeTable() {
  const rows = measureEntries().map(({ entry, kB }) => [`\`${entry}\``, `${kB.toFixed(1)} kB`]);
  writeFigures("sizes", formatTable(["entry", "gzip"], rows));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeTable();
