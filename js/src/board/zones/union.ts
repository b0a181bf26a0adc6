// The outline of circles that overlap, as one shape: of each circle, the arcs that no other covers.
import type { Point } from "../geometry.js";

export interface Circle extends Point {
  r: number;
}

const TURN = 2 * Math.PI;
const number = (value: number) => value.toFixed(1);

const onCircle = ({ x, y, r }: Circle, angle: number) =>
  `${number(x + r * Math.cos(angle))} ${number(y + r * Math.sin(angle))}`;

/** An arc of a length, clockwise up to an angle. */
const arc = (circle: Circle, length: number, end: number) =>
  `A${circle.r} ${circle.r} 0 ${length > Math.PI ? 1 : 0} 1 ${onCircle(circle, end)}`;

/** A whole circle, clockwise. */
export function circlePath({ x, y, r }: Circle): string {
  return `M${number(x - r)} ${number(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** The part of one circle's edge that is inside another: from an angle, clockwise for a length. */
function coveredBy(one: Circle, other: Circle): { from: number; length: number } | null {
  const away = Math.hypot(other.x - one.x, other.y - one.y);
  if (away >= one.r + other.r || away + other.r <= one.r) return null;
  if (away + one.r <= other.r) return { from: 0, length: TURN };
  const half = Math.acos((away ** 2 + one.r ** 2 - other.r ** 2) / (2 * away * one.r));
  const from = Math.atan2(other.y - one.y, other.x - one.x) - half;
  return { from: ((from % TURN) + TURN) % TURN, length: 2 * half };
}

/** The arcs of a circle that no other circle covers. */
function freeArcs(one: Circle, others: readonly Circle[]): { from: number; to: number }[] {
  const covered = others.flatMap((other) => coveredBy(one, other) ?? []);
  if (covered.length === 0) return [{ from: 0, to: TURN }];
  covered.sort((a, b) => a.from - b.from);
  const arcs: { from: number; to: number }[] = [];
  // Once around, from the start of the first covered part.
  const start = covered[0]!.from;
  let reached = start;
  for (const { from, length } of [...covered, { from: start + TURN, length: 0 }]) {
    if (from > reached + 1e-9) arcs.push({ from: reached, to: from });
    reached = Math.max(reached, from + length);
  }
  return arcs;
}

/** The edge of the union of circles, as a path to be stroked. */
export function unionEdge(circles: readonly Circle[]): string {
  let d = "";
  for (const circle of circles) {
    for (const { from, to } of freeArcs(
      circle,
      circles.filter((other) => other !== circle),
    )) {
      if (to - from >= TURN - 1e-9) d += circlePath(circle);
      else d += `M${onCircle(circle, from)}${arc(circle, to - from, to)}`;
    }
  }
  return d;
}

/**
 * Where two or more circles overlap, as a path to be filled: the lens of each pair. All lenses turn
 * the same way, so that where they overlap nothing is filled twice.
 */
export function overlapPath(circles: readonly Circle[]): string {
  let d = "";
  circles.forEach((one, i) => {
    for (const other of circles.slice(i + 1)) {
      const [inside, outside] = [coveredBy(one, other), coveredBy(other, one)];
      if (!inside && !outside) continue;
      if (!inside || !outside) {
        d += circlePath(inside ? one : other);
        continue;
      }
      d +=
        `M${onCircle(one, inside.from)}` +
        arc(one, inside.length, inside.from + inside.length) +
        `${arc(other, outside.length, outside.from + outside.length)}Z`;
    }
  });
  return d;
}
