// Arrows of the page and of the user. One that ends where it starts is a ring.
import type { Arrow as BoardArrow, Mark, Pen } from "cotulenh-wasm/board";

/** An arrow between two squares; a ring around the square if both are the same. */
export interface Arrow extends BoardArrow {
  readonly color: Pen;
}

/** The arrows with another one; without it, if it is there in the same colour. */
export function toggleArrow(arrows: readonly Arrow[], arrow: Arrow): Arrow[] {
  const isSame = (one: Arrow) => one.from === arrow.from && one.to === arrow.to;
  const others = arrows.filter((one) => !isSame(one));
  const present = arrows.find(isSame);
  return present?.color === arrow.color ? others : [...others, arrow];
}

const isRing = ({ from, to }: Arrow) => from === to;

/** The arrows and the rings, as the board has them. */
export function splitArrows(all: readonly Arrow[]): {
  arrows: readonly Arrow[];
  rings: readonly Mark[];
} {
  const rings = all.filter(isRing).map(({ from, color }) => ({ square: from, color }));
  return { arrows: all.filter((one) => !isRing(one)), rings };
}
