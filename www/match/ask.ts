// Short questions about positions and stacks.
import type { CoTuLenh, Move, Piece, PieceType } from "cotulenh-wasm";
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

/** Plays the moves of a turn, or the steps of a deploy, which ends if it can; returns whether the turn is over. */
export function playMoves(game: CoTuLenh, moves: readonly Move[]): boolean {
  for (const move of moves) game.move(move);
  const session = game.deployState();
  if (session?.canCommit) game.commitDeploy();
  return !session || session.canCommit;
}
