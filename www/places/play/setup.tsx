// What is chosen before a game: one press on Start is enough.
import type { PieceType, Rules } from "cotulenh-wasm";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { LEVELS, OWN_SIDES, keepSetup, loadSetup } from "../../match/setup.js";
import type { Level, MatchSetup } from "../../match/setup.js";
import { service } from "../../links/service.js";
import { matchTexts } from "../../match/texts.js";
import { lazy } from "../../parts/lazy.js";
import { PieceIcon } from "../../parts/piece-icon.js";
import { read } from "../../texts/texts.js";
import { setupTexts } from "./setup-texts.js";
import "./setup.css";

/** Rules, battle and clock: few change them. */
const MoreChoices = lazy(() => import("./more-choices.js").then((module) => module.MoreChoices));

/** A piece for each level. */
const EMBLEMS: Readonly<Record<Level, PieceType>> = {
  1: "m",
  2: "i",
  3: "e",
  4: "t",
  5: "a",
  6: "n",
  7: "f",
  8: "c",
};

interface CardProps {
  value: string;
  title: string;
  mark: ComponentChildren;
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
  const m = read(setupTexts);
  const words = read(matchTexts);
  const setup = useSignal({ ...loadSetup(), ...(rules && { rules }) });
  const minutesField = useRef<HTMLInputElement>(null);
  const isClockWrong = useSignal(false);
  const isMoreShown = useSignal(false);
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
            mark={<PieceIcon type={EMBLEMS[one]} />}
            title={`${words.levels[one].name} · ${words.level(one)}`}
            note={words.levels[one].note}
            isChosen={opponent === "computer" && level === one}
            choose={() => change({ opponent: "computer", level: one })}
          />
        ))}
        <OpponentCard
          value="friend"
          mark={<span class="opponent-two" />}
          title={m.friend}
          note={m.friendNote}
          isChosen={opponent === "friend"}
          choose={() => change({ opponent: "friend" })}
        />
        {service.value && (
          <OpponentCard
            value="online"
            mark={<span class="opponent-two" />}
            title={m.online}
            note={m.onlineNote}
            isChosen={opponent === "online"}
            choose={() => change({ opponent: "online" })}
          />
        )}
      </fieldset>
      <div class="setup-start">
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
      </div>
      <details class="setup-more" onToggle={() => (isMoreShown.value = true)}>
        <summary>{m.more}</summary>
        {isMoreShown.value && (
          <MoreChoices
            setup={setup.value}
            change={change}
            isClockWrong={isClockWrong}
            minutesField={minutesField}
          />
        )}
      </details>
    </form>
  );
}
