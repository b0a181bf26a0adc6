// What is drawn around pieces: outlines below them, which hide nothing, and one small badge in the
// corner of each destination. The kinds of destinations differ in their badge as well as in colour.
import type { MoveKind, Square } from "../../vocabulary/types.js";
import { CELL, RADIUS, type Geometry } from "../geometry.js";
import { at, group, path, shape, type Shape } from "../markup.js";
import type { BoardState } from "../read/state.js";

/** The radius of outlines: outside of a piece, and short of its neighbours. */
export const OUTLINE = RADIUS + 6;

/** The radius of the dot on an empty destination. */
export const DOT = 14;

/** Where a badge is, from the middle of its square, and how large. */
export const BADGE = { x: 35, y: -35, r: 19 };

/** What a badge says: a kind of move, or that there is a choice. */
type BadgeName = Exclude<MoveKind, "move"> | "either" | "several";

/** A star with many points. */
export function burst(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const radius = i % 2 ? inner : outer;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const GLYPHS: Readonly<Record<BadgeName, () => Shape[]>> = {
  // An arrow onto the piece.
  capture: () => [path("sign", "M8-8-7 7M5 7H-7V-5")],
  // A gun sight: a shot from where one stands.
  stay: () => [path("sign thin", "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M0-13v8M0 5v8M-13 0h8M5 0h8")],
  // A burst: both are lost.
  suicide: () => [path("solid", burst(8, 13, 6))],
  combine: () => [path("sign", "M0-9.5v19M-9.5 0h19")],
  // There and back: one may stay there or return.
  either: () => [path("sign thin", "M-9-4.5H9L4-9.5M9 4.5H-9l5 5")],
  several: () => [path("sign", "M-9 0h0M0 0h0M9 0h0")],
};

/** The badge for the kinds of a destination. */
function badgeOf(kinds: readonly MoveKind[]): BadgeName | null {
  const [first, second, third] = kinds.filter((kind) => kind !== "move");
  if (!second) return (first as BadgeName | undefined) ?? null;
  const isEither = kinds.includes("capture") && kinds.includes("stay") && !third;
  return isEither ? "either" : "several";
}

function badge(kinds: readonly MoveKind[], point: { x: number; y: number }): Shape | null {
  const name = badgeOf(kinds);
  if (!name) return null;
  const kind = kinds.find((one) => one !== "move")!;
  const attributes = { class: `badge ${kind}`, part: `badge badge-${name}`, "data-badge": name };
  return at(point, shape("g", attributes, shape("circle", { r: BADGE.r }), ...GLYPHS[name]()));
}

/** An outline around a piece: a line between two pale ones, to be seen on any ground. */
function outline(className: string): Shape {
  return group(
    `outline ${className}`,
    shape("circle", { class: "halo", r: OUTLINE }),
    shape("circle", { class: "line", r: OUTLINE }),
  );
}

function target(square: Square, kinds: readonly MoveKind[], geometry: Geometry): Shape {
  const kind = kinds.find((one) => one !== "move") ?? "move";
  const parts = kinds.map((one) => `target-${one}`).join(" ");
  const attributes = { class: `target ${kind}`, part: `target ${parts}`, "data-target": square };
  const drawn = kind === "move" ? shape("circle", { class: "dot", r: DOT }) : outline(kind);
  return at(geometry.point(square), shape("g", attributes, drawn));
}

/** The destinations, below the pieces: a dot on an empty point, an outline around a piece. */
export function drawTargets({ targets, geometry }: BoardState): Shape[] {
  return [...targets].map(([square, kinds]) => target(square, kinds, geometry));
}

/** The badges of the destinations, over the pieces. */
export function drawBadges({ targets, geometry }: BoardState): (Shape | null)[] {
  return [...targets].map(([square, kinds]) => {
    const { x, y } = geometry.point(square);
    return badge(kinds, { x: x + BADGE.x, y: y + BADGE.y });
  });
}

/** A kind of move as a picture of its own, for buttons and legends. */
export function kindIcon(kind: MoveKind): Shape {
  const attributes = { class: "icon", viewBox: "-24 -24 48 48", "aria-hidden": "true" };
  const dot = group("target move", shape("circle", { class: "dot", r: DOT }));
  return shape("svg", attributes, badge([kind], { x: 0, y: 0 }) ?? dot);
}

const HALF = CELL / 2 - 3;
const SQUARE = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF, rx: 14 };

/** A filled square. */
export function highlight(
  square: Square,
  className: string,
  geometry: Geometry,
  part = className,
): Shape {
  const attributes = { class: className, part, "data-mark": square, ...SQUARE };
  return at(geometry.point(square), shape("rect", attributes));
}

/** How large the alarm around a commander in check is: its tips, and between them. */
const ALARM = { outer: 66, inner: 54 };

/** A line from the outline of a checking piece to the alarm around the commander. */
function attack(from: Square, to: Square, geometry: Geometry): Shape {
  const [a, b] = [geometry.point(from), geometry.point(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = (away: number) =>
    `${(a.x + ((b.x - a.x) * away) / length).toFixed(1)} ${(a.y + ((b.y - a.y) * away) / length).toFixed(1)}`;
  const [start, end] = [OUTLINE + 12, length - ALARM.outer - 6];
  return shape(
    "g",
    { class: "attack", part: "checker", "data-checker": from },
    // Between neighbours there is no room for it, nor a need.
    end > start ? path("check-line", `M${along(start)}L${along(end)}`) : null,
    at(a, outline("checker")),
  );
}

/**
 * A square of the last turn: a ring around what arrived, and a dashed ghost where nothing is left. Both
 * have a dark edge, so that one colour is seen on any ground.
 */
function lastMove(square: Square, i: number, { geometry, pieces }: BoardState): Shape {
  const part = `last-move last-move-${i === 0 ? "from" : "to"}`;
  const isGhost = !pieces.has(square);
  const r = isGhost ? RADIUS - 9 : OUTLINE;
  const attributes = { class: `last-move${isGhost ? " left" : ""}`, part, "data-mark": square };
  return at(
    geometry.point(square),
    shape("g", attributes, shape("circle", { class: "edge", r }), shape("circle", { r })),
  );
}

/** The highlights below the pieces. */
export function drawHighlights(state: BoardState): Shape[] {
  const { geometry, check, checkers, options } = state;
  const { selected, premoves } = options;
  const drawn = state.lastMove.map((square, i) => lastMove(square, i, state));
  for (const { from, to } of premoves) {
    drawn.push(highlight(from, "premove", geometry), highlight(to, "premove", geometry));
  }
  if (selected) {
    const attributes = { class: "selected", part: "selected", "data-mark": selected };
    const disc = shape("circle", { class: "ground", r: OUTLINE });
    drawn.push(at(geometry.point(selected), shape("g", attributes, disc, outline("own"))));
  }
  if (check) {
    const alarm = path("check", burst(16, ALARM.outer, ALARM.inner), {
      part: "check",
      "data-mark": check,
    });
    drawn.push(at(geometry.point(check), alarm));
    for (const square of checkers) drawn.push(attack(square, check, geometry));
  }
  return [group("highlights", ...drawn)];
}
