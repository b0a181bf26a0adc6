// Analyse: a game or a position with the engine's lines, variations, comments, a review and a library.
import { effect, useSignal } from "@preact/signals";
import type { Board } from "cotulenh-wasm/board";
import { useEffect, useRef } from "preact/hooks";
import { linkForGame } from "../../links/address.js";
import { switchZones, ZoneSwitch } from "../../parts/board/zone-switch.js";
import { useInspector } from "../../parts/card/inspect.js";
import { gameTexts } from "../../parts/game-texts.js";
import { useKeys } from "../../parts/controls/keys.js";
import { usePaste } from "../../parts/share/paste.js";
import { useSnapshot } from "../../parts/snapshot.js";
import { useSpoken } from "../../parts/speech/use-speech.js";
import { Tabs } from "../../parts/controls/tabs.js";
import { useTree } from "../../parts/tree/use-tree.js";
import { isEmbedded } from "../../routing/router.js";
import { lazy } from "../../parts/loading/lazy.js";
import { read } from "../../texts/texts.js";
import type { MateReason } from "../../match/mate.js";
import { Nav } from "./moves/nav.js";
import { followFragment, keepStudy, openPasted } from "./games/opening.js";
import { wide } from "./screen.js";
import { AnalysisBoard } from "./analysis-board.js";
import { useAnalysisSpeech } from "./speech.js";
import { Status } from "./status.js";
import {
  flip,
  followStored,
  goBack,
  goForward,
  goToEnd,
  problem,
  study,
  view,
  type Study,
} from "./study.js";
import { analyseTexts, type PartName } from "./texts.js";
import { analysis, goToNextMistake, review, shownLine, stopThinking } from "./thinking.js";
import "./analyse.css";

// The board comes first.
const Moves = lazy(() => import("./moves/moves.js").then((part) => part.Moves));
const Lines = lazy(() => import("./lines/lines.js").then((part) => part.Lines));
const ReviewPart = lazy(() => import("./review/review-part.js").then((part) => part.ReviewPart));
const GamePart = lazy(() => import("./games/game-part.js").then((part) => part.GamePart));
const Facts = lazy(() => import("./facts.js").then((part) => part.Facts));
const WideGraph = lazy(() => import("./review/wide-graph.js").then((part) => part.WideGraph));
const SharePart = lazy(() => import("./games/share-part.js").then((part) => part.SharePart));

/** Changes are stored after this pause, in milliseconds. */
const PAUSE = 400;

const PARTS: readonly PartName[] = ["moves", "lines", "review", "game", "share"];

/** Stores the game after changes, and before the page is left. */
function useKeeping({ tree }: Study): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keepStudy, PAUSE);
    };
    const unsubscribe = tree.subscribe(keepSoon);
    addEventListener("pagehide", keepStudy);
    document.addEventListener("visibilitychange", keepStudy);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener("pagehide", keepStudy);
      document.removeEventListener("visibilitychange", keepStudy);
    };
  }, [tree]);
}

function Workspace({ now }: { now: Study }) {
  const m = read(analyseTexts);
  const { tree, play } = now;
  const snapshot = useSnapshot(play);
  useTree(tree);
  const { spoken, announce } = useSpoken();
  const takeBack = useAnalysisSpeech(now, snapshot, announce);
  const turnBoard = () => {
    flip();
    announce(read(gameTexts).flipped[view.peek()]);
  };
  useKeys({
    back: () => goBack(now),
    forward: () => goForward(now),
    first: () => goToEnd(now, "start"),
    last: () => goToEnd(now, "end"),
    undo: () => takeBack(false),
    redo: () => takeBack(true),
    flip: turnBoard,
    zones: () => switchZones(announce),
    engine: () => (analysis.status.peek() === "off" ? analysis.start() : analysis.stop()),
    next: () => goToNextMistake(tree),
  });
  useKeeping(now);
  usePaste(openPasted);
  const part = useSignal<PartName>("moves");
  const board = useRef<Board | null>(null);
  const { shown: card, close: closeCard, ...inspector } = useInspector(play, announce);
  const mate = useSignal<MateReason | null>(null);
  const { current } = tree;
  useEffect(() => {
    mate.value = null;
    analysis.think(tree);
  }, [current]);
  const hasSteps = snapshot.session !== null;
  const onBoard = (made: Board) => (board.current = made);
  const stage = (
    <AnalysisBoard
      study={now}
      announce={announce}
      inspector={inspector}
      snapshot={snapshot}
      mate={mate.value}
      onBoard={onBoard}
    />
  );
  if (isEmbedded) {
    return (
      <div class="analyse embedded">
        <h1 class="visually-hidden">{m.title}</h1>
        {stage}
        <div class="row">
          <Nav study={now} hasSteps={hasSteps} onFlip={turnBoard} />
          <a class="button" target="_blank" href={linkForGame(tree, current, view.value)}>
            {m.share.openFull}
          </a>
        </div>
      </div>
    );
  }
  const isWide = wide.value;
  const hasGraph = isWide && shownLine(tree).length > 0;
  const shown = isWide && part.value === "lines" ? "moves" : part.value;
  const lines = <Lines study={now} isOver={snapshot.outcome !== null} />;
  const contents: Readonly<Record<PartName, () => preact.JSX.Element>> = {
    moves: () => (
      <>
        <Moves study={now} takeBack={takeBack} />
        {!isWide && <Facts study={now} snapshot={snapshot} />}
      </>
    ),
    lines: () => lines,
    review: () => <ReviewPart study={now} />,
    game: () => <GamePart study={now} />,
    share: () => <SharePart study={now} board={() => board.current} />,
  };
  return (
    <div class="analyse">
      <h1 class="visually-hidden">{m.title}</h1>
      <p class="visually-hidden spoken" role="status">
        {spoken.value}
      </p>
      <div class="main" data-graph={hasGraph}>
        {stage}
        {hasGraph && <WideGraph study={now} />}
      </div>
      <div class="side">
        {card.value && (
          <div class="analyse-card">
            <card.value.View
              card={card.value.card}
              orientation={view.value}
              onClose={() => {
                closeCard();
                board.current?.focus();
              }}
            />
          </div>
        )}
        {problem.value && <p role="alert">{m.problems[problem.value]}</p>}
        <div class="card head">
          {isWide && <Facts study={now} snapshot={snapshot} />}
          <div class="head-row">
            <Status study={now} snapshot={snapshot} mate={mate} />
            {!isWide && <Nav study={now} hasSteps={hasSteps} />}
            <ZoneSwitch announce={announce} />
          </div>
          {isWide && lines}
        </div>
        {isWide && <Nav study={now} hasSteps={hasSteps} onFlip={turnBoard} />}
        <div class="card body">
          <Tabs
            label={m.partsLabel}
            tabs={PARTS.filter((name) => !isWide || name !== "lines").map((name) => ({
              name,
              label: m.parts[name],
            }))}
            shown={shown}
            onShow={(name) => (part.value = name)}
          >
            {contents[shown]()}
          </Tabs>
        </div>
      </div>
    </div>
  );
}

export default function Analyse() {
  useEffect(() => {
    const unfollow = effect(followFragment);
    const unfollowTabs = followStored();
    return () => {
      unfollowTabs();
      unfollow();
      keepStudy();
      stopThinking();
    };
  }, []);
  const now = study.value;
  useEffect(() => review.stop(), [now?.id]);
  return now && <Workspace key={now.id} now={now} />;
}
