// Whose turn it is, how the game ended, and why nothing happened.
import { SIDES } from "../../game/shape.js";
import { h } from "../dom.js";
import { announcement, noticeText, statusText } from "../words.js";
import type { Context, Panel } from "./panel.js";

export function statusPanel({ m }: Context): Panel & { say(text: string): void } {
  const line = h("p", { id: "status", role: "status" });
  const notice = h("p", { id: "notice", role: "alert" });
  const spoken = h("p", { id: "announcer", class: "unseen", "aria-live": "polite" });
  const element = h("div", { class: "status" }, line, notice, spoken);
  let happened: object | null = null;
  const write = (target: HTMLElement, text: string) => {
    if (target.textContent !== text) target.textContent = text;
  };
  return {
    element,
    say: (text) => write(notice, text),
    update: (state) => {
      write(line, statusText(m, state));
      const winner = state.outcome?.winner;
      line.dataset["side"] = state.outcome && !winner ? "none" : SIDES[winner ?? state.turn];
      line.classList.toggle("danger", state.check !== null);
      write(notice, state.notice ? noticeText(m, state.notice) : "");
      if (state.happened !== happened) write(spoken, announcement(m, state, state.happened));
      happened = state.happened;
    },
  };
}
