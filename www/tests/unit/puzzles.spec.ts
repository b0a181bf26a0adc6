// Which puzzle a visitor gets.
import { expect, test } from "@playwright/test";
import {
  createPuzzleRecord,
  FIRST_PUZZLES,
  loadPuzzles,
  NEEDS,
  puzzleNeeds,
  THEMES,
  type Puzzle,
  type PuzzleNeed,
  type Theme,
} from "cotulenh-wasm/puzzles";
import { CoTuLenh } from "cotulenh-wasm";
import { canTakeBack, findReply } from "../../places/puzzles/refutation.js";
import { listNew, listThemes, selectNext } from "../../places/puzzles/select.js";

const load = async (themes: readonly Theme[]) =>
  (await Promise.all(themes.map(loadPuzzles))).flat();

/** Somebody who solves what is easier than their strength, and what each puzzle was and needed that was new. */
async function play(strength: number, count: number) {
  let record = createPuzzleRecord();
  let known: readonly PuzzleNeed[] = [];
  const seen: {
    puzzle: Puzzle;
    introduced: readonly PuzzleNeed[];
    known: readonly PuzzleNeed[];
  }[] = [];
  for (let i = 0; i < count; i++) {
    const list = await load(listThemes(record, null, null));
    const { puzzle, reason } = selectNext(list, record, { difficulty: null, known });
    expect(reason).toBe("fits");
    const isClean = puzzle!.rating < strength;
    seen.push({ puzzle: puzzle!, introduced: listNew(puzzle!, known), known });
    if (isClean) known = NEEDS.filter((need) => [...known, ...puzzleNeeds(puzzle!)].includes(need));
    record = record.show(puzzle!).add(puzzle!, { isClean });
  }
  return { record, seen };
}

test("the first puzzles take a commander, then mate; nothing that was not taught is in them", async () => {
  for (const strength of [450, 800, 1500]) {
    const { seen } = await play(strength, FIRST_PUZZLES);
    expect(seen.map(({ puzzle }) => puzzle.theme)).toEqual([
      "capture",
      "capture",
      "capture",
      "mate1",
      "mate1",
    ]);
    for (const { introduced } of seen) expect(introduced).toEqual([]);
  }
});

test("later ones introduce one thing at a time, after what it builds on", async () => {
  for (const strength of [600, 900, 1500]) {
    const { seen } = await play(strength, 20);
    for (const { introduced, known } of seen) {
      expect(introduced.length).toBeLessThanOrEqual(1);
      if (introduced.includes("deploy")) expect(known).toContain("stacks");
      if (introduced.includes("official")) expect(known).toContain("deploy");
    }
  }
});

test("a player is where they belong after ten puzzles, from weak to strong", async () => {
  for (const strength of [500, 650, 900, 1150, 1300, 1500]) {
    const { record } = await play(strength, 10);
    expect(Math.abs(record.rating - strength), `${strength}: ${record.rating}`).toBeLessThan(200);
  }
});

test("a chosen difficulty comes without what was not taught, as long as there is some", async () => {
  const all = await load(THEMES);
  let record = createPuzzleRecord();
  const counts = [0, 0];
  for (let i = 0; i < 60; i++) {
    const { puzzle, reason } = selectNext(all, record, { difficulty: 1, known: [] });
    expect(reason).toBe("fits");
    expect(puzzle!.difficulty).toBe(1);
    const introduced = listNew(puzzle!, []);
    // What is plain comes first, then one new thing a puzzle.
    if (introduced.length === 0) expect(counts[1], "after something new").toBe(0);
    expect(introduced.length).toBeLessThanOrEqual(1);
    counts[introduced.length]!++;
    record = record.show(puzzle!).add(puzzle!, { isClean: true });
  }
  expect(counts[0]).toBeGreaterThan(30);
  // A theme that is about something new comes all the same.
  const { puzzle } = selectNext(await load(["deploy"]), record, { difficulty: null, known: [] });
  expect(listNew(puzzle!, [])).toContain("deploy");
});

const EMPTY = (count: number) => Array.from({ length: count }, () => "11").join("/");

function withGame<T>(fen: string, use: (game: CoTuLenh) => T): T {
  const game = new CoTuLenh(fen);
  try {
    return use(game);
  } finally {
    game.free();
  }
}

test("that the other side takes back is said only where it can", () => {
  const fen = (defended: boolean) =>
    `6c4/${EMPTY(3)}/${defended ? "5t5" : "11"}/5i5/11/5T5/${EMPTY(3)}/4C6 r - - 0 1`;
  for (const isDefended of [true, false]) {
    const can = withGame(fen(isDefended), (game) => {
      const { moves } = game.playTurn("Tf5xf7");
      return canTakeBack(game, moves);
    });
    expect(can).toBe(isDefended);
  }
});

test("an answer is said by what it does", () => {
  const reply = (fen: string, turn: string) =>
    withGame(fen, (game) => findReply(game, game.readTurn(turn).moves));
  const fen = (rows: string) => `6c4/11/11/${rows}/11/11/4C6 b - - 0 1`;
  expect(reply(fen("11/5t5/11/5I5/11/11"), "Tf8xf6")).toMatchObject({
    kind: "takes",
    by: { type: "t" },
    from: "f8",
    piece: { type: "i" },
    square: "f6",
  });
  // An infantry beside a tank goes, or is guarded.
  expect(reply(fen("11/5i5/5T5/11/11/11"), "If8e8")).toMatchObject({
    kind: "flees",
    piece: { type: "i" },
    to: "e8",
  });
  expect(reply(fen("8a2/5i5/5T5/11/11/11"), "Ai9i8")).toMatchObject({
    kind: "guards",
    piece: { type: "i" },
    square: "f8",
  });
  expect(reply(fen("11/11/11/11/11/7t3"), "Th4g4")).toBeNull();
  // A tank attacks the commander, or stands between it and the artillery.
  expect(reply(fen("11/11/11/11/4t6/11"), "Te5e4")).toBeNull();
  expect(reply(`6c4/${EMPTY(7)}/5t5/${EMPTY(2)}/4C6 b - - 0 1`, "Tf4e4")).toBeNull();
  expect(reply(`6c4/${EMPTY(7)}/6t4/${EMPTY(2)}/4C6 b - - 0 1`, "Tg4g3")).toBeNull();
  expect(reply(`6c4/${EMPTY(7)}/11/4t6/11/4C6 b - - 0 1`, "Te3xe1")).toMatchObject({
    kind: "mates",
  });
});
