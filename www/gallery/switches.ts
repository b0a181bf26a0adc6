// Everything that can be switched: the options of the board, each with some values to try.
import type { CoTuLenh } from "cotulenh-wasm";
import type { BoardCallbacks, BoardInput, BoardOptions } from "cotulenh-wasm/board";
import { map } from "cotulenh-wasm/board/map";
import { plain } from "cotulenh-wasm/board/plain";
import { vi } from "cotulenh-wasm/texts";
import { literal, type Sample } from "./code.js";
import type { GroupName, ValueName } from "./texts.js";

/** A stack on c4, and planes within reach of defenders. */
export const BATTLE =
  "6c4/1n2fh1hf2/3a2s2a1/2n2t1tg2/2ie2m2ei/4gi5/5T5/2IE2M2EI/2(NFT)1G2TG2/3AF1S2A1/1N3H1HF2/6C4 r - - 0 1";

/** The moves of the battle that can be shown. */
export const MOVES = { capture: "Txf7", shot: "(NFT)_f7", kamikaze: "F@e7" } as const;

/**
 * The values of a switch, the one at the opening first: what each sets, where `null` is the default of the
 * board. One with `on` is a tick.
 */
export type Values = Readonly<
  Partial<Record<ValueName | "off" | "on", ((game: CoTuLenh) => Sample) | null>>
>;

/** The options that are drawn, and one of the callbacks. */
export type OptionName =
  Exclude<keyof BoardOptions, keyof BoardCallbacks | "pieces" | "effects"> | "draw";

const of = (value: unknown) => () => literal(value);
const words = (...names: ValueName[]): Values =>
  Object.fromEntries(names.map((name, i) => [name, i === 0 ? null : of(name)]));
const on = (make: (game: CoTuLenh) => Sample): Values => ({ off: null, on: make });
const named = (value: { name: string }) => () => ({ value, code: JSON.stringify(value.name) });
const check = (value: BoardInput[keyof BoardInput]): Values => on(of(value));
const asked = (code: string, read: (game: CoTuLenh) => unknown) =>
  on((game) => ({ value: read(game), code }));

const TANK = { type: "t", color: "r" } as const;
const PLANE = { type: "f", color: "r" } as const;

/** The values of all options. */
export const OPTIONS: Readonly<Record<OptionName, Values>> = {
  // The theme objects themselves: their colours are read before anything is loaded.
  theme: { classic: null, map: named(map), plain: named(plain) },
  pieceSet: words("symbols", "traditional", "contrast"),
  coordinates: words("outside", "inside", "none"),
  orientation: { red: null, blue: of("blue") },
  animation: { usual: null, slow: of(900), none: of(0) },
  viewOnly: check(true),
  zones: { both: of("both"), red: of("red"), blue: of("blue"), none: null },
  rules: { standard: null, noFly: of({ airDefense: "noFly" }) },
  flights: asked('{ from: "e3", squares: game.getFlightPaths("e3") }', (game) => ({
    from: "e3",
    squares: game.getFlightPaths("e3"),
  })),
  legend: { usual: null, none: of(false) },
  movable: asked("[...game.dests().keys()]", (game) => [...game.dests().keys()]),
  selected: check("e3"),
  targets: asked('game.choices("e3")', (game) => game.choices("e3")),
  lastMove: check(["f8", "f7"]),
  check: check("g12"),
  checkers: check(["f6"]),
  premoves: check([{ from: "g5", to: "g6" }]),
  choice: check({ square: "f7", options: [{ kind: "capture" }, { kind: "stay" }] }),
  ghosts: check([{ square: "b4", piece: PLANE }]),
  steps: check([
    { from: "c4", to: "e6" },
    { from: "c4", to: "d4" },
  ]),
  tray: check({
    square: "c4",
    pieces: [
      { piece: { type: "n", color: "r" }, movable: false },
      { piece: PLANE },
      { piece: TANK, picked: true },
    ],
  }),
  arrows: check([
    { from: "f6", to: "f7", color: "red" },
    { from: "e3", to: "e7", color: "blue", strength: 0.5, label: "2" },
  ]),
  arrowRanks: words("none", "numbers", "fade"),
  marks: check([
    { square: "g8", color: "yellow" },
    { square: "e7", shape: "cross", color: "red" },
    { square: "f6", shape: "highlight", color: "green", label: "!?" },
  ]),
  draw: on(() => ({
    value: null,
    code: "({ arrows, marks }) => board.set({ arrows, marks })",
  })),
  resizable: check(true),
  dimmed: check(["g5", "g8"]),
  spares: { none: null, whole: of(true), tank: of([TANK]) },
  brush: { none: null, tank: of(TANK) },
  labels: {
    english: null,
    vietnamese: () => ({ value: vi, code: "vi", imports: { "cotulenh-wasm/texts": ["vi"] } }),
  },
  announcement: check("Blue to move"),
};

/** The colours that can be changed here; all others can be changed in the same way. */
export const COLORS = ["land", "water", "red-base", "blue-base", "zone-red", "zone-blue"] as const;
type ColorName = (typeof COLORS)[number];

/** The switches in their groups. */
export const GROUPS: Readonly<
  Record<
    GroupName,
    readonly (OptionName | ColorName | "position" | "size" | "effects" | "scheme")[]
  >
> = {
  position: ["position", "orientation", "viewOnly"],
  look: ["theme", "pieceSet", "coordinates", "size", "resizable", "animation"],
  air: ["zones", "rules", "flights", "legend"],
  turn: [
    "movable",
    "selected",
    "targets",
    "lastMove",
    "check",
    "checkers",
    "premoves",
    "choice",
    "effects",
  ],
  deploy: ["ghosts", "steps", "tray"],
  drawing: ["arrows", "arrowRanks", "marks", "draw", "dimmed"],
  editor: ["spares", "brush"],
  words: ["labels", "announcement"],
  colors: ["scheme", ...COLORS],
};

/** What belongs to the battle: a game that is played decides it by itself. */
export const BATTLE_ONLY: readonly string[] = [
  ...GROUPS.turn,
  ...GROUPS.deploy,
  "flights",
  "dimmed",
];
