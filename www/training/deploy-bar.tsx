// A stack on the board: which of its pieces go, and how an open deploy ends.
import type { Play, PlaySnapshot } from "cotulenh-wasm/play";
import { pieceName } from "cotulenh-wasm/texts";
import { gameTexts } from "../parts/game-texts.js";
import { PieceIcon } from "../parts/board/piece-icon.js";
import { useSnapshot } from "../parts/snapshot.js";
import { read } from "../texts/texts.js";
import { words } from "../texts/words.js";
import { trainingTexts } from "./texts.js";

type Selection = NonNullable<PlaySnapshot["selection"]>;

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
          onClick={() => play.togglePick(type)}
        >
          <PieceIcon type={type} />
          {pieceName(type, words())}
        </button>
      ))}
    </div>
  );
}

export function DeployBar({ play }: { play: Play }) {
  const { deploy } = read(gameTexts);
  const { session, selection } = useSnapshot(play);
  const isOpen = session !== null && session.steps.length > 0;
  return (
    <>
      {selection?.joinedBy && (
        <p class="answer" data-kind="hint" role="status">
          {read(gameTexts).lastTurn.join(selection.square)}
        </p>
      )}
      {selection?.piece.carrying && <Picker play={play} selection={selection} />}
      {isOpen && (
        <section class="answer" aria-label={deploy.title(session.square)}>
          <p>{session.canCommit ? deploy.ready : deploy.danger}</p>
          <div class="row">
            <button
              type="button"
              class="primary"
              disabled={!session.canCommit}
              onClick={() => play.commit()}
            >
              {deploy.commit}
            </button>
            <button type="button" onClick={() => play.undo()}>
              {deploy.undo}
            </button>
          </div>
        </section>
      )}
    </>
  );
}
