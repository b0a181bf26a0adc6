// The actions that are needed while playing.
import { button, h } from "../dom.js";
import { toHash } from "../link.js";
import { AIR_VIEWS } from "../settings.js";
import type { Context, Panel } from "./panel.js";

export function toolbar({ store, autosave, m, settings, changeSettings, notify }: Context): Panel {
  const undo = button(`↶ ${m.moves.back}`, () => store.undo(), { "data-toolbar": "undo" });
  const redo = button(`↷ ${m.moves.forward}`, () => store.redo(), { "data-toolbar": "redo" });
  const views = AIR_VIEWS.map((value) => h("option", { value }, m.air[value]));
  const zones = h("select", { id: "air", title: m.air.hint }, ...views);
  zones.value = settings().air;
  zones.addEventListener("change", () => {
    changeSettings({ air: AIR_VIEWS.find((value) => value === zones.value) ?? "off" });
  });
  const share = async () => {
    const { fen, rules } = store.state;
    const { href } = new URL(toHash(fen, rules), location.href);
    try {
      await navigator.clipboard.writeText(href);
      notify(m.texts.linked);
    } catch {
      // Copying is not allowed: show the link, which is in the address bar too.
      notify(href);
    }
  };
  const newGame = () => {
    const { isWorthSaving, storageProblem } = autosave;
    store.newGame();
    if (isWorthSaving && !storageProblem) notify(m.recent.previous);
  };
  const element = h(
    "div",
    { class: "toolbar", role: "toolbar", "aria-label": m.settings.title },
    undo,
    redo,
    button(`⇅ ${m.settings.flip}`, () => changeSettings({ flipped: !settings().flipped }), {
      id: "flip",
    }),
    h("label", { class: "air" }, m.air.title, zones),
    button(m.settings.share, share, { id: "share" }),
    button(m.settings.newGame, newGame, { id: "new-game" }),
  );
  return {
    element,
    update: (state) => {
      undo.disabled = !state.canUndo;
      redo.disabled = !state.canRedo;
    },
  };
}
