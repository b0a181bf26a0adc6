import { expect, test } from "@playwright/test";
import { CELL, Geometry } from "../../board/geometry.js";
import type { BoardShape } from "../../board/model.js";

/** A small board of 3 files and 4 ranks. */
const SHAPE: BoardShape = {
  files: ["a", "b", "c"],
  ranks: ["1", "2", "3", "4"],
  terrain: () => ({ zone: "land", bridge: false }),
};
const [normal, flipped] = [new Geometry(SHAPE), new Geometry(SHAPE, true)];

test("a1 is at the bottom left, or at the top right of a flipped board", () => {
  expect(normal.point("a1")).toEqual({ x: 0, y: 3 * CELL });
  expect(flipped.point("a1")).toEqual({ x: 2 * CELL, y: 0 });
  expect(normal.rows[0]).toEqual(["a4", "b4", "c4"]);
  expect(flipped.rows[0]).toEqual(["c1", "b1", "a1"]);
});

test("a point belongs to the nearest square, also in the margin", () => {
  expect(normal.nearest({ x: CELL * 0.4, y: CELL * 2.6 })).toBe("a1");
  expect(normal.nearest({ x: CELL * 0.6, y: CELL * 2.6 })).toBe("b1");
  expect(normal.nearest({ x: -CELL * 0.8, y: 0 })).toBe("a4");
  expect(flipped.nearest({ x: 0, y: 0 })).toBe("c1");
  expect(normal.nearest({ x: -CELL * 5, y: 0 })).toBeNull();
});

test("a touch goes to the nearest square that responds", () => {
  const only = (square: string) => (other: string) => other === square;
  const beside = { x: CELL * 0.6, y: CELL * 3 };
  expect(normal.squareForTouch(beside, only("a1"))).toBe("a1");
  expect(normal.squareForTouch(beside, only("b1"))).toBe("b1");
  expect(normal.squareForTouch(beside, only("c4"))).toBe("b1");
});

test("neighbours follow the view", () => {
  expect(normal.neighbour("b2", 1, 0)).toBe("c2");
  expect(flipped.neighbour("b2", 1, 0)).toBe("a2");
  expect(normal.neighbour("c4", 1, 0)).toBeNull();
  expect(normal.neighbour("c4", 0, -1)).toBeNull();
});

test("there is no square off the board", () => {
  expect(() => normal.point("d1")).toThrow(RangeError);
});
