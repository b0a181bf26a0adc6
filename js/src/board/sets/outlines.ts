// The outlines of discs. Red is round, Blue has eight corners, so that they differ without colour.
import type { Color } from "../../vocabulary/types.js";
import { shape, type Shape } from "../markup.js";

function octagon(radius: number): string {
  return Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** A disc of a side. */
export function outline(color: Color, radius: number, className: string): Shape {
  if (color === "r") return shape("circle", { class: className, r: radius });
  // An octagon of the same area.
  return shape("polygon", { class: className, points: octagon(radius * 1.055) });
}
