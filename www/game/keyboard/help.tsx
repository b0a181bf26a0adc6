// Help dialogs: the keys, and the notation. Loaded on demand.
import { PIECE_TYPES } from "cotulenh-wasm";
import { useMemo } from "preact/hooks";
import { listActions, type Action } from "../../parts/controls/keys.js";
import { Dialog } from "../../parts/dialogs/dialog.js";
import { gameTexts } from "../../parts/game-texts.js";
import { linkTo } from "../../routing/router.js";
import { table } from "../../texts/table.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { playTexts } from "../texts.js";
import "./keys.css";

type KeyName = keyof (typeof gameTexts)["en"]["keys"]["does"];

/** Keys of a place, by what they do there. */
const PLACE_KEYS: readonly (readonly [Action, KeyName, readonly string[]])[] = [
  ["back", "turns", ["←", "→"]],
  ["first", "ends", ["Home", "End"]],
  ["undo", "undo", ["u", "Ctrl+Z"]],
  ["redo", "redo", ["r", "Ctrl+Y"]],
  ["takeBack", "takeBack", ["Backspace"]],
  ["hint", "hint", ["h"]],
  ["next", "next", ["n"]],
  ["engine", "engine", ["e"]],
  ["zones", "zones", ["x"]],
  ["flip", "flip", ["f"]],
];

/** Keys of every board. */
const BOARD_KEYS: readonly (readonly [KeyName, readonly string[]])[] = [
  ["points", ["←", "→", "↑", "↓"]],
  ["jump", ["PageUp", "PageDown"]],
  ["walk", ["z"]],
  ["select", ["Enter"]],
  ["combine", ["+"]],
  ["card", ["i"]],
  ["pick", ["n", "f", "t", "…", "0"]],
  ["commit", ["Ctrl+Enter"]],
  ["cancel", ["Esc"]],
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

/** The keys that work now: those of the place that is shown, and those of the board if it has one. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const m = read(gameTexts).keys;
  const rows = useMemo(() => {
    const actions = listActions();
    const hasBoard = document.querySelector("main .board-frame") !== null;
    return [
      ...PLACE_KEYS.filter(([action]) => actions.includes(action)).map(
        ([, name, keys]) => [name, keys] as const,
      ),
      ...(hasBoard ? BOARD_KEYS : []),
      ["help", ["?"]] as const,
    ];
  }, []);
  return (
    <Dialog title={m.title} onClose={onClose}>
      <KeyList rows={rows.map(([name, keys]) => [keys, m.does[name]])} />
    </Dialog>
  );
}

const notationTexts = table({
  en: {
    example:
      "Fd2xc4 is: the air force from d2 captures on c4. The start is left out where no other piece can go there: Fxc4.",
    marks: {
      x: "captures",
      _: "captures and stays where it is",
      "@": "kamikaze: both are lost",
      "&": "joins the piece there",
      "()": "a stack, its carrier first",
      ">": "a part of a stack goes there",
      "<": "what stays of a stack stands before it",
      "+": "before a piece: a hero; at the end: check",
      "#": "checkmate",
    },
    more: "All about it in the rules",
  },
  vi: {
    example:
      "Fd2xc4 là: không quân từ d2 bắt quân ở c4. Nếu không quân nào khác tới được đó thì bỏ nơi xuất phát: Fxc4.",
    marks: {
      x: "bắt quân",
      _: "bắt quân và đứng yên tại chỗ",
      "@": "cảm tử: mất cả hai quân",
      "&": "kết hợp với quân ở đó",
      "()": "một khối, quân chở đứng đầu",
      ">": "một phần của khối tới đó",
      "<": "trước dấu này là phần của khối ở lại",
      "+": "trước một quân: anh hùng; ở cuối: chiếu",
      "#": "chiếu hết",
    },
    more: "Đọc thêm trong luật chơi",
  },
});

export function NotationDialog({ onClose }: { onClose: () => void }) {
  const m = read(notationTexts);
  const { pieces } = words();
  return (
    <Dialog title={read(playTexts).notation} onClose={onClose}>
      <p>{m.example}</p>
      <KeyList rows={PIECE_TYPES.map((type) => [[type.toUpperCase()], pieces[type]])} isShort />
      <KeyList rows={Object.entries(m.marks).map(([mark, text]) => [[mark], text])} />
      <a href={linkTo("rules", "R12")}>{m.more}</a>
    </Dialog>
  );
}
