// What stands beside the board: the bars, the turns, what is said about them, and the actions.
import { useSignal } from "@preact/signals";
import type { Color } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { useEffect, useRef } from "preact/hooks";
import { engine } from "../../match/computer.js";
import { bottom, otherColor } from "../../match/match.js";
import { gameTexts } from "../../parts/game-texts.js";
import { useJoin } from "../../parts/join.js";
import { pickByLetters, useKeys } from "../../parts/keys.js";
import { drawMate } from "../../parts/mate.js";
import { Moves } from "../../parts/moves.js";
import { useSnapshot } from "../../parts/snapshot.js";
import { read } from "../../texts/texts.js";
import { Actions } from "./actions.js";
import { useAnnouncements } from "./announcements.js";
import { Bar } from "./bar.js";
import { goThrough, keyActions, type Controls, type Question, type Saying } from "./controls.js";
import { useFacts } from "./facts.js";
import { NOTHING_DRAWN, type Stage } from "./game.js";
import { useInspector } from "../../parts/inspect.js";
import { Message } from "./message.js";
import { Questions } from "./questions.js";
import { sayRefusal } from "./refusals.js";
import { TypedMove } from "./typed-move.js";
import "./beside.css";

export function Beside({ stage }: { stage: Stage }) {
  const { match, board, drawing, handlers, hadFocus } = stage;
  const { play } = match;
  const snapshot = useSnapshot(play);
  const spoken = useSignal("");
  const saying = useSignal<Saying | null>(null);
  const question = useSignal<Question | null>(null);
  const isSearching = useSignal(false);
  const lookedAt = useRef<PlaySnapshot["event"] | null>(null);
  const isWhyShown = useSignal(false);
  /** What the visitor has drawn. */
  const drawn = useSignal(NOTHING_DRAWN);
  const announce = (text: string) => void (spoken.value = text);
  const controls: Controls = { match, board, saying, question, isSearching, lookedAt, announce };
  const { consequences, mate } = useFacts(match, snapshot);
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
  useEffect(() => void (drawn.value = NOTHING_DRAWN), [snapshot.node, match]);
  useKeys(keyActions(controls));
  useAnnouncements(controls, snapshot, consequences);
  const join = useJoin(play);
  useEffect(() => {
    if (join) announce(read(gameTexts).lastTurn.join(join));
  }, [join]);
  useEffect(() => void (isWhyShown.value = false), [snapshot.outcome === null, match]);
  // So that the first answer need not wait for it. The search tells why it failed.
  useEffect(() => {
    if (match.own) void engine.load().catch(() => {});
  }, [match]);
  // What had the focus may be gone, such as a button of a deploy that has ended.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) board.current?.focus();
  }, [snapshot.event, snapshot.clocks?.paused, question.value]);
  const low = bottom.value;
  const bar = (color: Color) => <Bar {...{ match, snapshot, color, announce }} />;
  return (
    <>
      <div class="game-top">{bar(otherColor(low))}</div>
      <Moves play={play} node={snapshot.node} goTo={(id) => goThrough(controls, id)}>
        <TypedMove controls={controls} snapshot={snapshot} />
      </Moves>
      <div class="game-message">
        <Message
          controls={controls}
          snapshot={snapshot}
          consequences={consequences}
          join={join}
          mate={mate}
          isWhyShown={isWhyShown.value}
          toggleWhy={() => (isWhyShown.value = !isWhyShown.value)}
        />
      </div>
      <div class="game-bottom">{bar(low)}</div>
      <Actions controls={controls} snapshot={snapshot} />
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
