// The numbers of turns that are not in the tree yet.
import type { TreeNode } from "cotulenh-wasm/tree";

/** The number of the turns that follow a position at once. */
export function nextNumber({ turn, moveNumber }: TreeNode): number {
  return turn?.color === "b" ? moveNumber + 1 : moveNumber;
}

/** The number of a turn that is played some turns after a position. */
export function numberTurn(node: TreeNode, after: number): { number: number; dots: "." | "…" } {
  const half = after + (node.toMove === "r" ? 0 : 1);
  return { number: nextNumber(node) + Math.floor(half / 2), dots: half % 2 === 0 ? "." : "…" };
}
