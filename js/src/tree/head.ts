// Changes of what belongs to the whole tree: its headers, and an end that was declared.
import { plainText } from "../arguments/texts.js";
import { changeOf, type Change } from "./edits.js";
import { readEnd } from "./ends.js";
import type { Node } from "./node.js";
import type { TreeState } from "./state.js";

/** Another header, or none with `null`. It is checked by setting it in a game. */
export function changeHeader(
  { positions, root, head }: TreeState,
  name: unknown,
  value: unknown,
): Change {
  const key = plainText(name, "the name of a header");
  const text = value === null ? null : plainText(value, "a header");
  const game = positions.open(root);
  try {
    game.setHeader(key, text ?? (key === "Result" ? "*" : ""));
  } finally {
    game.free();
  }
  const { [key]: _, ...others } = head.headers;
  const headers = text === null ? others : { ...head.headers, [key]: text };
  return changeOf(head, { headers: Object.freeze(headers) });
}

/** An end that is declared at a node. */
export function changeEnd({ positions, head }: TreeState, node: Node, value: unknown): Change {
  const game = positions.open(node);
  try {
    return changeOf(head, { declared: { node, outcome: readEnd(game, value, "outcome") } });
  } finally {
    game.free();
  }
}
