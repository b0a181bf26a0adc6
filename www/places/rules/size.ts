// The geometry of the pictures of the rules: which part of the board they show. It needs no rules.
import { FILES, RANKS } from "cotulenh-wasm/constants";
import type { Scene } from "./types.js";

/** The units of the drawing: between points, to the edge of the field, and around it for coordinates. */
export const CELL = 100;
const EDGE = 56;
export const MARGIN = 44;

/** Pixels for a unit. */
export const SCALE = 0.5;

/** Where a square is, from Red's side. */
export function pointOf(square: string): { x: number; y: number } {
  const file = FILES.findIndex((name) => name === square[0]);
  return { x: file * CELL, y: (RANKS.length - Number(square.slice(1))) * CELL };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the field between two corners. At the edge of the board it has its frame. */
export function cut([from, to]: readonly [string, string]): Box {
  const [start, end] = [pointOf(from), pointOf(to)];
  const [right, bottom] = [(FILES.length - 1) * CELL, (RANKS.length - 1) * CELL];
  const [left, top] = [
    start.x - (start.x === 0 ? EDGE : CELL / 2),
    end.y - (end.y === 0 ? EDGE : CELL / 2),
  ];
  return {
    x: left,
    y: top,
    width: end.x + (end.x === right ? EDGE : CELL / 2) - left,
    height: start.y + (start.y === bottom ? EDGE : CELL / 2) - top,
  };
}

export const ALL = ["a1", "k12"] as const;

/** The box of a scene, with room for the coordinates. */
export function boxOf({ part = ALL }: Pick<Scene, "part">): Box {
  const { x, y, width, height } = cut(part);
  return { x: x - MARGIN, y, width: width + MARGIN, height: height + MARGIN };
}

/** The size of a picture in pixels. */
export function sizeOf(scene: Pick<Scene, "part">): { width: number; height: number } {
  const { width, height } = boxOf(scene);
  return { width: Math.round(width * SCALE), height: Math.round(height * SCALE) };
}
