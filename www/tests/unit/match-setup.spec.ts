// The domain of a match: the choices before it, its rules, its clock, and what its end is worth.
import { expect, test } from "@playwright/test";
import { CoTuLenh, OFFICIAL_RULES, STANDARD_RULES } from "cotulenh-wasm";
import { listConsequences } from "../../match/consequences.js";
import { explainMate } from "../../match/mate.js";
import { findPreset, readRules, toPreset } from "../../match/rules.js";
import { findBonus } from "../../match/score.js";
import { SHORT_GAMES, toStart } from "../../match/short-game.js";
import { FIRST_SETUP, isMinutes, readSetup, renewClock, toClock } from "../../match/setup.js";
import { listCaptured, readPoints } from "../../match/captured.js";

test("a stored choice is read, and anything else gives the first one", () => {
  const setup = {
    game: "naval",
    opponent: "friend",
    level: 5,
    side: "random",
    rules: { ...OFFICIAL_RULES, objective: "air" },
    clock: { minutes: 7, shared: false, increment: 5, flag: "points" },
  };
  expect(readSetup(JSON.stringify(setup))).toEqual(setup);
  for (const text of [null, "", "{", "7", "[]", '{"level":9,"rules":{"x":1}}']) {
    expect(readSetup(text)).toEqual(FIRST_SETUP);
  }
  const wrong = { ...setup, clock: { minutes: 0, increment: 5, flag: "points" } };
  expect(readSetup(JSON.stringify(wrong)).clock).toBeNull();
});

test("short games have nine pieces a side on their usual points, and the battle decides them", () => {
  const whole = new CoTuLenh();
  const armies = { naval: "aaffggnns", air: "ffggiinns" };
  for (const name of ["naval", "air"] as const) {
    const { fen, rules } = toStart(name, { ...OFFICIAL_RULES, decidedBy: "points" });
    expect(fen).toBe(SHORT_GAMES[name]);
    const game = new CoTuLenh(fen, { rules });
    for (const { square, piece } of game.pieces()) expect(whole.get(square)).toEqual(piece);
    for (const color of ["r", "b"] as const) {
      const types = game.pieces(color).map(({ piece }) => piece.type);
      expect(types.sort().join("")).toBe(armies[name]);
    }
    expect(findPreset(rules)).toBe("official");
    expect(rules).toMatchObject({ objective: name, decidedBy: "objective" });
    game.free();
  }
  expect(toStart("whole", STANDARD_RULES)).toEqual({ rules: STANDARD_RULES });
  whole.free();
});

test("rules have names whatever the battle is", () => {
  expect(findPreset({ ...OFFICIAL_RULES, objective: "naval" })).toBe("official");
  expect(findPreset({ ...STANDARD_RULES, lastGuard: true })).toBeNull();
  const kept = toPreset("standard", { ...OFFICIAL_RULES, objective: "land", decidedBy: "points" });
  expect(kept).toEqual({ ...STANDARD_RULES, objective: "land", decidedBy: "points" });
  expect(readRules({ lastGuard: true })).toEqual({ ...STANDARD_RULES, lastGuard: true });
  expect(readRules({ lastGuard: 7 })).toBeNull();
});

test("minutes are whole and limited; a clock can be used again", () => {
  expect([1, 1440].every(isMinutes)).toBe(true);
  expect([0, 1.5, 1441, "5", NaN].some(isMinutes)).toBe(false);
  const clock = toClock({ minutes: 15, shared: false, increment: 5, flag: "forfeit" });
  expect(clock).toEqual({ base: 900_000, increment: 5000, flag: "forfeit", starts: "firstTurn" });
  expect(renewClock({ ...clock!, used: { r: 5, b: 6 }, running: "r", since: 1 })).toEqual(clock);
});

test("the bonus goes to who has ended the game, where points decide", () => {
  const fen = "5c5/11/11/11/11/11/11/4f6/11/4T6/8F2/6C4 r - - 0 1";
  const game = new CoTuLenh(fen, { rules: { objective: "air", decidedBy: "points" } });
  expect(findBonus(game)).toBeNull();
  game.move("Txe5");
  expect(findBonus(game)).toBe("r");
});

test("points inside a deploy are those of the board that is seen", () => {
  const facts = { points: { r: 10, b: 0 }, turn: "r" } as const;
  const piece = { type: "f", color: "r" } as const;
  const captured = { type: "n", color: "b", carrying: [{ type: "t", color: "b" }] } as const;
  const session = { steps: [{ kind: "suicide", piece, captured }] };
  const snapshot = { ...facts, session } as unknown as Parameters<typeof readPoints>[0];
  expect(readPoints(snapshot, "r")).toBe(110);
  expect(readPoints(snapshot, "b")).toBe(40);
});

test("captured pieces are counted by type, in stacks too", () => {
  const [before, after] = [new CoTuLenh(), new CoTuLenh()];
  after.remove("f9");
  after.remove("g8");
  expect(listCaptured(before.pieces(), after.pieces(), "b").sort()).toEqual(["m", "t"]);
  expect(listCaptured(before.pieces(), after.pieces(), "r")).toEqual([]);
});

test("what a turn means: only what is new, and only for the side to move", () => {
  const before = new CoTuLenh("5c5/11/11/11/8g2/11/11/11/11/11/8F2/6C4 b - - 0 1");
  const after = before.clone();
  after.move("Gi7");
  expect(listConsequences(before, after, "r")).toEqual([
    { kind: "blocked", square: "i2", targets: ["i6"], defenders: ["i7"] },
  ]);
  expect(listConsequences(before, after, "b")).toEqual([]);
});

test("why it is mate: what attacks, and what covers each flight", () => {
  const game = new CoTuLenh("11/11/11/11/2N8/10+F/9+S1/6G4/11/6C4/5H1H1c1/11 r - - 7 118");
  expect(explainMate(game)).toBeNull();
  game.move("+Sj3");
  const mate = explainMate(game)!;
  expect(mate.commander).toBe("j2");
  expect(mate.attackers).toEqual([{ square: "j3", type: "s" }]);
  expect(mate.covered.map(({ square }) => square).sort()).toEqual(["i2", "j1", "j3", "k2"]);
});

test("why it is mate: the open line of the other commander may not be crossed", () => {
  const game = new CoTuLenh("10c/11/11/10T/11/11/11/11/11/11/11/9C1 r - - 0 1");
  game.move("Tk10");
  const { covered } = explainMate(game)!;
  const find = (square: string) => covered.find((one) => one.square === square);
  expect(find("i12")).toEqual({ square: "i12", by: ["j1"], inSight: true });
  expect(find("k11")).toMatchObject({ by: ["k10"], inSight: false });
});
