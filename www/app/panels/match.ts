// Resigning, draws and pauses. Each asks for a confirmation; on one screen the other side gives it, and
// the computer answers an offer of a draw itself.
import { findFlagRule } from "../../game/clock.js";
import { otherColor } from "../../game/sides.js";
import type { GameState } from "../../game/state.js";
import { SIDES } from "../board-adapter.js";
import { canOfferDraw } from "../computer.js";
import { button, h, modal, setText } from "../dom.js";
import type { Context, Panel } from "./panel.js";

type Question = "resign" | "draw" | "pause" | "resume";

export function matchPanel({
  store,
  m,
  focusBoard,
  offerDraw,
}: Context): Panel & { dialog: HTMLDialogElement } {
  const texts = m.match;
  /** Against the computer the user resigns, whoever is to move. */
  const resigning = () => {
    const { opponent, turn } = store.state;
    return opponent ? otherColor(opponent.color) : turn;
  };
  const actions: Readonly<Record<Question, () => void>> = {
    resign: () => store.resign(resigning()),
    draw: () => (store.state.opponent ? offerDraw() : store.agreeDraw()),
    pause: () => store.pause(),
    resume: () => store.resume(),
  };
  const title = h("h2", { id: "confirm-title" });
  const buttons = h("div", { class: "buttons" });
  const dialog = modal("confirm", title, buttons);
  /** The game for which a question is open. */
  let asked: object | null = null;
  const ask = (question: Question) => {
    const { gameToken, opponent } = store.state;
    const isOffer = question === "draw" && opponent !== null;
    const { yes, no, ...who } = isOffer ? m.play.computer.draw.offer : texts.confirm[question];
    title.textContent = who[SIDES[resigning()]];
    const answer = () => {
      dialog.close();
      actions[question]();
      // The button that has the focus is disabled now.
      if (store.state.outcome) focusBoard();
    };
    buttons.replaceChildren(
      button(yes, answer, { class: "primary", id: "confirm-yes" }),
      button(no, () => dialog.close(), { id: "confirm-no", autofocus: true }),
    );
    asked = gameToken;
    dialog.showModal();
  };

  const resign = button(texts.actions.resign, () => ask("resign"), { id: "resign" });
  const draw = button(texts.actions.draw, () => ask("draw"), { id: "draw" });
  const isPaused = () => store.state.clock?.isPaused === true;
  const pause = button(texts.clock.pause, () => ask(isPaused() ? "resume" : "pause"), {
    id: "pause",
  });
  const note = h("p", { id: "clock-note", class: "muted", role: "status" });
  const group = h(
    "div",
    { class: "buttons", role: "group", "aria-label": texts.actions.title },
    resign,
    draw,
    pause,
  );
  const describeClock = ({ clock, outcome }: GameState) => {
    if (!clock || outcome) return "";
    if (clock.isPaused) return m.notices.paused;
    const flag = texts.clock.flags[findFlagRule(clock)];
    return clock.hasStarted ? flag : `${texts.clock.waiting} ${flag}`;
  };
  return {
    element: h("section", { class: "match", "aria-label": texts.actions.title }, group, note),
    dialog,
    update: (state) => {
      const { clock, outcome, hasEnded, tool, gameToken, opponent } = state;
      const isOver = outcome !== null || hasEnded || tool !== null;
      resign.disabled = isOver;
      draw.disabled = opponent ? !canOfferDraw(state) : isOver;
      pause.hidden = clock === null;
      pause.textContent = isPaused() ? texts.clock.resume : texts.clock.pause;
      pause.disabled = isOver || !(clock?.running || clock?.isPaused);
      setText(note, describeClock(state));
      // The time may run out while the question is open.
      if (dialog.open && (isOver || asked !== gameToken)) dialog.close();
    },
  };
}
