// What one wants at hand while playing.
import { AIR } from "../settings.js";
import { button, h } from "../dom.js";
import { toHash } from "../link.js";
import type { Context, Panel } from "./panel.js";

export function toolbar({ store, keeper, m, settings, change, say }: Context): Panel {
  const undo = button(`↶ ${m.moves.back}`, () => store.undo(), { "data-tool-bar": "undo" });
  const redo = button(`↷ ${m.moves.forward}`, () => store.redo(), { "data-tool-bar": "redo" });
  const air = AIR.map((value) => h("option", { value }, m.air[value]));
  const zones = h("select", { id: "air", title: m.air.hint }, ...air);
  zones.value = settings().air;
  zones.addEventListener("change", () => {
    change({ air: AIR.find((value) => value === zones.value) ?? "off" });
  });
  const share = async () => {
    const { fen, rules } = store.state;
    const { href } = new URL(toHash(fen, rules), location.href);
    try {
      await navigator.clipboard.writeText(href);
      say(m.texts.linked);
    } catch {
      // Not allowed to copy: the address bar has it all the same.
      say(href);
    }
  };
  const newGame = () => {
    const { worth, trouble } = keeper;
    store.newGame();
    if (worth && !trouble) say(m.keeping.before);
  };
  const element = h(
    "div",
    { class: "toolbar", role: "toolbar", "aria-label": m.settings.title },
    undo,
    redo,
    button(`⇅ ${m.settings.flip}`, () => change({ flipped: !settings().flipped }), { id: "flip" }),
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
