// The move list, with navigation, and a box to type a move.
import { rows } from "../../game/record.js";
import { button, h, renew } from "../dom.js";
import type { GameState } from "../../game/state.js";
import type { Context, Panel } from "./panel.js";

export function movesPanel({ store, m }: Context): Panel {
  const list = h("ol", { id: "moves", tabindex: 0, "aria-label": m.moves.title });
  const nav = {
    first: button("«", () => store.goTo(0), { "aria-label": m.moves.first }),
    back: button("‹", () => store.undo(), { "aria-label": m.moves.back, id: "undo" }),
    forward: button("›", () => store.redo(), { "aria-label": m.moves.forward, id: "redo" }),
    last: button("»", () => store.goTo(store.state.line.length), { "aria-label": m.moves.last }),
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
        // What was refused stays, to be corrected.
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
      state.line[index]?.san ?? "",
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
      const { line, ply, pending, start } = state;
      nav.first.disabled = nav.back.disabled = !state.canUndo;
      nav.forward.disabled = nav.last.disabled = !state.canRedo;
      if (shown?.line === line && shown.ply === ply && shown.pending === pending) return;
      shown = state;
      // A deploy under way stands in the place of the turn it will be.
      const count = pending === null ? line.length : ply + 1;
      const all = rows(count, start.number, start.turn);
      const items = all.map((row) => {
        const cells = [cell(state, row.red)];
        if (row.blue !== null) cells.push(cell(state, row.blue));
        return h("li", {}, h("span", { class: "number" }, `${row.number}.`), ...cells);
      });
      renew(list, ...(items.length > 0 ? items : [h("li", { class: "quiet" }, m.moves.none)]));
      const current = list.querySelector<HTMLElement>('[aria-current="step"], #pending');
      if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
    },
  };
}
