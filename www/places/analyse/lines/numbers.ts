// The numbers of turns that are not in the tree yet.
import type { Color } from "cotulenh-wasm";
import type { TreeNode } from "cotulenh-wasm/tree";

export function sideToMove({ fen }: Pick<TreeNode, "fen">): Color {
  return fen.split(" ")[1] as Color;
}

/** The number of a turn that is played some turns after a position. */
export function numberTurn(
  node: Pick<TreeNode, "fen">,
  after: number,
): { number: number; dots: "." | "…" } {
  const counter = Number(node.fen.split(" ")[5]);
  const half = after + (sideToMove(node) === "r" ? 0 : 1);
  return { number: counter + Math.floor(half / 2), dots: half % 2 === 0 ? "." : "…" };
}
