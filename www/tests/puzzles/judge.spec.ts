// How turns at puzzles are judged, without a page: by the rules and the engine of the package.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import { chooseNext, listFor } from "../../places/puzzles/choose.js";
import { puzzleOf, readSuite, THEMES, type Puzzle } from "../../places/puzzles/data.js";
import { judgeTurn } from "../../places/puzzles/judge.js";

const PUZZLES = readSuite(readFileSync("engine/tools/tests/data/tactics.txt", "utf8"));

let engine: Engine;
test.beforeAll(() => void (engine = new Engine()));
test.afterAll(() => engine.close());

/** Judges one turn at a puzzle. */
async function judge(puzzle: Puzzle, turn: string) {
  const game = new CoTuLenh(puzzle.fen);
  game.playTurn(turn);
  try {
    return await judgeTurn(puzzle, game, 1, engine);
  } finally {
    game.free();
  }
}

const of = (theme: Puzzle["theme"]) => PUZZLES.filter((puzzle) => puzzle.theme === theme);

test("every line of the suite is a puzzle with a name of its own and a turn that can be played", () => {
  const lines = readFileSync("engine/tools/tests/data/tactics.txt", "utf8").trim().split("\n");
  expect(PUZZLES).toHaveLength(lines.length);
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
  for (const { fen, turns, color } of PUZZLES) {
    const game = new CoTuLenh(fen);
    expect(game.turn()).toBe(color);
    for (const turn of turns) expect(game.isLegal(turn), `${fen} ${turn}`).toBe(true);
    game.free();
  }
});

test("the turn of a mate in one solves it, and every other mate does", async () => {
  let others = 0;
  for (const puzzle of of("mate1")) {
    expect((await judge(puzzle, puzzle.turns[0])).kind, puzzle.fen).toBe("solved");
    const game = new CoTuLenh(puzzle.fen);
    for (const { lan } of game.moves({ verbose: true, deploy: false })) {
      if (puzzle.turns.includes(lan)) continue;
      const trial = game.clone();
      trial.playTurn(lan);
      if (trial.isCheckmate()) {
        others++;
        expect((await judge(puzzle, lan)).kind, lan).toBe("solved");
      }
      trial.free();
    }
    game.free();
  }
  expect(others).toBeGreaterThan(0);
});

test("a mate in two goes on with the best defense, and ends with a mate", async () => {
  for (const puzzle of of("mate2").slice(0, 5)) {
    const game = new CoTuLenh(puzzle.fen);
    game.playTurn(puzzle.turns[0]);
    const first = await judgeTurn(puzzle, game, 1, engine);
    if (first.kind !== "goesOn") throw new Error(first.kind);
    game.playTurn(first.answer);
    const { best } = await engine.search(game, { nodes: 100_000 });
    game.playTurn(best!);
    expect((await judgeTurn(puzzle, game, 2, engine)).kind, puzzle.fen).toBe("solved");
    game.free();
  }
});

test("a turn that does not mate is wrong, and the engine says what it would answer", async () => {
  for (const puzzle of [...of("mate1").slice(0, 3), ...of("mate2").slice(0, 3)]) {
    const game = new CoTuLenh(puzzle.fen);
    // The commander steps aside: hardly ever the shortest mate.
    const idle = game
      .moves({ verbose: true, deploy: false, type: "c" })
      .find(({ kind }) => kind === "move");
    game.free();
    if (!idle || puzzle.turns.includes(idle.lan)) continue;
    const judgement = await judge(puzzle, idle.lan);
    expect(judgement.kind, `${puzzle.fen} ${idle.lan}`).toBe("wrong");
    const after = new CoTuLenh(puzzle.fen);
    after.playTurn(idle.lan);
    if (judgement.kind === "wrong")
      expect(after.isLegal(judgement.refutation!.turns[0]!)).toBe(true);
    after.free();
  }
});

test("the turn of a deploy or a defense solves it at once, another order of its steps too", async () => {
  let orders = 0;
  for (const puzzle of [...of("deploy"), ...of("save")]) {
    expect((await judge(puzzle, puzzle.turns[0])).kind, puzzle.fen).toBe("solved");
    const [, square, stays, steps] = /^([a-k]\d+):(.*?):(.*)$/.exec(puzzle.turns[0]) ?? [];
    if (!steps?.includes(",")) continue;
    const other = `${square}:${stays}:${steps.split(",").reverse().join(",")}`;
    const game = new CoTuLenh(puzzle.fen);
    const isLegal = game.isLegal(other);
    game.free();
    if (!isLegal) continue;
    orders++;
    expect((await judge(puzzle, other)).kind, other).toBe("solved");
  }
  expect(orders).toBeGreaterThan(0);
});

test("the tempting flight is wrong, the engine's own turn is right", async () => {
  for (const puzzle of of("plane").slice(0, 3)) {
    expect((await judge(puzzle, puzzle.turns[0])).kind, puzzle.fen).toBe("wrong");
    const { best } = await engine.search({ fen: puzzle.fen }, { nodes: 100_000 });
    expect((await judge(puzzle, best!)).kind, puzzle.fen).toBe("solved");
  }
});

test("every day has its puzzle, and none comes twice before all came", () => {
  const days = PUZZLES.map((_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10));
  expect(new Set(days.map((day) => puzzleOf(day, PUZZLES).id)).size).toBe(PUZZLES.length);
});

test("the next puzzle is one that is not solved, and each comes once", () => {
  for (const theme of [null, ...THEMES]) {
    const list = listFor(PUZZLES, theme);
    const solved: Record<string, boolean> = {};
    for (let id: string | null = null; Object.keys(solved).length < list.length;) {
      const next: Puzzle = chooseNext(list, solved, id)!;
      expect(solved).not.toHaveProperty(next.id);
      solved[next.id] = true;
      id = next.id;
    }
    expect(chooseNext(list, solved, list[0]!.id)).not.toBe(list[0]);
  }
});
