// The editor of positions: chooses what a click on the board does.
import { sideName } from "cotulenh-wasm/texts";
import { clearBoard, resetBoard, setTurn } from "../../game/editor.js";
import type { State, Tool } from "../../game/state.js";
import { COLORS, type Color, type PieceType } from "../../game/vocabulary.js";
import { button, h, replaceChildren, scrollToBoard, section } from "../dom.js";
import { makePiece, pieceIcon } from "../icons.js";
import type { Context, Panel } from "./panel.js";

export function editorPanel({ session, m }: Context): Panel {
  let heroic = false;
  const pieceTypes = Object.keys(m.words.pieces) as PieceType[];
  const body = h("div", {});

  const piece = (type: PieceType, color: Color) => makePiece(type, color, heroic);
  const place = (type: PieceType, color: Color): Tool => {
    return { action: "place", piece: piece(type, color) };
  };
  const isPlacing = ({ tool }: State, type: PieceType, color: Color) =>
    tool?.action === "place" && tool.piece.type === type && tool.piece.color === color;

  const palette = (state: State, color: Color) =>
    h(
      "div",
      { class: "palette", role: "group", "aria-label": sideName(color, m.words) },
      ...pieceTypes.map((type) =>
        h(
          "button",
          {
            type: "button",
            "aria-label": `${m.editor.place}: ${m.words.sides[color]} ${m.words.pieces[type]}`,
            "aria-pressed": String(isPlacing(state, type, color)),
            "data-key": `place-${color}${type}`,
            "data-place": color + type,
            onclick: () => session.setTool(place(type, color)),
          },
          pieceIcon(piece(type, color)),
        ),
      ),
    );

  const toolButton = (state: State, action: "remove" | "heroic", text: string) =>
    button(text, () => session.setTool({ action }), {
      "aria-pressed": String(state.tool?.action === action),
      "data-key": `tool-${action}`,
      "data-tool": action,
    });

  const heroicBox = (state: State) => {
    const box = h("input", { type: "checkbox", id: "place-heroic", "data-key": "place-heroic" });
    box.checked = heroic;
    box.addEventListener("change", () => {
      heroic = box.checked;
      const { tool } = state;
      const { type, color } = tool?.action === "place" ? tool.piece : FIRST;
      session.setTool(place(type, color));
    });
    return h("label", { class: "check" }, box, m.editor.heroic);
  };

  const turns = (state: State) =>
    h(
      "div",
      { class: "buttons", role: "group", "aria-label": m.editor.turn },
      h("span", {}, m.editor.turn),
      ...COLORS.map((color) =>
        button(sideName(color, m.words), () => setTurn(session, color), {
          "aria-pressed": String(state.snapshot.turn === color),
          "data-key": `turn-${color}`,
          "data-turn-of": color,
        }),
      ),
    );

  const tools = (state: State): Node[] => [
    h(
      "div",
      { class: "row" },
      h("p", { class: "muted" }, m.editor.hint),
      button(m.editor.done, () => session.setTool(null), { class: "primary", "data-key": "done" }),
    ),
    palette(state, "b"),
    palette(state, "r"),
    h(
      "div",
      { class: "buttons" },
      heroicBox(state),
      toolButton(state, "remove", m.editor.remove),
      toolButton(state, "heroic", m.editor.heroicTool),
    ),
    turns(state),
    h(
      "div",
      { class: "buttons" },
      button(m.editor.clear, () => clearBoard(session), { "data-key": "clear" }),
      button(m.editor.reset, () => resetBoard(session), { "data-key": "reset" }),
    ),
  ];

  let wasEditing = false;
  const start = () => {
    session.setTool(place(FIRST.type, FIRST.color));
    scrollToBoard();
  };
  return {
    element: section("editor", m.editor.title, body),
    update: (state) => {
      // The start button does not change.
      if (!state.tool && !wasEditing && body.hasChildNodes()) return;
      wasEditing = state.tool !== null;
      const begin = button(m.editor.start, start, { "data-key": "edit" });
      replaceChildren(body, ...(state.tool ? tools(state) : [begin]));
    },
  };
}

/** The first tool: places this piece. */
const FIRST = { type: "i", color: "r" } as const;
