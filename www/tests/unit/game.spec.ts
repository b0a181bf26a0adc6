import { expect, test } from "@playwright/test";
import { zoneOpacity } from "../../board/zones.js";
import { capturedPieces, moveRows } from "../../game/record.js";
import {
  arrangements,
  partOf,
  pieceTypes,
  sameTypes,
  stackNotation,
  targetsOf,
} from "../../game/stacks.js";
import type { Move, Piece } from "../../game/vocabulary.js";

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

test("a stack is taken apart in its order", () => {
  expect(pieceTypes(NAVY)).toEqual(["n", "f", "t"]);
  expect(stackNotation(NAVY)).toBe("(NF+T)");
  expect(stackNotation(partOf(NAVY, ["t"])!)).toBe("+T");
  expect(stackNotation(partOf(NAVY, ["t", "f"])!)).toBe("(F+T)");
  expect(partOf(NAVY, [])).toBeNull();
});

test("types are compared in any order", () => {
  expect(sameTypes(["n", "f"], ["f", "n"])).toBe(true);
  expect(sameTypes(["n"], ["f", "n"])).toBe(false);
});

test("each piece is the carrier of one arrangement", () => {
  expect(
    arrangements([
      { type: "t", color: "r" },
      { type: "n", color: "r" },
    ]).map(stackNotation),
  ).toEqual(["(TN)", "(NT)"]);
});

test("a destination has the kinds of all moves to it", () => {
  const all = [move({ kind: "capture" }), move({ kind: "stay" }), move({ to: "c6" })];
  expect([...targetsOf(all)]).toEqual([
    ["c5", ["capture", "stay"]],
    ["c6", ["move"]],
  ]);
});

test("a suicide capture removes pieces of both sides", () => {
  const suicide = move({ kind: "suicide", captured: { type: "g", color: "b" } });
  const captured = capturedPieces([], [suicide]);
  expect(captured.r.map(({ type }) => type)).toEqual(["n", "f", "t"]);
  expect(captured.b.map(({ type }) => type)).toEqual(["g"]);
});

test("the move list numbers turns from either side", () => {
  expect(moveRows(3, 1, "r")).toEqual([
    { number: 1, red: 0, blue: 1 },
    { number: 2, red: 2, blue: null },
  ]);
  expect(moveRows(2, 7, "b")).toEqual([
    { number: 7, red: null, blue: 0 },
    { number: 8, red: 1, blue: null },
  ]);
});

test("zones are more opaque by level and by overlap, but never fully", () => {
  expect(zoneOpacity(2, 1)).toBeGreaterThan(zoneOpacity(1, 1));
  expect(zoneOpacity(1, 2)).toBeGreaterThan(zoneOpacity(1, 1));
  expect(zoneOpacity(3, 9)).toBeLessThan(0.75);
});
