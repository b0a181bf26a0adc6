// The result of a game: who has won, why, and the points of both sides.
import { describeReason, describeWinner, isDecidedByPoints, sideName } from "cotulenh-wasm/texts";
import { bonusOf, findBonus } from "../../game/ending.js";
import type { State } from "../../game/state.js";
import { COLORS, type Color, type Outcome } from "../../game/vocabulary.js";
import { SIDES } from "../sides.js";
import { button, h, scrollToBoard } from "../dom.js";
import type { Context, Panel } from "./panel.js";

export function resultPanel(context: Context): Panel {
  const { session, m, share, review, focusBoard } = context;
  const texts = m.match.result;
  const element = h("section", {
    id: "result",
    class: "sheet",
    "aria-labelledby": "result-title",
    hidden: true,
  });

  /** The points and, where points decide, the bonus and the totals (R13.4). */
  const table = ({ snapshot, rules }: State) => {
    const bonus = findBonus(snapshot, rules);
    const columns = [texts.points, ...(bonus ? [texts.onTop, texts.total] : [])];
    const row = (color: Color) => {
      const points = snapshot.points[color];
      const onTop = bonusOf(bonus, color);
      const numbers = [points, ...(bonus ? [onTop, points + onTop] : [])];
      return h(
        "tr",
        { "data-result": SIDES[color] },
        h("th", { scope: "row" }, sideName(color, m.words)),
        ...numbers.map((number) => h("td", {}, String(number))),
      );
    };
    const head = [texts.side, ...columns].map((name) => h("th", { scope: "col" }, name));
    return h("table", {}, h("thead", {}, h("tr", {}, ...head)), h("tbody", {}, ...COLORS.map(row)));
  };

  const describe = (state: State, outcome: Outcome): string => {
    const { snapshot, rules } = state;
    const bonus = findBonus(snapshot, rules);
    const reason = describeReason(outcome, m.words);
    const ender = bonus && texts.bonus(sideName(bonus, m.words), reason);
    const cause = ender ?? `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
    if (!isDecidedByPoints(outcome, rules)) return cause;
    const total = (color: Color) => snapshot.points[color] + bonusOf(bonus, color);
    const margin = Math.abs(total("r") - total("b"));
    return `${cause} ${margin > 0 ? texts.margin(margin) : texts.equal}`;
  };

  /** Against the computer, the sides are swapped. */
  const nameRematch = ({ opponent }: State) =>
    opponent ? texts.rematchAs[SIDES[opponent.color]] : texts.rematch;

  const close = () => {
    closed = session.state.snapshot.outcome;
    element.hidden = true;
    focusBoard();
  };
  const rematch = () => {
    context.rematch();
    scrollToBoard();
    focusBoard();
  };
  const reviewGame = () => {
    closed = session.state.snapshot.outcome;
    element.hidden = true;
    review();
  };
  const takeBack = () => {
    session.undo();
    focusBoard();
  };
  /** The outcome that is shown, and the one whose result was closed. */
  let shown: Outcome | null = null;
  let closed: Outcome | null = null;
  const isSame = (a: Outcome | null, b: Outcome | null) =>
    a?.reason === b?.reason && a?.winner === b?.winner;
  let token: object | null = null;
  return {
    element,
    update: (state) => {
      const { tool, token: current } = state;
      const { outcome } = state.snapshot;
      if (token !== current || !outcome) shown = closed = null;
      token = current;
      element.hidden = outcome === null || tool !== null || isSame(closed, outcome);
      if (!outcome || element.hidden || isSame(shown, outcome)) return;
      shown = outcome;
      element.parentElement?.scrollTo({ top: 0 });
      element.dataset["winner"] = outcome.winner ? SIDES[outcome.winner] : "none";
      const closeButton = button("×", close, { class: "close", "aria-label": texts.close });
      const title = h("h2", { id: "result-title" }, describeWinner(outcome, m.words, state.rules));
      element.replaceChildren(
        h("header", {}, title, closeButton),
        h("p", { id: "result-reason" }, describe(state, outcome)),
        table(state),
        h(
          "div",
          { class: "buttons" },
          button(nameRematch(state), rematch, { class: "primary", id: "rematch" }),
          button(m.play.result.review, reviewGame, { id: "review-result" }),
          button(texts.share, share, { id: "share-result" }),
          button(texts.takeBack, takeBack, { id: "take-back" }),
        ),
      );
    },
  };
}
