// How long the positions of a review are searched.
import { expect, test } from "@playwright/test";
import { CoTuLenh } from "cotulenh-wasm";
import type { Evaluation } from "cotulenh-wasm/tree";
import { GameTree } from "cotulenh-wasm/tree";
import { findOpenTurn, listNodes, type Effort, type SearchedTurn } from "../../review/effort.js";
import { findMistakes } from "../../review/mistakes.js";
import { judgeLine, type Judgement } from "../../review/review.js";
import type { ReviewEngine } from "../../review/engine.js";

const points = (...list: readonly number[]): { evaluation: Evaluation }[] =>
  list.map((one) => ({ evaluation: { points: one } }));

const turn = (before: readonly number[], after: readonly number[]): SearchedTurn => ({
  mover: "r",
  before: points(...before),
  after: points(...after),
});

test("a turn is searched again while its sign is in doubt, up to what the effort allows", () => {
  // A lead of 100 is 6 % of the result, 20 is 1.3 %.
  const cases: readonly (readonly [string, SearchedTurn, quick: boolean, deep: boolean])[] = [
    ["nothing was lost", turn([0], [0]), false, false],
    ["little was lost, far from a limit", turn([0], [-20]), false, false],
    ["near the limit of ?!", turn([0], [-50]), true, true],
    ["a sign by the first search only", turn([0], [-400]), true, true],
    ["the second search agrees", turn([0, 0], [-400, -400]), false, false],
    ["the second search does not", turn([0, 0], [-400, 0]), true, false],
    ["still near the limit", turn([0, 0], [-50, -60]), true, false],
    ["one position was searched longer, for another turn", turn([0, 0], [-50]), true, true],
    ["as long as it may be", turn([0, 0, 0], [-50, -50, -50]), false, false],
  ];
  for (const [name, one, quick, deep] of cases) {
    expect(findOpenTurn([one], "quick"), name).toBe(quick ? 0 : -1);
    expect(findOpenTurn([one], "deep"), name).toBe(deep ? 0 : -1);
  }
  // What was searched least comes first.
  const list = [turn([0, 0], [-400, 0]), turn([0], [0]), turn([0], [-50])];
  expect(findOpenTurn(list, "quick")).toBe(2);
});

/** Reviews two turns, of whose positions the engine thinks this after the first, second, … search. */
async function run(effort: Effort, found: readonly (readonly number[])[]) {
  const searches: number[][] = found.map(() => []);
  const engine = {
    search: async (game: CoTuLenh, { nodes }: { nodes: number }) => {
      const place = game.history().length;
      const known = searches[place]!;
      const red = found[place]![known.push(nodes) - 1] ?? found[place]!.at(-1)!;
      const score = { points: game.turn() === "r" ? red : -red };
      return { lines: [{ score, turns: [], san: [], moves: [] }] };
    },
  } as unknown as Pick<ReviewEngine, "search">;
  using tree = new GameTree(new CoTuLenh());
  for (const lan of ["Mg5g6", "Mg8g7"]) tree.play(lan);
  const line = tree.mainLine();
  let judged: ReadonlyMap<number, Judgement> = new Map();
  for await (const one of judgeLine(engine, tree, [tree.root, ...line], effort))
    judged = one.judged;
  const signs = findMistakes(line, ({ id }) => judged.get(id)?.evaluation).map(({ sign }) => sign);
  return { searches, signs };
}

test("a mark of the first search that a longer one does not find is not given", async () => {
  const [first, second] = listNodes("quick");
  expect(second).toBeGreaterThan(first!);
  const wolf = await run("quick", [[0], [-90, 0], [0]]);
  expect(wolf.signs).toEqual([]);
  // The first two disagree, so there is a third. Blue has lost nothing in any case: its turn is settled.
  expect(wolf.searches).toEqual([listNodes("quick"), listNodes("quick"), [first]]);
  const blunder = await run("quick", [[0], [-900], [-900]]);
  expect(blunder).toEqual({ signs: [4], searches: [[first, second], [first, second], [first]] });
});

test("what hides from the first search is found where the loss was near a limit", async () => {
  const found = await run("quick", [[0], [-40, -60, -200], [-40, -60, -200]]);
  expect(found.searches[1]).toEqual(listNodes("quick"));
  expect(found.signs).toEqual([2]);
  // A deep review begins with as much as a quick one ends with.
  expect(listNodes("deep")[0]).toBeGreaterThanOrEqual(listNodes("quick").at(-1)!);
  const deep = await run("deep", [[0], [-400, -400], [-400]]);
  expect(deep.signs).toEqual([4]);
  expect(deep.searches[1]).toEqual(listNodes("deep"));
});
