// Trees of games that are opened.
import { CoTuLenh } from "cotulenh-wasm";
import { GameTree } from "cotulenh-wasm/tree";
import { MAX_NODES } from "./saved.js";

/** The tree of a game, which is freed. */
export function openTree(game: CoTuLenh): GameTree {
  try {
    return new GameTree(game);
  } finally {
    game.free();
  }
}

/** The tree of a PGN. Throws if it has an error. */
export function openPgn(text: string): GameTree {
  const game = new CoTuLenh();
  game.loadPgn(text, { limits: { turns: MAX_NODES } });
  return openTree(game);
}
