// A tree as a list of tokens: what a list of moves shows, in the order in which it is read.
import type { Color } from "../vocabulary/types.js";
import type { TreeNode } from "./types.js";

/** A part of a list of moves. */
export type TreeToken =
  | {
      /** Before a turn of Red, and before one of Blue that begins a line or follows something else. */
      readonly kind: "number";
      /** The number of the move. */
      readonly number: number;
      /** Whose turn follows. */
      readonly color: Color;
      /** As it is written: `1.` or `1...`. */
      readonly text: string;
    }
  | {
      /** A turn. */
      readonly kind: "turn";
      /** Its node. */
      readonly node: TreeNode;
      /** Its SAN. */
      readonly text: string;
    }
  | {
      /** A glyph of the turn before. */
      readonly kind: "glyph";
      /** Its node. */
      readonly node: TreeNode;
      /** Its number. */
      readonly nag: number;
      /** As it is written: `!`, or `$99`. */
      readonly text: string;
    }
  | {
      /** A comment. */
      readonly kind: "comment";
      /** The node that it is about. */
      readonly node: TreeNode;
      /** What it says. */
      readonly text: string;
    }
  | {
      /** The start of a variation. */
      readonly kind: "open";
      /** Its first turn. */
      readonly node: TreeNode;
      /** As it is written: `(`. */
      readonly text: string;
    }
  | {
      /** The end of a variation. */
      readonly kind: "close";
      /** Its first turn. */
      readonly node: TreeNode;
      /** As it is written: `)`. */
      readonly text: string;
    };

/** The glyphs with a sign of their own, by their numbers. */
const GLYPHS: Readonly<Record<number, string>> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  7: "□",
  10: "=",
  13: "∞",
  14: "⩲",
  15: "⩱",
  16: "±",
  17: "∓",
  18: "+−",
  19: "−+",
  22: "⨀",
  32: "⟳",
  36: "→",
  40: "↑",
  132: "⇆",
  138: "⊕",
  146: "N",
};

/**
 * The sign of a numeric annotation glyph, as it is written after a turn; `$` and the number where there is none.
 *
 * @example
 * ```ts
 * nagGlyph(5); // "!?"
 * ```
 */
export function nagGlyph(nag: number): string {
  return GLYPHS[nag] ?? `$${nag}`;
}

/** The tokens of a tree, from its root. */
export function listTokens(root: TreeNode): TreeToken[] {
  const tokens: TreeToken[] = [];
  const comment = (node: TreeNode, texts: readonly string[]): void => {
    for (const text of texts) tokens.push({ kind: "comment", node, text });
  };
  const turn = (node: TreeNode, isFirst: boolean): void => {
    const { color, san } = node.turn!;
    comment(node, node.startingComments);
    const last = tokens.at(-1);
    const follows = last?.kind === "turn" || last?.kind === "glyph";
    if (color === "r" || isFirst || !follows) {
      const number = node.moveNumber;
      tokens.push({
        kind: "number",
        number,
        color,
        text: `${number}${color === "r" ? "." : "..."}`,
      });
    }
    tokens.push({ kind: "turn", node, text: san });
    for (const nag of node.nags) tokens.push({ kind: "glyph", node, nag, text: nagGlyph(nag) });
    comment(node, node.comments);
  };
  /** What follows a node, line by line: games are longer than a stack of calls. */
  const line = (from: TreeNode): void => {
    for (let at: TreeNode | undefined = from; at; at = at.children[0]) {
      const [next, ...variations] = at.children;
      if (!next) return;
      turn(next, at === from && at === root);
      for (const node of variations) {
        tokens.push({ kind: "open", node, text: "(" });
        turn(node, true);
        line(node);
        tokens.push({ kind: "close", node, text: ")" });
      }
    }
  };
  comment(root, root.comments);
  line(root);
  return tokens;
}
