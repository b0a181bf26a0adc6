// The tree of turns as rows of a list: the main line in numbered pairs, and after a turn its comments
// and variations, each variation in rows of its own.
import { numberTurn, type GameStart } from "./sides.js";
import { findSign, type Sign } from "./signs.js";
import type { TreeNode } from "cotulenh-wasm/tree";

/** A turn in the list; that of an open deploy has no node yet. */
export interface TurnCell {
  node: TreeNode | null;
  san: string;
  sign: Sign | null;
}

export type TreeRow =
  /** A pair of the main line; `null` where the pair is interrupted or not complete. */
  | { kind: "pair"; number: number; red: TurnCell | null; blue: TurnCell | null }
  /** A part of a variation: turns and comments. */
  | { kind: "variation"; depth: number; parts: VariationPart[] }
  | { kind: "comment"; text: string };

export type VariationPart =
  { kind: "turn"; cell: TurnCell; number: string | null } | { kind: "comment"; text: string };

/** What the list shows besides the tree. */
export interface RowOptions {
  /** The move number and the side of the first turn. */
  start: GameStart;
  /** The turn after which a deploy is open, and the deploy in notation. */
  pending: { after: TreeNode; text: string } | null;
}

/** A turn on the way through the tree: a node, or the open deploy. */
interface Step {
  ply: number;
  cell: TurnCell;
  node: TreeNode | null;
}

class Rows {
  readonly rows: TreeRow[] = [];
  readonly #options: RowOptions;

  constructor(options: RowOptions) {
    this.#options = options;
  }

  #next(node: TreeNode): Step[] {
    const steps = node.children.map((child): Step => {
      const cell = { node: child, san: child.turn?.san ?? "", sign: findSign(child) };
      return { ply: child.ply, cell, node: child };
    });
    const { pending } = this.#options;
    if (pending?.after === node) {
      const cell = { node: null, san: pending.text, sign: null };
      steps.push({ ply: node.ply + 1, cell, node: null });
    }
    return steps;
  }

  #number(ply: number) {
    const numbered = numberTurn(this.#options.start, ply);
    return { ...numbered, isRed: numbered.dots === "." };
  }

  #comments(texts: readonly string[]): void {
    for (const text of texts) this.rows.push({ kind: "comment", text });
  }

  main(root: TreeNode): void {
    this.#comments(root.comments);
    for (let at: TreeNode | null = root; at;) {
      const [first, ...variations]: Step[] = this.#next(at);
      if (!first) return;
      this.#comments(first.node?.startingComments ?? []);
      this.#pair(first);
      this.#comments(first.node?.comments ?? []);
      for (const variation of variations) this.#variation(variation, 1);
      at = first.node;
    }
  }

  #pair({ ply, cell }: Step): void {
    const last = this.rows.at(-1);
    const { number, isRed } = this.#number(ply);
    if (isRed) {
      this.rows.push({ kind: "pair", number, red: cell, blue: null });
    } else if (last?.kind === "pair" && !last.blue) {
      last.blue = cell;
    } else {
      this.rows.push({ kind: "pair", number, red: null, blue: cell });
    }
  }

  #variation(first: Step, depth: number): void {
    let parts: VariationPart[] = [];
    const flush = () => {
      if (parts.length > 0) this.rows.push({ kind: "variation", depth, parts });
      parts = [];
    };
    const comments = (texts: readonly string[] = []) => {
      for (const text of texts) parts.push({ kind: "comment", text });
    };
    let step: Step | undefined = first;
    let siblings: Step[] = [];
    while (step) {
      const { ply, cell, node }: Step = step;
      comments(node?.startingComments);
      const { number, dots, isRed } = this.#number(ply);
      const isNumbered = isRed || parts.at(-1)?.kind !== "turn";
      parts.push({ kind: "turn", cell, number: isNumbered ? `${number}${dots}` : null });
      comments(node?.comments);
      if (siblings.length > 0) flush();
      for (const sibling of siblings) this.#variation(sibling, depth + 1);
      [step, ...siblings] = node ? this.#next(node) : [];
    }
    flush();
  }
}

/** The rows of a tree. */
export function buildTreeRows(root: TreeNode, options: RowOptions): TreeRow[] {
  const rows = new Rows(options);
  rows.main(root);
  return rows.rows;
}
