// Positions and games as text, to load and to copy. Errors are selected in the text.
import { openFen, loadPgn } from "../../game/games.js";
import { describeError, sideName } from "cotulenh-wasm/texts";
import { findErrorOffset, findFenErrors, isChessFen, toUserError } from "../../game/errors.js";
import type { GameError } from "../../game/errors.js";
import { formatPgn } from "../../game/opening.js";
import { setTag } from "../../game/tree-edits.js";
import type { State } from "../../game/state.js";
import { button, h, scrollToBoard, section } from "../dom.js";
import { copyField } from "../share.js";
import type { Context, Panel } from "./panel.js";

/** With more errors than this, only the first ones are shown. */
const MAX_ERRORS = 5;

export function textsPanel({ session, m, notify }: Context): Panel {
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
    const shown = errors.slice(0, MAX_ERRORS).map((one) => describeError(one, m.words));
    error.textContent =
      errors.length > 0 && isChessFen(area.value) ? m.tree.chessFen : shown.join("\n");
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
      if (await copyField(area)) notify(m.texts.copied);
    });

  // The names of the players are tags of the PGN.
  const names = { Event: m.title, Red: sideName("r", m.words), Blue: sideName("b", m.words) };
  /** The tags of a game that has none: the computer has a name of its own. */
  const fallback = ({ opponent }: State) => {
    const { kinds, level } = m.play.computer;
    const computer = `${kinds.computer} (${level} ${opponent?.level})`;
    if (!opponent) return names;
    return { ...names, [opponent.color === "r" ? "Red" : "Blue"]: computer };
  };
  const inputs = (["Red", "Blue", "Event"] as const).map((name) => {
    const input = h("input", { type: "text", id: `tag-${name}`, autocomplete: "off" });
    input.placeholder = names[name];
    input.addEventListener("change", () => setTag(session, name, input.value));
    return [name, input] as const;
  });
  const tags = inputs.map(([name, input]) =>
    h("label", { class: "field" }, m.tree.names[name], input),
  );

  const element = section(
    "texts",
    m.texts.title,
    fen.label,
    fen.area,
    fen.error,
    h(
      "div",
      { class: "buttons" },
      button(
        m.texts.load,
        () => load(fen, (text) => openFen(session, text.trim()), findFenErrors),
        {
          id: "load-fen",
        },
      ),
      copyButton(fen),
    ),
    pgn.label,
    pgn.area,
    pgn.error,
    ...tags,
    h(
      "div",
      { class: "buttons" },
      button(m.texts.load, () => load(pgn, (text) => loadPgn(session, text)), { id: "load-pgn" }),
      copyButton(pgn),
    ),
  );

  let shown: State | null = null;
  const update = (state: State) => {
    // The text areas are filled only while they are visible, and only after a change of the game:
    // the user may be typing in them.
    if (!element.open) return;
    const before = shown;
    shown = state;
    if (before?.snapshot.fen !== state.snapshot.fen) {
      fen.area.value = state.snapshot.fen;
      showErrors(fen, []);
    }
    if (before?.tree === state.tree && before.revision === state.revision) return;
    pgn.area.value = formatPgn(state.tree, fallback(state));
    showErrors(pgn, []);
    for (const [name, input] of inputs) {
      // The section may report that it is open when a name is typed already.
      if (document.activeElement !== input)
        input.value = (state.tree.headers[name] ?? "").replace(/^[?.]+$/, "");
    }
  };
  element.addEventListener("toggle", () => update(session.state));
  return { element, update };
}
