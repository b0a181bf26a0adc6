// The pieces each side has lost.
import { pieceIcon } from "../../board/pieces.js";
import { pieceLook, SIDES } from "../../game/shape.js";
import type { GameState } from "../../game/state.js";
import { h, renew } from "../dom.js";
import type { Context, Panel } from "./panel.js";

export function lostPanel({ m }: Context): Panel {
  const element = h("section", { class: "lost", "aria-label": m.lost.title });
  const row = (state: GameState, color: "r" | "b") => {
    const side = SIDES[color];
    const lost = state.lost[color];
    const names = lost.map(({ type }) => m.pieces[type]);
    const label = `${m.lost[side]}: ${names.length > 0 ? m.list(names) : m.lost.none}`;
    const icons = lost.map((piece) => pieceIcon(pieceLook(piece)));
    return h(
      "div",
      { "data-lost": side },
      h("span", { class: "unseen" }, label),
      h("span", { class: "quiet", "aria-hidden": "true" }, m.lost[side]),
      h("span", { class: "icons" }, ...icons),
    );
  };
  return {
    element,
    update: (state) => {
      element.hidden = state.lost.r.length + state.lost.b.length === 0;
      renew(element, row(state, "b"), row(state, "r"));
    },
  };
}
