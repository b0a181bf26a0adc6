// Buttons that go through the game.
import { IconButton } from "../../../parts/controls/icon-button.js";
import { useTree } from "../../../parts/tree/use-tree.js";
import { read } from "../../../texts/texts.js";
import { goBack, goForward, goToEnd, type Study } from "../study.js";
import { analyseTexts } from "../texts.js";

interface Props {
  study: Study;
  /** Whether there is a deploy with steps to take back. */
  hasSteps: boolean;
  /** Turns the board; without it there are only one turn back and one forward. */
  onFlip?: () => void;
}

export function Nav({ study, hasSteps, onFlip }: Props) {
  const m = read(analyseTexts).nav;
  const { tree } = study;
  useTree(tree);
  const { current } = tree;
  const isStart = current === tree.root;
  const isEnd = current.children.length === 0;
  const isMainEnd = current === (tree.mainLine().at(-1) ?? tree.root);
  const item = (name: string, sign: string, disabled: boolean, onClick: () => void) => (
    <IconButton {...{ name, disabled, onClick }}>{sign}</IconButton>
  );
  return (
    <div class="nav" role="group" aria-label={m.label}>
      {onFlip && item(m.first, "«", isStart, () => goToEnd(study, "start"))}
      {item(m.back, "‹", isStart && !hasSteps, () => goBack(study))}
      {item(m.forward, "›", isEnd, () => goForward(study))}
      {onFlip && item(m.last, "»", isMainEnd, () => goToEnd(study, "end"))}
      {onFlip && item(m.flip, "⇅", false, onFlip)}
    </div>
  );
}
