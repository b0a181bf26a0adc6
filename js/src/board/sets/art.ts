// The drawings of the piece types, one path each, around the origin, within 29 units.
// `body` is filled; `cut` is drawn over it in the colour of the disc.
import type { PieceType } from "../../vocabulary/types.js";

interface Drawing {
  body: string;
  cut?: string;
}

/** The drawings by type. */
export const DRAWINGS: Readonly<Record<PieceType, Drawing>> = {
  // Commander: a general's star.
  c: {
    body: "M0-28 6.6-9.1 26.6-8.7 10.7 3.5 16.5 22.7 0 11.3-16.5 22.7-10.7 3.5-26.6-8.7-6.6-9.1Z",
  },
  // Infantry: a soldier under a helmet.
  i: {
    body:
      "M-17-6a17 17 0 0 1 34 0h4v6h-42v-6Z" +
      "M-11 2h22v3a11 10 0 0 1-22 0Z" +
      "M-24 26c0-9 7-13 15-13l9 7 9-7c8 0 15 4 15 13Z",
  },
  // Tank: seen from the side.
  t: {
    body:
      "M-13-13h17l5 5h20v5h-19l2 6h9l6 6-5 9h-44l-5-9 5-6h6Z" +
      "M-20 20h40a0 0 0 0 1 0 0l-5 5h-30Z",
    cut: "M-17 13a2.6 2.6 0 1 0 .01 0ZM-6 13a2.6 2.6 0 1 0 .01 0ZM6 13a2.6 2.6 0 1 0 .01 0ZM17 13a2.6 2.6 0 1 0 .01 0Z",
  },
  // Militia: a villager under a palm-leaf hat.
  m: {
    body:
      "M0-26 27-3c-16 5-38 5-54 0Z" +
      "M-11 3c7 1.5 15 1.5 22 0v2a11 10 0 0 1-22 0Z" +
      "M-24 26c0-9 7-13 15-13l9 7 9-7c8 0 15 4 15 13Z",
  },
  // Engineer: a gear.
  e: {
    body:
      "M-5-19l1-8h8l1 8 5 2 6-5 6 6-5 6 2 5 8 1v8l-8 1-2 5 5 6-6 6-6-5-5 2-1 8h-8l-1-8-5-2-6 5-6-6" +
      " 5-6-2-5-8-1v-8l8-1 2-5-5-6 6-6 6 5Z",
    cut: "M0-8a9.5 9.5 0 1 0 .01 0Z",
  },
  // Artillery: a gun on its wheel.
  a: {
    body: "M-24 6 18-25l7 8-24 19a13 13 0 1 1-20 12l-3-1Z" + "M8 14 27 20v6H4Z",
    cut: "M-7 8a6 6 0 1 0 .01 0Z",
  },
  // Anti-air: two long barrels that point steeply at the sky, on a mount with three feet.
  g: {
    body:
      "M-10 1 11-29l4 3-2 3 4 3-17 24ZM3 9 21-17l3 2-2 3 4 3-15 21Z" +
      "M-21 3a12 12 0 0 1 18-8l20 14-5 8h-25a10 10 0 0 1-8-14Z" +
      "M-8 15h14l3 6h15v7h-48v-7h13Z",
    cut: "M-11 4a4.5 4.5 0 1 0 .01 0Z",
  },
  // Missile: a rising rocket.
  s: {
    body:
      "M0-29c7 7 9 14 9 22v12l9 9v9l-11-5h-14l-11 5v-9l9-9v-12c0-8 2-15 9-22Z" + "M-5 20h10l-5 9Z",
    cut: "M0-14a4.5 4.5 0 1 0 .01 0Z",
  },
  // Air force: a jet seen from above.
  f: {
    body: "M0-29c3 3 4.5 8 4.5 13v6l22 15v7l-22-6v9l8 7v5l-12.5-4-12.5 4v-5l8-7v-9l-22 6v-7l22-15v-6c0-5 1.5-10 4.5-13Z",
  },
  // Navy: a warship.
  n: {
    body:
      "M-28 5h56l-8 15h-40Z" +
      "M-15-6h27l4 9h-34ZM-8-16h13v8h-13ZM-3-28h4v11h-4ZM13-6h12v4h-11Z" +
      "M-27 23c5 4 9 4 13.5 0 5 4 9 4 13.5 0 5 4 9 4 13.5 0 5 4 9 4 13.5 0v4c-5 3-9 3-13.5-1-5 4-9 4-13.5 0-5 4-9 4-13.5 0-5 4-9 4-13.5 1Z",
  },
  // Headquarter: a house with a flag.
  h: {
    body: "M-2-29h4v2h17l-5 5 5 5h-17v5l22 13v5h-4v21h-40v-21h-4v-5l22-13Z",
    cut: "M-5 27v-13h10v13ZM-15 9h7v7h-7ZM8 9h7v7h-7Z",
  },
};

/** A small five-pointed star. */
export const STAR = "M0-9 2.6-2.9 9-2.8 3.5 1.2 5.3 7.3 0 3.6-5.3 7.3-3.5 1.2-9-2.8-2.6-2.9Z";
