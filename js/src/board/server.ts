/**
 * The board as text, for servers: the element with its position drawn in it, or a picture file.
 * @module cotulenh-wasm/board/server
 */
import { fieldOf, shown } from "../arguments/objects.js";
import { CoTuLenhError } from "../errors/error.js";
import type { CoTuLenh } from "../game/class.js";
import { otherColor } from "../vocabulary/colors.js";
import type { Color } from "../vocabulary/types.js";
import { drawingClass, drawLayers, useWriting } from "./draw/picture.js";
import * as writing from "./draw/writing.js";
import { writeSvg } from "./file.js";
import { escape, shape, toMarkup } from "./markup.js";
import { DEFAULTS, type BoardInput } from "./options.js";
import { mergeOptions, requireOptions } from "./read/options.js";
import { writePlacement } from "./read/placement.js";
import { colorOf, readState, type BoardState } from "./read/state.js";
import { contrast } from "./sets/contrast.js";
import { symbols } from "./sets/symbols.js";
import { traditional } from "./sets/traditional.js";
import { colorIn, declareColors, type Scheme } from "./style/colors.js";
import { boardCss } from "./style/sheet.js";
import { SYSTEM_CSS } from "./style/system.js";
import { classic } from "./themes/classic.js";
import { map } from "./themes/map.js";
import { plain } from "./themes/plain.js";
import { labelOf } from "./view/names.js";

useWriting(writing);

const SIDES = { r: "red", b: "blue" } as const;
const SETS = { symbols, traditional, contrast };
const THEMES = { classic, map, plain };

/** What a server says besides the options of the board. */
export interface ServerOptions extends BoardInput {
  /** The nonce of the page's security policy, for the style sheet. */
  nonce?: string | undefined;
  /** The colours of `renderSVG`. */
  scheme?: Scheme | undefined;
}

function read(given: ServerOptions): BoardState {
  requireOptions(given);
  const { nonce: _, scheme: __, ...input } = given;
  const options = mergeOptions(DEFAULTS, input);
  const { pieceSet, theme } = options;
  const looks = {
    set: typeof pieceSet === "string" ? SETS[pieceSet] : pieceSet,
    theme: typeof theme === "string" ? THEMES[theme] : theme,
  };
  return readState(options, looks, null);
}

/** The attributes with which the element draws the same again. */
function attributes({ options, set, theme, lastMove }: BoardState): Record<string, string> {
  const { pieces, orientation, coordinates, zones, rules, viewOnly } = options;
  return {
    fen: writePlacement(pieces),
    ...(colorOf(orientation) === "b" && { orientation: "blue" }),
    ...(coordinates !== DEFAULTS.coordinates && { coordinates }),
    ...(theme.name in THEMES && theme !== classic && { theme: theme.name }),
    ...(typeof zones === "string" && { zones }),
    ...(typeof rules === "string" && rules !== DEFAULTS.rules && { rules }),
    ...(set.name in SETS && set !== symbols && { "piece-set": set.name }),
    ...(lastMove.length > 0 && { "last-move": lastMove.join(" ") }),
    ...(viewOnly && { "view-only": "" }),
  };
}

function cells(state: BoardState): string {
  const { geometry, options, labels } = state;
  const cell = (square: (typeof geometry.rows)[number][number]) =>
    `<div class="cell" role="gridcell" tabindex="-1" part="cell" data-square="${square}" ` +
    `aria-label="${escape(labelOf(state, square))}"></div>`;
  const rows = geometry.rows.map(
    (squares) => `<div class="row" role="row">${squares.map(cell).join("")}</div>`,
  );
  const label = escape(labels.board);
  return `<div class="cells at-${options.coordinates}" role="grid" part="grid" aria-label="${label}">${rows.join("")}</div>`;
}

/** A short name for the ids of a drawing, so that two of them can be on a page. */
function nameOf(text: string): string {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return `cotulenh-${(hash >>> 0).toString(36)}`;
}

/**
 * The element `<cotulenh-board>` as HTML, with its position drawn: it is seen before any script
 * runs, and where none does. `cotulenh-wasm/board/element` makes it a board one can use.
 *
 * @example
 * ```ts
 * const html = renderBoard({ pieces: game.fen(), zones: "both" });
 * ```
 */
export function renderBoard(options: ServerOptions = {}): string {
  const state = read(options);
  const { geometry, set, theme } = state;
  const given = Object.entries(attributes(state));
  const written = given.map(([name, value]) => ` ${name}="${escape(value)}"`).join("");
  const box = {
    class: drawingClass(state),
    part: "drawing",
    viewBox: geometry.viewBox,
    "aria-hidden": "true",
  };
  const drawing = toMarkup(shape("svg", box, ...drawLayers(state, nameOf(written))));
  const nonce = options.nonce ? ` nonce="${escape(options.nonce)}"` : "";
  const css = (boardCss() + set.css + declareColors(theme.colors) + SYSTEM_CSS).replaceAll(
    "\n",
    "",
  );
  return (
    `<cotulenh-board${written}><template shadowrootmode="open"><style${nonce}>${css}</style>` +
    `<div class="board" part="board"><div class="square-box at-${state.options.coordinates}">` +
    `${drawing}${cells(state)}</div></div></template></cotulenh-board>`
  );
}

/** The board as the text of an SVG file. */
export function renderSVG(options: ServerOptions = {}): string {
  const state = read(options);
  const { colors } = state.theme;
  const name = nameOf(JSON.stringify([...state.pieces]));
  return writeSvg(state, name, (color) => colorIn(colors, color, options.scheme ?? "light"));
}

/** One picture of an animation. */
export interface Frame {
  /** The text of an SVG file. */
  readonly svg: string;
  /** How long it is seen, in milliseconds. */
  readonly duration: number;
}

/** How a game is drawn; what a board shows of each position comes from the game. */
export interface FramesOptions extends Omit<
  ServerOptions,
  "pieces" | "lastMove" | "check" | "checkers"
> {
  /** How long a position is seen, in milliseconds; 1000 if not given. */
  pause?: number | undefined;
  /** How long the last one is seen; 3000 if not given. */
  end?: number | undefined;
}

/** What a board shows of the position that a game is in. */
function drawPosition(game: CoTuLenh, zones: BoardInput["zones"]): BoardInput {
  const { pieces, defenders, isCheck, turn } = game.view();
  const moves = game.lastTurn()?.moves ?? [];
  const check = isCheck ? game.getCommanderSquare(turn) : null;
  const isShown = ({ color }: { color: Color }) => zones === "both" || zones === SIDES[color];
  return {
    pieces,
    check,
    checkers: check ? game.getAttackers(check, otherColor(turn)) : [],
    lastMove: [...new Set(moves.flatMap(({ from, to }) => [from, to]))],
    zones: typeof zones === "string" ? defenders.filter(isShown) : zones,
  };
}

/**
 * The pictures of a game, from its first position to the one that it is in. `toAPNG` of
 * `cotulenh-wasm/board/animation` makes one file of them.
 *
 * @example
 * ```ts
 * const frames = renderFrames(game, { zones: "both", pause: 800 });
 * ```
 */
export function renderFrames(game: CoTuLenh, options: FramesOptions = {}): Frame[] {
  if (typeof fieldOf(game, "clone") !== "function") {
    const message = `renderFrames takes a game, a CoTuLenh, not ${shown(game)}`;
    throw new CoTuLenhError("INVALID_ARGUMENT", message);
  }
  requireOptions(options);
  const { pause = 1000, end = 3000, ...rest } = options;
  const frames: Frame[] = [];
  const add = (at: CoTuLenh) => {
    const svg = renderSVG({ ...rest, ...drawPosition(at, rest.zones) });
    frames.unshift({ svg, duration: frames.length === 0 ? end : pause });
  };
  const copy = game.clone();
  try {
    if (copy.deployState()) copy.cancelDeploy();
    add(copy);
    while (copy.canUndo()) {
      // Undoing a declared end does not change the position.
      if (copy.undo()) add(copy);
      else if (copy.deployState()) copy.cancelDeploy();
    }
  } finally {
    copy.free();
  }
  return frames;
}

export type { BoardInput, BoardOptions } from "./options.js";
export type { Scheme } from "./style/colors.js";
