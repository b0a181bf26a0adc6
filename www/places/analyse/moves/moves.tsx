// The turns with their variations, and what is written about the current one.
import { useSignal } from "@preact/signals";
import type { TreeNode } from "cotulenh-wasm/tree";
import { IconButton } from "../../../parts/controls/icon-button.js";
import { TreeList } from "../../../parts/tree/tree.js";
import { useTree } from "../../../parts/tree/use-tree.js";
import { findSign } from "../../../parts/tree/rows.js";
import { treeTexts } from "../../../parts/tree/texts.js";
import { SIGNS, type Sign } from "../../../review/scale.js";
import { read } from "../../../texts/texts.js";
import { CommentField } from "./comment-field.js";
import { ChapterBar } from "../games/chapter-bar.js";
import { OwnPart } from "../lines/own-part.js";
import { BookPart } from "../lines/book-part.js";
import { wide } from "../screen.js";
import type { Study } from "../study.js";
import { analyseTexts } from "../texts.js";
import "./moves.css";

/** The signs in the order in which they are offered. */
const OFFERED: readonly Sign[] = [3, 1, 5, 6, 2, 4];

const isInVariation = (node: TreeNode): boolean =>
  node.parent !== null && (node.parent.children[0] !== node || isInVariation(node.parent));

function countTurns(node: TreeNode): number {
  return 1 + node.children.reduce((sum, child) => sum + countTurns(child), 0);
}

function SignButtons({ tree }: Pick<Study, "tree">) {
  useTree(tree);
  const node = tree.current;
  const given = findSign(node);
  const m = read(treeTexts);
  const give = (sign: Sign) => {
    const others = node.nags.filter((nag) => !(nag in SIGNS));
    tree.annotate(node, { nags: given === sign ? others : [sign, ...others] });
  };
  return (
    <div class="signs" role="group" aria-label={read(analyseTexts).notes.signs}>
      {OFFERED.map((sign) => (
        <button
          key={sign}
          type="button"
          class="quiet"
          aria-pressed={given === sign}
          aria-label={`${SIGNS[sign]} ${m.signs[sign]}`}
          title={m.signs[sign]}
          onClick={() => give(sign)}
        >
          <span class="sign" data-sign={given === sign ? undefined : sign}>
            {SIGNS[sign]}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Says what was changed last, beside the button that takes it back. */
type Report = (text: string) => void;

function Notes({ tree, report }: Pick<Study, "tree"> & { report: Report }) {
  useTree(tree);
  const m = read(analyseTexts);
  const { current: node } = tree;
  const remove = () => {
    const count = countTurns(node);
    tree.remove(node);
    report(m.notes.removed(count));
  };
  const promote = () => {
    if (tree.promote(node)) report(m.notes.promoted);
  };
  const label = node.turn ? m.notes.comment(node.turn.san) : m.notes.startComment;
  return (
    <div class="notes">
      {node.turn && <SignButtons tree={tree} />}
      <CommentField key={node.id} tree={tree} node={node} label={label} />
      {node.turn && (
        <div class="row">
          {isInVariation(node) && (
            <button type="button" onClick={promote}>
              {m.notes.promote}
            </button>
          )}
          <button type="button" onClick={remove}>
            {m.notes.remove}
          </button>
        </div>
      )}
    </div>
  );
}

interface Props {
  study: Study;
  /** Takes an edit back, or makes it again, and says what it was. */
  takeBack: (isAgain: boolean) => void;
}

export function Moves({ study, takeBack }: Props) {
  const { tree } = study;
  useTree(tree);
  const m = read(analyseTexts);
  const isOpen = useSignal(wide.peek());
  const editStatus = useSignal<{ text: string; revision: number } | null>(null);
  const report = (text: string) => (editStatus.value = { text, revision: tree.revision });
  const edit = (name: string, sign: string, isPossible: boolean, onClick: () => void) => (
    <IconButton class="quiet" name={name} disabled={!isPossible} onClick={onClick}>
      {sign}
    </IconButton>
  );
  return (
    <div class="moves-part">
      <ChapterBar study={study} />
      <TreeList tree={tree} onGo={(node) => tree.goTo(node)} />
      <div class="book-scroll">
        <OwnPart study={study} />
        <BookPart study={study} />
      </div>
      <div class="moves-tools">
        <button
          type="button"
          class="quiet"
          aria-expanded={isOpen.value}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          <span aria-hidden="true">✎</span> {m.notes.show}
        </button>
        <span class="edit-status" role="status">
          {editStatus.value?.revision === tree.revision && editStatus.value.text}
        </span>
        {edit(m.undo, "↶", tree.canUndoEdit, () => takeBack(false))}
        {edit(m.redo, "↷", tree.canRedoEdit, () => takeBack(true))}
      </div>
      {isOpen.value && <Notes tree={tree} report={report} />}
    </div>
  );
}
