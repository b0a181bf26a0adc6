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
    const idle = state.deploy !== null && !selection.able.includes(piece.type);
    const why = state.deploy?.waiting.includes(piece.type) ? m.stack.stuck : m.stack.acted;
    const name = m.pieces[piece.type] + (piece.heroic ? m.heroicAll : "");
    return h(
      "button",
      {
        type: "button",
        class: "chip",
        "aria-pressed": String(pressed),
        "data-key": `chip-${piece.type}`,
        "data-chip": piece.type,
        disabled: idle,
        title: idle ? why : undefined,
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
      single ? plainName(m, selection.stack) : state.deploy ? m.stack.rest : m.stack.whole,
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

  const session = ({ deploy, selection }: GameState): Node[] => {
    if (!deploy) return [];
    const { steps, canCommit, remaining, original } = deploy;
    const ready = selection?.able.length ? m.stack.ready : m.stack.finished;
    const reason = canCommit ? ready : steps.length === 0 ? m.stack.noStep : m.stack.danger;
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
      const shown = deploy !== null || stacked;
      // It is at the head of a column that may have been scrolled.
      if (shown && element.hidden) element.parentElement?.scrollTo({ top: 0 });
      element.hidden = !shown;
      if (element.hidden) return renew(element);
      const square = deploy?.square ?? selection?.square ?? "";
      const title = deploy ? m.stack.session(square) : m.stack.title(square);
      const empty = selection?.moves.length === 0;
      // Of what waits in a session, some may have nowhere to go.
      const able = selection?.able.map((kind) => m.pieces[kind]) ?? [];
      const hint = deploy ? m.stack.able(m.list(able)) : m.stack.hint;
      const close = button("×", () => store.cancel(), {
        class: "close",
        "data-key": "close",
        "aria-label": m.stack.close,
      });
      renew(
        element,
        h("header", {}, h("h2", {}, title), ...(deploy ? [] : [close])),
        ...(selection ? [chips(selection, state)] : []),
        ...(able.length > 0
          ? [h("p", { id: "hint", class: "quiet" }, empty ? m.stack.noMoves : hint)]
          : []),
        ...session(state),
      );
    },
  };
}
