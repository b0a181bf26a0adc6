// The dialog before a new game: rules, battle and clock, as they were chosen last.
import { newGame } from "../../game/games.js";
import {
  CLOCK_MODES,
  findFlagRule,
  FLAG_RULES,
  isMinutes,
  USUAL_MINUTES,
  type ClockSetting,
} from "../../game/clock.js";
import type { Rules } from "../../game/vocabulary.js";
import { button, choiceField, h, modal, scrollToBoard } from "../dom.js";
import { opponentChoice, toOpponent } from "./opponent-choice.js";
import type { Context } from "./panel.js";
import { ruleChoice } from "./rule-choice.js";

/** Another number of minutes than the usual ones. */
const OTHER = "other";
const NO_CLOCK = "none";

/** The controls of the clock. `read` returns the setting, or undefined if the minutes are wrong. */
function clockChoice(m: Context["m"]) {
  const texts = m.match.newGame;
  const usual = USUAL_MINUTES.map((minutes) => {
    return { value: String(minutes), text: texts.minutes(minutes) };
  });
  const time = choiceField(
    texts.clock,
    [
      { value: NO_CLOCK, text: texts.noClock },
      ...usual,
      { value: OTHER, text: texts.otherMinutes },
    ],
    { "data-choice": "clock" },
  );
  const error = h("p", { id: "minutes-error", class: "error", role: "alert" });
  const minutes = h("input", {
    id: "minutes",
    type: "text",
    inputmode: "numeric",
    autocomplete: "off",
    "aria-describedby": error.id,
  });
  const field = h("label", { class: "choice-field" }, texts.minutesField, minutes);
  const mode = choiceField(
    texts.mode,
    CLOCK_MODES.map((value) => ({ value, text: texts.modes[value] })),
    { "data-choice": "mode" },
  );
  const flag = choiceField(
    texts.flag,
    FLAG_RULES.map((value) => ({ value, text: texts.flags[value] })),
    { "data-choice": "flag" },
  );
  const note = h("p", { class: "muted" });
  const readChoices = () => ({
    mode: CLOCK_MODES.find((one) => one === mode.select.value) ?? CLOCK_MODES[0],
    flag: FLAG_RULES.find((one) => one === flag.select.value) ?? FLAG_RULES[0],
  });
  const update = () => {
    const chosen = readChoices();
    field.hidden = error.hidden = time.select.value !== OTHER;
    mode.element.hidden = note.hidden = time.select.value === NO_CLOCK;
    flag.element.hidden = mode.element.hidden || chosen.mode === "game";
    note.textContent = `${m.match.clock.waiting} ${m.match.clock.flags[findFlagRule(chosen)]}`;
    error.textContent = "";
    minutes.setAttribute("aria-invalid", "false");
  };
  for (const { select } of [time, mode, flag]) select.addEventListener("change", update);
  return {
    elements: [time.element, field, error, mode.element, flag.element, note],
    show(setting: ClockSetting | null) {
      const isUsual = setting && usual.some(({ value }) => value === String(setting.minutes));
      time.select.value = !setting ? NO_CLOCK : isUsual ? String(setting.minutes) : OTHER;
      minutes.value = setting && !isUsual ? String(setting.minutes) : "";
      mode.select.value = setting?.mode ?? CLOCK_MODES[0];
      flag.select.value = setting?.flag ?? FLAG_RULES[0];
      update();
    },
    read(): ClockSetting | null | undefined {
      const { value } = time.select;
      if (value === NO_CLOCK) return null;
      const number = Number(value === OTHER ? minutes.value.trim() : value);
      if (isMinutes(number)) return { ...readChoices(), minutes: number };
      error.textContent = texts.badMinutes;
      minutes.setAttribute("aria-invalid", "true");
      minutes.focus();
      return undefined;
    },
  };
}

export interface NewGameDialog {
  element: HTMLDialogElement;
  /** Opens the dialog; `"computer"` preselects the computer as the opponent. */
  open(opponent?: "computer"): void;
}

export function newGameDialog(context: Context): NewGameDialog {
  const { session, autosave, m, settings, changeSettings, notify } = context;
  const texts = m.match.newGame;
  let rules: Rules = settings().nextGame.rules;
  const choice = ruleChoice(m, (chosen) => {
    rules = chosen;
    choice.update(rules);
  });
  const clock = clockChoice(m);
  const opponent = opponentChoice(m);

  const start = () => {
    const setting = clock.read();
    if (setting === undefined) return;
    const nextGame = { rules, clock: setting };
    const nextOpponent = opponent.read();
    const computer = toOpponent(nextOpponent);
    const { isWorthSaving, storageProblem } = autosave;
    element.close();
    // The user's side is at the bottom.
    const flipped = computer ? computer.color === "r" : settings().flipped;
    changeSettings({ nextGame, nextOpponent, flipped });
    newGame(session, { ...nextGame, opponent: computer });
    scrollToBoard();
    if (isWorthSaving && !storageProblem) notify(m.recent.previous);
  };
  const form = h(
    "form",
    {
      onsubmit: (event) => {
        event.preventDefault();
        start();
      },
    },
    h("h2", { id: "new-game-dialog-title" }, texts.title),
    ...opponent.elements,
    ...choice.elements,
    ...clock.elements,
    h(
      "div",
      { class: "buttons" },
      h(
        "button",
        { type: "submit", class: "primary", id: "start-game", autofocus: true },
        texts.start,
      ),
      button(texts.cancel, () => element.close()),
    ),
  );
  const element = modal("new-game-dialog", form);
  return {
    element,
    open: (preselected) => {
      const { nextGame, nextOpponent } = settings();
      opponent.show({ ...nextOpponent, kind: preselected ?? nextOpponent.kind });
      rules = nextGame.rules;
      choice.update(rules);
      clock.show(nextGame.clock);
      element.showModal();
      // The focus is on the last button; what is chosen first is at the top.
      element.scrollTop = 0;
    },
  };
}
