// Analysis and review without a page: evaluations, what is searched, mistakes, and stopping.
import { openFen, restore } from "../../game/games.js";
import { toSaved } from "../../game/saved.js";
import { expect, test } from "@playwright/test";
import { Analysis } from "../../game/analysis.js";
import { CoTuLenh } from "cotulenh-wasm";
import {
  SharedEngine,
  toSearched,
  type Engine,
  type Limits,
  type SearchedGame,
} from "../../game/engine.js";
import {
  findLoss,
  findMistake,
  formatEvaluation,
  rateAccuracy,
  toChance,
} from "../../game/evaluation.js";
import { Review, findMistakes, isReviewed, summarize } from "../../game/review.js";
import { Session } from "../../game/session.js";

/** An engine that gives every position the points of its number of turns. */
function fakeEngine(points: readonly number[], best: readonly string[] = []) {
  const searches: { game: SearchedGame; limits: Limits }[] = [];
  const info = (game: SearchedGame) => ({
    depth: 1,
    nodes: 1,
    nodesPerSecond: 1000,
    time: 1,
    progress: 1,
    lines: [
      {
        score: { points: points[game.turns.length] ?? 0 },
        turns: best.slice(game.turns.length, game.turns.length + 1),
        san: [],
        moves: [],
      },
    ],
  });
  const engine: Engine = {
    search: async (input, limits) => {
      const game = input as SearchedGame;
      searches.push({ game, limits });
      return { ...info(game), best: null };
    },
    async *analyse(game, limits) {
      searches.push({ game, limits });
      yield info(game);
    },
    stop: () => {},
    close: () => {},
  };
  return { shared: new SharedEngine(async () => engine), searches };
}

test("evaluations as text and as a chance", () => {
  expect(formatEvaluation({ points: 123 })).toBe("+1.2");
  expect(formatEvaluation({ points: -40 })).toBe("−0.4");
  expect(formatEvaluation({ points: 3 })).toBe("0.0");
  expect(formatEvaluation({ points: -3 })).toBe("0.0");
  expect(formatEvaluation({ mate: 3 })).toBe("#3");
  expect(formatEvaluation({ mate: -2 })).toBe("#−2");
  expect(toChance({ points: 0 })).toBe(0.5);
  expect(toChance({ points: 700 })).toBeCloseTo(0.75);
  expect([toChance({ mate: 4 }), toChance({ mate: -1 })]).toEqual([1, 0]);
  // Only a loss of the side that moved counts.
  expect(findLoss({ points: 700 }, { points: 0 }, "r")).toBeCloseTo(0.25);
  expect(findLoss({ points: 700 }, { points: 0 }, "b")).toBe(0);
  expect([0.05, 0.12, 0.25, 0.5].map(findMistake)).toEqual([null, 6, 2, 4]);
});

test("the accuracy falls fast with what was lost", () => {
  expect(rateAccuracy([])).toBeNull();
  expect(rateAccuracy([0, 0, 0])).toBe(100);
  expect([0.01, 0.02, 0.04, 0.1].map((loss) => rateAccuracy([loss]))).toEqual([74, 55, 30, 7]);
  // Typical losses of the lowest level: many small ones.
  const low = rateAccuracy([0, 0.03, 0.02, 0, 0.05, 0.01, 0.04, 0, 0.02, 0.03]);
  expect(low).toBeGreaterThan(40);
  expect(low).toBeLessThan(65);
  // One blunder among good turns is seen, and does not hide them.
  expect(rateAccuracy([...Array<number>(19).fill(0), 0.3])).toBe(82);
});

test("the analysis follows the game, with all its turns, and stops", async () => {
  const { shared, searches } = fakeEngine([10, 20, 30]);
  let changes = 0;
  const analysis = new Analysis(shared, () => changes++);
  const session = new Session(shared);
  openFen(session, CoTuLenh.START, { lastGuard: true });
  const subject = () => {
    const { node, tree } = session.state;
    return { key: node, game: toSearched(tree, node) };
  };
  analysis.think(subject());
  expect(analysis.status).toBe("off");
  analysis.start(subject());
  await expect.poll(() => analysis.status).toBe("done");
  expect(analysis.info?.lines[0]?.score).toEqual({ points: 10 });
  session.playText("Mg6");
  analysis.think(subject());
  await expect.poll(() => analysis.info?.lines[0]?.score).toEqual({ points: 20 });
  expect(searches.at(-1)).toMatchObject({
    game: { turns: ["Mg5g6"], rules: { lastGuard: true } },
    limits: { lines: 3 },
  });
  analysis.pause();
  session.playText("Mg7");
  analysis.think(subject());
  expect([searches.length, analysis.status, analysis.info]).toEqual([2, "paused", null]);
  analysis.setLines(9);
  analysis.resume();
  await expect.poll(() => searches.length).toBe(3);
  expect(searches[2]?.limits.lines).toBe(5);
  analysis.stop();
  expect(analysis.isOn).toBe(false);
  expect(changes).toBeGreaterThan(5);
});

test("an engine that fails is reported, and asked for again", async () => {
  let isBroken = true;
  const { shared: working } = fakeEngine([5]);
  const shared = new SharedEngine(() =>
    isBroken ? Promise.reject(new Error("broken")) : working.open(),
  );
  const analysis = new Analysis(shared, () => {});
  const { node, tree } = new Session(shared).state;
  analysis.start({ key: node, game: toSearched(tree, node) });
  await expect.poll(() => analysis.status).toBe("failed");
  isBroken = false;
  analysis.resume();
  await expect.poll(() => analysis.status).toBe("done");
});

test("a review finds mistakes, adds what was better, and is saved", async () => {
  // For the side to move: Blue's first turn loses much.
  const { shared } = fakeEngine([0, 0, 900, -900], ["", "Ic8c7"]);
  const session = new Session(shared);
  for (const turn of ["Mg6", "Mg7", "Ic6"]) session.playText(turn);
  const review = new Review(session, shared, () => {});
  const line = () => session.state.tree.mainLine();
  await review.start(line());
  expect(review.isRunning).toBe(false);
  const { root } = session.state.tree;
  expect(isReviewed(root, line())).toBe(true);
  expect(findMistakes(line()).map(({ node, sign }) => [node.turn?.san, sign])).toEqual([
    ["Mg7", 4],
  ]);
  expect(line()[1]?.nags).toEqual([4]);
  expect(line()[0]?.children.map(({ turn }) => turn?.san)).toEqual(["Mg7", "Ic7"]);
  expect(summarize(line())).toMatchObject({
    r: { accuracy: 100, counts: {} },
    b: { counts: { 4: 1 } },
  });
  const again = new Session(shared);
  restore(again, JSON.parse(JSON.stringify(toSaved(session.state))));
  expect(isReviewed(again.state.tree.root, again.state.tree.mainLine())).toBe(true);
});

test("a review that is stopped changes nothing", async () => {
  const { shared } = fakeEngine([0, 0, 900]);
  const session = new Session(shared);
  for (const turn of ["Mg6", "Mg7"]) session.playText(turn);
  const { revision } = session.state;
  const review: Review = new Review(session, shared, () => {
    if (review.progress?.done === 1) review.stop();
  });
  await review.start(session.state.tree.mainLine());
  expect([review.progress, session.state.revision]).toEqual([null, revision]);
});
