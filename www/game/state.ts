// What the page shows: the snapshot of the game that is played, and what belongs to the page.
import type { Color, Illegal, Piece, Rules, Square } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";
import type { GameError } from "./errors.js";
import type { Opponent } from "./opponent.js";

/** Why an action had no effect, or more effect than expected. */
export type Notice =
  | { kind: "otherSide"; turn: Color }
  | { kind: "gameOver" }
  | { kind: "headquarter" }
  | { kind: "inCheck"; piece: Piece }
  | { kind: "noMoves"; piece: Piece }
  | { kind: "deployOpen" }
  | { kind: "illegal"; piece: Piece; to: Square; illegal: Illegal }
  | { kind: "deployEnded"; square: Square }
  | { kind: "paused" }
  | { kind: "clockRemoved" }
  /** An error of a text that was typed is shown beside it. */
  | { kind: "error"; error: GameError; isTyped?: boolean };

/** What a click does in the editor. */
export type Tool = { action: "place"; piece: Piece } | { action: "remove" } | { action: "heroic" };

/** A removal or a promotion that can be taken back. */
export interface TreeEdit {
  kind: "removed" | "promoted";
  /** How many turns were removed. */
  count: number;
}

export interface State {
  readonly snapshot: PlaySnapshot;
  /** All turns with their variations, and the one that was played last. The tree is changed in place. */
  readonly tree: GameTree;
  readonly node: TreeNode;
  /** Grows when the tree is changed, and not when the user goes through it. */
  readonly revision: number;
  readonly rules: Rules;
  /** The computer, if it plays one side. */
  readonly opponent: Opponent | null;
  readonly notice: Notice | null;
  /** The tool of the editor; null while playing. */
  readonly tool: Tool | null;
  readonly edit: TreeEdit | null;
  /** The same object as long as it is the same game. */
  readonly token: object;
}

/** What stands on a square. */
export function pieceAt({ pieces }: PlaySnapshot, square: Square): Piece | undefined {
  return pieces.find((one) => one.square === square)?.piece;
}

/** Whether the computer's side is to move. */
export function isComputerToMove({ snapshot, opponent, tool }: State): boolean {
  return opponent?.color === snapshot.turn && snapshot.outcome === null && tool === null;
}

/** Whether the user looks at an earlier turn, where the computer does not play by itself. */
export function isLookingBack(state: State): boolean {
  const { thinking, error, clocks } = state.snapshot;
  return isComputerToMove(state) && thinking === null && error === null && !clocks?.paused;
}

/** Whether the game has ended, here or elsewhere by a declaration, or is being edited. */
export function isOver({ snapshot, tree, tool }: State): boolean {
  return snapshot.outcome !== null || tree.declared !== null || tool !== null;
}

/** Whether the user can offer the computer a draw: in a turn of the user that has not begun. */
export function canOfferDraw(state: State): boolean {
  const { session, clocks } = state.snapshot;
  if (!state.opponent || isOver(state) || session) return false;
  return !isComputerToMove(state) && !clocks?.paused;
}
