// A tree as PGN and as data.
import type { Line, NotedTurn } from "../pgn/reader.js";
import { writeEvaluation } from "./evaluations.js";
import { NOTES } from "./notes.js";
import { listSubtree, type Node } from "./node.js";
import type { TreeNodeData } from "./types.js";

/** The main line with all its variations, as a PGN has them. */
export function toLine(root: Node): Line {
  const [first] = root.children;
  const { comments, turns } = first ? readLine(first) : { comments: [], turns: [] };
  return { comments: [...writeEvaluation(root), ...comments], turns };
}

/** The line that begins with a node. Only variations nest, and these not deeply. */
function readLine(first: Node): Line {
  const turns: NotedTurn[] = [];
  for (let at: Node | undefined = first; at; at = at.children[0]) {
    const { san, lan } = at.turn!;
    const { children } = at.parent!;
    // What stands before a turn inside a line stands after the turn before it.
    turns.at(-1)?.comments.push(...at.startingComments);
    turns.push({
      san,
      lan,
      nags: [...at.nags],
      comments: writeEvaluation(at),
      ...(at.clock !== null && { clock: at.clock }),
      variations: children[0] === at ? children.slice(1).map(readLine) : [],
    });
  }
  return { comments: [...first.startingComments], turns };
}

/** All nodes as data. */
export function toNodeData(root: Node): TreeNodeData[] {
  return [...listSubtree(root)].map((node) => {
    const written = NOTES.filter((name) => {
      const note = node[name];
      return Array.isArray(note) ? note.length > 0 : note !== null;
    });
    return {
      id: node.id,
      ...(node.parent && { parent: node.parent.id, turn: node.turn!.lan }),
      ...Object.fromEntries(written.map((name) => [name, node[name]])),
    };
  });
}
