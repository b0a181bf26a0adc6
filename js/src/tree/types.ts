// The types of the entry `cotulenh-wasm/tree`.
import type { DrawnArrow, DrawnMark, Evaluation, GameRecord } from "../record/types.js";
import type { Color, Outcome, RulesInput, Seconds, Turn } from "../vocabulary/types.js";

/**
 * A position of a tree, and the turn that led to it. A node is the same object as long as it is in the tree;
 * its lists are replaced when they change.
 */
export interface TreeNode {
  /** Its number in the tree, also in JSON; that of the root is 0. */
  readonly id: number;
  /** How many turns lead here. */
  readonly ply: number;
  /** Whose turn it is here. */
  readonly toMove: Color;
  /** The number of the move that its turn belongs to; of the root, of the first turn. */
  readonly moveNumber: number;
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
  /** What the player's clock shows after the turn, with the increment for it. */
  readonly clock: Seconds | null;
  /** How good the position is for Red. */
  readonly evaluation: Evaluation | null;
  /** Arrows on the position. */
  readonly arrows: readonly DrawnArrow[];
  /** Circles on the position. */
  readonly marks: readonly DrawnMark[];
}

/** An end that was declared, and where. */
export interface DeclaredEnd {
  /** The position in which the game ended. */
  readonly node: TreeNode;
  /** How it ended. */
  readonly outcome: Outcome;
}

/** A tree as data: the record of its game, and where the tree stands. */
export interface TreeData extends GameRecord {
  /** The id of the current node. */
  readonly current: number;
}

/** Data that {@link GameTree.fromJSON} takes: a {@link TreeData}, or less of it. */
export interface TreeDataInput extends Partial<Omit<GameRecord, "rules" | "autoCommit">> {
  /** The FEN before the first turn. */
  readonly start: string;
  /** The rules by their name, or what differs from the standard rules. */
  readonly rules?: RulesInput | undefined;
  /** Whether deploys commit by themselves; `true` if not given. */
  readonly autoCommit?: boolean | undefined;
  /** The id of the current node; the start if not given. */
  readonly current?: number | undefined;
}
