import { expect, test } from "@playwright/test";
import { collectCaptured } from "../../game/record.js";
import {
  listArrangements,
  pickFromStack,
  pieceTypes,
  haveSameTypes,
  formatStack,
  groupByTarget,
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
  expect(formatStack(NAVY)).toBe("(NF+T)");
  expect(formatStack(pickFromStack(NAVY, ["t"])!)).toBe("+T");
  expect(formatStack(pickFromStack(NAVY, ["t", "f"])!)).toBe("(F+T)");
  expect(pickFromStack(NAVY, [])).toBeNull();
});

test("types are compared in any order", () => {
  expect(haveSameTypes(["n", "f"], ["f", "n"])).toBe(true);
  expect(haveSameTypes(["n"], ["f", "n"])).toBe(false);
});

test("each piece is the carrier of one arrangement", () => {
  expect(
    listArrangements([
      { type: "t", color: "r" },
      { type: "n", color: "r" },
    ]).map(formatStack),
  ).toEqual(["(TN)", "(NT)"]);
});

test("a destination has the kinds of all moves to it", () => {
  const all = [move({ kind: "capture" }), move({ kind: "stay" }), move({ to: "c6" })];
  expect([...groupByTarget(all)]).toEqual([
    ["c5", ["capture", "stay"]],
    ["c6", ["move"]],
  ]);
});

test("a suicide capture removes pieces of both sides", () => {
  const suicide = move({ kind: "suicide", captured: { type: "g", color: "b" } });
  const captured = collectCaptured({ r: [], b: [] }, [suicide]);
  expect(captured.r.map(({ type }) => type)).toEqual(["n", "f", "t"]);
  expect(captured.b.map(({ type }) => type)).toEqual(["g"]);
});
