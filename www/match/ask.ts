// A question to the game that stands at a turn: the memory of the game is given back.
import type { CoTuLenh } from "cotulenh-wasm";
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";

/** What a function answers about the position at a turn, the current one unless given. */
export function ask<T>(tree: GameTree, question: (game: CoTuLenh) => T, node?: TreeNode): T {
  const game = tree.game(node);
  try {
    return question(game);
  } finally {
    game.free();
  }
}
