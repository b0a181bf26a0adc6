// The open deploy on a board: how to end it, and how to go back.
import type { Play } from "cotulenh-wasm/play";
import { useSnapshot } from "../../parts/snapshot.js";
import { read } from "../../texts/texts.js";
import { learnTexts } from "./texts.js";

export function DeployBar({ play }: { play: Play }) {
  const m = read(learnTexts).deploy;
  const { session } = useSnapshot(play);
  if (!session || session.steps.length === 0) return null;
  return (
    <section class="answer" aria-label={m.title}>
      <p>{session.canCommit ? m.ready : m.danger}</p>
      <div class="row">
        <button type="button" class="primary" disabled={!session.canCommit} onClick={() => play.commit()}>
          {m.commit}
        </button>
        <button type="button" onClick={() => play.undo()}>
          {m.back}
        </button>
      </div>
    </section>
  );
}
