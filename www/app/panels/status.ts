// The status of the game, the notice of the last action, and announcements for screen readers.
import { namePieces } from "cotulenh-wasm/texts";
import { SIDES } from "../sides.js";
import { describeEvent, describeNotice, describeStatus } from "../describe.js";
import { h, setText } from "../dom.js";
import { heldPieces } from "../../game/stacks.js";
import type { Selection } from "../../game/vocabulary.js";
import type { Messages } from "../i18n/index.js";
import type { Context, Panel } from "./panel.js";

/** How long a long notice may have the whole header, in milliseconds. */
const SETTLE = 5000;

/** `Tank f4`. */
function nameSelection(m: Messages, selection: Selection): string {
  const name = namePieces(heldPieces(selection), m.words);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${selection.square}`;
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
      const { outcome, turn, check, selection, event } = state.snapshot;
      const winner = outcome?.winner;
      line.dataset["side"] = outcome && !winner ? "none" : SIDES[winner ?? turn];
      line.classList.toggle("danger", check !== null && outcome === null);
      setText(selected, selection ? nameSelection(m, selection) : "");
      // An error in a typed move is shown beside the input.
      const isTyped = state.notice?.kind === "error" && state.notice.isTyped === true;
      showNotice(state.notice && !isTyped ? describeNotice(m, state.notice) : "");
      if (event !== announced) setText(announcer, describeEvent(m, state));
      announced = event;
    },
  };
}
