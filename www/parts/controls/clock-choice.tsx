// The choice of a clock: none, a usual one, or free minutes and seconds; and what they mean.
import { useSignal, type Signal } from "@preact/signals";
import {
  FLAG_RULES,
  isIncrement,
  isMinutes,
  nameClock,
  USUAL_CLOCKS,
  type ClockChoice as Clock,
} from "../../match/setup.js";
import { matchTexts } from "../../match/texts.js";
import { table } from "../../texts/table.js";
import { read } from "../../texts/texts.js";
import { Field } from "./field.js";
import "./clock-choice.css";

const texts = table({
  en: {
    clock: "Clock",
    about: "Minutes for each side + seconds for each turn",
    none: "No clock",
    other: "Other",
    minutes: "Minutes",
    badMinutes: "A whole number of minutes, from 1 to 1440.",
    seconds: "Seconds for each turn",
    badSeconds: "A whole number of seconds, from 0 to 600.",
    timeFor: "This time is",
    timeForSide: "for each side",
    timeForGame: "for the whole game",
    waiting: "The clock starts with the first turn.",
    waitingShared: "The clock starts with the first turn. When it runs out, the points decide.",
    flag: "When a time runs out",
  },
  vi: {
    clock: "Đồng hồ",
    about: "Số phút mỗi bên + số giây mỗi lượt",
    none: "Không có",
    other: "Khác",
    minutes: "Số phút",
    badMinutes: "Một số phút nguyên, từ 1 đến 1440.",
    seconds: "Số giây mỗi lượt",
    badSeconds: "Một số giây nguyên, từ 0 đến 600.",
    timeFor: "Thời gian này",
    timeForSide: "cho mỗi bên",
    timeForGame: "cho cả ván",
    waiting: "Đồng hồ chạy từ lượt đầu tiên.",
    waitingShared: "Đồng hồ chạy từ lượt đầu tiên. Hết giờ thì tính điểm.",
    flag: "Khi một bên hết giờ",
  },
});

const NONE = "none";
const OTHER = "other";
/** Where free values begin. */
const FIRST: Clock = { minutes: 10, shared: false, increment: 5, flag: "forfeit" };

interface NumberProps {
  id: string;
  label: string;
  value: number;
  isRight: (value: unknown) => boolean;
  /** What is said about a text that is not right. */
  refusal: string;
  isWrong: Signal<boolean>;
  set: (value: number) => void;
}

/** A field for a whole number. What was typed stays in it, also when it is not right. */
function NumberField({ id, label, value, isRight, refusal, isWrong, set }: NumberProps) {
  const typed = useSignal(String(value));
  const type = (text: string) => {
    typed.value = text;
    const number = text.trim() === "" ? NaN : Number(text);
    isWrong.value = !isRight(number);
    set(isWrong.value ? value : number);
  };
  return (
    <div class="field stack">
      <label for={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autocomplete="off"
        value={typed.value}
        aria-invalid={isWrong.value}
        aria-describedby={`${id}-note`}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      <p id={`${id}-note`} class="small refusal" role="status">
        {isWrong.value && refusal}
      </p>
    </div>
  );
}

interface Props {
  clock: Clock | null;
  change: (clock: Clock | null) => void;
  /** Whether something that cannot be a clock was typed. */
  isWrong: Signal<boolean>;
}

export function ClockChoice({ clock, change, isWrong }: Props) {
  const m = read(texts);
  const isOther = useSignal(clock !== null && !USUAL_CLOCKS.includes(nameClock(clock)));
  const [wrongMinutes, wrongSeconds] = [useSignal(false), useSignal(false)];
  const value = !clock ? NONE : isOther.value ? OTHER : nameClock(clock);
  const set = (part: Partial<Clock>) => {
    isWrong.value = wrongMinutes.value || wrongSeconds.value;
    change({ ...FIRST, ...clock, ...part });
  };
  const choose = (chosen: string) => {
    isOther.value = chosen === OTHER;
    wrongMinutes.value = wrongSeconds.value = isWrong.value = false;
    if (chosen === NONE) return change(null);
    if (chosen === OTHER) return set({});
    const [minutes, increment] = chosen.split("+").map(Number);
    // The time of the whole game has no increment.
    set({ minutes: minutes!, increment: increment!, shared: false });
  };
  const isShared = clock?.shared ?? false;
  return (
    <>
      <fieldset class="clock-choice" aria-describedby="clock-about">
        <legend>{m.clock}</legend>
        {[NONE, ...USUAL_CLOCKS, OTHER].map((one) => (
          <label key={one} class="pick card">
            <input
              type="radio"
              name="clock"
              value={one}
              checked={value === one}
              onChange={() => choose(one)}
            />
            {one === NONE ? m.none : one === OTHER ? m.other : one}
          </label>
        ))}
        <p id="clock-about" class="muted small">
          {m.about}
        </p>
      </fieldset>
      {clock && isOther.value && (
        <>
          <NumberField
            id="minutes"
            label={m.minutes}
            value={clock.minutes}
            isRight={isMinutes}
            refusal={m.badMinutes}
            isWrong={wrongMinutes}
            set={(minutes) => set({ minutes })}
          />
          {!isShared && (
            <NumberField
              id="increment"
              label={m.seconds}
              value={clock.increment}
              isRight={isIncrement}
              refusal={m.badSeconds}
              isWrong={wrongSeconds}
              set={(increment) => set({ increment })}
            />
          )}
          <Field
            id="time-for"
            label={m.timeFor}
            value={isShared ? "game" : "side"}
            options={[
              ["side", m.timeForSide],
              ["game", m.timeForGame],
            ]}
            note={isShared ? m.waitingShared : undefined}
            choose={(chosen) => set({ shared: chosen === "game" })}
          />
        </>
      )}
      {clock && !isShared && (
        <Field
          id="flag"
          label={m.flag}
          value={clock.flag}
          options={FLAG_RULES.map((one) => [one, read(matchTexts).flags[one]])}
          note={m.waiting}
          choose={(flag) => set({ flag })}
        />
      )}
    </>
  );
}
