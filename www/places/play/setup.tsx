// What is chosen before a game: one press on Start is enough.
import type { Rules } from "cotulenh-wasm";
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { LEVELS, OWN_SIDES, keepSetup, loadSetup } from "../../match/setup.js";
import type { Level, MatchSetup } from "../../match/setup.js";
import { service } from "../../links/service.js";
import { matchTexts } from "../../match/texts.js";
import { lazy } from "../../parts/lazy.js";
import { PieceIcon } from "../../parts/board/piece-icon.js";
import { read } from "../../texts/texts.js";
import { setupTexts } from "./setup-texts.js";
import "./setup.css";

/** Rules, battle and clock: few change them. */
const MoreChoices = lazy(() => import("./more-choices.js").then((module) => module.MoreChoices));

/** A piece for each level. */
const EMBLEMS = { 1: "m", 2: "i", 3: "e", 4: "t", 5: "a", 6: "n", 7: "f", 8: "c" } as const;

/** Someone to play: a card to choose. */
interface Opponent extends Pick<MatchSetup, "opponent"> {
  level?: Level;
  name: string;
  note: string;
}

function listOpponents(): Opponent[] {
  const m = read(setupTexts);
  const { levels, level: name } = read(matchTexts);
  return [
    ...LEVELS.map((level) => ({
      opponent: "computer" as const,
      level,
      name: `${levels[level].name} · ${name(level)}`,
      note: levels[level].note,
    })),
    { opponent: "friend", name: m.friend, note: m.friendNote },
    ...(service.value ? [{ opponent: "online" as const, name: m.online, note: m.onlineNote }] : []),
  ];
}

interface Props {
  /** Called with the choice, when the game is to start. */
  start: (setup: MatchSetup) => void;
  /** The rules of a given position; null for those that were chosen last. */
  rules: Rules | null;
}

export function Setup({ start, rules }: Props) {
  const m = read(setupTexts);
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
        {listOpponents().map(({ name, note, ...one }) => (
          <label key={name} class="opponent pick card">
            <input
              type="radio"
              name="opponent"
              value={one.level ?? one.opponent}
              checked={opponent === one.opponent && (!one.level || level === one.level)}
              onChange={() => change(one)}
            />
            <span class="opponent-mark" aria-hidden="true">
              {one.level ? <PieceIcon type={EMBLEMS[one.level]} /> : <span class="opponent-two" />}
            </span>
            <span class="opponent-words">
              <strong>{name}</strong>
              <small class="muted small">{note}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div class="setup-start stack">
        <fieldset
          class="sides stack"
          disabled={opponent === "friend"}
          hidden={opponent === "friend"}
        >
          <legend>{m.side}</legend>
          {OWN_SIDES.map((one) => (
            <label key={one} class="side pick card">
              <input
                type="radio"
                name="side"
                value={one}
                checked={side === one}
                onChange={() => change({ side: one })}
              />
              <span class="disc" data-side={one} />
              {m.sides[one]}
            </label>
          ))}
        </fieldset>
        <button type="submit" class="primary start">
          {m.start}
        </button>
      </div>
      <details class="setup-more card" onToggle={() => (isMoreShown.value = true)}>
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
