// What is chosen before a game: one press on Start is enough. What was chosen last is in view.
import { useSignal } from "@preact/signals";
import { START } from "cotulenh-wasm";
import type { BoardInput } from "cotulenh-wasm/board";
import { useMemo, useRef } from "preact/hooks";
import { findPreset } from "../../match/rules.js";
import { LEVELS, OWN_SIDES, keepSetup, loadSetup } from "../../match/setup.js";
import type { MatchSetup } from "../../match/setup.js";
import { GAMES, SHORT_GAMES } from "../../match/short-game.js";
import { service } from "../../links/service.js";
import { matchTexts } from "../../match/texts.js";
import { lazy } from "../../parts/loading/lazy.js";
import { BoardView } from "../../parts/board/board.js";
import { PieceIcon } from "../../parts/board/piece-icon.js";
import { read } from "../../texts/texts.js";
import { setupTexts } from "./setup-texts.js";
import "./setup.css";

/** Rules, battle and clock: few change them. */
const MoreChoices = lazy(() =>
  import("../../parts/controls/more-choices.js").then((module) => module.MoreChoices),
);

/** A piece for each level. */
const EMBLEMS = { 1: "m", 2: "i", 3: "e", 4: "t", 5: "a", 6: "n", 7: "f", 8: "c" } as const;

/** Who can be played, as cards. */
function listOpponents(): Pick<MatchSetup, "opponent">["opponent"][] {
  return ["computer", "friend", ...(service.value ? (["online"] as const) : [])];
}

/** What is chosen already, instead of what was chosen last. */
export interface Given extends Partial<Pick<MatchSetup, "game" | "rules">> {
  /** Whether the position is given, too: then no other game can be chosen. */
  isPosition?: boolean;
  fen?: string;
}

interface Props {
  /** Called with the choice, when the game is to start. */
  start: (setup: MatchSetup) => void;
  given: Given;
}

/** The whole game, or one of the short ones. */
function GameChoice({ game, change }: Pick<MatchSetup, "game"> & Pick<Changing, "change">) {
  const m = read(setupTexts);
  return (
    <fieldset class="games">
      <legend>{m.game}</legend>
      {GAMES.map((one) => (
        <label key={one} class="pick card">
          <input
            type="radio"
            name="game"
            value={one}
            checked={game === one}
            onChange={() => change({ game: one })}
          />
          {m.games[one].name}
        </label>
      ))}
      <p class="muted small">{m.games[game].note}</p>
    </fieldset>
  );
}

interface Changing {
  change: (change: Partial<MatchSetup>) => void;
}

/** The levels of the computer, each with its character. */
function LevelSlider({ level, change }: Pick<MatchSetup, "level"> & Changing) {
  const { levels, level: nameLevel } = read(matchTexts);
  const { name, note } = levels[level];
  const title = `${name} · ${nameLevel(level)}`;
  const choose = (value: string) => {
    const found = LEVELS.find((one) => String(one) === value);
    if (found) change({ level: found });
  };
  return (
    <div class="level-choice">
      <span class="opponent-mark" aria-hidden="true">
        <PieceIcon type={EMBLEMS[level]} />
      </span>
      <p class="opponent-words">
        <strong>{title}</strong>
        <small class="muted small">{note}</small>
      </p>
      <input
        id="level"
        type="range"
        min={LEVELS[0]}
        max={LEVELS.at(-1)}
        value={level}
        aria-label={read(setupTexts).level}
        aria-valuetext={`${title}: ${note}`}
        onInput={(event) => choose(event.currentTarget.value)}
      />
    </div>
  );
}

interface PreviewProps extends Pick<MatchSetup, "game" | "side"> {
  /** The position of a link; undefined for a game from its start. */
  fen: string | undefined;
  isPosition: boolean;
}

/** The position that will be played. */
function Preview({ fen, game, isPosition, side }: PreviewProps) {
  const pieces = (isPosition && fen) || (game === "whole" ? START : SHORT_GAMES[game]);
  const options = useMemo(
    (): BoardInput => ({
      pieces,
      orientation: side === "b" ? "b" : "r",
      coordinates: "none",
      viewOnly: true,
    }),
    [pieces, side],
  );
  return (
    <div class="setup-preview" inert aria-hidden="true">
      <BoardView options={options} />
    </div>
  );
}

/** Rules, battle and clock in one line. */
function sayChoices({ rules, game, clock }: MatchSetup, isShort: boolean): string {
  const m = read(setupTexts);
  const { presets, objectives, decisions } = read(matchTexts);
  const battle = isShort ? m.games[game].name : objectives[rules.objective].name;
  const isByPoints = !isShort && rules.decidedBy === "points";
  return [
    presets[findPreset(rules) ?? "custom"].name,
    isByPoints ? `${battle}, ${decisions.points.name}` : battle,
    clock ? m.clockLine(clock.minutes, clock.shared, clock.increment) : m.noClock,
  ].join(" · ");
}

export function Setup({ start, given }: Props) {
  const m = read(setupTexts);
  const { isPosition = false, fen, ...chosen } = given;
  const setup = useSignal({ ...loadSetup(), ...chosen });
  const form = useRef<HTMLFormElement>(null);
  const isClockWrong = useSignal(false);
  const isMoreShown = useSignal(false);
  const { game, opponent, level, side } = setup.value;
  const isOnline = opponent === "online";
  const isShort = !isPosition && !isOnline && game !== "whole";
  const change = (change: Partial<MatchSetup>) => {
    setup.value = { ...setup.value, ...change };
  };
  const choices = { setup: setup.value, hasBattle: !isShort, change, isClockWrong };
  const submit = (event: Event) => {
    event.preventDefault();
    if (isClockWrong.value) {
      return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    keepSetup(setup.value);
    start(setup.value);
  };
  return (
    <form class="setup" ref={form} onSubmit={submit}>
      {!isPosition && !isOnline && <GameChoice game={game} change={change} />}
      <fieldset class="opponents">
        <legend>{m.opponent}</legend>
        {listOpponents().map((one) => (
          <label key={one} class="opponent pick card">
            <input
              type="radio"
              name="opponent"
              value={one}
              checked={opponent === one}
              onChange={() => change({ opponent: one })}
            />
            <span class="opponent-words">
              <strong>{m.opponents[one].name}</strong>
              <small class="muted small">{m.opponents[one].note}</small>
            </span>
          </label>
        ))}
        {opponent === "computer" && <LevelSlider level={level} change={change} />}
      </fieldset>
      <Preview fen={fen} game={game} isPosition={isPosition} side={side} />
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
        <p class="setup-summary muted small">{sayChoices(setup.value, isShort)}</p>
        <button type="submit" class="primary start">
          {m.start}
        </button>
      </div>
      {isOnline ? (
        // The friend accepts or refuses all of it: it is in view.
        <div class="setup-more card">
          <MoreChoices {...choices} />
        </div>
      ) : (
        <details class="setup-more card" onToggle={() => (isMoreShown.value = true)}>
          <summary>{m.more}</summary>
          {isMoreShown.value && <MoreChoices {...choices} />}
        </details>
      )}
    </form>
  );
}
