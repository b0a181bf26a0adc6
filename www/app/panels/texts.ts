// Positions and games as text, to load and to copy. Errors are selected in the text.
import { findErrorOffset, findFenErrors, toUserError, type GameError } from "../../game/errors.js";
import type { GameState } from "../../game/state.js";
import { button, h, scrollToBoard, section } from "../dom.js";
import type { Context, Panel } from "./panel.js";

/** Copies the text, or selects it if copying is not allowed. */
async function copy(area: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(area.value);
    return true;
  } catch {
    area.select();
    return false;
  }
}

export function textsPanel({ store, m, notify }: Context): Panel {
  const field = (id: string, label: string, rows: number) => {
    const area = h("textarea", { id, rows, spellcheck: "false", autocomplete: "off" });
    const error = h("p", { id: `${id}-error`, class: "error", role: "alert" });
    area.setAttribute("aria-describedby", error.id);
    return { area, error, label: h("label", { for: id }, label) };
  };
  const fen = field("fen", m.texts.fen, 3);
  const pgn = field("pgn", m.texts.pgn, 6);

  /** Shows errors, and selects the place of the first one. */
  const showErrors = ({ area, error }: typeof fen, errors: readonly GameError[]) => {
    error.textContent = errors.map((one) => m.error(one)).join("\n");
    area.setAttribute("aria-invalid", String(errors.length > 0));
    const offset = errors[0] ? findErrorOffset(errors[0], area.value) : null;
    if (offset === null) return;
    area.focus();
    area.setSelectionRange(offset, Math.min(offset + 1, area.value.length));
  };
  const load = (
    field: typeof fen,
    read: (text: string) => void,
    findErrors: (text: string) => GameError[] = () => [],
  ) => {
    const text = field.area.value;
    try {
      read(text);
      showErrors(field, []);
      notify(m.texts.loaded);
      scrollToBoard();
    } catch (error) {
      const all = findErrors(text);
      showErrors(field, all.length > 0 ? all : [toUserError(error)]);
    }
  };
  const copyButton = ({ area }: typeof fen) =>
    button(m.texts.copy, async () => {
      if (await copy(area)) notify(m.texts.copied);
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
      button(m.texts.load, () => load(fen, (text) => store.load(text.trim()), findFenErrors), {
        id: "load-fen",
      }),
      copyButton(fen),
    ),
    pgn.label,
    pgn.area,
    pgn.error,
    h(
      "div",
      { class: "buttons" },
      button(m.texts.load, () => load(pgn, (text) => store.loadPgn(text)), { id: "load-pgn" }),
      copyButton(pgn),
    ),
  );

  let shown: Pick<GameState, "fen" | "turns" | "outcome"> | null = null;
  const update = (state: GameState) => {
    // The text areas are filled only while they are visible, and only after a change of the game:
    // the user may be typing in them.
    if (!element.open) return;
    const { turns, outcome } = state;
    const hasSameEnd = shown?.outcome?.reason === outcome?.reason;
    if (state.fen === shown?.fen && turns === shown.turns && hasSameEnd) return;
    shown = { fen: state.fen, turns, outcome };
    fen.area.value = state.fen;
    pgn.area.value = store.pgn();
    showErrors(fen, []);
    showErrors(pgn, []);
  };
  element.addEventListener("toggle", () => update(store.state));
  return { element, update };
}
