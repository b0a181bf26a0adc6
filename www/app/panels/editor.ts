// Setting up a position: what a click on the board does.
import { pieceIcon } from "../../board/pieces.js";
import { pieceLook, SIDES } from "../../game/shape.js";
import { KINDS, START } from "../../game/texts.js";
import type { Color, GameState, PieceType, Tool } from "../../game/state.js";
import { button, h, renew, section, showBoard } from "../dom.js";
import type { Context, Panel } from "./panel.js";

export function editorPanel({ store, m }: Context): Panel {
  let heroic = false;
  const body = h("div", {});

  const piece = (type: PieceType, color: Color) =>
    heroic ? { type, color, heroic } : { type, color };
  const place = (type: PieceType, color: Color): Tool => {
    return { does: "place", piece: piece(type, color) };
  };
  const isPlacing = ({ editing }: GameState, type: PieceType, color: Color) =>
    editing?.does === "place" && editing.piece.type === type && editing.piece.color === color;

  const palette = (state: GameState, color: Color) =>
    h(
      "div",
      { class: "palette", role: "group", "aria-label": m.Side[SIDES[color]] },
      ...KINDS.map((type) =>
        h(
          "button",
          {
            type: "button",
            "aria-label": `${m.editor.place}: ${m.side[SIDES[color]]} ${m.pieces[type]}`,
            "aria-pressed": String(isPlacing(state, type, color)),
            "data-key": `place-${color}${type}`,
            "data-place": color + type,
            onclick: () => store.setTool(place(type, color)),
          },
          pieceIcon(pieceLook(piece(type, color))),
        ),
      ),
    );

  const tool = (state: GameState, does: "remove" | "heroic", text: string) =>
    button(text, () => store.setTool({ does }), {
      "aria-pressed": String(state.editing?.does === does),
      "data-key": `tool-${does}`,
      "data-tool": does,
    });

  const heroicBox = (state: GameState) => {
    const box = h("input", { type: "checkbox", id: "place-heroic", "data-key": "place-heroic" });
    box.checked = heroic;
    box.addEventListener("change", () => {
      heroic = box.checked;
      const { editing } = state;
      const { type, color } = editing?.does === "place" ? editing.piece : FIRST;
      store.setTool(place(type, color));
    });
    return h("label", { class: "check" }, box, m.editor.heroic);
  };

  const turns = (state: GameState) =>
    h(
      "div",
      { class: "buttons", role: "group", "aria-label": m.editor.turn },
      h("span", {}, m.editor.turn),
      ...(["r", "b"] as const).map((color) =>
        button(m.Side[SIDES[color]], () => store.setTurn(color), {
          "aria-pressed": String(state.turn === color),
          "data-key": `turn-${color}`,
          "data-turn-of": color,
        }),
      ),
    );

  const open = (state: GameState): Node[] => [
    h(
      "div",
      { class: "row" },
      h("p", { class: "quiet" }, m.editor.hint),
      button(m.editor.done, () => store.setTool(null), { class: "primary", "data-key": "done" }),
    ),
    palette(state, "b"),
    palette(state, "r"),
    h(
      "div",
      { class: "buttons" },
      heroicBox(state),
      tool(state, "remove", m.editor.remove),
      tool(state, "heroic", m.editor.heroicTool),
    ),
    turns(state),
    h(
      "div",
      { class: "buttons" },
      button(m.editor.clear, () => store.clear(), { "data-key": "clear" }),
      button(m.editor.reset, () => store.load(START), { "data-key": "reset" }),
    ),
  ];

  const start = () => {
    store.setTool(place(FIRST.type, FIRST.color));
    showBoard();
  };
  return {
    element: section("editor", m.editor.title, body),
    update: (state) => {
      const begin = button(m.editor.start, start, { "data-key": "edit" });
      renew(body, ...(state.editing ? open(state) : [begin]));
    },
  };
}

/** What is placed at first. */
const FIRST = { type: "i", color: "r" } as const;
