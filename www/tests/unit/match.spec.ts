// A match in the store, without a page: declared ends, points, the clock, stored data and links.
import { expect, test } from "@playwright/test";
import { CoTuLenh, type Color, type Rules } from "cotulenh-wasm";
import { isDecidedByPoints } from "cotulenh-wasm/texts";
import { fromHash, toGameHash } from "../../app/link.js";
import { DEFAULTS, parseSettings } from "../../app/settings.js";
import { findFlagRule, type FlagRule } from "../../game/clock.js";
import { readScore, totalPoints } from "../../game/ending.js";
import { findPreset, OFFICIAL_RULES, STANDARD_RULES, toPreset } from "../../game/rules.js";
import { isContinuation, readSaved } from "../../game/saved.js";
import { Store } from "../../game/store.js";

const MINUTE = 60_000;
const DEPLOYING = "5c5/11/11/11/11/11/11/11/2(NFT)8/11/11/6C4 r - - 0 1";

/** A store with a time that the test sets. */
function timed(fen?: string, flag: FlagRule = "points") {
  const time = { now: 1_700_000_000_000 };
  const now = () => time.now;
  const store = new Store(fen, {}, now);
  store.newGame({ rules: STANDARD_RULES, clock: { mode: "side", minutes: 15, flag } }, fen);
  return { store, now, wait: (minutes: number) => void (time.now += minutes * MINUTE) };
}

const play = (store: Store, ...turns: string[]) => {
  for (const turn of turns) expect(store.playText(turn), turn).toBe(true);
};

test("resigning ends the game, and undo takes back only that", () => {
  const store = new Store();
  play(store, "Mg6", "Mg7", "Ic6");
  store.undo();
  store.resign("r");
  expect(store.state).toMatchObject({
    outcome: { winner: "b", reason: "resigned", by: "r" },
    lastEvent: { kind: "end" },
    canUndo: true,
    canRedo: false,
  });
  expect(store.playText("Ic6")).toBe(false);
  expect(store.state.notice).toMatchObject({ kind: "error", error: { code: "GAME_OVER" } });
  store.undo();
  expect(store.state).toMatchObject({ outcome: null, ply: 2, canRedo: true });
  expect(store.state.lastEvent.kind).toBe("takeBackEnd");
  store.redo();
  expect(store.state).toMatchObject({ ply: 3 });
});

test("an agreed draw before the first turn can be taken back", () => {
  const store = new Store();
  store.agreeDraw();
  expect(store.state).toMatchObject({ outcome: { winner: null, reason: "agreed" }, canUndo: true });
  store.undo();
  expect(store.state).toMatchObject({ outcome: null, canUndo: false });
});

test("going to another turn takes an end back too", () => {
  const store = new Store();
  play(store, "Mg6", "Mg7");
  store.agreeDraw();
  store.goTo(1);
  expect(store.state).toMatchObject({ outcome: null, ply: 1 });
});

test("an end cancels an open deploy, and taking it back opens it again, also after a reload", () => {
  const store = new Store(DEPLOYING);
  play(store, "F>d4");
  store.resign("r");
  expect(store.state).toMatchObject({ deploy: null, fen: DEPLOYING });
  const saved = readSaved(JSON.parse(JSON.stringify(store.saved())))!;
  expect(saved).toMatchObject({ end: "resigned-r", steps: ["Fc4>d4"], turns: [] });
  for (const one of [store, Store.resume(saved).store]) {
    expect(one.state.outcome).toEqual({ winner: "b", reason: "resigned", by: "r" });
    one.undo();
    expect(one.state).toMatchObject({ outcome: null, deploy: { square: "c4" } });
    expect(one.state.deploy?.steps).toHaveLength(1);
    expect(one.state.selection?.square).toBe("c4");
  }
});

test("saved games keep every end, with undone turns, and from a PGN", () => {
  const ends: [(store: Store) => void, string][] = [
    [(store) => store.resign("r"), "resigned-r"],
    [(store) => store.resign("b"), "resigned-b"],
    [(store) => store.agreeDraw(), "agreed"],
  ];
  for (const [end, name] of ends) {
    for (const isPgn of [false, true]) {
      const store = new Store();
      if (isPgn) store.loadPgn('[Red "Lan"]\n\n1. Mg6 Mg7 2. Ic6 *');
      else play(store, "Mg6", "Mg7", "Ic6");
      store.undo();
      end(store);
      const saved = readSaved(JSON.parse(JSON.stringify(store.saved())))!;
      expect(saved).toMatchObject({ end: name, ply: 2, turns: ["Mg6", "Mg7", "Ic6"] });
      const { store: restored, isComplete } = Store.resume(saved);
      expect(isComplete).toBe(true);
      expect(restored.state.outcome).toEqual(store.state.outcome);
      restored.undo();
      expect(restored.state).toMatchObject({ outcome: null, ply: 2, canRedo: true });
    }
  }
});

test("a PGN keeps the end, the rules and the battle", () => {
  const rules: Rules = {
    ...OFFICIAL_RULES,
    lastGuard: false,
    objective: "air",
    decidedBy: "points",
  };
  const store = new Store(undefined, rules);
  play(store, "Mg6");
  store.resign("b");
  const other = new Store();
  other.loadPgn(store.pgn());
  expect(other.state).toMatchObject({
    rules,
    outcome: { winner: "r", reason: "resigned", by: "b" },
    ply: 1,
  });
});

test("an end or a clock that cannot be is not read, and one that is not legal is left out", () => {
  const game = new Store().saved();
  for (const other of [
    { ...game, end: "resigned-g" },
    { ...game, end: undefined },
    { ...game, clock: 7 },
    { ...game, clock: { mode: "side", minutes: 15 } },
  ]) {
    expect(readSaved(other)).toBeNull();
  }
  // The commander is captured already.
  const over = new Store("5c5/11/5T5/11/11/11/11/11/11/11/11/6C4 r - - 0 1");
  play(over, "Txf12");
  const { store, isComplete } = Store.resume({ ...over.saved(), end: "agreed" });
  expect([store.state.outcome?.reason, isComplete]).toEqual(["commanderCaptured", false]);
  const ended = { ...game, end: "agreed" as const };
  expect(isContinuation(game, ended)).toBe(false);
  expect(isContinuation(ended, game)).toBe(true);
});

test("a link has the whole game with its rules and its end", () => {
  const rules: Rules = {
    ...OFFICIAL_RULES,
    navyPasses: true,

    decidedBy: "points",
  };
  const store = new Store(DEPLOYING.replace("(NFT)", "(NFI)"), rules);
  play(store, "N<F>d4,I>&d4");
  store.resign("b");
  const saved = store.saved();
  const linked = fromHash(toGameHash(saved))?.game;
  expect(linked).toEqual(saved);
  expect(Store.resume(linked!).store.state).toMatchObject({
    rules,
    outcome: { winner: "r", reason: "resigned", by: "b" },
    ply: 1,
  });
  // The usual start needs no field in the link.
  const other = new Store();
  play(other, "Mg6", "Mg7");
  other.undo();
  expect(toGameHash(other.saved())).toMatch(/^#fen=[^&]*&tree=Mg6\.Mg7&ply=1$/);
  expect(fromHash(toGameHash(new Store().saved()))?.game).toBeNull();
  expect(fromHash(`#fen=x&turns=${Array(10_001).fill("Mg6").join(".")}`)?.game).toBeNull();
});

test("a link keeps the steps of an open deploy", () => {
  const store = new Store(DEPLOYING.replace(" r ", " b "));
  play(store, "Ce12", "F>d4");
  const linked = fromHash(toGameHash(store.saved()))?.game;
  expect(linked).toEqual(store.saved());
});

test("rules have their name whatever the battle is", () => {
  expect(findPreset(STANDARD_RULES)).toBe("standard");
  expect(findPreset({ ...OFFICIAL_RULES, objective: "land", decidedBy: "points" })).toBe(
    "official",
  );
  expect(findPreset({ ...OFFICIAL_RULES, lastGuard: false })).toBeNull();
  const battle = { ...STANDARD_RULES, objective: "naval" } as const;
  expect(toPreset("official", battle)).toEqual({ ...OFFICIAL_RULES, objective: "naval" });
});

test("the choice for the next game is read back, and broken parts have their defaults", () => {
  const nextGame = {
    rules: { ...OFFICIAL_RULES },
    clock: { mode: "game" as const, minutes: 20, flag: "loses" as const },
  };
  expect(parseSettings(JSON.stringify({ nextGame })).nextGame).toEqual(nextGame);
  const broken = { rules: { dragons: true }, clock: { mode: "side", minutes: -1, flag: "loses" } };
  expect(parseSettings(JSON.stringify({ nextGame: broken })).nextGame).toEqual(DEFAULTS.nextGame);
  expect(parseSettings('{"nextGame":7}')).toEqual(DEFAULTS);
});

/** Random numbers that are the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

test("the totals agree with who wins by points, in random games", () => {
  const random = randomNumbers(7);
  const reasons = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const objective = (["commander", "naval", "air", "land", "any"] as const)[i % 5]!;
    const game = new CoTuLenh(undefined, { rules: { objective, decidedBy: "points" } });
    for (let turn = 0; turn < 400 && !game.isGameOver(); turn++) {
      const moves = game.moves({ verbose: true });
      const mates = moves.filter(({ san }) => san.endsWith("#"));
      const captures = moves.filter(({ captured }) => captured);
      const from = [mates, captures, moves].find((some) => some.length > 0)!;
      game.move(from[Math.floor(random() * from.length)]!);
    }
    const outcome = game.outcome();
    if (!outcome) continue;
    reasons.add(outcome.reason);
    const score = readScore(game, outcome);
    expect(isDecidedByPoints(outcome, { decidedBy: "points" })).toBe(true);
    const margin = totalPoints(score, "r") - totalPoints(score, "b");
    const winner: Color | null = margin === 0 ? null : margin > 0 ? "r" : "b";
    expect([outcome.winner, game.fen()]).toEqual([winner, game.fen()]);
    game.free();
  }
  for (const reason of ["naval", "air", "land", "checkmate"]) expect(reasons).toContain(reason);
});

test("a plane that is lost with the last enemy plane wins the air battle", () => {
  const fen = "5c5/11/11/11/4g6/4f6/11/11/4F6/11/11/6C4 r - - 0 1";
  const game = new CoTuLenh(fen, { rules: { objective: "air", decidedBy: "points" } });
  const suicide = game.moves({ verbose: true }).find(({ kind }) => kind === "suicide");
  game.move(suicide!);
  const outcome = game.outcome();
  expect(outcome).toEqual({ winner: "r", reason: "air" });
  expect(readScore(game, outcome)).toEqual({ points: { r: 40, b: 40 }, bonus: "r" });
});

test("the clock follows the turns, and ends the game by points", () => {
  const { store, wait } = timed("5c5/11/11/11/11/11/11/4i6/11/4T6/11/6C4 r - - 0 1");
  wait(30);
  store.tick();
  expect(store.state.outcome).toBeNull();
  play(store, "Txe5");
  expect(store.state.clock?.running?.color).toBe("b");
  wait(14);
  store.tick();
  expect(store.state.outcome).toBeNull();
  play(store, "Ce12");
  expect(store.state.clock).toMatchObject({ used: { r: 0, b: 14 * MINUTE } });
  wait(15);
  store.tick();
  expect(store.state).toMatchObject({
    outcome: { winner: "r", reason: "time" },
    score: { points: { r: 10, b: 0 }, bonus: null },
    clock: { running: null },
  });
});

test("a side whose flag falls loses, whatever the points are, also after a reload and in PGN", () => {
  const { store, wait } = timed("5c5/11/11/11/11/11/11/4i6/11/4T6/11/6C4 b - - 0 1", "loses");
  play(store, "Ce12", "Txe5", "Cf12");
  wait(15);
  store.tick();
  const outcome = { winner: "b", reason: "time", by: "r" };
  expect(store.state.outcome).toEqual(outcome);
  const saved = readSaved(JSON.parse(JSON.stringify(store.saved())))!;
  expect(saved).toMatchObject({ end: "time-r", clock: { flag: "loses" } });
  expect(Store.resume(saved).store.state.outcome).toEqual(outcome);
  expect(fromHash(toGameHash(saved))?.game?.end).toBe("time-r");
  const other = new Store();
  other.loadPgn(store.pgn());
  expect(other.state.outcome).toEqual(outcome);
});

test("a time that both sides share is decided by points", () => {
  expect(findFlagRule({ mode: "game", flag: "loses" })).toBe("points");
  expect(findFlagRule({ mode: "side", flag: "loses" })).toBe("loses");
});

test("a move after the time is refused, even if no one has looked at the clock", () => {
  const { store, wait } = timed();
  play(store, "Mg6");
  wait(15);
  expect(store.playText("Mg7")).toBe(false);
  expect(store.state).toMatchObject({ outcome: { reason: "time", winner: null }, ply: 1 });
});

test("taking back the end of the time removes the clock", () => {
  const { store, wait } = timed(DEPLOYING.replace(" r ", " b "));
  play(store, "Ce12", "F>d4");
  wait(15);
  store.tick();
  expect(store.state).toMatchObject({ outcome: { reason: "time" }, deploy: null });
  store.undo();
  expect(store.state).toMatchObject({ outcome: null, clock: null, deploy: { square: "c4" } });
  expect(store.state.notice).toEqual({ kind: "clockRemoved" });
});

test("a time that runs out while the page is closed ends the game when it is opened", () => {
  const { store, now, wait } = timed();
  play(store, "Mg6");
  const saved = readSaved(JSON.parse(JSON.stringify(store.saved())))!;
  wait(14);
  expect(Store.resume(saved, now).store.state.outcome).toBeNull();
  wait(60);
  expect(Store.resume(saved, now).store.state.outcome).toEqual({ winner: null, reason: "time" });
});

test("undo keeps the clock running, and a pause refuses moves but no undo", () => {
  const { store, wait } = timed();
  play(store, "Mg6");
  wait(1);
  store.undo();
  expect(store.state.clock).toMatchObject({ running: { color: "r" }, used: { b: MINUTE } });
  store.pause();
  expect(store.state.movable.size).toBe(0);
  store.press("g5");
  expect(store.state).toMatchObject({ notice: { kind: "paused" }, selection: null });
  expect(store.playText("Mg6")).toBe(false);
  store.redo();
  expect(store.state).toMatchObject({ ply: 1, clock: { isPaused: true, running: null } });
  wait(100);
  store.tick();
  store.resume();
  play(store, "Mg7");
  expect(store.state).toMatchObject({ outcome: null, clock: { used: { r: 0, b: MINUTE } } });
});

test("other rules keep the clock, and a rematch has a new one", () => {
  const { store, wait } = timed();
  play(store, "Mg6");
  wait(5);
  store.setRules({ lastGuard: true });
  expect(store.state.clock).toMatchObject({ running: { color: "b" }, hasStarted: true });
  store.resign("b");
  store.rematch();
  expect(store.state).toMatchObject({
    rules: { lastGuard: true },
    outcome: null,
    clock: { mode: "side", minutes: 15, used: { r: 0, b: 0 }, running: null, hasStarted: false },
  });
});
