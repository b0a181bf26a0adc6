// The colours of the board: a light and a dark value each. A page changes one by the custom property
// `--board-` and its name. Lines, rims and marks have at least 3:1 against the ground under them.

/** The colours that all themes share. */
const COMMON = {
  coordinate: ["#5f5a4e", "#b4bac2"],
  "coordinate-inside": ["#484230", "#d3dbe4"],
  "red-base": ["#b3261e", "#c5382e"],
  "red-rim": ["#6d0f0a", "#4d0a07"],
  "red-glyph": ["#fff3d9", "#fff3d9"],
  "blue-base": ["#eaf2fc", "#dbe8f8"],
  "blue-rim": ["#143a6e", "#143a6e"],
  gold: ["#ffc52e", "#ffc52e"],
  "gold-rim": ["#7a5200", "#7a5200"],
  move: ["#0e6b4c", "#6fe08f"],
  capture: ["#b80018", "#ff6a61"],
  stay: ["#8f3d00", "#ffa64d"],
  suicide: ["#7a169e", "#de8dff"],
  combine: ["#0a57a8", "#6cc1ff"],
  "last-move": ["#ffd84a", "#ffd84a"],
  edge: ["#2a2208", "#0b0d10"],
  premove: ["#5b6b7d", "#a9bdd2"],
  selected: ["#fffbe0", "#fff6b0"],
  "zone-red": ["#b81d0c", "#ff8a7a"],
  "zone-blue": ["#1047b8", "#7db1ff"],
  "tint-red": ["#b81d0c", "#ffb8ad"],
  "tint-blue": ["#0d3fa8", "#b0d0ff"],
  "sea-red": ["#ffe4df", "#ffb8ad"],
  "sea-blue": ["#e2eeff", "#b0d0ff"],
  "sea-rim": ["#ffffff", "#10151a"],
  halo: ["#ffffff", "#10151a"],
  yellow: ["#b45309", "#ffcf4d"],
  panel: ["#fffdf7", "#1b2129"],
  text: ["#1d2126", "#edf1f5"],
  quiet: ["#62666d", "#93a1b0"],
} as const;

/** The colours of a page. */
export type Scheme = "light" | "dark";

/** Colours by their names, each with the light and the dark value. */
export type Colors = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** The declarations of colours, for a style sheet. */
export function declareColors(colors: Colors = COMMON): string {
  const all = Object.entries(colors).map(
    ([name, [light, dark]]) => `--${name}:var(--board-${name},light-dark(${light},${dark}))`,
  );
  return `.board{${all.join(";")}}`;
}

/** The value of a colour where there is no page. */
export function colorIn(colors: Colors, name: string, scheme: Scheme): string {
  const pair = colors[name] ?? COMMON[name as keyof typeof COMMON];
  return pair?.[scheme === "dark" ? 1 : 0] ?? "none";
}

/** The same for a file, which has no page around it: the values themselves. */
export function resolveColors(css: string, valueOf: (name: string) => string): string {
  return css.replace(/var\(--([\w-]+)\)/g, (_, name: string) => valueOf(name));
}
