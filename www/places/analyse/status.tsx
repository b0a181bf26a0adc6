// One line about the position: who is to move, an open deploy, or how the game has ended and why.
import type { Signal } from "@preact/signals";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { describeStatus } from "cotulenh-wasm/texts";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { explainMate, type MateReason } from "../../match/mate.js";
import { gameTexts } from "../../parts/game-texts.js";
import { sayMate } from "../../parts/last-turn/mate.js";
import type { Study } from "./study.js";
import { analyseTexts } from "./texts.js";

interface Props {
  study: Study;
  snapshot: PlaySnapshot;
  /** Why it is mate, while that is shown. */
  mate: Signal<MateReason | null>;
}

function Deploy({ study, snapshot }: Pick<Props, "study" | "snapshot">) {
  const m = read(gameTexts).deploy;
  const { play } = study;
  return (
    <>
      <strong>{read(analyseTexts).deploying[snapshot.turn]}</strong>
      <span class="spring" />
      <button type="button" onClick={() => play.cancel()}>
        {m.cancel}
      </button>
      <button
        type="button"
        class="primary"
        disabled={!snapshot.session?.canCommit}
        onClick={() => void play.commit()}
      >
        {m.commit}
      </button>
    </>
  );
}

export function Status({ study, snapshot, mate }: Props) {
  const m = read(analyseTexts);
  const game = read(gameTexts).result;
  const { outcome, session, turn, check } = snapshot;
  const explain = () => {
    using final = study.tree.game();
    mate.value = mate.value ? null : explainMate(final);
  };
  if (session) {
    return (
      <div class="status">
        <Deploy study={study} snapshot={snapshot} />
      </div>
    );
  }
  return (
    <div class="status">
      <span
        class="disc"
        data-side={outcome ? (outcome.winner ?? "none") : turn}
        aria-hidden="true"
      />
      <strong>
        {describeStatus(snapshot, words())}
        {!outcome && check && `, ${m.check}`}
      </strong>
      {outcome?.reason === "checkmate" && (
        <button type="button" aria-expanded={mate.value !== null} onClick={explain}>
          {mate.value ? game.hideWhy : game.why}
        </button>
      )}
      {mate.value && <p class="reasons">{sayMate(mate.value, snapshot.pieces)}</p>}
    </div>
  );
}
