// The move list, with navigation, and an input for moves.
import { buildMoveRows } from "../../game/record.js";
import type { GameState } from "../../game/state.js";
import { button, h, replaceChildren } from "../dom.js";
import type { Context, Panel } from "./panel.js";

export function movesPanel({ store, m }: Context): Panel {
  const list = h("ol", { id: "moves", tabindex: 0, "aria-label": m.moves.title });
  const nav = {
    first: button("«", () => store.goTo(0), { "aria-label": m.moves.first }),
    back: button("‹", () => store.undo(), { "aria-label": m.moves.back, id: "undo" }),
    forward: button("›", () => store.redo(), { "aria-label": m.moves.forward, id: "redo" }),
    last: button("»", () => store.goTo(store.state.turns.length), { "aria-label": m.moves.last }),
  };
  const input = h("input", {
    id: "move-box",
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    placeholder: m.moves.example,
  });
  const form = h(
    "form",
    {
      class: "move-box",
      onsubmit: (event) => {
        event.preventDefault();
        // An illegal move stays in the input, to be corrected.
        if (input.value.trim() && store.playText(input.value)) input.value = "";
      },
    },
    h("label", { for: "move-box" }, m.moves.box),
    h("div", { class: "row" }, input, h("button", { type: "submit" }, m.moves.play)),
  );

  const turn = (state: GameState, index: number) => {
    const current = index === state.ply - 1 && !state.deploy;
    return h(
      "button",
      {
        type: "button",
        "data-key": `turn-${index}`,
        "data-turn": index,
        "aria-current": current ? "step" : undefined,
        class: index >= state.ply ? "undone" : "",
        onclick: () => store.goTo(index + 1),
      },
      state.turns[index]?.san ?? "",
    );
  };

  const cell = (state: GameState, index: number | null) => {
    if (index === null) return h("span", { class: "gap" }, "…");
    if (state.pending !== null && index === state.ply) {
      return h("span", { class: "pending", id: "pending" }, state.pending);
    }
    return turn(state, index);
  };

  let shown: GameState | null = null;
  return {
    element: h(
      "section",
      { class: "moves" },
      h("div", { class: "nav", role: "group", "aria-label": m.moves.title }, ...Object.values(nav)),
      list,
      form,
    ),
    update: (state) => {
      const { turns, ply, pending, start } = state;
      nav.first.disabled = nav.back.disabled = !state.canUndo;
      nav.forward.disabled = nav.last.disabled = !state.canRedo;
      if (shown?.turns === turns && shown.ply === ply && shown.pending === pending) return;
      shown = state;
      // An open deploy has the place of the turn that it becomes.
      const count = pending === null ? turns.length : ply + 1;
      const rows = buildMoveRows(count, start.number, start.turn);
      const items = rows.map((row) => {
        const cells = [cell(state, row.red)];
        if (row.blue !== null) cells.push(cell(state, row.blue));
        return h("li", {}, h("span", { class: "number" }, `${row.number}.`), ...cells);
      });
      replaceChildren(
        list,
        ...(items.length > 0 ? items : [h("li", { class: "muted" }, m.moves.none)]),
      );
      const current = list.querySelector<HTMLElement>('[aria-current="step"], #pending');
      if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
    },
  };
}
