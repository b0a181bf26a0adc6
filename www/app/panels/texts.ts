// Positions and games as text, in and out. What is wrong is shown where it is.
import { fenFlaws, flawOf, type Flaw } from "../../game/texts.js";
import { button, h, section, showBoard } from "../dom.js";
import { errorText } from "../words.js";
import type { GameState } from "../../game/state.js";
import type { Context, Panel } from "./panel.js";

/** Copies, or selects the text where copying is not allowed. */
async function copy(area: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(area.value);
    return true;
  } catch {
    area.select();
    return false;
  }
}

export function textsPanel({ store, m, say }: Context): Panel {
  const field = (id: string, label: string, rows: number) => {
    const area = h("textarea", { id, rows, spellcheck: "false", autocomplete: "off" });
    const error = h("p", { id: `${id}-error`, class: "error", role: "alert" });
    area.setAttribute("aria-describedby", error.id);
    return { area, error, label: h("label", { for: id }, label) };
  };
  const fen = field("fen", m.texts.fen, 3);
  const pgn = field("pgn", m.texts.pgn, 6);

  /** Shows what is wrong, and selects the first place of it. */
  const complain = ({ area, error }: typeof fen, flaws: readonly Flaw[]) => {
    error.textContent = flaws.map((flaw) => errorText(m, flaw)).join("\n");
    area.setAttribute("aria-invalid", String(flaws.length > 0));
    const index = flaws[0]?.index ?? null;
    if (index === null) return;
    area.focus();
    area.setSelectionRange(index, Math.min(index + 1, area.value.length));
  };
  const load = (from: typeof fen, read: (text: string) => void, flaws?: (t: string) => Flaw[]) => {
    const text = from.area.value;
    try {
      read(text);
      complain(from, []);
      say(m.texts.loaded);
      showBoard();
    } catch (error) {
      const found = flaws?.(text) ?? [];
      complain(from, found.length > 0 ? found : [flawOf(error, text)]);
    }
  };
  const copying = ({ area }: typeof fen) =>
    button(m.texts.copy, async () => {
      if (await copy(area)) say(m.texts.copied);
    });

  const element = section(
    "texts",
    m.texts.title,
    fen.label,
    fen.area,
    fen.error,
    h(
      "div",
      { class: "buttons" },
      button(m.texts.load, () => load(fen, (text) => store.load(text.trim()), fenFlaws), {
        id: "load-fen",
      }),
      copying(fen),
    ),
    pgn.label,
    pgn.area,
    pgn.error,
    h(
      "div",
      { class: "buttons" },
      button(m.texts.load, () => load(pgn, (text) => store.loadPgn(text)), { id: "load-pgn" }),
      copying(pgn),
    ),
  );

  let shown: { fen: string; turns: object | null } = { fen: "", turns: null };
  const update = (state: GameState) => {
    // Nothing is written that is not seen, and only a game that has gone on replaces what someone
    // may be typing.
    if (!element.open) return;
    if (state.fen === shown.fen && state.line === shown.turns) return;
    shown = { fen: state.fen, turns: state.line };
    fen.area.value = state.fen;
    pgn.area.value = store.pgn();
    complain(fen, []);
    complain(pgn, []);
  };
  element.addEventListener("toggle", () => update(store.state));
  return { element, update };
}
