// Short questions about positions and stacks.
import type { CoTuLenh, Piece, PieceType } from "cotulenh-wasm";
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";

/** Calls a function with the game at a node, the current one by default, and frees the game afterwards. */
export function ask<T>(tree: GameTree, question: (game: CoTuLenh) => T, node?: TreeNode): T {
  const game = tree.game(node);
  try {
    return question(game);
  } finally {
    game.free();
  }
}

/** The types of a stack, its carrier first. */
export function listTypes({ type, carrying = [] }: Piece): PieceType[] {
  return [type, ...carrying.map((carried) => carried.type)];
}
