// A stack on the board: which of its pieces go, and how an open deploy ends.
import type { PieceType } from "cotulenh-wasm";
import type { Play, PlaySnapshot } from "cotulenh-wasm/play";
import { pieceName } from "cotulenh-wasm/texts";
import { gameTexts } from "../parts/game-texts.js";
import { useJoin } from "../parts/board/join.js";
import { PieceIcon } from "../parts/board/piece-icon.js";
import { useSnapshot } from "../parts/snapshot.js";
import { read } from "../texts/texts.js";
import { words } from "../texts/words.js";
import { trainingTexts } from "./texts.js";

type Selection = NonNullable<PlaySnapshot["selection"]>;

/** The first press picks a piece alone; others are added, and taken away again. */
function pick(play: Play, { isPicked, types }: Selection, type: PieceType): void {
  const others = types.filter((one) => one !== type);
  play.pick(!isPicked ? [type] : others.length < types.length ? others : [...types, type]);
}

/** The pieces of the selected stack, to be picked. */
function Picker({ play, selection }: { play: Play; selection: Selection }) {
  const m = read(trainingTexts);
  const { piece, types, isPicked, movable } = selection;
  const all = [piece, ...(piece.carrying ?? [])];
  return (
    <div class="picker row" role="group" aria-label={m.pick}>
      <span aria-hidden="true">{m.pick}</span>
      {all.map(({ type }) => (
        <button
          key={type}
          type="button"
          data-pick={type}
          aria-pressed={isPicked && types.includes(type)}
          disabled={!movable.includes(type)}
          onClick={() => pick(play, selection, type)}
        >
          <PieceIcon type={type} />
          {pieceName(type, words())}
        </button>
      ))}
    </div>
  );
}

export function DeployBar({ play }: { play: Play }) {
  const m = read(trainingTexts);
  const { session, selection } = useSnapshot(play);
  const join = useJoin(play);
  const isOpen = session !== null && session.steps.length > 0;
  return (
    <>
      {join && (
        <p class="answer" data-kind="hint" role="status">
          {read(gameTexts).lastTurn.join(join)}
        </p>
      )}
      {selection?.piece.carrying && <Picker play={play} selection={selection} />}
      {isOpen && (
        <section class="answer" aria-label={m.title}>
          <p>{session.canCommit ? m.ready : m.danger}</p>
          <div class="row">
            <button
              type="button"
              class="primary"
              disabled={!session.canCommit}
              onClick={() => play.commit()}
            >
              {m.commit}
            </button>
            <button type="button" onClick={() => play.undo()}>
              {m.back}
            </button>
          </div>
        </section>
      )}
    </>
  );
}
