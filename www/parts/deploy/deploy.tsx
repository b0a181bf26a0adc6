// The open deploy in words: its steps, what may still go, why the rest may not. It ends beside its stack on the board.
import type { DeployState } from "cotulenh-wasm";
import type { Play } from "cotulenh-wasm/play";
import { describeMove, listWords, namePieces } from "cotulenh-wasm/texts";
import { listTypes } from "../../match/ask.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { gameTexts } from "../game-texts.js";
import "./deploy.css";

/** The pieces that are left on the square and cannot go, and whether they have acted. */
function listStaying({ remaining, waiting, steps }: DeployState) {
  if (!remaining) return [];
  // A piece that captures without moving is still on the square.
  const acted = steps.flatMap(({ kind, piece }) => (kind === "stay" ? listTypes(piece) : []));
  return listTypes(remaining)
    .filter((type) => !waiting.includes(type))
    .map((type) => ({ type, hasActed: acted.includes(type) }));
}

interface Props {
  play: Play;
  session: DeployState;
}

export function Deploy({ play, session }: Props) {
  const m = read(gameTexts).deploy;
  const texts = words();
  const { square, steps, waiting, canCommit } = session;
  const names = listWords(
    waiting.map((type) => texts.pieces[type]),
    texts,
  );
  const state = steps.length === 0 ? m.noStep : canCommit ? m.ready : m.danger;
  return (
    <section class="deploy stack" aria-label={m.title(square)}>
      <h2>{m.title(square)}</h2>
      {steps.length > 0 && (
        <ol class="deploy-steps" aria-label={m.steps}>
          {steps.map((step, i) => (
            <li key={i}>{describeMove(step, texts, namePieces)}</li>
          ))}
        </ol>
      )}
      <p>
        {waiting.length > 0 && `${m.movable(names)} `}
        {listStaying(session).map(({ type, hasActed }) => (
          <span key={type} class="muted">
            {(hasActed ? m.hasActed : m.hasNoMove)(texts.pieces[type])}{" "}
          </span>
        ))}
      </p>
      <p class={canCommit || steps.length === 0 ? "muted" : "deploy-danger"}>{state}</p>
      <div class="row">
        <button type="button" disabled={steps.length === 0} onClick={() => play.undo()}>
          {m.undo}
        </button>
      </div>
    </section>
  );
}
