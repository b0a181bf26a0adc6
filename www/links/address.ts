// The address of a game, to be shared.
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";
import { linkTo } from "../shell/router.js";
import { insideOfGame, type View } from "./inside.js";

/** A link that opens a game in Analyse, at one of its nodes. */
export function linkForGame(
  tree: GameTree,
  node: TreeNode = tree.current,
  view: View = "r",
): string {
  return new URL(linkTo("analyse", insideOfGame(tree, node, view)), location.href).href;
}
