// Analysis and review without a page: what is searched, what is written, and stopping.
import { expect, test } from "@playwright/test";
import { CoTuLenh, type GameData } from "cotulenh-wasm";
import type { Limits } from "cotulenh-wasm/engine";
import { GameTree } from "cotulenh-wasm/tree";
import { Analysis } from "../../review/analysis.js";
import { SharedEngine, type ReviewEngine } from "../../review/engine.js";
import { findMistakes, isReviewed, summarize } from "../../review/mistakes.js";
import { Review, takeBackReview, writeReview } from "../../review/review.js";

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
    const line = { score, turns: played, san: [], moves: [] };
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
  const data = writeReview(tree.toJSON(), found.judged, found.mistakes);
  // The game itself is as it was.
  expect(tree.mainLine()[1]!.nags).toEqual([]);
  const read = GameTree.fromJSON(JSON.parse(JSON.stringify(data)), new CoTuLenh());
  const line = read.mainLine();
  expect(isReviewed(read.root, line)).toBe(true);
  expect(findMistakes(line).map(({ node, sign }) => [node.turn?.san, sign])).toEqual([["Mg7", 4]]);
  expect(line[1]!.nags).toEqual([4]);
  expect(line[0]!.children.map(({ turn }) => turn?.san)).toEqual(["Mg7", "Ic7"]);
  expect(summarize(line)).toMatchObject({
    r: { accuracy: 100, counts: { 2: 0, 4: 0, 6: 0 } },
    b: { counts: { 4: 1 } },
  });
  // Reviewed again, nothing is there twice; a sign that someone has given stays.
  read.annotate(line[1]!, { nags: [5] });
  const again = (await review.run(read, line))!;
  const twice = writeReview(read.toJSON(), again.judged, again.mistakes);
  expect(twice.nodes.length).toBe(data.nodes.length);
  expect(twice.nodes.find(({ id }) => id === line[1]!.id)?.nags).toEqual([5]);
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

test("a review is taken back, and what was written since then stays", () => {
  const tree = play(["Mg6", "Mg7", "Ic6", "Ic7"]);
  const [first, , third] = tree.mainLine();
  tree.annotate(first!, { nags: [1], comments: ["before"] });
  const before = tree.toJSON();
  const judged = new Map(
    [tree.root, ...tree.mainLine()].map(({ id }, i) => [
      id,
      { evaluation: { points: 100 * i }, turns: i === 2 ? ["Ik5k6", "Ik8k7"] : [] },
    ]),
  );
  const mistakes = [{ node: third!, sign: 4 as const, loss: 0.5 }];
  const restore = (data: typeof before) => GameTree.fromJSON(data, new CoTuLenh());
  const reviewed = restore(writeReview(before, judged, mistakes));
  const after = reviewed.toJSON();
  expect(after.nodes).toHaveLength(7);
  expect(takeBackReview(after, before, after)).toEqual({ ...before, current: after.current });
  // A comment on a turn of the game, a sign instead of the review's, and a turn after a better one.
  const [one, two, three] = reviewed.mainLine();
  reviewed.annotate(two!, { comments: ["since then"] });
  reviewed.annotate(three!, { nags: [2] });
  const better = three!.parent!.children[1]!;
  const [unused] = better.children;
  reviewed.goTo(better);
  const added = reviewed.play("Mg7h7");
  const left = restore(takeBackReview(reviewed.toJSON(), before, after));
  expect(left.find(one!.id)).toMatchObject({ nags: [1], comments: ["before"], evaluation: null });
  expect(left.find(two!.id)).toMatchObject({ comments: ["since then"], evaluation: null });
  expect(left.find(three!.id)?.nags).toEqual([2]);
  expect(left.find(better.id)).not.toBeNull();
  expect(left.current.id).toBe(added.id);
  expect(left.find(unused!.id)).toBeNull();
});
