// Before an invitation is accepted: who invites, to what, and with which side.
import { otherColor } from "cotulenh-wasm";
import type { OnlineSnapshot } from "cotulenh-wasm/online";
import { sideName } from "cotulenh-wasm/texts";
import { sayRules } from "../../parts/games/rules.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { acceptInvitation, type Room } from "./room.js";
import { onlineTexts } from "./texts.js";

/** A clock in words: `5+3: 5 minutes for each side, 3 seconds on top for each turn`. */
function sayClock(record: NonNullable<OnlineSnapshot["record"]>): string {
  const m = read(onlineTexts).invitation;
  const { clock } = record;
  if (!clock) return m.noClock;
  const minutes = clock.base.r / 60_000;
  return clock.shared ? m.shared(minutes) : m.clock(minutes, clock.increment.r / 1000);
}

interface Props {
  room: Room;
  online: OnlineSnapshot;
}

export function Invitation({ room: { game, invited }, online: { record } }: Props) {
  const m = read(onlineTexts).invitation;
  if (!invited || !record) return null;
  const name = record.headers[invited === "r" ? "Blue" : "Red"];
  const facts: readonly (readonly [string, string])[] = [
    [m.from, name ?? m.friend],
    [m.time, sayClock(record)],
    [m.rules, sayRules(record.rules)],
    [m.side, sideName(invited, words())],
    [m.otherSide, sideName(otherColor(invited), words())],
  ];
  return (
    <section class="online-waiting stack" aria-label={m.title}>
      <h2>{m.title}</h2>
      <dl class="invitation">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt class="muted">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="primary" onClick={() => acceptInvitation(game)}>
        {m.accept}
      </button>
      <p class="muted small">{m.note}</p>
    </section>
  );
}
