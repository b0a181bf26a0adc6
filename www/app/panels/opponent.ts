// The computer: whom the user plays against, that it thinks, and why it cannot.
import { sideName } from "cotulenh-wasm/texts";
import { otherColor } from "../../game/sides.js";
import { isLookingBack } from "../../game/state.js";
import { button, h, setText } from "../dom.js";
import type { Context, Panel } from "./panel.js";

export function opponentPanel({ session, m }: Context): Panel {
  const texts = m.play.computer;
  const text = h("span", { id: "opponent-text" });
  const dots = h("span", { class: "dots", "aria-hidden": "true" });
  const retry = button(texts.retry, () => session.play.resume(), { id: "retry-computer" });
  const back = button(texts.back, () => session.goToGame(), {
    id: "back-to-game",
    class: "primary",
  });
  const playOn = button(texts.playOn, () => session.play.resume(), { id: "play-on" });
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
      const { error, thinking, drawOffer } = state.snapshot;
      const isConsidering = drawOffer !== null;
      const isEarlier = isLookingBack(state);
      const isBusy = thinking !== null || isConsidering;
      element.hidden = opponent === null;
      retry.hidden = error === null;
      dots.hidden = !isBusy;
      element.classList.toggle("thinking", isBusy);
      back.hidden = playOn.hidden = !isEarlier;
      if (!opponent) return;
      const { color, level } = opponent;
      const playing = texts.playing(sideName(otherColor(color), m.words), level);
      const waiting = isConsidering ? texts.draw.considering : isEarlier ? texts.earlier : playing;
      setText(text, error ? texts.failed : thinking ? texts.thinking : waiting);
    },
  };
}
