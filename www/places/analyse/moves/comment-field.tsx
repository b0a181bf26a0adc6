// The comment on a turn, which is kept while it is typed: after a pause, and before the game is stored.
import type { GameTree, TreeNode } from "cotulenh-wasm/tree";
import { useEffect, useRef, useState } from "preact/hooks";
import { useTree } from "../../../parts/tree/use-tree.js";
import { beforeSaving } from "../study.js";

/** How long a pause is, in milliseconds. */
const PAUSE = 300;

interface Props {
  tree: GameTree;
  node: TreeNode;
  label: string;
}

export function CommentField({ tree, node, label }: Props) {
  const revision = useTree(tree);
  const written = node.comments.join("\n\n");
  /** What stands in the field, and is not the comment yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef<string | null>(null);
  /** The revision after the last text of this field: if nothing came after it, the next one takes its place. */
  const own = useRef<number | null>(null);
  const keep = () => {
    const text = latest.current?.trim();
    latest.current = null;
    // It may have been removed with its turn.
    if (text === undefined || tree.find(node.id) !== node) return;
    if (text === node.comments.join("\n\n")) return;
    if (own.current === tree.revision) tree.undoEdit();
    tree.annotate(node, { comments: text ? [text] : [] });
    own.current = tree.revision;
  };
  useEffect(() => {
    beforeSaving.add(keep);
    return () => {
      keep();
      beforeSaving.delete(keep);
    };
  }, [tree, node]);
  useEffect(() => {
    // It was changed elsewhere, or the edit was taken back.
    if (latest.current === null && revision !== own.current) setDraft(null);
  }, [revision]);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  return (
    <textarea
      rows={2}
      aria-label={label}
      placeholder={label}
      value={draft ?? written}
      onInput={({ currentTarget }) => {
        latest.current = currentTarget.value;
        setDraft(currentTarget.value);
      }}
      onBlur={() => {
        keep();
        setDraft(null);
      }}
    />
  );
}
