// The captured pieces of each side.
import { pieceIcon } from "../../board/pieces.js";
import type { GameState } from "../../game/state.js";
import type { Color } from "../../game/vocabulary.js";
import { SIDES, toBoardPiece } from "../board-adapter.js";
import { h, replaceChildren } from "../dom.js";
import type { Context, Panel } from "./panel.js";

export function capturedPanel({ m }: Context): Panel {
  const element = h("section", { class: "captured", "aria-label": m.captured.title });
  const row = (state: GameState, color: Color) => {
    const side = SIDES[color];
    const captured = state.captured[color];
    const names = captured.map(({ type }) => m.pieces[type]);
    const label = `${m.captured[side]}: ${names.length > 0 ? m.list(names) : m.captured.none}`;
    const icons = captured.map((piece) => pieceIcon(toBoardPiece(piece)));
    return h(
      "div",
      { "data-captured": side },
      h("span", { class: "visually-hidden" }, label),
      h("span", { class: "muted", "aria-hidden": "true" }, m.captured[side]),
      h("span", { class: "icons" }, ...icons),
    );
  };
  return {
    element,
    update: (state) => {
      element.hidden = state.captured.r.length + state.captured.b.length === 0;
      replaceChildren(element, row(state, "b"), row(state, "r"));
    },
  };
}
