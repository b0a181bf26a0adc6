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
  expect(game).toMatchObject({ turns: ["Mg6", "Mg7", "Ic6"], ply: 2, steps: [], pgn: null });
  expect(readSaved(throughText(game))).toEqual(game);
  const { game: replayed, isComplete } = replay(game);
  const { engine } = replayed;
  expect([engine.fen(), engine.rules(), engine.history()]).toEqual([
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

/** A deploy in which no further step is legal. Older versions left it open. */
const FINISHED = {
  start: "5c5/11/11/11/11/11/11/11/(NFT)2i7/11/11/6C4 r - - 0 1",
  field: "a4:(NT):N>_d4,F>d1...",
  turn: "(NT)<N>_d4,F>d1",
  after: "5c5/11/11/11/11/11/11/11/(NT)10/11/11/3F2C4 b - - 0 1",
};

test("a saved deploy without a further step is a turn, which can be undone", () => {
  const { start, field, turn, after } = FINISHED;
  const fen = `${start} ${field}`;
  const steps = ["Na4>_d4", "Fa4>d1"];
  const game = { ...new Store(start).saved(), steps, fen };
  const { store, isComplete } = Store.resume(game);
  expect(isComplete).toBe(true);
  expect(store.state).toMatchObject({ fen: after, ply: 1, deploy: null, canRedo: false });
  expect(store.state.turns.map(({ san }) => san)).toEqual([turn]);
  store.undo();
  expect(store.state.fen).toBe(start);
  expect(Store.resume(game).store.saved()).toMatchObject({ turns: [turn], steps: [], fen: after });
  expect(Store.resume({ ...game, fen: "another" }).isComplete).toBe(false);
  expect(Store.resume({ ...game, steps: [...steps, "Ta4>a5"] }).isComplete).toBe(false);
});

test("a position with a deploy without a further step opens after it", () => {
  const { start, field, turn, after } = FINISHED;
  const store = new Store(`${start} ${field}`);
  expect([store.state.fen, store.state.turns[0]?.san]).toEqual([after, turn]);
  store.undo();
  expect(store.state.fen).toBe(start);
  expect(() => new Store(`${start} a4:(NT):F>d1,N>_d4,T>d4...`)).toThrow("deploy field");
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
    { ...game, version: 4 },
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
    { ...game, pgn: 1 },
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
    const { engine } = replayed;
    expect(isComplete).toBe(false);
    return [engine.history().length, engine.deployState()];
  };
  expect(lengths({ turns: ["Mg6", "Mg5", "Ic6"] })).toEqual([1, null]);
  expect(lengths({ turns: ["Mg6", "(NF<", ""], ply: 3 })).toEqual([1, null]);
  expect(lengths({ steps: ["Fa1>a2"], fen: "another" })).toEqual([2, null]);
  expect(lengths({ pgn: "1. Zz9", fen: "another" })).toEqual([2, null]);
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
