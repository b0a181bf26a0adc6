// The actions that are needed while playing.
import { isComputerToMove } from "../../game/state.js";
import { button, h } from "../dom.js";
import { AIR_VIEWS } from "../settings.js";
import { isEmbedded, linkToGame } from "../share.js";
import type { Context, Panel } from "./panel.js";

/** A link from an embedded board to the whole page, with the game as it is at the moment. */
function fullLink({ session, m, settings }: Context): HTMLAnchorElement {
  const attributes = { target: "_blank", rel: "noopener", href: location.pathname };
  const link = h("a", attributes, m.play.share.openFull);
  link.addEventListener("click", () => {
    link.href = linkToGame(session, settings().flipped);
  });
  return link;
}

export function toolbar(context: Context & { newGame(): void }): Panel {
  const { session, m, settings, changeSettings, share, newGame } = context;
  const undo = button(`↶ ${m.moves.back}`, () => session.undo(), { "data-toolbar": "undo" });
  const redo = button(`↷ ${m.moves.forward}`, () => session.play.redo(), {
    "data-toolbar": "redo",
  });
  const hint = button(m.play.hint.button, context.hint, { id: "hint" });
  const views = AIR_VIEWS.map((value) => h("option", { value }, m.air[value]));
  const zones = h("select", { id: "air", title: m.air.hint }, ...views);
  zones.value = settings().air;
  zones.addEventListener("change", () => {
    changeSettings({ air: AIR_VIEWS.find((value) => value === zones.value) ?? "off" });
  });
  const element = h(
    "div",
    { class: "toolbar", role: "toolbar", "aria-label": m.settings.title },
    undo,
    redo,
    hint,
    button(`⇅ ${m.settings.flip}`, () => changeSettings({ flipped: !settings().flipped }), {
      id: "flip",
    }),
    h("label", { class: "air" }, m.air.title, zones),
    button(m.settings.share, share, { id: "share" }),
    button(m.settings.newGame, newGame, { id: "new-game" }),
    ...(isEmbedded() ? [fullLink(context)] : []),
  );
  return {
    element,
    update: (state) => {
      const { canUndo, canRedo, outcome } = state.snapshot;
      undo.disabled = !canUndo;
      redo.disabled = !canRedo;
      hint.disabled = outcome !== null || state.tool !== null || isComputerToMove(state);
    },
  };
}
