// Analysis and review without a page: what is searched, what is written, and stopping.
import { expect, test } from "@playwright/test";
import { CoTuLenh, type GameData } from "cotulenh-wasm";
import type { Limits } from "cotulenh-wasm/engine";
import { GameTree } from "cotulenh-wasm/tree";
import { Analysis } from "../../review/analysis.js";
import { SharedEngine, type ReviewEngine } from "../../review/engine.js";
import { findMistakes, isReviewed, summarize } from "../../review/mistakes.js";
import { Review, writeReview } from "../../review/review.js";

interface Search {
  turns: readonly string[];
  rules: GameData["rules"];
  limits: Limits;
}

/** An engine that gives every position the points of its number of turns. */
function fakeEngine(points: readonly number[], best: readonly string[] = []) {
  const searches: Search[] = [];
  const search = (game: { toJSON?: () => GameData }, limits: Limits) => {
    const { turns, rules } = game.toJSON!();
    searches.push({ turns, rules, limits });
    const score = { points: points[turns.length] ?? 0 };
    const played = best.slice(turns.length, turns.length + 1).filter(Boolean);
    const moves = played.map((turn) => (game as CoTuLenh).readTurn(turn).moves);
    const line = { score, turns: played, san: [], moves };
    return { depth: 1, nodes: 1, nodesPerSecond: 1000, time: 1, progress: 1, lines: [line] };
  };
  const engine = {
    search: async (game: never, limits: Limits) => ({ ...search(game, limits), best: null }),
    async *analyse(game: never, limits: Limits) {
      yield search(game, limits);
    },
    close: () => {},
  } as unknown as ReviewEngine;
  return { shared: new SharedEngine(async () => engine), searches };
}

function play(turns: readonly string[], rules: object = {}): GameTree {
  const tree = new GameTree(new CoTuLenh(undefined, { rules }));
  for (const turn of turns) tree.play(turn);
  return tree;
}

test("the analysis follows the game, with all its turns, and stops", async () => {
  const { shared, searches } = fakeEngine([10, 20, 30]);
  const analysis = new Analysis(shared);
  const tree = play([], { lastGuard: true });
  analysis.think(tree);
  expect(analysis.status.value).toBe("off");
  analysis.start();
  await expect.poll(() => analysis.status.value).toBe("done");
  expect(analysis.info.value?.lines[0]?.score).toEqual({ points: 10 });
  tree.play("Mg6");
  analysis.think(tree);
  await expect.poll(() => analysis.info.value?.lines[0]?.score).toEqual({ points: 20 });
  expect(searches.at(-1)).toMatchObject({
    turns: ["Mg5g6"],
    rules: { lastGuard: true },
    limits: { lines: 3 },
  });
  analysis.setLines(9);
  await expect.poll(() => searches.at(-1)?.limits.lines).toBe(5);
  analysis.setDepth(8);
  await expect.poll(() => searches.at(-1)?.limits.depth).toBe(8);
  await expect.poll(() => analysis.status.value).toBe("done");
  const { length } = searches;
  // While a review runs, nothing else is searched.
  analysis.hold(true);
  tree.play("Mg7");
  analysis.think(tree);
  expect([searches.length, analysis.info.value]).toEqual([length, null]);
  analysis.hold(false);
  await expect.poll(() => analysis.info.value?.lines[0]?.score).toEqual({ points: 30 });
  analysis.stop();
  expect(analysis.status.value).toBe("off");
});

test("an engine that fails is reported, and asked for again", async () => {
  let isBroken = true;
  const { shared: working } = fakeEngine([5]);
  const shared = new SharedEngine(() =>
    isBroken ? Promise.reject(new Error("broken")) : working.open(),
  );
  const analysis = new Analysis(shared);
  analysis.think(play([]));
  analysis.start();
  await expect.poll(() => analysis.status.value).toBe("failed");
  isBroken = false;
  analysis.start();
  await expect.poll(() => analysis.status.value).toBe("done");
});

test("a review finds mistakes, and writes them with what was better", async () => {
  // For the side to move: Blue's first turn loses much.
  const { shared } = fakeEngine([0, 0, 900, -900], ["", "Ic8c7"]);
  const tree = play(["Mg6", "Mg7", "Ic6"]);
  const review = new Review(shared);
  const found = (await review.run(tree, tree.mainLine()))!;
  expect(review.progress.value).toBeNull();
  // The game itself is as it was.
  expect(tree.mainLine()[1]!.nags).toEqual([]);
  const line = tree.mainLine();
  writeReview(tree, found.judged, found.mistakes);
  expect(isReviewed(tree.root, line)).toBe(true);
  expect(findMistakes(line).map(({ node, sign }) => [node.turn?.san, sign])).toEqual([["Mg7", 4]]);
  expect(line[1]!.nags).toEqual([4]);
  expect(line[0]!.children.map(({ turn }) => turn?.san)).toEqual(["Mg7", "Ic7"]);
  expect(summarize(line)).toMatchObject({
    r: { accuracy: 100, counts: { 2: 0, 4: 0, 6: 0 } },
    b: { counts: { 4: 1 } },
  });
  // Reviewed again, nothing is there twice; a sign that someone has given stays.
  tree.annotate(line[1]!, { nags: [5] });
  const { size } = tree;
  const again = (await review.run(tree, line))!;
  writeReview(tree, again.judged, again.mistakes);
  expect(tree.size).toBe(size);
  expect(line[1]!.nags).toEqual([5]);
});

test("who resigns has not played a bad turn", async () => {
  const { shared } = fakeEngine([0, 0, 0]);
  const tree = play(["Mg6", "Mg7"]);
  tree.declare({ winner: "b", reason: "resigned", by: "r" });
  const found = (await new Review(shared).run(tree, tree.mainLine()))!;
  expect(found.mistakes).toEqual([]);
});

test("a review that is stopped has no result", async () => {
  const { shared } = fakeEngine([0, 0, 900]);
  const tree = play(["Mg6", "Mg7"]);
  const review = new Review(shared);
  review.progress.subscribe((progress) => {
    if (progress?.done === 1) review.stop();
  });
  expect(await review.run(tree, tree.mainLine())).toBeNull();
  expect([review.progress.value, review.judged.value.size]).toEqual([null, 0]);
});

test("a review is one edit, which is taken back and done again", () => {
  const tree = play(["Mg6", "Mg7", "Ic6", "Ic7"]);
  const [first, , third] = tree.mainLine();
  tree.annotate(first!, { nags: [1], comments: ["before"] });
  const before = tree.toJSON();
  const moves = [[{ from: "k5", to: "k6" }], [{ from: "k8", to: "k7" }]] as const;
  const better = { turns: ["Ik5k6", "Ik8k7"], moves };
  const judged = new Map(
    [tree.root, ...tree.mainLine()].map(({ id }, i) => [
      id,
      { evaluation: { points: 100 * i }, best: i === 2 ? better : null },
    ]),
  );
  const mistakes = [{ node: third!, sign: 4 as const, loss: 0.5 }];
  let calls = 0;
  tree.subscribe(() => calls++);
  writeReview(tree, judged, mistakes);
  expect(calls).toBe(1);
  expect(tree.size).toBe(6);
  expect(third!.nags).toEqual([4]);
  expect(first!.evaluation).toEqual({ points: 100 });
  expect(first!.comments).toEqual(["before"]);
  const after = tree.toJSON();
  expect(tree.undoEdit()).toBe(true);
  expect(tree.toJSON()).toEqual(before);
  expect(tree.redoEdit()).toBe(true);
  expect(tree.toJSON()).toEqual(after);
});

test("what was removed while a review ran is left out", () => {
  const tree = play(["Mg6", "Mg7", "Ic6"]);
  const [, , third] = tree.mainLine();
  const judged = new Map([[third!.id, { evaluation: { points: 5 }, best: null }]]);
  tree.remove(third!);
  writeReview(tree, judged, [{ node: third!, sign: 4, loss: 0.5 }]);
  expect(tree.size).toBe(2);
});
