// A game that is played here: the board first, and what stands beside it once the board can be played on.
import { useEffect } from "preact/hooks";
import { GameStage } from "../../game/stage.js";
import { bottom, type Match } from "../../match/match.js";
import { lazy } from "../../parts/lazy.js";

const Beside = lazy(() => import("./beside.js").then((module) => module.Beside));

export function Game({ match, takesFocus }: { match: Match; takesFocus: boolean }) {
  const { play, own, saving } = match;
  useEffect(() => () => saving.flush(), [saving]);
  return (
    <GameStage {...{ play, own, bottom, takesFocus }} canMove>
      {(stage) => <Beside stage={stage} match={match} />}
    </GameStage>
  );
}
