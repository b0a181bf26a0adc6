// The deploy panel: the pieces of the selected stack, and the steps of the open deploy.
import { describePiece, kindName, listWords, namePieces } from "cotulenh-wasm/texts";
import { hasActed } from "../../game/record.js";
import { pieceTypes, splitStack } from "../../game/stacks.js";
import { isComputerToMove } from "../../game/state.js";
import type { DeployState, Move, Piece, Selection } from "../../game/vocabulary.js";
import { pickPiece } from "../board-actions.js";
import { button, h, replaceChildren } from "../dom.js";
import { pieceIcon } from "../icons.js";
import type { Context, Panel } from "./panel.js";

const NOTHING = { selection: null, session: null };

export function stackPanel({ session, m }: Context): Panel {
  const element = h("section", { id: "stack", class: "sheet collapsed", hidden: true });
  // On a phone only chips and buttons are shown, so that the board stays in view.
  const more = button(
    m.play.sheet.more,
    () => setExpanded(element.classList.contains("collapsed")),
    {
      class: "more",
      "data-key": "more",
      "aria-expanded": "false",
    },
  );
  const setExpanded = (isExpanded: boolean) => {
    element.classList.toggle("collapsed", !isExpanded);
    more.setAttribute("aria-expanded", String(isExpanded));
    more.textContent = isExpanded ? m.play.sheet.less : m.play.sheet.more;
  };

  const chip = (piece: Piece, selection: Selection, deploy: DeployState | null) => {
    const pressed = selection.isPicked && selection.types.includes(piece.type);
    const disabled = deploy !== null && !selection.movable.includes(piece.type);
    const isDone = deploy !== null && hasActed(deploy, piece.type);
    const reason = isDone ? m.stack.hasActed : m.stack.hasNoMove;
    const name = m.words.pieces[piece.type] + (piece.heroic ? m.words.allHeroic : "");
    return h(
      "button",
      {
        type: "button",
        class: "chip",
        "aria-pressed": String(pressed),
        "data-key": `chip-${piece.type}`,
        "data-chip": piece.type,
        disabled,
        title: disabled ? reason : undefined,
        onclick: () => pickPiece(session, piece.type),
      },
      pieceIcon(piece),
      name,
    );
  };

  const chips = (selection: Selection, deploy: DeployState | null) => {
    const isSingle = pieceTypes(selection.piece).length === 1;
    const whole = h(
      "button",
      {
        type: "button",
        class: "chip",
        "aria-pressed": String(!selection.isPicked),
        "data-key": "chip-whole",
        "data-chip": "whole",
        onclick: () => session.play.pick([]),
      },
      pieceIcon(selection.piece),
      isSingle ? namePieces(selection.piece, m.words) : deploy ? m.stack.rest : m.stack.whole,
    );
    const each = isSingle
      ? []
      : splitStack(selection.piece).map((piece) => chip(piece, selection, deploy));
    return h("div", { class: "chips", role: "group", "aria-label": m.stack.hint }, whole, ...each);
  };

  const step = (move: Move) =>
    h(
      "li",
      { "data-step": move.to },
      pieceIcon(move.piece),
      `${namePieces(move.piece, m.words)} → ${move.to}`,
      h("span", { class: "muted" }, move.kind === "move" ? "" : kindName(move.kind, m.words)),
    );

  const openDeploy = (deploy: DeployState | null): Node[] => {
    if (!deploy) return [];
    const { steps, canCommit, remaining, original } = deploy;
    const reason = canCommit ? m.stack.ready : steps.length === 0 ? m.stack.noStep : m.stack.danger;
    return [
      h(
        "dl",
        {},
        h("dt", {}, m.stack.remaining),
        h(
          "dd",
          { id: "remaining" },
          remaining ? describePiece(remaining, m.words) : m.stack.nothing,
        ),
        h("dt", {}, m.stack.moved),
        h("dd", {}, h("ul", { class: "steps" }, ...steps.map(step))),
      ),
      h(
        "p",
        {
          id: "commit-reason",
          class: canCommit || steps.length === 0 ? "muted" : "muted blocking",
        },
        reason,
      ),
      h(
        "div",
        { class: "buttons" },
        button(m.stack.undo, () => session.back(), { "data-key": "undo-step" }),
        button(m.stack.cancel, () => session.cancelDeploy(), { "data-key": "cancel-deploy" }),
        button(m.stack.commit, () => session.commit(), {
          class: "primary",
          "data-key": "commit",
          disabled: !canCommit,
          "aria-describedby": "commit-reason",
        }),
        more,
      ),
      h("p", { class: "visually-hidden" }, describePiece(original, m.words)),
    ];
  };

  return {
    element,
    update: (state) => {
      // A deploy of the computer has no buttons.
      const isOwn = !isComputerToMove(state);
      const { selection, session: deploy } = isOwn ? state.snapshot : NOTHING;
      // A single piece has nothing to pick, and on a phone its sheet would cover the board.
      const isStack = selection !== null && pieceTypes(selection.piece).length > 1;
      const shown = deploy !== null || isStack;
      // The column may have been scrolled, and the panel is at its top.
      if (shown && element.hidden) element.parentElement?.scrollTo({ top: 0 });
      if (!shown) setExpanded(false);
      element.hidden = !shown;
      if (element.hidden) {
        if (element.hasChildNodes()) replaceChildren(element);
        return;
      }
      const square = deploy?.square ?? selection?.square ?? "";
      const title = deploy ? m.stack.deploying(square) : m.stack.title(square);
      const hasNoMoves = selection?.moves.length === 0;
      const movable = selection?.movable.map((type) => m.words.pieces[type]) ?? [];
      const hint = deploy ? m.stack.movable(listWords(movable, m.words)) : m.stack.hint;
      const close = button("×", () => session.cancel(), {
        class: "close",
        "data-key": "close",
        "aria-label": m.stack.close,
      });
      replaceChildren(
        element,
        h("header", {}, h("h2", {}, title), ...(deploy ? [] : [close])),
        ...(selection ? [chips(selection, deploy)] : []),
        ...(movable.length > 0
          ? [h("p", { id: "hint", class: "muted" }, hasNoMoves ? m.stack.noMoves : hint)]
          : []),
        ...openDeploy(deploy),
      );
    },
  };
}
