// The names of the places, which are also their folders.

/** The places, in the order of the menu; each has its own address below the root of the site. */
export const PLACES = [
  "home",
  "play",
  "online",
  "learn",
  "puzzles",
  "analyse",
  "editor",
  "games",
  "rules",
  "developers",
] as const;
export type PlaceName = (typeof PLACES)[number];
