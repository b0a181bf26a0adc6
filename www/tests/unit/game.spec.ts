import { expect, test } from "@playwright/test";
import { strength } from "../../board/zones.js";
import { losses, rows } from "../../game/record.js";
import { arrangements, kinds, letters, partOf, sameKinds, targets } from "../../game/stacks.js";
import type { Move, Piece } from "../../game/state.js";

const NAVY: Piece = {
  type: "n",
  color: "r",
  carrying: [
    { type: "f", color: "r" },
    { type: "t", color: "r", heroic: true },
  ],
};

const move = (fields: Partial<Move>): Move => ({
  color: "r",
  from: "c4",
  to: "c5",
  piece: NAVY,
  kind: "move",
  deploy: false,
  flags: 1,
  san: "",
  lan: "",
  ...fields,
});

test("a stack comes apart in the order of its parts", () => {
  expect(kinds(NAVY)).toEqual(["n", "f", "t"]);
  expect(letters(NAVY)).toBe("(NF+T)");
  expect(letters(partOf(NAVY, ["t"])!)).toBe("+T");
  expect(letters(partOf(NAVY, ["t", "f"])!)).toBe("(F+T)");
  expect(partOf(NAVY, [])).toBeNull();
});

test("kinds are compared whatever their order", () => {
  expect(sameKinds(["n", "f"], ["f", "n"])).toBe(true);
  expect(sameKinds(["n"], ["f", "n"])).toBe(false);
});

test("each piece can be the carrier of an arrangement", () => {
  expect(
    arrangements([
      { type: "t", color: "r" },
      { type: "n", color: "r" },
    ]).map(letters),
  ).toEqual(["(TN)", "(NT)"]);
});

test("destinations gather the kinds of moves", () => {
  const all = [move({ kind: "capture" }), move({ kind: "stay" }), move({ to: "c6" })];
  expect([...targets(all)]).toEqual([
    ["c5", ["capture", "stay"]],
    ["c6", ["move"]],
  ]);
});

test("a suicide costs both sides", () => {
  const struck = move({ kind: "suicide", captured: { type: "g", color: "b" } });
  const lost = losses([], [struck]);
  expect(lost.r.map(({ type }) => type)).toEqual(["n", "f", "t"]);
  expect(lost.b.map(({ type }) => type)).toEqual(["g"]);
});

test("the move list numbers turns from either side", () => {
  expect(rows(3, 1, "r")).toEqual([
    { number: 1, red: 0, blue: 1 },
    { number: 2, red: 2, blue: null },
  ]);
  expect(rows(2, 7, "b")).toEqual([
    { number: 7, red: null, blue: 0 },
    { number: 8, red: 1, blue: null },
  ]);
});

test("zones are tinted more by level and by overlap, but never opaque", () => {
  expect(strength(2, 1)).toBeGreaterThan(strength(1, 1));
  expect(strength(1, 2)).toBeGreaterThan(strength(1, 1));
  expect(strength(3, 9)).toBeLessThan(0.75);
});
