// The score line: the points of both sides, what they have captured, and the time they have left.
import { listWords, sideName } from "cotulenh-wasm/texts";
import { findMilestone, formatTime, timeLeft } from "../../game/clock.js";
import { otherColor } from "../../game/sides.js";
import type { GameState } from "../../game/state.js";
import type { Color } from "../../game/vocabulary.js";
import { COLORS, SIDES } from "../board-adapter.js";
import { h, setText } from "../dom.js";
import { pieceIcon } from "../icons.js";
import type { Context, Panel } from "./panel.js";

/** A time on the page: of one side, or of the whole game. */
type TimeOwner = Color | "game";

export interface ScorePanel extends Panel {
  /** Shows the time that is left. */
  showTime(): void;
}

export function scorePanel({ store, m, settings }: Context): ScorePanel {
  const texts = m.match.score;
  const nameOwner = (owner: TimeOwner) => (owner === "game" ? owner : SIDES[owner]);
  const time = (owner: TimeOwner) => {
    const label = m.match.clock.title[nameOwner(owner)];
    return h("span", { class: "time", role: "timer", "aria-label": label, "data-time": owner });
  };
  const line = (color: Color) => {
    const side = SIDES[color];
    const parts = {
      label: h("span", { class: "visually-hidden" }),
      points: h("span", { class: "points", "aria-hidden": "true" }),
      icons: h("span", { class: "icons", "aria-hidden": "true" }),
      time: time(color),
    };
    const name = h("span", { class: "name", "aria-hidden": "true" }, sideName(color, m.words));
    const { label, points, icons } = parts;
    const element = h("div", { "data-score": side }, label, name, points, icons, parts.time);
    return { ...parts, element };
  };
  const lines: Record<Color, ReturnType<typeof line>> = { r: line("r"), b: line("b") };
  const whole = time("game");
  const times: Record<TimeOwner, HTMLElement> = { r: lines.r.time, b: lines.b.time, game: whole };
  const announcer = h("p", {
    id: "clock-announcer",
    class: "visually-hidden",
    "aria-live": "assertive",
  });
  const element = h(
    "section",
    { class: "score", "aria-label": texts.title },
    lines.r.element,
    whole,
    lines.b.element,
    announcer,
  );

  /** The times that were shown last, in the game that they belong to. */
  let last: { gameToken: object; left: Partial<Record<TimeOwner, number>> } | null = null;
  const showTime = () => {
    const { clock, gameToken, turn, outcome } = store.state;
    if (last?.gameToken !== gameToken) last = { gameToken, left: {} };
    for (const owner of [...COLORS, "game"] as const) {
      const target = times[owner];
      target.hidden = clock === null || (owner === "game") !== (clock.mode === "game");
      if (!clock || target.hidden) continue;
      const color = owner === "game" ? turn : owner;
      const left = timeLeft(clock, color, Date.now());
      const text = formatTime(left);
      setText(target, text);
      const isRunning = owner === "game" ? clock.running !== null : clock.running?.color === owner;
      target.classList.toggle("running", isRunning);
      target.classList.toggle("paused", clock.isPaused);
      const milestone = findMilestone(last.left[owner] ?? 0, left);
      last.left[owner] = left;
      if (milestone === null || outcome) continue;
      const seconds = (milestone / 1000) as keyof typeof m.match.clock.left;
      announcer.textContent = m.match.clock.left[seconds][nameOwner(owner)];
    }
  };

  let shown: GameState["captured"] | null = null;
  const update = (state: GameState) => {
    element.classList.toggle("with-clock", state.clock !== null);
    element.classList.toggle("flipped", settings().flipped);
    for (const color of COLORS) {
      const { label, points, icons } = lines[color];
      const captured = state.captured[otherColor(color)];
      const names = captured.map(({ type }) => m.words.pieces[type]);
      const list = names.length > 0 ? texts.captured(listWords(names, m.words)) : texts.none;
      const number = state.score.points[color];
      setText(label, `${sideName(color, m.words)}: ${texts.points(number)}, ${list}.`);
      setText(points, String(number));
      if (shown !== state.captured) {
        const pieces = captured.map((piece) => h("span", {}, pieceIcon(piece)));
        icons.replaceChildren(...pieces);
      }
    }
    shown = state.captured;
    showTime();
  };
  return { element, update, showTime };
}
