// The move list, with navigation, and an input for moves.
import { isVariation } from "../../game/record.js";
import { describeNotice } from "../describe.js";
import { button, h, setText } from "../dom.js";
import { annotationsPanel } from "./annotations.js";
import type { Context, Panel } from "./panel.js";
import { treeList } from "./tree-list.js";

export function movesPanel(context: Context): Panel {
  const { session, m } = context;
  const list = treeList(context);
  const annotations = annotationsPanel(context);
  const nav = {
    first: button("«", () => session.goTo(0), { "aria-label": m.moves.first }),
    back: button("‹", () => session.back(), { "aria-label": m.moves.back, id: "undo" }),
    forward: button("›", () => session.forward(), { "aria-label": m.moves.forward, id: "redo" }),
    last: button("»", () => session.goToEnd(), { "aria-label": m.moves.last }),
  };
  const error = h("p", { id: "move-error", class: "error", role: "alert" });
  const input = h("input", {
    id: "move-box",
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    placeholder: m.moves.example,
    "aria-describedby": error.id,
  });
  const form = h(
    "form",
    {
      class: "move-box",
      onsubmit: (event) => {
        event.preventDefault();
        // An illegal move stays in the input, to be corrected.
        if (input.value.trim() && session.playText(input.value)) input.value = "";
      },
    },
    h("label", { for: "move-box" }, m.moves.box),
    h("div", { class: "row" }, input, h("button", { type: "submit" }, m.moves.play)),
    error,
  );
  return {
    element: h(
      "section",
      { class: "moves" },
      h("div", { class: "nav", role: "group", "aria-label": m.moves.title }, ...Object.values(nav)),
      list.element,
      annotations.toast,
      form,
      annotations.element,
    ),
    update: (state) => {
      const { node, tree, snapshot } = state;
      const isFirst = node.parent === null && !snapshot.canUndo;
      const isLast = tree.next(node) === null && !snapshot.canRedo;
      nav.first.disabled = nav.back.disabled = isFirst;
      nav.forward.disabled = isLast;
      nav.last.disabled = isLast && !isVariation(node);
      list.update(state);
      annotations.update(state);
      const { notice } = state;
      const isTyped = notice?.kind === "error" && notice.isTyped === true;
      const text = isTyped ? describeNotice(m, notice) : "";
      setText(error, text);
      input.setAttribute("aria-invalid", String(isTyped));
    },
  };
}
