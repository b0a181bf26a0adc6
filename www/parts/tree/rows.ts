// The tree of turns as rows of a list: the main line in numbered pairs, and after a turn its comments and
// variations, each variation in rows of its own.
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";
import { SIGNS, type Sign } from "../../review/scale.js";

/** A turn in the list. */
export interface TurnCell {
  node: TreeNode;
  sign: Sign | null;
}

export type TreeRow =
  /** A pair of the main line; `null` where the pair is interrupted or not complete. */
  | { kind: "pair"; key: string; number: number; red: TurnCell | null; blue: TurnCell | null }
  /** A part of a variation: turns and comments. */
  | { kind: "variation"; key: string; depth: number; parts: readonly VariationPart[] }
  | { kind: "comment"; key: string; text: string };

type VariationPart =
  { kind: "turn"; cell: TurnCell; number: string | null } | { kind: "comment"; text: string };

/** The sign that was given to a turn. */
export function findSign({ nags }: Pick<TreeNode, "nags">): Sign | null {
  return (nags.find((nag) => nag in SIGNS) as Sign | undefined) ?? null;
}

/** `12.` or `12…` */
export function formatNumber({ moveNumber, turn }: TreeNode): string {
  return `${moveNumber}${turn?.color === "b" ? "…" : "."}`;
}

const toCell = (node: TreeNode): TurnCell => ({ node, sign: findSign(node) });

class Rows {
  readonly rows: TreeRow[] = [];

  #comments(texts: readonly string[], key: string): void {
    texts.forEach((text, i) => this.rows.push({ kind: "comment", key: `c${key}.${i}`, text }));
  }

  main(root: TreeNode): void {
    this.#comments(root.comments, "0");
    for (let at: TreeNode | undefined = root; at;) {
      const [first, ...variations]: readonly TreeNode[] = at.children;
      if (!first) return;
      this.#comments(first.startingComments, `s${first.id}`);
      this.pair(first);
      this.#comments(first.comments, String(first.id));
      for (const variation of variations) this.#variation(variation, 1);
      at = first;
    }
  }

  pair(node: TreeNode): void {
    const last = this.rows.at(-1);
    const { moveNumber: number, turn } = node;
    const color = turn?.color ?? "r";
    const cell = toCell(node);
    if (color === "b" && last?.kind === "pair" && !last.blue) {
      last.blue = cell;
      return;
    }
    const sides = color === "r" ? { red: cell, blue: null } : { red: null, blue: cell };
    this.rows.push({ kind: "pair", key: `p${node.id}`, number, ...sides });
  }

  #variation(first: TreeNode, depth: number): void {
    let parts: VariationPart[] = [];
    let key = first.id;
    const flush = () => {
      if (parts.length > 0) this.rows.push({ kind: "variation", key: `v${key}`, depth, parts });
      parts = [];
    };
    const comments = (texts: readonly string[]) => {
      for (const text of texts) parts.push({ kind: "comment", text });
    };
    let node: TreeNode | undefined = first;
    let siblings: readonly TreeNode[] = [];
    while (node) {
      if (parts.length === 0) key = node.id;
      comments(node.startingComments);
      const isNumbered = node.turn?.color === "r" || parts.at(-1)?.kind !== "turn";
      parts.push({
        kind: "turn",
        cell: toCell(node),
        number: isNumbered ? formatNumber(node) : null,
      });
      comments(node.comments);
      if (siblings.length > 0) flush();
      for (const sibling of siblings) this.#variation(sibling, depth + 1);
      [node, ...siblings] = node.children as [TreeNode?, ...TreeNode[]];
    }
    flush();
  }
}

/** The turns of the line through the current one, to its end. */
export function listLine(tree: GameTree): TreeNode[] {
  const line = tree.path();
  for (let next = tree.next(tree.current); next; next = tree.next(next)) line.push(next);
  return line;
}

/** The rows of one line, without what is written about it. */
export function buildLineRows(line: readonly TreeNode[]): TreeRow[] {
  const rows = new Rows();
  for (const node of line) rows.pair(node);
  return rows.rows;
}

/** The rows of a tree. */
export function buildTreeRows(root: TreeNode): TreeRow[] {
  const rows = new Rows();
  rows.main(root);
  return rows.rows;
}

/** All that a row shows, in its order. */
function listShown(row: TreeRow): readonly unknown[] {
  const cell = (one: TurnCell | null) => [one?.node, one?.sign];
  if (row.kind === "comment") return [row.text];
  if (row.kind === "pair") return [row.number, ...cell(row.red), ...cell(row.blue)];
  const parts = row.parts.flatMap((part) =>
    part.kind === "comment" ? [part.text] : [part.number, ...cell(part.cell)],
  );
  return [row.depth, ...parts];
}

/** Whether two rows look the same. */
export function isSameRow(a: TreeRow, b: TreeRow): boolean {
  const [one, other] = [listShown(a), listShown(b)];
  return one.length === other.length && one.every((shown, i) => shown === other[i]);
}

/** Whether a node stands in a row. */
export function hasNode(row: TreeRow, id: number): boolean {
  if (row.kind === "pair") return row.red?.node.id === id || row.blue?.node.id === id;
  if (row.kind === "comment") return false;
  return row.parts.some((part) => part.kind === "turn" && part.cell.node.id === id);
}
