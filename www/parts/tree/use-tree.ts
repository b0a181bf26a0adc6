// A tree that a component shows.
import type { GameTree } from "cotulenh-wasm/tree";
import { useEffect, useState } from "preact/hooks";

/**
 * Follows a tree: a component that calls this is drawn again after each change. Every component that reads a
 * tree does so: with signals, one whose props are the same is not drawn with its parent.
 */
export function useTree(tree: GameTree): number {
  const [revision, setRevision] = useState(tree.revision);
  useEffect(() => {
    setRevision(tree.revision);
    return tree.subscribe(() => setRevision(tree.revision));
  }, [tree]);
  return revision;
}
