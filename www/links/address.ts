// The address of a game, to be shared.
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";
import { linkTo } from "../routing/router.js";
import { gameFragment, type Side } from "./fragment.js";

/** A link that opens a game in Analyse, at one of its nodes. */
export function linkForGame(
  tree: GameTree,
  node: TreeNode = tree.current,
  view: Side = "r",
): string {
  return new URL(linkTo("analyse", gameFragment(tree, node, view)), location.href).href;
}
