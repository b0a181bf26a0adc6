import { expect, test } from "@playwright/test";
import { CELL, Geometry } from "../../board/geometry.js";
import type { BoardShape } from "../../board/model.js";

/** The board takes its size from what it is told: here 3 files and 4 ranks. */
const SHAPE: BoardShape = {
  files: ["a", "b", "c"],
  ranks: ["1", "2", "3", "4"],
  look: () => ({ zone: "land", bridge: false }),
};
const [straight, turned] = [new Geometry(SHAPE), new Geometry(SHAPE, true)];

test("a1 is at the bottom left, or at the top right of a board turned round", () => {
  expect(straight.point("a1")).toEqual({ x: 0, y: 3 * CELL });
  expect(turned.point("a1")).toEqual({ x: 2 * CELL, y: 0 });
  expect(straight.rows[0]).toEqual(["a4", "b4", "c4"]);
  expect(turned.rows[0]).toEqual(["c1", "b1", "a1"]);
});

test("a point belongs to the nearest square, also in the margin", () => {
  expect(straight.nearest({ x: CELL * 0.4, y: CELL * 2.6 })).toBe("a1");
  expect(straight.nearest({ x: CELL * 0.6, y: CELL * 2.6 })).toBe("b1");
  expect(straight.nearest({ x: -CELL * 0.8, y: 0 })).toBe("a4");
  expect(turned.nearest({ x: 0, y: 0 })).toBe("c1");
  expect(straight.nearest({ x: -CELL * 5, y: 0 })).toBeNull();
});

test("a finger means the nearest square that answers", () => {
  const only = (square: string) => (other: string) => other === square;
  const beside = { x: CELL * 0.6, y: CELL * 3 };
  expect(straight.meant(beside, only("a1"))).toBe("a1");
  expect(straight.meant(beside, only("b1"))).toBe("b1");
  expect(straight.meant(beside, only("c4"))).toBe("b1");
});

test("neighbours are as seen", () => {
  expect(straight.neighbour("b2", 1, 0)).toBe("c2");
  expect(turned.neighbour("b2", 1, 0)).toBe("a2");
  expect(straight.neighbour("c4", 1, 0)).toBeNull();
  expect(straight.neighbour("c4", 0, -1)).toBeNull();
});

test("there is no square off the board", () => {
  expect(() => straight.point("d1")).toThrow(RangeError);
});
