// What the user should know of the page itself; it lies where it moves neither board nor tools.
import { button, h } from "../dom.js";
import type { Context, Panel } from "./panel.js";

export function newsPanel({ m, keeper, newVersion }: Context): Panel {
  const trouble = h("p", { id: "trouble", role: "status" });
  const update = h("p", { id: "update", role: "status", hidden: true });
  const reload = button(m.update.take, () => newVersion()?.());
  return {
    element: h("div", { class: "news quiet" }, trouble, update),
    update: () => {
      const text = keeper.trouble ? m.keeping[keeper.trouble] : "";
      if (trouble.textContent !== text) trouble.textContent = text;
      if (!newVersion() || !update.hidden) return;
      update.hidden = false;
      update.append(m.update.ready, " ", reload);
    },
  };
}
