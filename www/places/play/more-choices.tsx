// What is chosen before a game besides the opponent: rules, battle, and the clock with what a turn adds and
// what happens when a time runs out.
import { useSignal, type Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import {
  FLAG_RULES,
  isMinutes,
  USUAL_INCREMENTS,
  USUAL_MINUTES,
  type ClockChoice,
  type MatchSetup,
} from "../../match/setup.js";
import { matchTexts } from "../../match/texts.js";
import { read } from "../../texts/texts.js";
import { Field } from "../../parts/controls/field.js";
import { RuleChoice } from "../../parts/controls/rule-choice.js";
import { setupTexts } from "./setup-texts.js";

interface Props {
  setup: MatchSetup;
  change: (change: Partial<MatchSetup>) => void;
  /** Whether the minutes are not a number that a clock can have. */
  isClockWrong: Signal<boolean>;
  minutesField: RefObject<HTMLInputElement | null>;
}

const NONE = "none";
const OTHER = "other";
const FIRST: ClockChoice = { minutes: 15, shared: false, increment: 0, flag: "forfeit" };

function isUsual(minutes: number): boolean {
  return USUAL_MINUTES.some((one) => one === minutes);
}

function ClockFields({ setup: { clock }, change, isClockWrong: isWrong, minutesField }: Props) {
  const m = read(setupTexts);
  const words = read(matchTexts);
  const isOther = useSignal(clock !== null && !isUsual(clock.minutes));
  const typed = useSignal(clock && isOther.value ? String(clock.minutes) : "");
  const value = !clock ? NONE : isOther.value ? OTHER : String(clock.minutes);
  const set = (part: Partial<ClockChoice>) => change({ clock: { ...FIRST, ...clock, ...part } });
  const chooseTime = (chosen: string) => {
    isOther.value = chosen === OTHER;
    isWrong.value = chosen === OTHER && !isMinutes(Number(typed.value));
    if (chosen === NONE) change({ clock: null });
    else set(chosen === OTHER ? {} : { minutes: Number(chosen) });
  };
  const type = (text: string) => {
    typed.value = text;
    const minutes = Number(text.trim());
    isWrong.value = !isMinutes(minutes);
    if (!isWrong.value) set({ minutes });
  };
  return (
    <>
      <Field
        id="clock"
        label={m.clock}
        value={value}
        options={[
          [NONE, m.noClock],
          ...USUAL_MINUTES.map((one) => [String(one), m.minutes(one)] as const),
          [OTHER, m.otherMinutes],
        ]}
        choose={chooseTime}
      />
      {isOther.value && (
        <div class="field stack">
          <label for="minutes">{m.minutesField}</label>
          <input
            id="minutes"
            ref={minutesField}
            inputMode="numeric"
            autocomplete="off"
            value={typed.value}
            aria-invalid={isWrong.value}
            aria-describedby="minutes-note"
            onInput={(event) => type(event.currentTarget.value)}
          />
          <p id="minutes-note" class={isWrong.value ? "small refusal" : "small"} role="status">
            {isWrong.value ? m.badMinutes : ""}
          </p>
        </div>
      )}
      {clock && (
        <Field
          id="time-for"
          label={m.timeFor}
          value={clock.shared ? "game" : "side"}
          options={[
            ["side", m.timeForSide],
            ["game", m.timeForGame],
          ]}
          note={clock.shared ? m.waitingShared : undefined}
          choose={(chosen) => set({ shared: chosen === "game" })}
        />
      )}
      {clock && !clock.shared && (
        <>
          <Field
            id="increment"
            label={m.increment}
            value={String(clock.increment)}
            options={USUAL_INCREMENTS.map((one) => [String(one), m.seconds(one)])}
            choose={(seconds) => set({ increment: Number(seconds) })}
          />
          <Field
            id="flag"
            label={m.flag}
            value={clock.flag}
            options={FLAG_RULES.map((one) => [one, words.flags[one]])}
            note={m.waiting}
            choose={(flag) => set({ flag })}
          />
        </>
      )}
    </>
  );
}

export function MoreChoices(props: Props) {
  const { setup, change } = props;
  const top = useRef<HTMLDivElement>(null);
  // What was opened is seen.
  useEffect(() => {
    const { bottom = 0 } = top.current?.getBoundingClientRect() ?? {};
    if (bottom > innerHeight) top.current?.parentElement?.scrollIntoView();
  }, []);
  return (
    <div class="more-choices stack" ref={top}>
      <RuleChoice rules={setup.rules} change={(rules) => change({ rules })} />
      <ClockFields {...props} />
    </div>
  );
}
