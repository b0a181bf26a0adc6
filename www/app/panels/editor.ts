// The editor of positions: chooses what a click on the board does.
import { sideName } from "cotulenh-wasm/texts";
import type { GameState, Tool } from "../../game/state.js";
import type { Color, PieceType } from "../../game/vocabulary.js";
import { COLORS } from "../board-adapter.js";
import { button, h, replaceChildren, scrollToBoard, section } from "../dom.js";
import { makePiece, pieceIcon } from "../icons.js";
import type { Context, Panel } from "./panel.js";

export function editorPanel({ store, m }: Context): Panel {
  let heroic = false;
  const pieceTypes = Object.keys(m.words.pieces) as PieceType[];
  const body = h("div", {});

  const piece = (type: PieceType, color: Color) => makePiece(type, color, heroic);
  const place = (type: PieceType, color: Color): Tool => {
    return { action: "place", piece: piece(type, color) };
  };
  const isPlacing = ({ tool }: GameState, type: PieceType, color: Color) =>
    tool?.action === "place" && tool.piece.type === type && tool.piece.color === color;

  const palette = (state: GameState, color: Color) =>
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
            onclick: () => store.setTool(place(type, color)),
          },
          pieceIcon(piece(type, color)),
        ),
      ),
    );

  const toolButton = (state: GameState, action: "remove" | "heroic", text: string) =>
    button(text, () => store.setTool({ action }), {
      "aria-pressed": String(state.tool?.action === action),
      "data-key": `tool-${action}`,
      "data-tool": action,
    });

  const heroicBox = (state: GameState) => {
    const box = h("input", { type: "checkbox", id: "place-heroic", "data-key": "place-heroic" });
    box.checked = heroic;
    box.addEventListener("change", () => {
      heroic = box.checked;
      const { tool } = state;
      const { type, color } = tool?.action === "place" ? tool.piece : FIRST;
      store.setTool(place(type, color));
    });
    return h("label", { class: "check" }, box, m.editor.heroic);
  };

  const turns = (state: GameState) =>
    h(
      "div",
      { class: "buttons", role: "group", "aria-label": m.editor.turn },
      h("span", {}, m.editor.turn),
      ...COLORS.map((color) =>
        button(sideName(color, m.words), () => store.setTurn(color), {
          "aria-pressed": String(state.turn === color),
          "data-key": `turn-${color}`,
          "data-turn-of": color,
        }),
      ),
    );

  const tools = (state: GameState): Node[] => [
    h(
      "div",
      { class: "row" },
      h("p", { class: "muted" }, m.editor.hint),
      button(m.editor.done, () => store.setTool(null), { class: "primary", "data-key": "done" }),
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
      button(m.editor.clear, () => store.clear(), { "data-key": "clear" }),
      button(m.editor.reset, () => store.reset(), { "data-key": "reset" }),
    ),
  ];

  let wasEditing = false;
  const start = () => {
    store.setTool(place(FIRST.type, FIRST.color));
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
