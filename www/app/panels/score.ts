// The score line: the points of both sides, what they have captured, and the time they have left.
import { listWords, sideName } from "cotulenh-wasm/texts";
import { findMilestone, formatTime } from "../../game/clock.js";
import { listCaptured, type Captured } from "../../game/record.js";
import { otherColor } from "../../game/sides.js";
import type { State } from "../../game/state.js";
import { COLORS, type Color } from "../../game/vocabulary.js";
import { SIDES } from "../sides.js";
import { h, setText } from "../dom.js";
import { pieceIcon } from "../icons.js";
import type { Context, Panel } from "./panel.js";

/** A time on the page: of one side, or of the whole game. */
type TimeOwner = Color | "game";

export interface ScorePanel extends Panel {
  /** Shows the time that is left. */
  showTime(): void;
}

export function scorePanel({ session, m, settings }: Context): ScorePanel {
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
  let last: { token: object; left: Partial<Record<TimeOwner, number>> } | null = null;
  const showTime = () => {
    const { token, snapshot } = session.state;
    const { clocks, turn, outcome } = snapshot;
    if (last?.token !== token) last = { token, left: {} };
    for (const owner of [...COLORS, "game"] as const) {
      const target = times[owner];
      target.hidden = clocks === null || (owner === "game") !== clocks.shared;
      if (!clocks || target.hidden) continue;
      const left = session.play.timeLeft(owner === "game" ? turn : owner) ?? 0;
      const text = formatTime(left);
      setText(target, text);
      const isRunning = owner === "game" ? clocks.running !== null : clocks.running === owner;
      target.classList.toggle("running", isRunning);
      target.classList.toggle("paused", clocks.paused);
      const milestone = findMilestone(last.left[owner] ?? 0, left);
      last.left[owner] = left;
      if (milestone === null || outcome) continue;
      const seconds = (milestone / 1000) as keyof typeof m.match.clock.left;
      announcer.textContent = m.match.clock.left[seconds][nameOwner(owner)];
    }
  };

  let shown: Captured | null = null;
  const update = ({ snapshot, node }: State) => {
    const all = listCaptured(node, snapshot.session?.steps);
    element.classList.toggle("with-clock", snapshot.clocks !== null);
    element.classList.toggle("flipped", settings().flipped);
    for (const color of COLORS) {
      const { label, points, icons } = lines[color];
      const captured = all[otherColor(color)];
      const names = captured.map(({ type }) => m.words.pieces[type]);
      const list = names.length > 0 ? texts.captured(listWords(names, m.words)) : texts.none;
      const number = snapshot.points[color];
      setText(label, `${sideName(color, m.words)}: ${texts.points(number)}, ${list}.`);
      setText(points, String(number));
      if (shown !== all) {
        const pieces = captured.map((piece) => h("span", {}, pieceIcon(piece)));
        icons.replaceChildren(...pieces);
      }
    }
    shown = all;
    showTime();
  };
  return { element, update, showTime };
}
