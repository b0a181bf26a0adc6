// A game that is played here: the board first, and what stands beside it once the board can be played on.
import { useEffect } from "preact/hooks";
import { GameBoard } from "../../game/game-board.js";
import { bottom, type Match } from "../../match/match.js";
import { lazy } from "../../parts/loading/lazy.js";

const PlayPanel = lazy(() => import("./panel.js").then((module) => module.PlayPanel));

export function Game({ match, takesFocus }: { match: Match; takesFocus: boolean }) {
  const { play, own, saving } = match;
  useEffect(() => () => saving.flush(), [saving]);
  return (
    <GameBoard {...{ play, own, bottom, takesFocus }} canMove={!match.isElsewhere}>
      {(played) => <PlayPanel played={played} match={match} />}
    </GameBoard>
  );
}
