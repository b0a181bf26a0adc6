// A few words to the other side, of a fixed list: at the beginning and after the end, when players greet.
import { GREETINGS, type Greeting, type OnlineSnapshot } from "cotulenh-wasm/online";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { read } from "../../texts/texts.js";
import { Note } from "../../game/message/message.js";
import type { Room } from "./room.js";
import { onlineTexts } from "./texts.js";

/** How long a greeting is shown, in milliseconds. */
const STAYS = 8000;
/** Until how many turns players greet each other. */
const OPENING = 4;
const AT_START: readonly Greeting[] = ["hello", "goodLuck"];

/** The greeting that was said last, for a while. */
export function Greeted({ room, online }: { room: Room; online: OnlineSnapshot }) {
  const m = read(onlineTexts).greetings;
  const isShown = useSignal(false);
  const { greeting } = online;
  useEffect(() => {
    if (!greeting) return;
    isShown.value = true;
    const timer = setTimeout(() => (isShown.value = false), STAYS);
    return () => clearTimeout(timer);
  }, [greeting]);
  if (!greeting || !isShown.value) return null;
  const text = m.words[greeting.greeting];
  return (
    <Note kind="note" role="status">
      {greeting.color === room.own ? m.sent(text) : m.heard(text)}
    </Note>
  );
}

/** What can be said now; nothing in the middle of a game, and by those who watch. */
export function listGreetings({ own }: Room, { record, joined }: OnlineSnapshot): Greeting[] {
  const isOver = record?.end !== null;
  const isTime = isOver || (record?.turns.length ?? 0) < OPENING;
  if (!own || !joined.r || !joined.b || !isTime) return [];
  return GREETINGS.filter((one) => AT_START.includes(one) !== isOver);
}

/** Buttons for them; on phones, the menu has them. */
export function Greetings({ room, online }: { room: Room; online: OnlineSnapshot }) {
  const m = read(onlineTexts).greetings;
  const offered = listGreetings(room, online);
  if (offered.length === 0) return null;
  return (
    <div class="row greetings" role="group" aria-label={m.title}>
      {offered.map((one) => (
        <button key={one} type="button" class="small" onClick={() => room.online.greet(one)}>
          {m.words[one]}
        </button>
      ))}
    </div>
  );
}
