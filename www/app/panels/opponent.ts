// The computer: whom the user plays against, that it thinks, and why it cannot.
import { sideName } from "cotulenh-wasm/texts";
import { otherColor } from "../../game/sides.js";
import { isLookingBack, type ComputerPlayer } from "../computer.js";
import { button, h, setText } from "../dom.js";
import type { Context, Panel } from "./panel.js";

export function opponentPanel({ store, m }: Context, computer: ComputerPlayer): Panel {
  const texts = m.play.computer;
  const text = h("span", { id: "opponent-text" });
  const dots = h("span", { class: "dots", "aria-hidden": "true" });
  const retry = button(texts.retry, () => computer.start(), { id: "retry-computer" });
  const back = button(texts.back, () => store.goToGame(), {
    id: "back-to-game",
    class: "primary",
  });
  const playOn = button(texts.playOn, () => computer.playOn(), { id: "play-on" });
  const element = h(
    "p",
    { id: "opponent", class: "opponent", role: "status" },
    text,
    dots,
    retry,
    back,
    playOn,
  );
  return {
    element,
    update: (state) => {
      const { opponent } = state;
      element.hidden = opponent === null;
      const hasFailed = computer.error !== null;
      retry.hidden = !hasFailed;
      const isBusy = computer.isThinking || computer.isConsidering;
      dots.hidden = !isBusy;
      element.classList.toggle("thinking", isBusy);
      const isEarlier = isLookingBack(state) && !computer.isThinking && !hasFailed;
      back.hidden = playOn.hidden = !isEarlier;
      if (!opponent) return;
      const { color, level } = opponent;
      const playing = texts.playing(sideName(otherColor(color), m.words), level);
      const waiting = computer.isConsidering
        ? texts.draw.considering
        : isEarlier
          ? texts.earlier
          : playing;
      const shown = hasFailed ? texts.failed : computer.isThinking ? texts.thinking : waiting;
      setText(text, shown);
    },
  };
}
