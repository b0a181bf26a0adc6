// A stored tree, as far as it is legal.
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { GameTree, type TreeData } from "cotulenh-wasm/tree";

/** The data without a node that was refused and all after it. */
function cut(data: TreeData, error: unknown): TreeData | null {
  const path = error instanceof CoTuLenhError ? (error.path ?? "") : "";
  const index = Number(/^nodes\[(\d+)\]/.exec(path)?.[1] ?? 0);
  if (index > 0) {
    const { declared: _, ...rest } = data;
    const nodes = data.nodes.slice(0, index);
    return { ...rest, nodes, current: nodes.at(-1)!.id };
  }
  // An end that the game cannot have.
  if (path.startsWith("declared") && data.declared) {
    const { declared: _, ...rest } = data;
    return rest;
  }
  return null;
}

/** Makes the tree of stored data. Throws if not even its start is legal. */
export function restoreTree(data: TreeData): { tree: GameTree; isComplete: boolean } {
  const game = new CoTuLenh();
  try {
    return { tree: GameTree.fromJSON(data, game), isComplete: true };
  } catch (error) {
    const part = cut(data, error);
    if (!part) throw error;
    return { tree: restoreTree(part).tree, isComplete: false };
  } finally {
    game.free();
  }
}
