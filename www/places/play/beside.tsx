// What Play adds to the view of a game: a computer that gives hints and answers offers, turns that are taken
// back, a pause, and a storage.
import { useSignal } from "@preact/signals";
import type { Color } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { sideName } from "cotulenh-wasm/texts";
import { useCallback, useEffect } from "preact/hooks";
import { Beside as GameBeside } from "../../game/beside.js";
import {
  askToResign,
  flip,
  focusBoard,
  type Controls,
  type Host,
  type Item,
} from "../../game/controls.js";
import { Note } from "../../game/message/message.js";
import type { Stage } from "../../game/stage.js";
import { playTexts } from "../../game/texts.js";
import { engine } from "../../match/computer.js";
import { resumeComputer, startRematch, type Match } from "../../match/match.js";
import { matchTexts } from "../../match/texts.js";
import { gameTexts } from "../../parts/game-texts.js";
import { linkTo } from "../../shell/router.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { nameGiven, nameOpponent } from "./names.js";
import { askForDraw, askForPause, offerDraw, share, showHint, undo } from "./verbs.js";

/** What the menu has, in its order. */
function listItems(
  match: Match,
  controls: Controls,
  snapshot: PlaySnapshot,
  resign: () => void,
): Item[] {
  const m = read(playTexts);
  const { play, own, saving } = match;
  const { outcome, clocks, session, canRedo } = snapshot;
  const isRunning = outcome === null;
  const draw = () => (own ? void offerDraw(controls) : askForDraw(controls));
  const pause = () => {
    if (clocks?.paused) play.resume();
    else if (own) play.pause();
    else askForPause(controls);
  };
  return [
    isRunning && { name: m.draw, act: draw, isDisabled: session !== null },
    isRunning && clocks && { name: clocks.paused ? m.resume : m.pause, act: pause },
    isRunning && { name: m.resign, act: resign },
    { name: m.redo, act: () => void play.redo(), isDisabled: !canRedo },
    { name: m.flip, act: () => flip(controls) },
    // Other places read the game from the storage.
    {
      name: read(gameTexts).result.analyse,
      act: saving.flush,
      href: linkTo("analyse", `game=${saving.id}`),
    },
    { name: m.share, act: () => void share(controls) },
    { name: read(gameTexts).keys.title, act: () => void (controls.question.value = "keys") },
    { name: m.newGame, act: saving.flush, href: linkTo("play", "new") },
  ].filter((item) => !!item);
}

function useMatch(match: Match, controls: Controls, snapshot: PlaySnapshot): Host {
  const { play, own, players, saving } = match;
  const m = read(playTexts);
  const isSearching = useSignal(false);
  // So that the first answer need not wait for it. The search tells why it failed.
  useEffect(() => {
    if (own) void engine.load().catch(() => {});
  }, [match]);
  /** `Sergeant · level 4`, `You`, or `Red`. */
  const nameOf = (color: Color) =>
    nameGiven(players[color]) ?? (own ? read(matchTexts).you : sideName(color, words()));
  const thenFocus = (act: () => void) => () => {
    act();
    focusBoard(controls);
  };
  const resign = () => askToResign(controls, (side) => play.resign(side));
  const problem = saving.problem.value;
  return {
    nameOf,
    greeting: own ? m.playing(sideName(own, words()), nameOpponent(match)) : "",
    notice: problem && (
      <Note kind="refused" role="status">
        {m.storage[problem]}
      </Note>
    ),
    undo: () => undo(controls),
    hint: { show: () => void showHint(controls, isSearching), isBusy: isSearching.value },
    resign,
    retry: thenFocus(() => resumeComputer(match)),
    rematch: thenFocus(() => startRematch(match)),
    analyseAt: linkTo("analyse", `game=${saving.id}`),
    items: listItems(match, controls, snapshot, resign),
  };
}

export function Beside({ stage, match }: { stage: Stage; match: Match }) {
  const useHost = useCallback(
    (controls: Controls, snapshot: PlaySnapshot) => useMatch(match, controls, snapshot),
    [match],
  );
  return <GameBeside stage={stage} useHost={useHost} />;
}
