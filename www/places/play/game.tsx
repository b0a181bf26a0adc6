// A game that is played: the board, and beside it all that is said about it.
import { useSignal } from "@preact/signals";
import type { Color } from "cotulenh-wasm";
import type { Board } from "cotulenh-wasm/board";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { bottom, otherColor, type Match } from "../../match/match.js";
import { BoardView } from "../../parts/board.js";
import { ClockFace } from "../../parts/clock.js";
import { pickByLetters, useKeys } from "../../parts/keys.js";
import { Moves } from "../../parts/moves.js";
import { PlayerBar } from "../../parts/player-bar.js";
import { useSnapshot } from "../../parts/snapshot.js";
import { read } from "../../texts/texts.js";
import { Actions } from "./actions.js";
import { listCaptured, readPoints, readStart } from "./captured.js";
import { Message } from "./message.js";
import { namePlayer } from "./names.js";
import { Questions } from "./questions.js";
import { RulesLine } from "./rules-line.js";
import { goThrough, keyActions, type Question, type Saying, type Controls } from "./controls.js";
import { playTexts } from "./texts.js";
import { useAnnouncements } from "./announcements.js";
import { useBoardOptions, useZones, type Drawn } from "./board-options.js";
import { useFacts } from "./facts.js";
import { useInspector } from "../../parts/inspect.js";
import { useRefusals } from "./refusals.js";
import "./game.css";

/** What is to be said about a side now. */
function noteOn(snapshot: PlaySnapshot, color: Color, own: Color | null): string {
  const m = read(playTexts);
  const { outcome, thinking, session, turn, check } = snapshot;
  if (outcome || turn !== color) return "";
  if (thinking === color) return m.thinking;
  if (session) return m.deploying;
  if (check) return m.check;
  return color === own ? m.yourTurn : m.turnOf[color];
}

interface BarProps {
  match: Match;
  snapshot: PlaySnapshot;
  color: Color;
  announce: (text: string) => void;
}

function Bar({ match, snapshot, color, announce }: BarProps) {
  const { clocks, outcome, turn, pieces } = snapshot;
  const start = useMemo(() => readStart(match.tree), [match.tree]);
  return (
    <PlayerBar
      color={color}
      name={namePlayer(match, color)}
      note={noteOn(snapshot, color, match.own)}
      points={readPoints(snapshot, color)}
      captured={listCaptured(start, pieces, otherColor(color))}
      isTurn={outcome === null && turn === color}
    >
      {clocks && <ClockFace play={match.play} color={color} clocks={clocks} announce={announce} />}
    </PlayerBar>
  );
}

const NOTHING_DRAWN: Drawn = { arrows: [], marks: [] };

interface Props {
  match: Match;
  /** Whether the visitor has just started it: the board gets the focus. */
  takesFocus: boolean;
}

export function Game({ match, takesFocus }: Props) {
  const { play, tree } = match;
  const snapshot = useSnapshot(play);
  const spoken = useSignal("");
  const board = useRef<Board | null>(null);
  const saying = useSignal<Saying | null>(null);
  const question = useSignal<Question | null>(null);
  const isSearching = useSignal(false);
  const lookedAt = useRef<PlaySnapshot["event"] | null>(null);
  const isWhyShown = useSignal(false);
  const drawn = useSignal(NOTHING_DRAWN);
  const announce = (text: string) => void (spoken.value = text);
  const controls: Controls = { match, board, saying, question, isSearching, lookedAt, announce };
  const { nameAt, consequences, mate } = useFacts(match, snapshot);
  const { shown, close: closeCard, inspect, hover } = useInspector(play, announce);
  const options = useBoardOptions({
    mate: isWhyShown.value ? mate : null,
    causes: (saying.value?.event === snapshot.event && saying.value.squares) || [],
    drawn: drawn.value,
    draw: ({ arrows, marks }) => void (drawn.value = { arrows, marks }),
    inspect,
    hover,
  });
  // What was drawn is about the position before.
  useEffect(() => void (drawn.value = NOTHING_DRAWN), [snapshot.node, match]);
  const zones = useZones(match);
  const refused = useRefusals(controls);
  useKeys(keyActions(controls));
  useAnnouncements(controls, snapshot, consequences);
  useEffect(() => void (isWhyShown.value = false), [snapshot.outcome === null, match]);
  useEffect(() => {
    if (takesFocus) board.current?.focus(play.snapshot().movable[0]);
    return () => match.saving.flush();
  }, [match]);
  const hadFocus = useRef(false);
  // What had the focus may be gone, such as a button of a deploy that has ended.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) board.current?.focus();
  }, [snapshot.event, snapshot.clocks?.paused, question.value]);
  const low = bottom.value;
  const bar = (color: Color) => <Bar {...{ match, snapshot, color, announce }} />;
  return (
    <div class="game" onFocusCapture={() => (hadFocus.current = true)}>
      <div class="game-board" onKeyDownCapture={(event) => pickByLetters(play, event)}>
        <BoardView
          play={play}
          options={options}
          zones={zones}
          refused={refused}
          onBoard={(made) => void (board.current = made)}
        />
      </div>
      <div class="game-top">{bar(otherColor(low))}</div>
      <RulesLine rules={tree.rules} />
      <Moves play={play} node={snapshot.node} goTo={(id) => goThrough(controls, id)} />
      <div class="game-message">
        <Message
          controls={controls}
          snapshot={snapshot}
          consequences={consequences}
          mate={mate}
          isWhyShown={isWhyShown.value}
          toggleWhy={() => (isWhyShown.value = !isWhyShown.value)}
          nameAt={nameAt}
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
    </div>
  );
}
