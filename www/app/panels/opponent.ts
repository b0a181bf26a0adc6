// The computer: whom the user plays against, that it thinks, and why it cannot.
import { otherColor } from "../../game/air-defense.js";
import type { ComputerPlayer } from "../computer.js";
import { SIDES } from "../board-adapter.js";
import { button, h } from "../dom.js";
import type { Context, Panel } from "./panel.js";

export function opponentPanel({ m }: Context, computer: ComputerPlayer): Panel {
  const texts = m.play.computer;
  const text = h("span", { id: "opponent-text" });
  const dots = h("span", { class: "dots", "aria-hidden": "true" });
  const retry = button(texts.retry, () => computer.start(), { id: "retry-computer" });
  const element = h("p", { id: "opponent", class: "opponent", role: "status" }, text, dots, retry);
  return {
    element,
    update: ({ opponent }) => {
      element.hidden = opponent === null;
      const hasFailed = computer.error !== null;
      retry.hidden = !hasFailed;
      dots.hidden = !computer.isThinking;
      element.classList.toggle("thinking", computer.isThinking);
      if (!opponent) return;
      const { color, level } = opponent;
      const playing = texts.playing(m.Side[SIDES[otherColor(color)]], level);
      const shown = hasFailed ? texts.failed : computer.isThinking ? texts.thinking : playing;
      if (text.textContent !== shown) text.textContent = shown;
    },
  };
}
