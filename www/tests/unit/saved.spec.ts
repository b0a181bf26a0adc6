import { expect, test } from "@playwright/test";
import { isContinuation, readSaved, replay, type SavedGame } from "../../game/saved.js";
import { Store } from "../../game/store.js";

/** A game with an undone turn. */
function played(): SavedGame {
  const store = new Store(undefined, { navyPasses: true });
  for (const turn of ["Mg6", "Mg7", "Ic6"]) expect(store.playText(turn)).toBe(true);
  store.undo();
  return store.saved();
}

const throughText = (game: unknown): unknown => JSON.parse(JSON.stringify(game));

test("a game is the same after JSON", () => {
  const game = played();
  expect(game).toMatchObject({ turns: ["Mg6", "Mg7", "Ic6"], ply: 2, steps: [] });
  expect(readSaved(throughText(game))).toEqual(game);
  const { game: replayed, isComplete } = replay(game);
  const { current } = replayed;
  expect([current.fen(), current.rules(), current.history()]).toEqual([
    game.fen,
    game.rules,
    ["Mg6", "Mg7"],
  ]);
  expect([replayed.turns().length, replayed.canRedo, isComplete]).toEqual([3, true, true]);
  replayed.free();
});

test("a game that begins in a deploy keeps its steps", () => {
  const fen = "5c5/11/11/11/11/11/11/11/2(NFT)8/11/11/6C4 r - - 0 1 c4:(NT):F>d4...";
  const game = new Store(fen).saved();
  expect(game).toMatchObject({ turns: [], steps: ["Fc4>d4"] });
  const { store, isComplete } = Store.resume(game);
  expect([store.state.fen, isComplete]).toEqual([fen, true]);
  store.undo();
  expect(store.state.deploy).toBeNull();
});

test("data that is not a game is not read", () => {
  const game = played();
  for (const other of [
    null,
    7,
    "",
    [],
    {},
    [game],
    { ...game, version: 3 },
    { ...game, start: null },
    { ...game, fen: {} },
    { ...game, rules: null },
    { ...game, rules: { ...game.rules, dragons: true } },
    { ...game, rules: { ...game.rules, airDefense: "none" } },
    { ...game, turns: "Mg6" },
    { ...game, turns: ["Mg6", null] },
    { ...game, turns: Array(10_001).fill("Mg6") },
    { ...game, ply: 4 },
    { ...game, ply: -1 },
    { ...game, ply: 1.5 },
    { ...game, steps: [{}] },
    JSON.parse(`{"__proto__": ${JSON.stringify(game)}}`),
    Object.create(game),
  ]) {
    expect(readSaved(other)).toBeNull();
  }
});

test("an option that was not stored is standard", () => {
  const game = played();
  const { navyPasses } = game.rules;
  expect(readSaved({ ...game, rules: { navyPasses } })).toEqual(game);
});

test("a game is replayed as far as it is legal", () => {
  const game = played();
  const lengths = (change: Partial<SavedGame>) => {
    const { game: replayed, isComplete } = replay({ ...game, ...change });
    const { current } = replayed;
    expect(isComplete).toBe(false);
    return [current.history().length, current.deployState()];
  };
  expect(lengths({ turns: ["Mg6", "Mg5", "Ic6"] })).toEqual([1, null]);
  expect(lengths({ turns: ["Mg6", "(NF<", ""], ply: 3 })).toEqual([1, null]);
  expect(lengths({ steps: ["Fa1>a2"], fen: "another" })).toEqual([2, null]);
  expect(() => replay({ ...game, start: "nonsense" })).toThrow();
});

test("a game continues another one only if it has all its turns", () => {
  const game = played();
  const first = { ...game, turns: ["Mg6"], ply: 1 };
  expect(isContinuation(game, first)).toBe(true);
  expect(isContinuation(first, game)).toBe(false);
  expect(isContinuation(game, { ...first, turns: ["Mf6"] })).toBe(false);
  expect(isContinuation(game, { ...first, steps: ["Fc4>d4"] })).toBe(false);
  expect(isContinuation(game, { ...first, rules: { ...game.rules, lastGuard: true } })).toBe(false);
});
