// What Online adds to the view of a game: someone elsewhere, who is away or makes offers, and those who watch.
import type { Color } from "cotulenh-wasm";
import type { OnlineSnapshot } from "cotulenh-wasm/online";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { sideName } from "cotulenh-wasm/texts";
import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useRef } from "preact/hooks";
import { GamePanel } from "../../game/panel.js";
import { askToResign, flip, type Controls, type Host } from "../../game/controls.js";
import { GameBoard } from "../../game/game-board.js";
import { playTexts } from "../../game/texts.js";
import { gameFragment } from "../../links/fragment.js";
import { matchTexts } from "../../match/texts.js";
import { gameTexts } from "../../parts/game-texts.js";
import { notify } from "../../parts/dialogs/notices.js";
import { shareLink } from "../../parts/share/share.js";
import { useSnapshot } from "../../parts/snapshot.js";
import { linkTo } from "../../routing/router.js";
import { block, blocked, opponentOf, type KnownPlayer } from "../../storage/player.js";
import { idOf } from "../../storage/online-games.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { listGreetings } from "./greetings.js";
import { KINDS, Notices } from "./notices.js";
import { bottom, goToNext, linkToGame, type Room } from "./room.js";
import { sayRefused } from "./refused.js";
import { onlineTexts } from "./texts.js";
import { useYourTurn } from "./your-turn.js";

const hasBegun = ({ joined }: OnlineSnapshot) => joined.r && joined.b;

/**
 * Says aloud what the other side and the connection do. Returns the offer that was declined last: it is seen until the
 * next turn, or until something else is offered.
 */
function useOffers(
  { own }: Room,
  online: OnlineSnapshot,
  announce: (text: string) => void,
): (typeof KINDS)[number] | null {
  const m = read(onlineTexts);
  const refusedOffer = useSignal<(typeof KINDS)[number] | null>(null);
  const before = useRef(online);
  useEffect(() => {
    const { offers, connection, next, record } = before.current;
    before.current = online;
    const isSame = online.record?.turns.length === record?.turns.length;
    if (!isSame || KINDS.some((kind) => online.offers[kind])) refusedOffer.value = null;
    for (const kind of KINDS) {
      const [was, by] = [offers[kind], online.offers[kind]];
      const { sent, asked, declined } = m.offers[kind];
      if (by && by !== was && own) announce(by === own ? sent : asked);
      const isOpen = kind === "rematch" ? !online.next : online.record?.end === null;
      if (was && was === own && !by && isOpen && isSame) {
        refusedOffer.value = kind;
        announce(declined);
      }
    }
    if (connection === "open" && online.connection === "connecting")
      announce(own ? m.lost : m.lostWatching);
    if (connection === "connecting" && online.connection === "open") announce(m.back);
    if (online.next && !next) announce(m.next);
  }, [online]);
  const { refused } = online;
  useEffect(() => {
    if (refused) announce(sayRefused(refused));
  }, [refused]);
  return refusedOffer.value;
}

function blockOpponent(opponent: KnownPlayer): void {
  block(opponent);
  notify(read(onlineTexts).blocked(opponent.name));
}

/** What the menu has, in its order. */
function listItems(room: Room, controls: Controls, online: OnlineSnapshot, resign: Host["resign"]) {
  const m = read(playTexts);
  const texts = read(onlineTexts);
  const { draw, takeback } = online.offers;
  const isEmpty = room.tree.size === 0;
  const known = room.own && opponentOf(room.game);
  const opponent = blocked.value.some(({ player }) => player === known?.player) ? null : known;
  const own = resign && [
    { name: m.draw, act: () => room.online.draw(), isDisabled: draw !== null },
    {
      name: texts.takeback,
      act: () => room.online.takeback(),
      isDisabled: takeback !== null || isEmpty,
    },
    { name: m.resign, act: resign },
  ];
  return [
    ...(own ?? []),
    ...listGreetings(room, online).map((one) => ({
      name: texts.greetings.words[one],
      act: () => room.online.greet(one),
    })),
    { name: m.flip, act: () => flip(controls) },
    ...(opponent ? [{ name: texts.block(opponent.name), act: () => blockOpponent(opponent) }] : []),
    { name: texts.watchLink, act: () => void shareLink(linkToGame(room.game)) },
    {
      name: read(gameTexts).keys.title,
      act: () => void (controls.question.value = "keys"),
      isForKeys: true,
    },
  ];
}

/** The points of a side in the match so far; null before there are any. */
function sayPoints({ score, record }: OnlineSnapshot, color: Color): string | null {
  if (score.r + score.b === 0) return null;
  const winner = record?.end?.outcome.winner;
  const own = winner === color ? 1 : winner === null ? 0.5 : 0;
  const points = score[color] + (record?.end ? own : 0);
  return `${Math.floor(points) || (points % 1 ? "" : 0)}${points % 1 ? "½" : ""}`;
}

/** The name of a side, with its points in the match: `Minh · 1½`. */
function nameOf({ own }: Room, online: OnlineSnapshot, color: Color): string {
  const given = online.record?.headers[color === "r" ? "Red" : "Blue"];
  const other = own === null ? sideName(color, words()) : read(onlineTexts).friend;
  const name = own === color ? read(matchTexts).you : (given ?? other);
  const points = sayPoints(online, color);
  return points === null ? name : `${name} · ${points}`;
}

function useRoom(room: Room, controls: Controls, play: PlaySnapshot): Host {
  const { own, tree } = room;
  const m = read(onlineTexts);
  const online = useSnapshot(room.online);
  const declined = useOffers(room, online, controls.announce);
  const isRunning = own !== null && play.outcome === null && hasBegun(online);
  const resign = isRunning ? () => askToResign(controls, () => room.online.resign()) : undefined;
  const mayOffer = own !== null && !online.next && !online.offers.rematch;
  return {
    nameOf: (color) => nameOf(room, online, color),
    noteOn: (color) => {
      if (!hasBegun(online)) return online.joined[color] ? m.here : m.notYet;
      return color !== own && online.online[color] !== null ? m.away : null;
    },
    isWaiting: !hasBegun(online),
    greeting: !hasBegun(online) ? "" : own ? m.playing(sideName(own, words())) : m.youWatch,
    notice: <Notices {...{ room, play, online, declined }} />,
    resign,
    rematch: mayOffer ? () => room.online.rematch() : undefined,
    // The library has what is played here.
    analyseAt: linkTo(
      "analyse",
      own ? `game=${idOf(room.game)}` : gameFragment(tree, tree.current, "r"),
    ),
    items: listItems(room, controls, online, resign),
  };
}

export function Game({ room }: { room: Room }) {
  const { play, own, tree } = room;
  const { node, outcome, turn } = useSnapshot(play);
  const online = useSnapshot(room.online);
  const { spectators } = online.online;
  const record = online.record;
  const isOwnTurn = own !== null && outcome === null && turn === own && hasBegun(online);
  const { length } = record?.turns ?? [];
  useYourTurn(room.game, { isOwnTurn, hasClock: Boolean(record?.clock), turns: length ?? 0 });
  const isAtEnd = node === (tree.mainLine().at(-1) ?? tree.root).id;
  const canMove = own !== null && isAtEnd && hasBegun(online);
  const useHost = useCallback(
    (controls: Controls, snapshot: PlaySnapshot) => useRoom(room, controls, snapshot),
    [room],
  );
  // A player who has agreed to another game goes there at once; others see a notice.
  const isAgreed = own !== null && online.next !== null && online.invitation !== null;
  useEffect(() => {
    if (isAgreed && online.next) goToNext(room, online.next);
  }, [isAgreed]);
  const note = spectators > 0 && read(onlineTexts).watching(spectators);
  return (
    <GameBoard {...{ play, own, bottom, canMove, note }}>
      {(played) => <GamePanel played={played} useHost={useHost} />}
    </GameBoard>
  );
}
