// What is chosen before a game: one press on Start is enough.
import type { Rules } from "cotulenh-wasm";
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { LEVELS, OWN_SIDES, keepSetup, loadSetup, type MatchSetup } from "../../match/setup.js";
import { matchTexts } from "../../match/texts.js";
import { read } from "../../texts/texts.js";
import { ClockChoiceFields } from "./clock-choice.js";
import { RuleChoice } from "./rule-choice.js";
import { playTexts } from "./texts.js";
import "./setup.css";

interface CardProps {
  value: string;
  title: string;
  mark: string;
  note: string;
  isChosen: boolean;
  choose: () => void;
}

function OpponentCard({ value, title, mark, note, isChosen, choose }: CardProps) {
  return (
    <label class="opponent">
      <input type="radio" name="opponent" value={value} checked={isChosen} onChange={choose} />
      <span class="opponent-mark" aria-hidden="true">
        {mark}
      </span>
      <span class="opponent-words">
        <strong>{title}</strong>
        <small>{note}</small>
      </span>
    </label>
  );
}

interface Props {
  /** Called with the choice, when the game is to start. */
  start: (setup: MatchSetup) => void;
  /** The rules of a given position; null for those that were chosen last. */
  rules: Rules | null;
}

export function Setup({ start, rules }: Props) {
  const m = read(playTexts).setup;
  const words = read(matchTexts);
  const setup = useSignal({ ...loadSetup(), ...(rules && { rules }) });
  const minutesField = useRef<HTMLInputElement>(null);
  const isClockWrong = useSignal(false);
  const { opponent, level, side } = setup.value;
  const change = (change: Partial<MatchSetup>) => {
    setup.value = { ...setup.value, ...change };
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (isClockWrong.value) return minutesField.current?.focus();
    keepSetup(setup.value);
    start(setup.value);
  };
  return (
    <form class="setup" onSubmit={submit}>
      <fieldset class="opponents">
        <legend>{m.opponent}</legend>
        {LEVELS.map((one) => (
          <OpponentCard
            key={one}
            value={String(one)}
            mark={String(one)}
            title={`${words.levels[one].name} · ${words.level(one)}`}
            note={words.levels[one].note}
            isChosen={opponent === "computer" && level === one}
            choose={() => change({ opponent: "computer", level: one })}
          />
        ))}
        <OpponentCard
          value="friend"
          mark="2"
          title={m.friend}
          note={m.friendNote}
          isChosen={opponent === "friend"}
          choose={() => change({ opponent: "friend" })}
        />
      </fieldset>
      <div class="setup-last">
        <fieldset class="sides" disabled={opponent === "friend"} hidden={opponent === "friend"}>
          <legend>{m.side}</legend>
          {OWN_SIDES.map((one) => (
            <label key={one} class="side" data-side={one}>
              <input
                type="radio"
                name="side"
                value={one}
                checked={side === one}
                onChange={() => change({ side: one })}
              />
              {m.sides[one]}
            </label>
          ))}
        </fieldset>
        <button type="submit" class="primary start">
          {m.start}
        </button>
        <details class="setup-more">
          <summary>{m.more}</summary>
          <RuleChoice rules={setup.value.rules} change={(rules) => change({ rules })} />
          <ClockChoiceFields
            clock={setup.value.clock}
            change={(clock) => change({ clock })}
            isWrong={isClockWrong}
            field={minutesField}
          />
        </details>
      </div>
    </form>
  );
}
