// The computer as a part of a game.
import { expect, test } from "@playwright/test";
import { answerDraw, limitsOf, listMoves, readOpponent } from "../../game/opponent.js";
import { STANDARD_RULES } from "../../game/rules.js";
import { readSaved } from "../../game/saved.js";
import { Store } from "../../game/store.js";

const SETUP = { rules: STANDARD_RULES, clock: null } as const;

test("a game keeps its opponent, and a loaded position has none", () => {
  const store = new Store();
  store.newGame({ ...SETUP, opponent: { color: "b", level: 3 } });
  store.playText("Mg6");
  const saved = store.saved();
  expect(readSaved(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  expect(Store.resume(saved).store.state.opponent).toEqual({ color: "b", level: 3 });
  expect(readSaved({ ...saved, opponent: 7 })).toBeNull();
  store.load(store.state.fen);
  expect(store.state.opponent).toBeNull();
});

test("the computer changes sides in a rematch", () => {
  const store = new Store();
  store.newGame({ ...SETUP, opponent: { color: "b", level: 3 } });
  store.rematch();
  expect(store.state.opponent).toEqual({ color: "r", level: 3 });
});

test("an unknown opponent is none", () => {
  for (const value of [null, 7, {}, { color: "g", level: 1 }, { color: "r", level: 9 }]) {
    expect(readOpponent(value)).toBeNull();
  }
});

test("the computer does not use up its time", () => {
  expect(limitsOf({ color: "r", level: 8 }, null).time).toBe(4000);
  expect(limitsOf({ color: "r", level: 8 }, 10_000).time).toBe(400);
  expect(limitsOf({ color: "r", level: 8 }, 0).time).toBe(50);
});

test("a deploy is played step by step", () => {
  const fen = "5c5/11/11/4g6/11/11/11/11/2(NFT)1i6/11/11/6C4 r - - 0 1";
  const steps = listMoves(fen, STANDARD_RULES, "c4:N:F>d4,T>&d4");
  expect(steps.map(({ lan }) => lan)).toEqual(["Fc4>d4", "Tc4>&d4"]);
  expect(listMoves(fen, STANDARD_RULES, "(NFT)c4c5")).toHaveLength(1);
});

test("a draw is answered by the score for the user, but not in the first turns", () => {
  expect(answerDraw(19, { points: 900 })).toBe("early");
  expect(answerDraw(20, { points: 900 })).toBe("agreed");
  expect(answerDraw(20, { points: 0 })).toBe("agreed");
  expect(answerDraw(20, { points: -49 })).toBe("agreed");
  expect(answerDraw(20, { points: -50 })).toBe("better");
  expect(answerDraw(20, { mate: 2 })).toBe("agreed");
  expect(answerDraw(20, { mate: -2 })).toBe("better");
});
