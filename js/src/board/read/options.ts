// Checks the options of a board, which can be anything: what a board cannot draw is refused with a sentence that
// says what to pass.
import { fieldOf, isArray, shown } from "../../arguments/objects.js";
import { completeRules } from "../../arguments/rules.js";
import { isNear } from "../../errors/advice.js";
import { CoTuLenhError } from "../../errors/error.js";
import type { Square } from "../../vocabulary/types.js";
import { MOVE_KINDS, PIECE_TYPES, SQUARES } from "../../vocabulary/words.js";
import {
  DEFAULTS,
  MARK_SHAPES,
  PENS,
  type BoardCallbacks,
  type BoardInput,
  type BoardOptions,
} from "../options.js";

/** Refuses an option. */
export function refuseOption(name: string, message: string): never {
  throw new CoTuLenhError("INVALID_OPTIONS", message, { path: name });
}

const quote = (words: readonly string[]): string =>
  words.map((word) => JSON.stringify(word)).join(", ");

/** A game, a tree or a play where something of it is wanted. */
export const isGame = (value: unknown): boolean => typeof fieldOf(value, "moves") === "function";

type Check = (value: unknown, name: string) => void;

/** One of a few words; an object may stand for one. */
const word =
  (words: readonly string[], isOther: (value: unknown) => boolean = () => false): Check =>
  (value, name) => {
    if (words.includes(value as string) || isOther(value)) return;
    refuseOption(name, `${name} is one of ${quote(words)}, not ${shown(value)}`);
  };

/** An object with a field of this name. */
const has =
  (field: string) =>
  (value: unknown): boolean =>
    fieldOf(value, field) !== undefined;

const flag: Check = (value, name) => {
  if (typeof value !== "boolean")
    refuseOption(name, `${name} is true or false, not ${shown(value)}`);
};

/** A square, or something that stands on one. */
export function readSquare(value: unknown, name: string): Square {
  const square = typeof value === "string" ? value : fieldOf(value, "square");
  if (SQUARES.includes(square as Square)) return square as Square;
  return refuseOption(name, `${name}: ${shown(square ?? value)} is not a square, such as "c4"`);
}

/** What can be gone through. */
export function readList(value: unknown, name: string, what: string): unknown[] {
  const isList =
    typeof value !== "string" && fieldOf(value, Symbol.iterator as never) !== undefined;
  if (!isList)
    refuseOption(
      name,
      `${name} is a list of ${what}, not ${isGame(value) ? "a game" : shown(value)}`,
    );
  return [...(value as Iterable<unknown>)];
}

const list =
  (what: string, check: Check): Check =>
  (value, name) => {
    for (const [i, one] of readList(value, name, what).entries()) check(one, `${name}[${i}]`);
  };

const orNull =
  (check: Check): Check =>
  (value, name) => {
    if (value !== null) check(value, name);
  };

/** Refuses what is no object of this form. */
const requireFields = (value: unknown, name: string, form: string): void => {
  if (typeof value === "object" && value !== null) return;
  refuseOption(name, `${name} is ${form}, not ${shown(value)}`);
};

const way: Check = (value, name) => {
  requireFields(value, name, '{ from, to }, such as { from: "c3", to: "c6" }');
  readSquare(fieldOf(value, "from"), `${name}.from`);
  readSquare(fieldOf(value, "to"), `${name}.to`);
};

const pen: Check = (value, name) => {
  const color = fieldOf(value, "color");
  if (color !== undefined) word(PENS)(color, `${name}.color`);
};

const piece: Check = (value, name) => {
  const [type, color] = [fieldOf(value, "type"), fieldOf(value, "color")];
  if (PIECE_TYPES.includes(type as never) && (color === "r" || color === "b")) return;
  refuseOption(name, `${name} is a piece, such as { type: "t", color: "r" }, not ${shown(value)}`);
};

const standing: Check = (value, name) => {
  readSquare(fieldOf(value, "square"), `${name}.square`);
  piece(fieldOf(value, "piece"), `${name}.piece`);
};

const pieces: Check = (value, name) => {
  if (typeof value === "string") return;
  if (isGame(value))
    refuseOption(name, `${name} is a FEN or a list of pieces, not a game: pass game.pieces()`);
  list("pieces", standing)(value, name);
};

const square: Check = (value, name) => void readSquare(value, name);

const DEFENDERS = "what game.view().defenders gives";

const zone: Check = (value, name) => {
  if (typeof value === "string") {
    const remedy = `${DEFENDERS}: each with its square and its level`;
    refuseOption(name, `${name} is ${shown(value)}, but zones are ${remedy}`);
  }
  if (has("defenders")(value)) {
    const found = "a square that is covered, as game.getAirDefense gives it";
    refuseOption(name, `${name} is ${found}, but zones are those who defend: ${DEFENDERS}`);
  }
  readSquare(fieldOf(value, "square"), `${name}.square`);
  const level = fieldOf(value, "level");
  if (typeof level !== "number")
    refuseOption(name, `${name}.level is a number, not ${shown(level)}`);
};

const SIDES = ["red", "blue", "both"];

const zones: Check = (value, name) => {
  if (typeof value !== "string") return list("defenders", zone)(value, name);
  if (SIDES.includes(value)) return;
  refuseOption(name, `${name} is ${quote(SIDES)} or ${DEFENDERS}, not ${shown(value)}`);
};

const object =
  (what: string, check: Check = () => {}): Check =>
  (value, name) => {
    if (typeof value !== "object" || value === null || isArray(value)) {
      refuseOption(name, `${name} is ${what}, not ${shown(value)}`);
    }
    check(value, name);
  };

const within =
  (field: string, check: Check): Check =>
  (value, name) =>
    check(fieldOf(value, field), `${name}.${field}`);

/** What callbacks are mistaken for, and what is meant then. */
const CALLBACK_REMEDIES: { readonly [Name in keyof BoardCallbacks]?: string } = {
  select: "; the selected square is the option selected",
  draw: "; arrows and marks are the options arrows and marks",
  choose: "; the question is the option choice",
};

const callback: Check = (value, name) => {
  if (typeof value === "function") return;
  const remedy = CALLBACK_REMEDIES[name as keyof BoardCallbacks] ?? "";
  refuseOption(
    name,
    `${name} is a function that hears what the user does, not ${shown(value)}${remedy}`,
  );
};

/** The checks of options that can be read twice; lists of squares and targets are checked while they are read. */
const CHECKS: { readonly [Name in keyof BoardOptions]?: Check } = {
  pieces,
  orientation: word(["r", "b", "red", "blue"]),
  coordinates: word(["outside", "inside", "none"]),
  theme: word(["classic", "map", "plain"], has("colors")),
  pieceSet: word(["symbols", "traditional", "contrast"], has("draw")),
  viewOnly: flag,
  selected: orNull(square),
  lastMove: orNull((value, name) =>
    fieldOf(value, "from") === undefined ? list("squares", square)(value, name) : way(value, name),
  ),
  check: orNull(square),
  checkers: list("squares", square),
  zones: orNull(zones),
  rules: (value) => void completeRules(value),
  flights: orNull((value, name) => {
    object("{ from, squares }", within("from", square))(value, name);
    within("squares", list("what game.getFlightPaths gives", within("square", square)))(
      value,
      name,
    );
  }),
  legend: flag,
  arrowRanks: word(["none", "numbers", "fade"]),
  resizable: flag,
  ghosts: pieces,
  steps: list("moves", way),
  premoves: list("moves", way),
  arrows: list('arrows, such as { from: "c3", to: "c6" }', (value, name) => {
    way(value, name);
    pen(value, name);
  }),
  marks: list('marks, such as { square: "c3" }', (value, name) => {
    requireFields(value, name, '{ square }, such as { square: "c3" }');
    within("square", square)(value, name);
    pen(value, name);
    const form = fieldOf(value, "shape");
    if (form !== undefined) word(MARK_SHAPES)(form, `${name}.shape`);
  }),
  choice: orNull((value, name) => {
    object("{ square, options }", within("square", square))(value, name);
    within("options", list("moves", within("kind", word(MOVE_KINDS))))(value, name);
  }),
  tray: orNull((value, name) => {
    object("{ square, pieces }", within("square", square))(value, name);
    within("pieces", list("pieces", within("piece", piece)))(value, name);
  }),
  spares: (value, name) => {
    if (typeof value !== "boolean") list("pieces", piece)(value, name);
  },
  brush: orNull(piece),
  animation: (value, name) => {
    if (typeof value === "number" && value >= 0) return;
    refuseOption(name, `${name} is a number of milliseconds, not ${shown(value)}`);
  },
  effects: orNull(object("what effects(move) of cotulenh-wasm/play gives")),
  announcement: (value, name) => {
    if (typeof value !== "string") refuseOption(name, `${name} is a text, not ${shown(value)}`);
  },
  labels: orNull(object("a table of words, such as vi of cotulenh-wasm/texts")),
};

/** What other boards call an option. */
const OTHER_NAMES: { readonly [Name in string]?: keyof BoardOptions } = {
  fen: "pieces",
  position: "pieces",
  dests: "targets",
  flipped: "orientation",
  shapes: "arrows",
};

/** What may be meant by a name that is not an option: `onSelect`, `lastmove`, `orientaton`. */
function adviseOption(name: string, known: readonly string[]): string {
  const plain = name.replace(/^on(?=[A-Z])/, "").toLowerCase();
  const meant = OTHER_NAMES[plain] ?? known.find((one) => isNear(plain, one.toLowerCase()));
  return meant ? `: ${meant} may be meant` : "";
}

/** Checks one option; `undefined` stands for its default. */
export function checkOption(name: string, value: unknown): void {
  if (!(name in DEFAULTS)) {
    const known = Object.keys(DEFAULTS);
    const list = `known are: ${known.join(", ")}`;
    const advice = adviseOption(name, known);
    refuseOption(name, `${shown(name)} is not an option of the board${advice}; ${list}`);
  }
  if (value === undefined) return;
  const option = name as keyof BoardOptions;
  const isCallback = DEFAULTS[option] === null && !CHECKS[option] && option !== "targets";
  (isCallback ? orNull(callback) : CHECKS[option])?.(value, name);
}

/** Refuses what is no object of options. */
export function requireOptions(input: unknown): void {
  if (typeof input === "object" && input !== null && !isArray(input)) return;
  const example = "such as { pieces: game.pieces() }";
  refuseOption("", `the options of a board are an object, ${example}, not ${shown(input)}`);
}

/** The options with some others. */
export function mergeOptions(options: Readonly<BoardOptions>, input: BoardInput): BoardOptions {
  requireOptions(input);
  const merged = { ...options } as Record<string, unknown>;
  for (const [name, value] of Object.entries(input)) {
    if (value !== merged[name] || !(name in DEFAULTS)) checkOption(name, value);
    merged[name] = value === undefined ? DEFAULTS[name as keyof BoardOptions] : value;
  }
  return merged as unknown as BoardOptions;
}
