// What the user changes in the tree.
import type { TreeNode } from "cotulenh-wasm/tree";
import type { Session } from "./session.js";
import { toggleSign, type Sign } from "./signs.js";

/** Gives a turn a sign such as `!`, or takes it away. */
export function giveSign(session: Session, node: TreeNode, sign: Sign): void {
  session.edit((tree) => tree.annotate(node, { nags: toggleSign(node, sign) }));
}

/** Writes a comment about a turn, instead of those that it has. */
export function comment(session: Session, node: TreeNode, text: string): void {
  const words = text.trim().replace(/\s+/g, " ");
  session.edit((tree) => tree.annotate(node, { comments: words ? [words] : [] }));
}

/** Makes the variation around a turn the line that it departs from. */
export function promote(session: Session, node: TreeNode): void {
  session.attempt(() => session.edit((tree) => tree.promote(node), { kind: "promoted", count: 0 }));
}

/** Removes a turn and all that follows, unless the steps of a deploy would be lost. */
export function remove(session: Session, node: TreeNode): void {
  const { snapshot, tree } = session.state;
  if (snapshot.session && snapshot.session.steps.length > 0) {
    return session.notify({ kind: "deployOpen" });
  }
  const done = { kind: "removed" as const, count: 0 };
  session.edit(() => {
    const { size } = tree;
    tree.remove(node);
    done.count = size - tree.size;
  }, done);
}

/** Takes the last removal or promotion back. The user stays where they are. */
export function undoEdit(session: Session): void {
  const { current } = session.tree;
  session.edit((tree) => {
    tree.undoEdit();
    tree.goTo(tree.find(current.id) ?? tree.current);
  });
}

/** Sets a tag of the game's PGN; an empty one is removed. */
export function setTag(session: Session, name: string, value: string): void {
  session.attempt(() => session.edit((tree) => tree.setHeader(name, value.trim() || null)));
}
