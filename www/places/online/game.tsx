// An online game: the board, and beside it all that is said about it.
import { useSignal } from "@preact/signals";
import type { Color } from "cotulenh-wasm";
import type { Board, BoardInput } from "cotulenh-wasm/board";
import type { OnlineSnapshot } from "cotulenh-wasm/online";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { describeIllegal, sideName } from "cotulenh-wasm/texts";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { listCaptured, readPoints, readStart } from "../../match/captured.js";
import { BoardView, type ZoneChoice } from "../../parts/board.js";
import { ClockFace } from "../../parts/clock.js";
import { Dialog } from "../../parts/dialog.js";
import { KeysDialog, pickByLetters, useKeys } from "../../parts/keys.js";
import { startSentence } from "../../parts/last-turn.js";
import { Moves } from "../../parts/moves.js";
import { PlayerBar } from "../../parts/player-bar.js";
import { useSnapshot } from "../../parts/snapshot.js";
import { switchZones } from "../../parts/zone-switch.js";
import { zoneView } from "../../storage/settings.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { Actions } from "./actions.js";
import { useAnnouncements } from "./announcements.js";
import { Message } from "./message.js";
import { bottom, goToNext, type Room } from "./room.js";
import { useClaim, useOnline } from "./snapshot.js";
import { onlineTexts } from "./texts.js";

const otherColor = (color: Color): Color => (color === "r" ? "b" : "r");

interface BarProps {
  room: Room;
  play: PlaySnapshot;
  online: OnlineSnapshot;
  color: Color;
  announce: (text: string) => void;
}

function noteOn({ room, play, online, color }: BarProps): string {
  const m = read(onlineTexts);
  const isAway = color !== room.own && online.joined[color] && online.online[color] !== null;
  if (play.outcome) return "";
  if (isAway) return m.away;
  if (play.turn !== color) return "";
  if (play.session) return m.deploying;
  if (play.check) return m.check;
  return color === room.own ? m.yourTurn : m.turnOf[color];
}

function Bar(props: BarProps) {
  const { room, play, color, announce } = props;
  const m = read(onlineTexts);
  const start = useMemo(() => readStart(room.tree), [room]);
  const { own } = room;
  const name = own === null ? sideName(color, words()) : own === color ? m.you : m.friend;
  return (
    <PlayerBar
      color={color}
      name={name}
      note={noteOn(props)}
      points={readPoints(play, color)}
      captured={listCaptured(start, play.pieces, otherColor(color))}
      isTurn={play.outcome === null && play.turn === color}
    >
      {play.clocks && (
        <ClockFace play={room.play} color={color} clocks={play.clocks} announce={announce} />
      )}
    </PlayerBar>
  );
}

/** The zones that threaten the planes of the visitor, or of the side to move; or both, or none. */
function useZones(own: Color | null): ZoneChoice {
  const view = zoneView.value;
  return useMemo(
    () =>
      ({ turn }) => {
        if (view !== "enemy") return view === "both" ? "both" : null;
        return (own ?? turn) === "r" ? "blue" : "red";
      },
    [view, own],
  );
}

export function Game({ room }: { room: Room }) {
  const m = read(onlineTexts);
  const play = useSnapshot(room.play);
  const online = useOnline(room.online);
  const spoken = useSignal("");
  const question = useSignal<"resign" | "keys" | null>(null);
  /** Why a move is not legal, until something happens. */
  const refusal = useSignal<{ text: string; event: PlaySnapshot["event"] } | null>(null);
  const board = useRef<Board | null>(null);
  const announce = (text: string) => void (spoken.value = text);
  const { tree, own } = room;
  const end = tree.mainLine().at(-1) ?? tree.root;
  const isWaiting = !(online.joined.r && online.joined.b);
  const canMove = own !== null && play.node === end.id && !isWaiting;
  const orientation = bottom.value;
  const options = useMemo<BoardInput>(
    () => ({ orientation, viewOnly: !canMove }),
    [orientation, canMove],
  );
  const zones = useZones(own);
  const canClaim = useClaim(room.online, online, play.turn !== own);
  const walk = (to: "back" | "forward" | "first" | "last" | number) => {
    if (play.session) return;
    if (to === "back") tree.back();
    else if (to === "forward") tree.forward();
    else if (to === "first") tree.goTo(tree.root);
    else tree.goTo(to === "last" ? end : to);
  };
  const flip = () => void (bottom.value = otherColor(bottom.value));
  useAnnouncements(room, play, online, announce);
  useKeys({
    back: () => walk("back"),
    forward: () => walk("forward"),
    first: () => walk("first"),
    last: () => walk("last"),
    undo: () => void (play.session && play.turn === own && room.play.undo()),
    redo: () => {},
    flip,
    hint: () => {},
    zones: () => switchZones(announce),
    help: () => void (question.value = "keys"),
  });
  // Who has agreed to another game goes there at once; others are told of it.
  const isAgreed = own !== null && online.next !== null && online.record?.result !== null;
  useEffect(() => {
    if (isAgreed && online.next) goToNext(room, online.next);
  }, [isAgreed]);
  const refused = ({ illegal }: { illegal: Parameters<typeof describeIllegal>[0] }) => {
    const text = `${startSentence(describeIllegal(illegal, words()))}.`;
    refusal.value = { text, event: room.play.snapshot().event };
    announce(text);
  };
  const rejected = online.refused;
  useEffect(() => {
    if (rejected) announce(m.refused(rejected.message));
  }, [rejected]);
  const isCurrent = refusal.value?.event === play.event;
  const said = isCurrent ? refusal.value!.text : rejected ? m.refused(rejected.message) : null;
  const low = bottom.value;
  const bar = (color: Color) => <Bar {...{ room, play, online, color, announce }} />;
  const close = () => void (question.value = null);
  return (
    <div class="online-game">
      <div class="online-board" onKeyDownCapture={(event) => pickByLetters(room.play, event)}>
        <BoardView
          play={room.play}
          options={options}
          zones={zones}
          refused={refused}
          onBoard={(made) => void (board.current = made)}
        />
      </div>
      <div class="online-top">{bar(otherColor(low))}</div>
      <Moves play={room.play} node={play.node} goTo={walk} />
      <div class="online-message">
        <Message
          {...{ room, play, online, canClaim }}
          refused={said}
          toEnd={() => {
            walk("last");
            board.current?.focus();
          }}
        />
      </div>
      <div class="online-bottom">{bar(low)}</div>
      <Actions
        {...{ room, play, online, announce, walk, flip }}
        ask={(asked) => void (question.value = asked)}
      />
      {online.online.spectators > 0 && (
        <p class="online-watching muted">{m.watching(online.online.spectators)}</p>
      )}
      <p class="visually-hidden" role="status">
        {spoken.value}
      </p>
      {question.value === "keys" && <KeysDialog onClose={close} />}
      {question.value === "resign" && !play.outcome && (
        <Dialog title={m.confirmResign} onClose={close}>
          <div class="row">
            <button
              type="button"
              class="primary"
              onClick={() => {
                close();
                room.online.resign();
              }}
            >
              {m.resign}
            </button>
            <button type="button" onClick={close}>
              {m.no}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
