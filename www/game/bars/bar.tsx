// The bar of a side: who plays it, its points, what it has captured, and its clock.
import { otherColor, type Color } from "cotulenh-wasm";
import { describeStatus, listWords } from "cotulenh-wasm/texts";
import { useMemo } from "preact/hooks";
import { listCaptured, readPoints, readStart } from "../../match/captured.js";
import { matchTexts } from "../../match/texts.js";
import { ClockFace } from "./clock.js";
import { gameTexts } from "../../parts/game-texts.js";
import { PieceIcon } from "../../parts/board/piece-icon.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import type { PanelProps } from "../controls.js";
import { playTexts } from "../texts.js";
import "./bar.css";

type Props = PanelProps & { color: Color };

/** The state of a side: to move, thinking, in check. */
function noteOn({ controls, host, snapshot, color }: Props): string {
  const m = read(playTexts);
  const { outcome, thinking, session, turn, check } = snapshot;
  if (outcome) return "";
  const note = host.noteOn?.(color);
  if (note || turn !== color) return note ?? "";
  if (thinking === color) return m.thinking;
  if (session) return m.deploying;
  if (check) return m.check;
  return color === controls.own ? m.yourTurn : describeStatus(snapshot, words());
}

export function Bar(props: Props) {
  const { controls, host, snapshot, color } = props;
  const { play, announce } = controls;
  const { clocks, outcome, turn, pieces } = snapshot;
  const start = useMemo(() => readStart(play.tree), [play]);
  const captured = listCaptured(start, pieces, otherColor(color));
  const texts = words();
  const names = listWords(
    captured.map((type) => texts.pieces[type]),
    texts,
  );
  const name = host.nameOf(color);
  const note = noteOn(props);
  const isTurn = outcome === null && turn === color && !host.isWaiting;
  return (
    <section
      class="player card"
      data-color={color}
      data-turn={isTurn}
      data-thinking={snapshot.thinking === color}
      aria-label={name}
    >
      <span class="disc" data-side={color} aria-hidden="true" />
      <div class="player-words">
        <strong>{name}</strong>
        <small class="muted small">
          {read(matchTexts).points(readPoints(snapshot, color))}
          {note && <span class="player-note"> · {note}</span>}
        </small>
      </div>
      {captured.length > 0 && (
        <span class="captured" role="img" aria-label={read(gameTexts).captured(names)}>
          {captured.map((type, i) => (
            <PieceIcon key={i} type={type} />
          ))}
        </span>
      )}
      {clocks && <ClockFace {...{ play, color, clocks, announce }} />}
    </section>
  );
}
