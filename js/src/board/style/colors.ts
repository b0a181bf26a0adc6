// The colours of the board: a light and a dark value each. A page changes one by the custom property
// `--board-` and its name. Lines, rims and marks have at least 3:1 against the ground under them.

/** The colours that all themes share. */
const COMMON = {
  coordinate: ["#5f5a4e", "#aaa595"],
  "red-base": ["#b3261e", "#c5382e"],
  "red-rim": ["#6d0f0a", "#4d0a07"],
  "red-glyph": ["#fff3d9", "#fff3d9"],
  "blue-base": ["#eaf2fc", "#dbe8f8"],
  "blue-rim": ["#143a6e", "#143a6e"],
  gold: ["#ffc52e", "#ffc52e"],
  "gold-rim": ["#7a5200", "#7a5200"],
  move: ["#12805c", "#6fe08f"],
  capture: ["#d0021b", "#ff5a52"],
  stay: ["#a84a06", "#ffa64d"],
  suicide: ["#8a1fb0", "#de8dff"],
  combine: ["#0b6fb8", "#6cc1ff"],
  "last-move": ["#f7e04f", "#c9b12a"],
  premove: ["#5b6b7d", "#a9bdd2"],
  selected: ["#fffbe0", "#fff6b0"],
  "zone-red": ["#c22411", "#ff7a68"],
  "zone-blue": ["#1259d8", "#6ea8ff"],
  safe: ["#12805c", "#4ade80"],
  strike: ["#c2540a", "#ffb454"],
  stopped: ["#c8102e", "#ff6b61"],
  halo: ["#ffffff", "#10151a"],
  green: ["#15803d", "#4ade80"],
  red: ["#c81e1e", "#ff6b61"],
  blue: ["#1d4ed8", "#7cb1ff"],
  yellow: ["#b45309", "#ffcf4d"],
  focus: ["#111111", "#ffffff"],
  panel: ["#fffdf7", "#1b2129"],
  text: ["#1d2126", "#edf1f5"],
  quiet: ["#62666d", "#93a1b0"],
} as const;

/** The ground of each theme. */
const GROUNDS = {
  classic: {
    land: ["#ead9a8", "#57503a"],
    sand: ["#f6ecca", "#756b4a"],
    mixed: ["#84d3cc", "#1f5c5e"],
    foam: ["#d5efec", "#4f9a9d"],
    water: ["#3b82b4", "#173e60"],
    wave: ["#6aa8d0", "#2d5f87"],
    stream: ["#4f9ac8", "#225274"],
    bridge: ["#ffd75e", "#e8bd45"],
    plank: ["#a8761a", "#7c5714"],
    line: ["#484230", "#b9ae88"],
    "sea-line": ["#dcecf8", "#8fb0cc"],
    frame: ["#6b5a36", "#8d7c52"],
  },
  map: {
    land: ["#f2efe0", "#3b4237"],
    sand: ["#c9c4a8", "#5d6653"],
    mixed: ["#cfe7ee", "#24505c"],
    foam: ["#7fb3c8", "#3f7c90"],
    water: ["#a9d3e6", "#17394c"],
    wave: ["#7db7d3", "#2b5a74"],
    stream: ["#9ccbe2", "#2a6480"],
    bridge: ["#f4e3b0", "#cbb271"],
    plank: ["#7a5a20", "#5e4513"],
    line: ["#6f6a55", "#9aa28c"],
    "sea-line": ["#2f6482", "#6e9ab0"],
    frame: ["#3f3c30", "#7f8775"],
  },
  plain: {
    land: ["#ece8de", "#3a3d42"],
    sand: ["#ece8de", "#3a3d42"],
    mixed: ["#c4dcd9", "#2c4a4d"],
    foam: ["#c4dcd9", "#2c4a4d"],
    water: ["#a3c3dc", "#1f3a52"],
    wave: ["#a3c3dc", "#1f3a52"],
    stream: ["#a3c3dc", "#1f3a52"],
    bridge: ["#d9cfae", "#8a7f5c"],
    plank: ["#75683f", "#4c442b"],
    line: ["#6d6a62", "#8f949b"],
    "sea-line": ["#4b6a82", "#7893a8"],
    frame: ["#8a857a", "#5c6168"],
  },
} as const;

type Theme = keyof typeof GROUNDS;
export type Scheme = "light" | "dark";

/** The colours of a theme: names, with the light and the dark value. */
export function colorsOf(theme: Theme): Readonly<Record<string, readonly [string, string]>> {
  return { ...GROUNDS[theme], ...COMMON };
}

/** The declarations of the colours, for the style sheet of a board. */
export function declareColors(): string {
  const declare = (colors: object) =>
    Object.entries(colors as Record<string, readonly [string, string]>)
      .map(([name, [light, dark]]) => `--${name}:var(--board-${name},light-dark(${light},${dark}))`)
      .join(";");
  const grounds = Object.entries(GROUNDS).map(
    ([theme, colors]) => `.board.${theme}{${declare(colors)}}`,
  );
  return `.board{${declare(COMMON)}}${grounds.join("")}`;
}

/** The same for a file, which has no page around it: the values themselves. */
export function resolveColors(css: string, valueOf: (name: string) => string): string {
  return css.replace(/var\(--([\w-]+)\)/g, (_, name: string) => valueOf(name));
}
