// Resigning, draws and pauses. Each asks for a confirmation; on one screen the other side gives it, and
// the computer answers an offer of a draw itself.
import { hasStarted } from "../../game/clock.js";
import { otherColor } from "../../game/sides.js";
import { canOfferDraw, isOver, type State } from "../../game/state.js";
import { SIDES } from "../sides.js";
import { button, h, modal, setText } from "../dom.js";
import type { Context, Panel } from "./panel.js";

type Question = "resign" | "draw" | "pause" | "resume";

export function matchPanel({
  session,
  m,
  focusBoard,
  offerDraw,
}: Context): Panel & { dialog: HTMLDialogElement } {
  const texts = m.match;
  /** Against the computer the user resigns, whoever is to move. */
  const resigning = () => {
    const { opponent, snapshot } = session.state;
    return opponent ? otherColor(opponent.color) : snapshot.turn;
  };
  const actions: Readonly<Record<Question, () => void>> = {
    resign: () => session.play.resign(resigning()),
    draw: () => (session.state.opponent ? offerDraw() : session.agreeDraw()),
    pause: () => session.play.pause(),
    resume: () => session.play.resume(),
  };
  const title = h("h2", { id: "confirm-title" });
  const buttons = h("div", { class: "buttons" });
  const dialog = modal("confirm", title, buttons);
  /** The game for which a question is open. */
  let asked: object | null = null;
  const ask = (question: Question) => {
    const { token, opponent } = session.state;
    const isOffer = question === "draw" && opponent !== null;
    const { yes, no, ...who } = isOffer ? m.play.computer.draw.offer : texts.confirm[question];
    title.textContent = who[SIDES[resigning()]];
    const answer = () => {
      dialog.close();
      actions[question]();
      // The button that has the focus is disabled now.
      if (session.state.snapshot.outcome) focusBoard();
    };
    buttons.replaceChildren(
      button(yes, answer, { class: "primary", id: "confirm-yes" }),
      button(no, () => dialog.close(), { id: "confirm-no", autofocus: true }),
    );
    asked = token;
    dialog.showModal();
  };

  const resign = button(texts.actions.resign, () => ask("resign"), { id: "resign" });
  const draw = button(texts.actions.draw, () => ask("draw"), { id: "draw" });
  const isPaused = () => session.state.snapshot.clocks?.paused === true;
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
  const describeClock = ({ clocks, outcome }: State["snapshot"]) => {
    if (!clocks || outcome) return "";
    if (clocks.paused) return m.notices.paused;
    const flag = texts.clock.flags[clocks.flag === "points" ? "points" : "loses"];
    return hasStarted(clocks) ? flag : `${texts.clock.waiting} ${flag}`;
  };
  return {
    element: h("section", { class: "match", "aria-label": texts.actions.title }, group, note),
    dialog,
    update: (state) => {
      const { snapshot, token, opponent } = state;
      const { clocks } = snapshot;
      const hasEnded = isOver(state);
      resign.disabled = hasEnded;
      draw.disabled = opponent ? !canOfferDraw(state) : hasEnded;
      pause.hidden = clocks === null;
      pause.textContent = isPaused() ? texts.clock.resume : texts.clock.pause;
      pause.disabled = hasEnded || !(clocks?.running || clocks?.paused);
      setText(note, describeClock(snapshot));
      // The time may run out while the question is open.
      if (dialog.open && (hasEnded || asked !== token)) dialog.close();
    },
  };
}
