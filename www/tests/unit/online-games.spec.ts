// Online games in the library: their versions, their results, and what their PGN says. The storage is one of the test.
import { expect, test } from "@playwright/test";
import { CoTuLenh } from "cotulenh-wasm";
import { GameTree, type GameRecord } from "cotulenh-wasm/tree";
import { treeFromPgn } from "../../links/nodes.js";

const values = new Map<string, string>();

Object.assign(globalThis, {
  addEventListener: () => {},
  localStorage: {
    getItem: (key: string) => values.get(key) ?? null,
    // As of a browser: its keys are those of the object, too.
    setItem(key: string, value: string) {
      values.set(key, value);
      Object.assign(this, { [key]: value });
    },
    removeItem(key: string) {
      values.delete(key);
      Reflect.deleteProperty(this, key);
    },
  },
});

const { forgetOnline, idOf, keepOnline } = await import("../../storage/online-games.js");
const { games, loadGame } = await import("../../storage/games.js");
const { readResult } = await import("../../storage/headers.js");

const clock = { base: 300_000, increment: 3000 } as unknown as GameRecord["clock"];

/** The record of a game with these turns. */
function record(...turns: string[]): GameRecord {
  using tree = new GameTree(new CoTuLenh());
  for (const turn of turns) tree.play(turn);
  return { ...tree.record, clock };
}

const keep = (game: string, ...turns: string[]) =>
  keepOnline(game, "r", { record: record(...turns), result: "*", hasBegun: true });

const savedAt = (game: string): number => loadGame(idOf(game))!.savedAt;

test("no two versions of a game have the same time, however fast they come", () => {
  const now = Date.now();
  const clockOfTest = Date.now;
  Date.now = () => now;
  try {
    const seen = [["Mg6"], ["Mg6", "Mg7"], ["Mg6", "Mg7", "Ic6"]].map((turns) => {
      keep("a", ...turns);
      return savedAt("a");
    });
    forgetOnline("a");
    seen.push(savedAt("a"));
    expect(new Set(seen).size).toBe(4);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
    expect(loadGame(idOf("a"))!.online).toBeUndefined();
    // What has not changed is not stored again.
    keep("b", "Mg6");
    const first = savedAt("b");
    keep("b", "Mg6");
    expect(savedAt("b")).toBe(first);
    // Where turns with notes were taken back, they become a game of their own, with a time of its own.
    const { tree, ...head } = loadGame(idOf("b"))!;
    const turns = tree.turns.map((turn) => ({ ...turn, comments: ["why"] }));
    values.set(`cotulenh-game:${head.id}`, JSON.stringify({ ...head, tree: { ...tree, turns } }));
    keep("b", "Ic6");
    const copy = games.value.find(({ source }) => source === "analysis")!;
    expect(loadGame(copy.id)!.tree.turns[0]!.comments).toEqual(["why"]);
    expect(copy.savedAt).toBeGreaterThan(first);
  } finally {
    Date.now = clockOfTest;
  }
});

test("the clock and the names of an online game go into its headers", () => {
  const named = { ...record("Mg6"), headers: { Red: "Lan", Blue: "?" } };
  keepOnline("c", "b", { record: named, result: "1-0", hasBegun: true });
  const { tree, players, result } = loadGame(idOf("c"))!;
  expect(tree.headers).toMatchObject({ TimeControl: "300+3", Event: "Online game", Red: "Lan" });
  expect(tree.headers["Date"]).toMatch(/^20\d\d\.\d\d\.\d\d$/);
  expect(players).toEqual({ r: { kind: "human", name: "Lan" }, b: { kind: "human" } });
  expect(result).toBe("1-0");
});

test("a result follows from the rules, from what was declared, or from the file", () => {
  const fen = "11/11/11/11/2N8/10+F/9+S1/6G4/11/6C4/5H1H1c1/11 r - - 7 118";
  using mated = new GameTree(new CoTuLenh(fen));
  mated.play("Sj6j3");
  expect(readResult(mated)).toBe("1-0");
  using said = treeFromPgn('[Result "0-1"]\n\n1. Mg6 Mg7 0-1');
  expect(readResult(said)).toBe("0-1");
  using draw = treeFromPgn('[Result "1/2-1/2"]\n\n1. Mg6 1/2-1/2');
  expect(readResult(draw)).toBe("1/2-1/2");
});
