// What is said of a stack on a board with a task: that another press joins, and the open deploy.
import type { Play } from "cotulenh-wasm/play";
import { Deploy } from "../parts/deploy/deploy.js";
import { gameTexts } from "../parts/game-texts.js";
import { useSnapshot } from "../parts/snapshot.js";
import { read } from "../texts/texts.js";

export function OpenStack({ play }: { play: Play }) {
  const { session, selection } = useSnapshot(play);
  return (
    <>
      {selection?.joinedBy && (
        <p class="answer" data-kind="hint">
          {read(gameTexts).lastTurn.join(selection.square)}
        </p>
      )}
      {session && session.steps.length > 0 && <Deploy play={play} session={session} />}
    </>
  );
}
