// Evaluations, what a turn has lost, and how accurate a side has played.
import { expect, test } from "@playwright/test";
import { winChance } from "cotulenh-wasm/tree";
import {
  findLoss,
  findMistake,
  formatEvaluation,
  rateAccuracy,
  signTurn,
  toEvaluation,
} from "../../review/scale.js";

test("evaluations are written for Red", () => {
  expect(formatEvaluation({ points: 123 })).toBe("+1.2");
  expect(formatEvaluation({ points: -40 })).toBe("−0.4");
  expect(formatEvaluation({ points: 3 })).toBe("0.0");
  expect(formatEvaluation({ points: -3 })).toBe("0.0");
  expect(formatEvaluation({ mate: 3 })).toBe("#3");
  expect(formatEvaluation({ mate: -2 })).toBe("#−2");
  expect(toEvaluation({ points: 50 }, "b")).toEqual({ points: -50 });
  expect(toEvaluation({ mate: 2 }, "r")).toEqual({ mate: 2 });
});

test("the expected result is that of self-play", () => {
  const measured = { 100: 0.56, 200: 0.62, 300: 0.67, 425: 0.74, 600: 0.82, 850: 0.92 };
  for (const [points, result] of Object.entries(measured)) {
    expect(Math.abs(winChance({ points: Number(points) }) - result), points).toBeLessThan(0.025);
  }
});

test("only what the mover has lost counts", () => {
  expect(findLoss({ points: 390 }, { points: 0 }, "r")).toBeCloseTo(0.231, 3);
  expect(findLoss({ points: 390 }, { points: 0 }, "b")).toBe(0);
  expect(findLoss({ mate: 1 }, { points: 600 }, "r")).toBeCloseTo(0.177, 3);
  // The same loss counts less in a game that is decided.
  expect(findLoss({ points: 2000 }, { points: 1600 }, "r")).toBeLessThan(0.02);
  expect([0.02, 0.05, 0.12, 0.25, 1].map(findMistake)).toEqual([null, 6, 2, 4, 4]);
});

test("a mate that is missed is signed, also where the game is still won", () => {
  expect(signTurn({ mate: 1 }, { points: 3000 }, "r")).toBe(6);
  expect(signTurn({ mate: 1 }, { points: 300 }, "r")).toBe(4);
  expect(signTurn({ mate: 1 }, { mate: 3 }, "r")).toBeNull();
  expect(signTurn({ mate: -1 }, { points: 0 }, "b")).toBe(4);
  expect(signTurn({ mate: 2 }, { points: 3000 }, "b")).toBeNull();
});

test("a game that drops a tank and a navy has mistakes", () => {
  // What both are worth in the middle of a game, by the median of the mistakes made on purpose.
  const [tank, navy] = [80, 387];
  expect(findMistake(findLoss({ points: 0 }, { points: -tank }, "r"))).toBe(6);
  expect(findMistake(findLoss({ points: -tank }, { points: -tank - navy }, "r"))).toBe(4);
});

test("the accuracy falls with what was lost", () => {
  expect(rateAccuracy([])).toBeNull();
  expect(rateAccuracy([0, 0, 0])).toBe(100);
  expect([0.01, 0.035, 0.09, 0.18].map((loss) => rateAccuracy([loss]))).toEqual([87, 61, 28, 9]);
  // One blunder among good turns is seen, and does not hide them.
  expect(rateAccuracy([...Array<number>(19).fill(0), 0.3])).toBe(82);
});
