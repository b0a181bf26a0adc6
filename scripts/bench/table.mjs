// Tables, for the terminal and for documents.

const widthOf = (rows, column) => Math.max(...rows.map((row) => [...row[column]].length));

/** Rows of texts with a head: the first column to the left, the others to the right. */
export function markdown(head, rows) {
  const widths = head.map((_, column) => Math.max(3, widthOf([head, ...rows], column)));
  const cell = (text, column) =>
    column === 0 ? text.padEnd(widths[column]) : text.padStart(widths[column]);
  const line = (row) => `| ${row.map(cell).join(" | ")} |`;
  const rule = widths.map((width, n) =>
    n === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [line(head), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n");
}
