// The legal part of a stored game that is broken: loaded when there is one.
import { CoTuLenh } from "cotulenh-wasm";
import type { Play, PlayData } from "cotulenh-wasm/play";
import { GameTree } from "cotulenh-wasm/tree";

/** Opens the legal part of data that were refused; null if not even their start is legal. */
export function restorePart(data: PlayData, open: (data: PlayData) => Play): Play | null {
  const { live: _, ...rest } = data;
  try {
    using game = new CoTuLenh();
    using tree = GameTree.fromJSON(data.tree, game, { onError: () => {} });
    return open({ ...rest, tree: tree.toJSON() });
  } catch {
    return null;
  }
}
