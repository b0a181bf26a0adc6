// The bar of a side.
import type { Color } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { sideName } from "cotulenh-wasm/texts";
import { useMemo } from "preact/hooks";
import { otherColor, type Match } from "../../match/match.js";
import { matchTexts } from "../../match/texts.js";
import { ClockFace } from "../../parts/clock.js";
import { PlayerBar } from "../../parts/player-bar.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { listCaptured, readPoints, readStart } from "../../match/captured.js";
import { nameGiven } from "./names.js";
import { playTexts } from "./texts.js";

/** `Sergeant · level 4`, `You`, or `Red`. */
function namePlayer({ players, own }: Match, color: Color): string {
  const name = own === null ? sideName(color, words()) : read(matchTexts).you;
  return nameGiven(players[color]) ?? name;
}

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

interface Props {
  match: Match;
  snapshot: PlaySnapshot;
  color: Color;
  announce: (text: string) => void;
}

export function Bar({ match, snapshot, color, announce }: Props) {
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
