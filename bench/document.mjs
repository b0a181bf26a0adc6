// The figures in docs/PERFORMANCE.md, and tables for it and for the terminal.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../scripts/lib/log.mjs";
import { ROOT } from "../scripts/lib/paths.mjs";

const FILE = join(ROOT, "docs", "PERFORMANCE.md");

/**
 * Replaces what is between `<!-- name -->` and `<!-- end of name -->`.
 * @param {string} name
 * @param {string} text
 */
export function writeFigures(name, text) {
  const [from, to] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const document = readFileSync(FILE, "utf8");
  const [start, end] = [document.indexOf(from), document.indexOf(to)];
  if (start < 0 || end < start) throw new Problem(`docs/PERFORMANCE.md has no place for ${name}`);
  const before = document.slice(0, start + from.length);
  writeFileSync(FILE, `${before}\n\n${text}\n\n${document.slice(end)}`);
}

/**
 * A table in Markdown: the first column, or as many as are said, to the left, the others to the right.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function formatTable(head, rows, left = 1) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => [...(row[column] ?? "")].length)),
  );
  const line = (/** @type {string[]} */ row) => {
    const cells = widths.map((width, n) => row[n]?.[n < left ? "padEnd" : "padStart"](width));
    return `| ${cells.join(" | ")} |`;
  };
  const rule = widths.map((width, n) =>
    n < left ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [head, rule, ...rows].map(line).join("\n");
}
