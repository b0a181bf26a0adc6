// The status of the game, the notice of the last action, and announcements for screen readers.
import { namePieces } from "cotulenh-wasm/texts";
import { SIDES } from "../board-adapter.js";
import { describeEvent, describeNotice, describeStatus } from "../describe.js";
import { h, setText } from "../dom.js";
import type { Selection } from "../../game/state.js";
import type { Messages } from "../i18n/index.js";
import type { Context, Panel } from "./panel.js";

/** How long a long notice may have the whole header, in milliseconds. */
const SETTLE = 5000;

/** `Tank f4`. */
function nameSelection(m: Messages, { held, square }: Selection): string {
  const name = namePieces(held, m.words);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${square}`;
}

export function statusPanel({ m }: Context): Panel & { notify(text: string): void } {
  const line = h("p", { id: "status", role: "status" });
  const notice = h("p", { id: "notice", role: "alert" });
  // Screen readers get a longer announcement of the selection from the page.
  const selected = h("p", { id: "selected", "aria-hidden": "true" });
  const announcer = h("p", { id: "announcer", class: "visually-hidden", "aria-live": "polite" });
  const element = h("div", { class: "status" }, line, selected, notice, announcer);
  let announced: object | null = null;
  let timer = 0;
  /** On a phone a long notice has the header for a while; then only its beginning is shown. */
  const showNotice = (text: string) => {
    if (notice.textContent === text) return;
    setText(notice, text);
    clearTimeout(timer);
    element.classList.remove("settled", "long");
    if (text) element.classList.toggle("long", element.scrollHeight > element.clientHeight + 2);
    if (text) timer = window.setTimeout(() => element.classList.add("settled"), SETTLE);
    selected.hidden = text !== "";
  };
  return {
    element,
    notify: showNotice,
    update: (state) => {
      setText(line, describeStatus(m, state));
      const winner = state.outcome?.winner;
      line.dataset["side"] = state.outcome && !winner ? "none" : SIDES[winner ?? state.turn];
      line.classList.toggle("danger", state.check !== null && state.outcome === null);
      const { selection } = state;
      setText(selected, selection ? nameSelection(m, selection) : "");
      // An error in a typed move is shown beside the input.
      const isTyped = state.notice?.kind === "error" && state.notice.isTyped === true;
      showNotice(state.notice && !isTyped ? describeNotice(m, state.notice) : "");
      if (state.lastEvent !== announced) setText(announcer, describeEvent(m, state));
      announced = state.lastEvent;
    },
  };
}
