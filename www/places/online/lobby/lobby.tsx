// The lobby: play now with a press, open challenges, and games to watch.
import { useSignal } from "@preact/signals";
import type {
  ChallengeClock,
  LobbyPlayer,
  LobbySnapshot,
  OpenChallenge,
  Seek,
  WatchedGame,
} from "cotulenh-wasm/online";
import { useEffect } from "preact/hooks";
import {
  loadSetup,
  OWN_SIDES,
  toClock,
  USUAL_CLOCKS,
  type MatchSetup,
} from "../../../match/setup.js";
import { NameField } from "../../../parts/controls/name-field.js";
import { Switch } from "../../../parts/controls/switch.js";
import { notify } from "../../../parts/dialogs/notices.js";
import { sayRules } from "../../../parts/games/rules.js";
import { lazy } from "../../../parts/loading/lazy.js";
import { linkTo } from "../../../routing/router.js";
import { block, mayWatch, unblock } from "../../../storage/player.js";
import { read } from "../../../texts/texts.js";
import { onlineTexts } from "../texts.js";
import {
  acceptChallenge,
  enterLobby,
  leaveLobby,
  lobby,
  openChallenge,
  playNow,
  stop,
} from "./session.js";
import { lobbyTexts } from "./texts.js";
import "./lobby.css";

/** Rules and clock: few change them. */
const MoreChoices = lazy(() =>
  import("../../../parts/controls/more-choices.js").then((module) => module.MoreChoices),
);

const sideOf = (time: ChallengeClock["base"] | undefined) =>
  (typeof time === "object" ? time.r : (time ?? 0)) / 1000;

/** A clock as players write it: `5+3`. */
function nameClock(clock: ChallengeClock | null | undefined): string {
  if (!clock) return read(onlineTexts).invitation.noClock;
  const minutes = Math.round((sideOf(clock.base) / 60) * 100) / 100;
  return clock.shared ? String(minutes) : `${minutes}+${sideOf(clock.increment)}`;
}

/** A clock that is chosen. Both are there when the game begins, so it starts then. */
function toTime(clock: MatchSetup["clock"]): ChallengeClock | null {
  const time = toClock(clock);
  if (!time) return null;
  const { base, increment, flag, shared } = time;
  return { base, increment, flag, shared, starts: "now" };
}

const watch = () => mayWatch.value === "on";

/** A name, with a part of the public name of the key: names alone do not tell players apart. */
function Name({ name, player }: LobbyPlayer) {
  return (
    <strong>
      <bdi>{name}</bdi> <span class="muted small">#{player.slice(0, 4)}</span>
    </strong>
  );
}

/** One press for each usual clock. */
function PlayNow() {
  const m = read(lobbyTexts);
  return (
    <section class="stack" aria-label={m.playNow}>
      <h2>{m.playNow}</h2>
      <div class="lobby-clocks">
        {USUAL_CLOCKS.map((one) => {
          const [minutes = 0, increment = 0] = one.split("+").map(Number);
          const clock = toTime({ minutes, increment, shared: false, flag: "forfeit" });
          return (
            <button
              key={one}
              type="button"
              aria-label={m.playClock(one)}
              onClick={() => playNow({ clock, watch: watch() })}
            >
              {one}
            </button>
          );
        })}
      </div>
      <p class="muted small">{m.playNowAbout}</p>
    </section>
  );
}

/** A challenge with rules, clock and side. */
function OwnChallenge() {
  const m = read(lobbyTexts);
  const setup = useSignal<MatchSetup>({ ...loadSetup(), game: "whole" });
  const isShown = useSignal(false);
  const isClockWrong = useSignal(false);
  const change = (part: Partial<MatchSetup>) => void (setup.value = { ...setup.value, ...part });
  const submit = (event: Event) => {
    event.preventDefault();
    if (isClockWrong.value) return;
    const { rules, clock, side } = setup.value;
    const color = side === "random" ? null : side;
    openChallenge({ rules, clock: toTime(clock), color, watch: watch() });
  };
  return (
    <details class="card lobby-own" onToggle={() => (isShown.value = true)}>
      <summary>{m.own}</summary>
      <form class="stack" onSubmit={submit}>
        {isShown.value && (
          <MoreChoices {...{ setup: setup.value, change, isClockWrong }} hasBattle />
        )}
        <fieldset class="lobby-sides">
          <legend>{m.side}</legend>
          {OWN_SIDES.map((one) => (
            <label key={one} class="pick card">
              <input
                type="radio"
                name="side"
                value={one}
                checked={setup.value.side === one}
                onChange={() => change({ side: one })}
              />
              {m.sides[one]}
            </label>
          ))}
        </fieldset>
        <button type="submit" class="primary">
          {m.open}
        </button>
      </form>
    </details>
  );
}

function Waiting({ seek }: { seek: Seek }) {
  const m = read(lobbyTexts);
  const clock = seek.type === "accept" ? null : ` · ${nameClock(seek.clock)}`;
  return (
    <section class="card stack lobby-waiting" aria-label={m.waiting}>
      <p role="status">
        <strong>
          {m.waiting}
          {clock}
        </strong>
      </p>
      <div class="row">
        <a class="button primary" href={linkTo("play", "new")}>
          {m.meanwhile}
        </a>
        <button type="button" onClick={stop}>
          {m.stop}
        </button>
      </div>
      <p class="muted small">{m.meanwhileAbout}</p>
    </section>
  );
}

function blockPlayer(who: LobbyPlayer): void {
  const m = read(lobbyTexts);
  block(who);
  notify(m.blocked(who.name), { name: m.undo, act: () => unblock(who.player) });
}

function Challenge({ one, you }: { one: OpenChallenge; you: LobbyPlayer | null }) {
  const m = read(lobbyTexts);
  const side = m.plays[one.color ?? "random"];
  return (
    <li class="lobby-row">
      <p>
        <Name {...one} /> <span class="lobby-time">{nameClock(one.clock)}</span>
        <br />
        <span class="muted small">
          {sayRules(one.rules)} · {side}
        </span>
      </p>
      {one.player === you?.player ? (
        <span class="muted">{m.yours}</span>
      ) : (
        <div class="row">
          <button
            type="button"
            class="primary"
            aria-label={`${m.acceptOf(one.name)}: ${nameClock(one.clock)}`}
            onClick={() => acceptChallenge(one.challenge)}
          >
            {m.accept}
          </button>
          <button type="button" aria-label={m.blockOf(one.name)} onClick={() => blockPlayer(one)}>
            {m.block}
          </button>
        </div>
      )}
    </li>
  );
}

function Watched({ game, red, blue, clock, rules }: WatchedGame) {
  return (
    <li>
      <a class="button lobby-row" href={linkTo("online", `game=${game}`)}>
        <span>
          <bdi>{red}</bdi> – <bdi>{blue}</bdi>
        </span>
        <span class="muted small">
          {nameClock(clock)} · {sayRules(rules)}
        </span>
      </a>
    </li>
  );
}

function Inside({ now }: { now: LobbySnapshot }) {
  const m = read(lobbyTexts);
  const { connection, challenges, games, players, you, seek, refused } = now;
  const code = refused?.code as keyof typeof m.refused | undefined;
  return (
    <>
      <p role="status" class="muted">
        {connection === "closed"
          ? m.closed
          : connection === "open"
            ? m.players(players)
            : m.connecting}
      </p>
      {refused && (
        <p role="status" class="refusal">
          {(code && m.refused[code]) ?? m.refused.other}
        </p>
      )}
      {seek ? <Waiting seek={seek} /> : <PlayNow />}
      <section class="stack" aria-label={m.challenges}>
        <h2>{m.challenges}</h2>
        {challenges.length === 0 && <p class="muted">{m.noChallenges}</p>}
        <ul class="stack">
          {challenges.map((one) => (
            <Challenge key={one.challenge} one={one} you={you} />
          ))}
        </ul>
      </section>
      {!seek && <OwnChallenge />}
      <section class="stack" aria-label={m.games}>
        <h2>{m.games}</h2>
        {games.length === 0 && <p class="muted">{m.noGames}</p>}
        <ul class="stack">
          {games.map((one) => (
            <Watched key={one.game} {...one} />
          ))}
        </ul>
      </section>
    </>
  );
}

export function LobbyView({ service }: { service: string }) {
  const m = read(lobbyTexts);
  useEffect(() => {
    enterLobby(service);
    return leaveLobby;
  }, [service]);
  return (
    <div class="lobby stack">
      <div class="lobby-you">
        <NameField id="player-name" />
        <Switch isOn={watch()} toggle={() => (mayWatch.value = watch() ? "off" : "on")}>
          {m.mayWatch}
        </Switch>
      </div>
      {lobby.value && <Inside now={lobby.value} />}
      <p>
        <a href={linkTo("play", "new")}>{m.friend}</a>
      </p>
    </div>
  );
}
