// The tree of turns as rows.
import { expect, test } from "@playwright/test";
import { treeFromPgn } from "../../links/nodes.js";
import {
  buildTreeRows,
  formatNumber,
  hasNode,
  isSameRow,
  type TreeRow,
} from "../../parts/tree/rows.js";

/** A row as text: `1 Mg6 Mg7!`, `  (1… Ic7 2. Ik6)`. */
function write(row: TreeRow): string {
  if (row.kind === "comment") return `{${row.text}}`;
  if (row.kind === "pair") {
    const cells = [row.red, row.blue].map((cell) =>
      cell ? `${cell.node.turn!.san}${cell.sign ?? ""}` : "–",
    );
    return `${row.number} ${cells.join(" ")}`;
  }
  const parts = row.parts.map((part) =>
    part.kind === "comment" ? `{${part.text}}` : `${part.number ?? ""}${part.cell.node.turn!.san}`,
  );
  return `${"  ".repeat(row.depth)}(${parts.join(" ")})`;
}

const PGN =
  "{Start} 1. Mg6 $1 Mg7 (1... Ic7 {a} 2. Ik6 (2. Ic6 Ik7) 2... Ik7) 2. Ic6 {b} 2... Ic7 3. Ik6 *";

test("pairs, comments and variations have rows of their own", () => {
  expect(buildTreeRows(treeFromPgn(PGN).root).map(write)).toEqual([
    "{Start}",
    "1 Mg61 Mg7",
    "  (1…Ic7 {a} 2.Ik6)",
    "    (2.Ic6 Ik7)",
    "  (2…Ik7)",
    "2 Ic6 –",
    "{b}",
    "2 – Ic7",
    "3 Ik6 –",
  ]);
});

test("a game that begins with Blue's turn is numbered from its position", () => {
  const tree = treeFromPgn(
    '[FEN "6c4/11/11/11/11/11/11/4i6/11/11/4I6/5C5 b - - 0 7"]\n\n7... Ie4 8. Ie3 *',
  );
  expect(buildTreeRows(tree.root).map(write)).toEqual(["7 – Ie4", "8 Ie3 –"]);
  expect(tree.mainLine().map(formatNumber)).toEqual(["7…", "8."]);
});

test("only rows that look different are drawn again", () => {
  const tree = treeFromPgn(PGN);
  const before = buildTreeRows(tree.root);
  tree.annotate(tree.mainLine()[1]!, { nags: [4] });
  const after = buildTreeRows(tree.root);
  const changed = after.filter((row, i) => !isSameRow(row, before[i]!));
  expect(changed.map(write)).toEqual(["1 Mg61 Mg74"]);
  expect(after.filter((row) => hasNode(row, tree.mainLine()[1]!.id))).toEqual(changed);
  expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
});
