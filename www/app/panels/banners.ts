// Messages about the page itself, placed where they move neither the board nor the toolbar.
import { button, h } from "../dom.js";
import type { Context, Panel } from "./panel.js";

export function bannersPanel({ m, autosave, applyUpdate }: Context): Panel {
  const storage = h("p", { id: "storage-problem", role: "status" });
  const update = h("p", { id: "update", role: "status", hidden: true });
  const reload = button(m.update.apply, () => applyUpdate()?.());
  return {
    element: h("div", { class: "banners muted" }, storage, update),
    update: () => {
      const { storageProblem } = autosave;
      const text = storageProblem ? m.recent[storageProblem] : "";
      if (storage.textContent !== text) storage.textContent = text;
      if (!applyUpdate() || !update.hidden) return;
      update.hidden = false;
      update.append(m.update.ready, " ", reload);
    },
  };
}
