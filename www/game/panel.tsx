// The panel beside the board: bars, turns, messages and actions.
import { useSignal } from "@preact/signals";
import { otherColor, type Color, type Square } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { gameTexts } from "../parts/game-texts.js";
import { IconButton } from "../parts/controls/icon-button.js";
import { useInspector } from "../parts/card/inspect.js";
import { useKeys } from "../parts/controls/keys.js";
import { drawMate } from "../parts/last-turn/mate.js";
import { useSnapshot } from "../parts/snapshot.js";
import { useSound } from "../parts/sound.js";
import { answerPresses, useSpoken } from "../parts/speech/use-speech.js";
import { TreeList } from "../parts/tree/tree.js";
import { switchZones } from "../parts/board/zone-switch.js";
import { read } from "../texts/texts.js";
import { Actions } from "./actions.js";
import { useAnnouncements } from "./announcements.js";
import { Bar } from "./bars/bar.js";
import {
  flip,
  goThrough,
  type Controls,
  type Host,
  type Question,
  type Saying,
} from "./controls.js";
import { useFacts } from "./facts.js";
import { Banner } from "./message/banner.js";
import { Message } from "./message/message.js";
import { drawShots } from "./message/shots.js";
import { pickByLetters } from "../parts/board/pick.js";
import { Questions } from "./questions.js";
import { confirmMove } from "./message/confirm.js";
import { guardMove } from "./message/warning.js";
import { sayRefusal } from "./message/refusals.js";
import { NOTHING_DRAWN, type PlayedBoard } from "./game-board.js";
import { playTexts } from "./texts.js";
import { TypedMove } from "./keyboard/typed-move.js";
import "./panel.css";

interface Props {
  played: PlayedBoard;
  /** A hook with what the place adds. It must not change between renders. */
  useHost: (controls: Controls, snapshot: PlaySnapshot) => Host;
}

export function GamePanel({ played, useHost }: Props) {
  const { play, own, canMove, board, drawing, handlers, hadFocus } = played;
  const snapshot = useSnapshot(play);
  const { spoken, announce } = useSpoken();
  const saying = useSignal<Saying | null>(null);
  const question = useSignal<Question | null>(null);
  const lookedAt = useRef<PlaySnapshot["event"] | null>(null);
  const isWhyShown = useSignal(false);
  const isBannerClosed = useSignal(false);
  /** What the visitor has drawn. */
  const drawn = useSignal(NOTHING_DRAWN);
  const controls: Controls = { ...played, saying, question, lookedAt, announce };
  const host = useHost(controls, snapshot);
  const view = { controls, host, snapshot };
  const { consequences, mate } = useFacts(play.tree, own, snapshot);
  const { shown, close: closeCard, inspect, hover } = useInspector(play, announce);
  const pressed = useSignal<{ square: Square; event: PlaySnapshot["event"] } | null>(null);
  const answers = answerPresses(play, announce);
  handlers.current = {
    pressed: (square) => {
      const before = play.snapshot();
      const { selection } = before;
      const isPiece = before.pieces.some((one) => one.square === square);
      const isAgain = pressed.value?.square === square && pressed.value.event === snapshot.event;
      const isSelected = selection?.square === square && !selection.joinedBy && !before.session;
      const isIdle = !selection && !before.movable.includes(square);
      pressed.value = isPiece ? { square, event: snapshot.event } : null;
      // A second press opens the card. What is selected stays so, until another press or Escape.
      if (isAgain && isPiece && (isSelected || isIdle)) {
        inspect({ square });
        if (isSelected) return true;
      }
      return answers.pressed(square);
    },
    idle: answers.idle,
    guard: (...move) =>
      (!host.isGentle || guardMove(controls, ...move)) && confirmMove(controls, ...move),
    inspect,
    hover,
    draw: ({ arrows, marks }) => void (drawn.value = { arrows, marks }),
    refused: (refusal) => sayRefusal(controls, refusal),
    keydown: (event) => pickByLetters(play, event),
  };
  const said = saying.value?.event === snapshot.event ? saying.value : null;
  const causes = said?.squares.length ? said.squares : null;
  const explained = isWhyShown.value ? mate : null;
  const shots = useMemo(() => (host.isGentle ? drawShots(snapshot, own) : []), [snapshot.event]);
  useEffect(() => {
    const { arrows, marks } = drawn.value;
    // With nothing to draw, keep the board as it is: a hint sets its own arrows.
    if (!explained && !causes && shots.length === 0 && drawn.value === NOTHING_DRAWN) {
      drawing.value = NOTHING_DRAWN;
      return;
    }
    const why = explained ? drawMate(explained) : NOTHING_DRAWN;
    const rings = causes?.map((square) => ({ square, color: "red" as const })) ?? [];
    drawing.value = {
      arrows: [...why.arrows, ...shots, ...arrows],
      marks: [...why.marks, ...rings, ...marks],
    };
  }, [explained, causes, shots, drawn.value]);
  // Drawings belong to the position before.
  useEffect(() => void (drawn.value = NOTHING_DRAWN), [snapshot.node, play]);
  useKeys({
    back: () => goThrough(controls, "back"),
    forward: () => goThrough(controls, "forward"),
    first: () => goThrough(controls, "first"),
    last: () => goThrough(controls, "last"),
    undo: () => (host.undo ? host.undo() : snapshot.session && goThrough(controls, "back")),
    redo: () => void (host.undo && play.redo()),
    flip: () => flip(controls),
    hint: () => host.hint?.show(),
    zones: () => switchZones(announce),
    help: () => void (question.value = "keys"),
  });
  useAnnouncements(view, consequences);
  useSound(play);
  const { selection } = snapshot;
  const join = selection?.joinedBy ? selection.square : null;
  useEffect(() => {
    isWhyShown.value = false;
    isBannerClosed.value = false;
  }, [snapshot.outcome === null, play]);
  // What had the focus may be gone, such as a button of a deploy that has ended.
  useEffect(() => {
    const now = document.activeElement;
    const isLost = now === document.body || now?.matches("[data-kept]");
    if (hadFocus.current && isLost) board.current?.focus();
  }, [snapshot.event, snapshot.clocks?.paused, question.value]);
  const low = played.bottom.value;
  const isAtEnd = play.tree.current.children.length === 0;
  const isBannerShown = snapshot.outcome !== null && isAtEnd && !isBannerClosed.value;
  const bar = (color: Color) => <Bar {...view} color={color} />;
  return (
    <>
      <div class="game-top">{bar(otherColor(low))}</div>
      <section class="moves card" aria-label={read(gameTexts).moves.title}>
        <TreeList tree={play.tree} isLine onGo={({ id }) => goThrough(controls, id)} />
        <IconButton
          class="moves-legend quiet"
          name={read(playTexts).notation}
          onClick={() => void (question.value = "notation")}
        >
          ?
        </IconButton>
        {canMove && (
          <TypedMove controls={controls} snapshot={snapshot} isGentle={host.isGentle ?? false} />
        )}
      </section>
      {isBannerShown && (
        <Banner
          {...view}
          showWhy={
            mate &&
            (() => {
              isWhyShown.value = true;
              isBannerClosed.value = true;
            })
          }
          onClose={() => {
            isBannerClosed.value = true;
            board.current?.focus();
          }}
        />
      )}
      <div class="game-message stack">
        <Message
          {...view}
          {...{ consequences, join, mate }}
          isBannerShown={isBannerShown}
          pressed={pressed.value?.event === snapshot.event ? pressed.value.square : null}
          showCard={(square) => inspect({ square })}
          isWhyShown={isWhyShown.value}
          toggleWhy={() => (isWhyShown.value = !isWhyShown.value)}
        />
      </div>
      <div class="game-bottom">{bar(low)}</div>
      <Actions {...view} />
      {shown.value && (
        <div class="game-card">
          <shown.value.View
            card={shown.value.card}
            orientation={low}
            onClose={() => {
              closeCard();
              board.current?.focus();
            }}
          />
        </div>
      )}
      <Questions controls={controls} />
      <p class="visually-hidden" role="status">
        {spoken.value}
      </p>
    </>
  );
}
