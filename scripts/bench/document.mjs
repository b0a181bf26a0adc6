// The figures in docs/PERFORMANCE.md, between their markers.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../lib/log.mjs";
import { ROOT } from "../lib/paths.mjs";

const FILE = join(ROOT, "docs", "PERFORMANCE.md");

/** Replaces what stands between `<!-- name -->` and `<!-- end of name -->`. */
export function writeFigures(name, text) {
  const [from, to] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const document = readFileSync(FILE, "utf8");
  const [start, end] = [document.indexOf(from), document.indexOf(to)];
  if (start < 0 || end < start) throw new Problem(`docs/PERFORMANCE.md has no place for ${name}`);
  const before = document.slice(0, start + from.length);
  writeFileSync(FILE, `${before}\n\n${text}\n\n${document.slice(end)}`);
}
