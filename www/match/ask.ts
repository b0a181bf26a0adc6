// Short questions about positions and stacks.
import type { CoTuLenh, Piece, PieceType } from "cotulenh-wasm";
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";

/** What a function answers about the position at a turn, the current one unless given. No memory stays in use. */
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
