// What Play adds to the view of a game: a computer that gives hints and answers offers, turns that are taken
// back, a pause, and a storage.
import { useSignal } from "@preact/signals";
import { otherColor, type Color } from "cotulenh-wasm";
import type { PlaySnapshot } from "cotulenh-wasm/play";
import { sideName } from "cotulenh-wasm/texts";
import { useCallback, useEffect } from "preact/hooks";
import { GamePanel } from "../../game/panel.js";
import {
  askToResign,
  flip,
  focusBoard,
  type Controls,
  type Host,
  type Item,
} from "../../game/controls.js";
import { Note } from "../../game/message/message.js";
import type { PlayedBoard } from "../../game/game-board.js";
import { playTexts } from "../../game/texts.js";
import { engine } from "../../match/computer.js";
import { isCopy, startRematch, takeOver, type Match } from "../../match/match.js";
import { matchTexts } from "../../match/texts.js";
import { gameTexts } from "../../parts/game-texts.js";
import { notify } from "../../parts/dialogs/notices.js";
import { linkTo } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { nameGiven, nameOpponent } from "./names.js";
import { askForDraw, askForPause, offerDraw, share, showHint } from "./verbs.js";

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
  const isRunning = outcome === null && !match.isElsewhere;
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
    !match.isElsewhere && { name: m.redo, act: () => void play.redo(), isDisabled: !canRedo },
    { name: m.flip, act: () => flip(controls) },
    // Other places read the game from the storage.
    {
      name: read(gameTexts).result.analyse,
      act: saving.flush,
      href: linkTo("analyse", `game=${saving.id}`),
    },
    { name: m.share, act: () => void share(controls) },
    {
      name: read(gameTexts).keys.title,
      act: () => void (controls.question.value = "keys"),
      isForKeys: true,
    },
    { name: m.newGame, act: saving.flush, href: linkTo("play", "new") },
  ].filter((item) => !!item);
}

/** Up to this level the visitor is warned before a loss. */
const GENTLE = 2;

function useMatch(match: Match, controls: Controls, snapshot: PlaySnapshot): Host {
  const { play, own, players, saving } = match;
  const m = read(playTexts);
  const isSearching = useSignal(false);
  useEffect(() => {
    if (!isCopy.value) return;
    isCopy.value = false;
    notify(m.elsewhere.copied);
  }, [isCopy.value]);
  // Load the engine early. If this fails, the search reports it.
  useEffect(() => {
    if (own && !match.isElsewhere) void engine.load().catch(() => {});
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
  const analyseAt = linkTo("analyse", `game=${saving.id}`);
  const items = listItems(match, controls, snapshot, resign);
  if (match.isElsewhere) {
    const playHere = thenFocus(() => takeOver(() => {}));
    const notice = (
      <Note kind="note" role="status" actions={[[m.elsewhere.play, playHere]]}>
        {m.elsewhere.note}
      </Note>
    );
    return { nameOf, greeting: "", notice, analyseAt, items };
  }
  return {
    nameOf,
    greeting: own ? m.playing(sideName(own, words()), nameOpponent(match)) : "",
    notice: problem && (
      <Note kind="refused" role="status">
        {m.storage[problem]}
      </Note>
    ),
    isGentle: own !== null && (players[otherColor(own)].level ?? GENTLE + 1) <= GENTLE,
    undo: () => void play.undo(),
    hint: { show: () => void showHint(controls, isSearching), isBusy: isSearching.value },
    resign,
    retry: thenFocus(() => play.resume()),
    rematch: thenFocus(() => startRematch(match)),
    rematchAs: own && otherColor(own),
    analyseAt,
    items,
  };
}

export function PlayPanel({ played, match }: { played: PlayedBoard; match: Match }) {
  const useHost = useCallback(
    (controls: Controls, snapshot: PlaySnapshot) => useMatch(match, controls, snapshot),
    [match],
  );
  return <GamePanel played={played} useHost={useHost} />;
}
