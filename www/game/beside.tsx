// What stands beside the board: the bars, the turns, what is said about them, and the actions.
import { useSignal } from "@preact/signals";
import type { Color } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { useEffect, useRef } from "preact/hooks";
import { otherColor } from "../match/match.js";
import { gameTexts } from "../parts/game-texts.js";
import { IconButton } from "../parts/controls/icon-button.js";
import { useInspector } from "../parts/card/inspect.js";
import { useJoin } from "../parts/board/join.js";
import { useKeys } from "../parts/controls/keys.js";
import { drawMate } from "../parts/last-turn/mate.js";
import { useSnapshot } from "../parts/snapshot.js";
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
import { Message } from "./message/message.js";
import { pickByLetters } from "./keyboard/pick.js";
import { Questions } from "./questions.js";
import { sayRefusal } from "./message/refusals.js";
import { NOTHING_DRAWN, type Stage } from "./stage.js";
import { playTexts } from "./texts.js";
import { TypedMove } from "./keyboard/typed-move.js";
import "./beside.css";

interface Props {
  stage: Stage;
  /** What the place adds: a hook that stays the same. */
  useHost: (controls: Controls, snapshot: PlaySnapshot) => Host;
}

export function Beside({ stage, useHost }: Props) {
  const { play, own, canMove, board, drawing, handlers, hadFocus } = stage;
  const snapshot = useSnapshot(play);
  const spoken = useSignal("");
  const saying = useSignal<Saying | null>(null);
  const question = useSignal<Question | null>(null);
  const lookedAt = useRef<PlaySnapshot["event"] | null>(null);
  const isWhyShown = useSignal(false);
  /** What the visitor has drawn. */
  const drawn = useSignal(NOTHING_DRAWN);
  const announce = (text: string) => void (spoken.value = text);
  const controls: Controls = { ...stage, saying, question, lookedAt, announce };
  const host = useHost(controls, snapshot);
  const view = { controls, host, snapshot };
  const { consequences, mate } = useFacts(play.tree, own, snapshot);
  const { shown, close: closeCard, inspect, hover } = useInspector(play, announce);
  handlers.current = {
    inspect,
    hover,
    draw: ({ arrows, marks }) => void (drawn.value = { arrows, marks }),
    refused: (refusal) => sayRefusal(controls, refusal),
    keydown: (event) => pickByLetters(play, event),
  };
  const said = saying.value?.event === snapshot.event ? saying.value : null;
  const causes = said?.squares.length ? said.squares : null;
  const explained = isWhyShown.value ? mate : null;
  useEffect(() => {
    const { arrows, marks } = drawn.value;
    // Without any of it nothing is drawn again: a hint has its own arrows.
    if (!explained && !causes && drawn.value === NOTHING_DRAWN) {
      drawing.value = NOTHING_DRAWN;
      return;
    }
    const why = explained ? drawMate(explained) : NOTHING_DRAWN;
    const rings = causes?.map((square) => ({ square, color: "red" as const })) ?? [];
    drawing.value = {
      arrows: [...why.arrows, ...arrows],
      marks: [...why.marks, ...rings, ...marks],
    };
  }, [explained, causes, drawn.value]);
  // What was drawn is about the position before.
  useEffect(() => void (drawn.value = NOTHING_DRAWN), [snapshot.node, play]);
  useKeys({
    back: () => goThrough(controls, "back"),
    forward: () => goThrough(controls, "forward"),
    first: () => goThrough(controls, "first"),
    last: () => goThrough(controls, "last"),
    undo: () => (host.undo ? host.undo() : snapshot.session && goThrough(controls, "back")),
    redo: () => void (host.undo && play.redo()),
    flip: () => flip(stage),
    hint: () => host.hint?.show(),
    zones: () => switchZones(announce),
    help: () => void (question.value = "keys"),
  });
  useAnnouncements(view, consequences);
  const join = useJoin(play);
  useEffect(() => {
    if (join) announce(read(gameTexts).lastTurn.join(join));
  }, [join]);
  useEffect(() => void (isWhyShown.value = false), [snapshot.outcome === null, play]);
  // What had the focus may be gone, such as a button of a deploy that has ended.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) board.current?.focus();
  }, [snapshot.event, snapshot.clocks?.paused, question.value]);
  const low = stage.bottom.value;
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
        {canMove && <TypedMove controls={controls} snapshot={snapshot} />}
      </section>
      <div class="game-message stack">
        <Message
          {...view}
          {...{ consequences, join, mate }}
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
