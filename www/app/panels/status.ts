// Whose turn it is, how the game ended, and why nothing happened.
import { SIDES } from "../../game/shape.js";
import { button, h } from "../dom.js";
import { announcement, noticeText, statusText } from "../words.js";
import type { Context, Panel } from "./panel.js";

export function statusPanel({
  m,
  keeper,
  newVersion,
}: Context): Panel & { say(text: string): void } {
  const line = h("p", { id: "status", role: "status" });
  const notice = h("p", { id: "notice", role: "alert" });
  const spoken = h("p", { id: "announcer", class: "unseen", "aria-live": "polite" });
  const trouble = h("p", { id: "trouble", class: "quiet", role: "status" });
  const reload = button(m.update.take, () => newVersion()?.());
  const update = h("p", { id: "update", role: "status", hidden: true });
  const element = h("div", { class: "status" }, line, notice, trouble, update, spoken);
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
      write(trouble, keeper.trouble ? m.keeping[keeper.trouble] : "");
      if (newVersion() && update.hidden) {
        update.hidden = false;
        update.append(m.update.ready, " ", reload);
      }
      if (state.happened !== happened) write(spoken, announcement(m, state, state.happened));
      happened = state.happened;
    },
  };
}
