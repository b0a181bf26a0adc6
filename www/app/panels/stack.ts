// The deploy panel: the pieces of the selected stack, and the session under way.
import { pieceIcon } from "../../board/pieces.js";
import { pieceLook } from "../../game/shape.js";
import { kinds, parts } from "../../game/stacks.js";
import type { GameState, Move, Piece, Selection } from "../../game/state.js";
import { button, h, renew } from "../dom.js";
import { pieceName, plainName } from "../words.js";
import type { Context, Panel } from "./panel.js";

export function stackPanel({ store, m }: Context): Panel {
  const element = h("section", { id: "stack", class: "sheet", hidden: true });

  const chip = (piece: Piece, selection: Selection, state: GameState) => {
    const pressed = !selection.whole && selection.chosen.includes(piece.type);
    const acted = state.deploy !== null && !selection.able.includes(piece.type);
    const name = m.pieces[piece.type] + (piece.heroic ? m.heroicAll : "");
    return h(
      "button",
      {
        type: "button",
        class: "chip",
        "aria-pressed": String(pressed),
        "data-key": `chip-${piece.type}`,
        "data-chip": piece.type,
        disabled: acted,
        title: acted ? m.stack.acted : undefined,
        onclick: () => store.pick(piece.type),
      },
      pieceIcon(pieceLook(piece)),
      name,
    );
  };

  const chips = (selection: Selection, state: GameState) => {
    const single = kinds(selection.stack).length === 1;
    const whole = h(
      "button",
      {
        type: "button",
        class: "chip",
        "aria-pressed": String(selection.whole),
        "data-key": "chip-whole",
        "data-chip": "whole",
        onclick: () => store.pickWhole(),
      },
      pieceIcon(pieceLook(selection.stack)),
      single ? plainName(m, selection.stack) : m.stack.whole,
    );
    const each = single ? [] : parts(selection.stack).map((piece) => chip(piece, selection, state));
    return h("div", { class: "chips", role: "group", "aria-label": m.stack.hint }, whole, ...each);
  };

  const step = (move: Move) =>
    h(
      "li",
      { "data-step": move.to },
      pieceIcon(pieceLook(move.piece)),
      `${plainName(m, move.piece)} → ${move.to}`,
      h("span", { class: "quiet" }, move.kind === "move" ? "" : m.marks[move.kind]),
    );

  const session = ({ deploy }: GameState): Node[] => {
    if (!deploy) return [];
    const { steps, canCommit, remaining, original } = deploy;
    const reason = canCommit ? m.stack.ready : steps.length === 0 ? m.stack.noStep : m.stack.danger;
    return [
      h(
        "dl",
        {},
        h("dt", {}, m.stack.remaining),
        h("dd", { id: "remaining" }, remaining ? pieceName(m, remaining) : m.stack.nothing),
        h("dt", {}, m.stack.moved),
        h("dd", {}, h("ul", { class: "steps" }, ...steps.map(step))),
      ),
      h("p", { id: "commit-reason", class: "quiet" }, reason),
      h(
        "div",
        { class: "buttons" },
        button(m.stack.undo, () => store.undo(), { "data-key": "undo-step" }),
        button(m.stack.cancel, () => store.cancelDeploy(), { "data-key": "cancel-deploy" }),
        button(m.stack.commit, () => store.commit(), {
          class: "primary",
          "data-key": "commit",
          disabled: !canCommit,
          "aria-describedby": "commit-reason",
        }),
      ),
      h("p", { class: "unseen" }, pieceName(m, original)),
    ];
  };

  return {
    element,
    update: (state) => {
      const { selection, deploy } = state;
      // A single piece has nothing to pick; its sheet would only hide the board of a phone.
      const stacked = selection !== null && kinds(selection.stack).length > 1;
      element.hidden = !deploy && !stacked;
      if (element.hidden) return renew(element);
      const square = deploy?.square ?? selection?.square ?? "";
      const title = deploy ? m.stack.session(square) : m.stack.title(square);
      const empty = selection?.moves.length === 0;
      const close = button("×", () => store.cancel(), {
        class: "close",
        "data-key": "close",
        "aria-label": m.stack.close,
      });
      renew(
        element,
        h("header", {}, h("h2", {}, title), ...(deploy ? [] : [close])),
        ...(selection ? [chips(selection, state)] : []),
        h("p", { class: "quiet" }, empty && selection ? m.stack.noMoves : m.stack.hint),
        ...session(state),
      );
    },
  };
}
