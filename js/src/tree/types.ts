// The types of the entry `cotulenh-wasm/tree`.
import type { Outcome, Rules, Turn } from "../types.js";

/** How good a position is for Red. */
export type Evaluation =
  | {
      /** Hundredths of an infantry; negative if Blue is better. */
      points: number;
    }
  | {
      /** Red mates in so many turns; negative if Blue does. */
      mate: number;
    };

/** What is written about a turn. What is not given stays as it is. */
export interface TreeNotes {
  /** Comments after the turn; those of the root stand before the first turn. */
  comments?: readonly string[] | undefined;
  /** Comments before the turn, where it begins a variation. */
  startingComments?: readonly string[] | undefined;
  /** Numeric annotation glyphs: 1 for `!`, 2 for `?`, and so on. */
  nags?: readonly number[] | undefined;
  /** What the player's clock shows after the turn, in seconds. */
  clock?: number | null | undefined;
  /** How good the position is for Red. */
  evaluation?: Evaluation | null | undefined;
}

/**
 * A position of a tree, and the turn that led to it. A node is the same object as long as it is in the tree;
 * its lists are replaced when they change.
 */
export interface TreeNode {
  /** Its number in the tree, also in JSON; that of the root is 0. */
  readonly id: number;
  /** How many turns lead here. */
  readonly ply: number;
  /** The turn that led here; `null` for the root. */
  readonly turn: Turn | null;
  /** The position. */
  readonly fen: string;
  /** The position before the turn; `null` for the root. */
  readonly parent: TreeNode | null;
  /** The turns that follow: the first continues the line, the others are variations. */
  readonly children: readonly TreeNode[];
  /** Comments after the turn; those of the root stand before the first turn. */
  readonly comments: readonly string[];
  /** Comments before the turn, where it begins a variation. */
  readonly startingComments: readonly string[];
  /** Numeric annotation glyphs: 1 for `!`, 2 for `?`, and so on. */
  readonly nags: readonly number[];
  /** What the player's clock shows after the turn, in seconds. */
  readonly clock: number | null;
  /** How good the position is for Red. */
  readonly evaluation: Evaluation | null;
}

/** An end that was declared, and where. */
export interface DeclaredEnd {
  /** The position in which the game ended. */
  readonly node: TreeNode;
  /** How it ended. */
  readonly outcome: Outcome;
}

/** A tree as data: what `JSON.stringify` writes. */
export interface TreeData {
  /** The rules that are played. */
  rules: Rules;
  /** The FEN of the root. */
  start: string;
  /** `false` if deploy sessions do not commit by themselves. */
  autoCommit?: false;
  /** The headers that were set. */
  headers?: Record<string, string>;
  /** All nodes, each after its parent; the children of a node stand in their order. */
  nodes: TreeNodeData[];
  /** The id of the current node. */
  current: number;
  /** An end that was declared, and where. */
  declared?: DeclaredEndData;
}

/** A declared end as data. */
export interface DeclaredEndData {
  /** The id of the node where the game ended. */
  node: number;
  /** How it ended. */
  outcome: Outcome;
}

/** A node as data. */
export interface TreeNodeData {
  /** Its number. */
  id: number;
  /** That of its parent; not on the root. */
  parent?: number;
  /** The turn in LAN; not on the root. */
  turn?: string;
  /** Comments after the turn. */
  comments?: readonly string[];
  /** Comments before the turn. */
  startingComments?: readonly string[];
  /** Numeric annotation glyphs. */
  nags?: readonly number[];
  /** Seconds. */
  clock?: number;
  /** How good the position is for Red. */
  evaluation?: Evaluation;
}
