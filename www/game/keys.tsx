// Letters that pick pieces, and the list of the keys.
import type { Play } from "cotulenh-wasm/play";
import { read } from "../texts/texts.js";
import { listTypes } from "../match/ask.js";
import { Dialog } from "../parts/dialog.js";
import { gameTexts } from "../parts/game-texts.js";
import "./keys.css";

/** Letters pick pieces of the selected stack, `0` all of them; Ctrl+Enter commits a deploy. */
export function pickByLetters(play: Play, event: KeyboardEvent): void {
  const { selection, session } = play.snapshot();
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && session?.canCommit) {
    event.preventDefault();
    event.stopPropagation();
    play.commit();
    return;
  }
  if (!selection?.piece.carrying || event.ctrlKey || event.metaKey || event.altKey) return;
  const type = listTypes(selection.piece).find((letter) => letter === event.key.toLowerCase());
  const { isPicked, types: picked } = selection;
  if (type) {
    const others = picked.filter((one) => one !== type);
    play.pick(!isPicked ? [type] : others.length < picked.length ? others : [...picked, type]);
  } else if (event.key === "0") play.pick([]);
  else return;
  // The letter has been handled here, so it must not act as a key of the board or of the page.
  event.preventDefault();
  event.stopPropagation();
}

type KeyName = keyof (typeof gameTexts)["en"]["keys"]["does"];

const LIST: readonly (readonly [KeyName, readonly string[]])[] = [
  ["turns", ["←", "→"]],
  ["ends", ["Home", "End"]],
  ["undo", ["u", "Ctrl+Z"]],
  ["redo", ["r", "Ctrl+Y"]],
  ["hint", ["h"]],
  ["zones", ["x"]],
  ["flip", ["f"]],
  ["points", ["←", "→", "↑", "↓"]],
  ["jump", ["PageUp", "PageDown"]],
  ["walk", ["z"]],
  ["select", ["Enter"]],
  ["combine", ["+"]],
  ["card", ["i"]],
  ["pick", ["n", "f", "t", "…", "0"]],
  ["commit", ["Ctrl+Enter"]],
  ["cancel", ["Esc"]],
  ["help", ["?"]],
];

interface ListProps {
  rows: readonly (readonly [keys: readonly string[], text: string])[];
  /** Whether two rows stand side by side. */
  isShort?: boolean;
}

/** Keys or letters, and what each is. */
export function KeyList({ rows, isShort }: ListProps) {
  return (
    <dl class="keys stack" data-short={isShort}>
      {rows.map(([keys, text]) => (
        <div key={text}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const m = read(gameTexts).keys;
  return (
    <Dialog title={m.title} onClose={onClose}>
      <KeyList rows={LIST.map(([name, keys]) => [keys, m.does[name]])} />
    </Dialog>
  );
}
