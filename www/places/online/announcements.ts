// What is read aloud and heard: turns and steps in words, offers, ends, and the connection.
import type { OnlineSnapshot } from "cotulenh-wasm/online";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { describeOutcome } from "cotulenh-wasm/texts";
import { useEffect, useRef } from "preact/hooks";
import { describeMoves } from "../../match/turn-words.js";
import { sayTurn } from "../../parts/last-turn.js";
import { playSound } from "../../parts/sound.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import type { Room } from "./room.js";
import { onlineTexts } from "./texts.js";

function sayEvent({ tree }: Room, { event, outcome }: PlaySnapshot): string {
  const { kind, turn, moves } = event;
  const end = outcome ? `${describeOutcome(outcome, words(), tree.rules)}.` : "";
  if (kind === "start" || kind === "undo" || kind === "cancel") return end;
  if (kind === "jump") return tree.current.turn ? sayTurn(tree.current.turn) : "";
  const said = turn
    ? sayTurn(turn)
    : moves.length > 0
      ? `${describeMoves({ moves: [...moves] }, words())}.`
      : "";
  return [said, end].filter(Boolean).join(" ");
}

export function useAnnouncements(
  room: Room,
  play: PlaySnapshot,
  online: OnlineSnapshot,
  announce: (text: string) => void,
): void {
  const m = read(onlineTexts);
  const isFirst = useRef(true);
  useEffect(() => {
    const text = sayEvent(room, play);
    if (text) announce(text);
    if (!isFirst.current) playSound(play);
    isFirst.current = false;
  }, [play.event]);
  const before = useRef(online);
  useEffect(() => {
    const { offers, connection } = before.current;
    before.current = online;
    for (const kind of ["draw", "takeback", "rematch"] as const) {
      const [was, by] = [offers[kind], online.offers[kind]];
      if (by && by !== was && room.own) {
        announce(by === room.own ? m.offers[kind].sent : m.offers[kind].asked);
      }
      const isOpen = kind === "rematch" ? !online.next : online.record?.result === null;
      const isSame = online.record?.turns.length === before.current.record?.turns.length;
      if (was && was === room.own && !by && isOpen && isSame) announce(m.offers[kind].declined);
    }
    if (connection === "open" && online.connection === "connecting") announce(m.lost);
    if (connection === "connecting" && online.connection === "open") announce(m.back);
    if (online.next && !before.current.next) announce(m.next);
  }, [online]);
}
