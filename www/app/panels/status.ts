// The status of the game, the notice of the last action, and announcements for screen readers.
import { SIDES } from "../board-adapter.js";
import { describeEvent, describeNotice, describeStatus } from "../describe.js";
import { h } from "../dom.js";
import type { Context, Panel } from "./panel.js";

export function statusPanel({ m }: Context): Panel & { notify(text: string): void } {
  const line = h("p", { id: "status", role: "status" });
  const notice = h("p", { id: "notice", role: "alert" });
  const announcer = h("p", { id: "announcer", class: "visually-hidden", "aria-live": "polite" });
  const element = h("div", { class: "status" }, line, notice, announcer);
  let announced: object | null = null;
  const write = (target: HTMLElement, text: string) => {
    if (target.textContent !== text) target.textContent = text;
  };
  return {
    element,
    notify: (text) => write(notice, text),
    update: (state) => {
      write(line, describeStatus(m, state));
      const winner = state.outcome?.winner;
      line.dataset["side"] = state.outcome && !winner ? "none" : SIDES[winner ?? state.turn];
      line.classList.toggle("danger", state.check !== null);
      // What is wrong with a typed move is said beside it.
      const isTyped = state.notice?.kind === "error" && state.notice.isTyped === true;
      write(notice, state.notice && !isTyped ? describeNotice(m, state.notice) : "");
      if (state.lastEvent !== announced) write(announcer, describeEvent(m, state));
      announced = state.lastEvent;
    },
  };
}
