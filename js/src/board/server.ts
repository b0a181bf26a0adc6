/**
 * The board as text, for servers: the element with its position drawn in it, or a picture file.
 * @module cotulenh-wasm/board/server
 */
import type { Piece, SquarePiece } from "../types.js";
import { FILES, RANKS } from "../vocabulary.js";
import { drawLayers } from "./draw/picture.js";
import { writeSvg } from "./file.js";
import { escape, shape, toMarkup } from "./markup.js";
import { DEFAULTS, type BoardInput, type BoardOptions } from "./options.js";
import { readPieces } from "./read/placement.js";
import { colorOf, readState, type BoardState } from "./read/state.js";
import { contrast } from "./sets/contrast.js";
import { symbols } from "./sets/symbols.js";
import { traditional } from "./sets/traditional.js";
import { colorIn, declareColors, type Scheme } from "./style/colors.js";
import { boardCss } from "./style/sheet.js";
import { classic } from "./themes/classic.js";
import { map } from "./themes/map.js";
import { plain } from "./themes/plain.js";
import { labelOf } from "./view/names.js";

const SETS = { symbols, traditional, contrast };
const THEMES = { classic, map, plain };

/** What a server says besides the options of the board. */
export interface ServerOptions extends BoardInput {
  /** The nonce of the page's security policy, for the style sheet. */
  nonce?: string | undefined;
  /** The colours of `renderSVG`. */
  scheme?: Scheme | undefined;
}

function read({ nonce: _, scheme: __, ...input }: ServerOptions): BoardState {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const options = { ...DEFAULTS, ...(Object.fromEntries(given) as Partial<BoardOptions>) };
  const { pieceSet, theme } = options;
  const looks = {
    set: typeof pieceSet === "string" ? SETS[pieceSet] : pieceSet,
    theme: typeof theme === "string" ? THEMES[theme] : theme,
  };
  return readState(options, looks, null);
}

function writePiece({ type, color, heroic, carrying }: Piece): string {
  const letter = (heroic ? "+" : "") + (color === "r" ? type.toUpperCase() : type);
  return carrying?.length ? `(${letter}${carrying.map(writePiece).join("")})` : letter;
}

/** The placement of a FEN. */
function writePlacement(input: string | readonly SquarePiece[]): string {
  if (typeof input === "string") return input;
  const pieces = readPieces(input);
  const rows = [...RANKS].reverse().map((rank) => {
    const cells = FILES.map((file) => {
      const piece = pieces.get(`${file}${rank}`);
      return piece ? writePiece(piece) : " ";
    });
    return cells.join("").replace(/ +/g, (empty) => String(empty.length));
  });
  return rows.join("/");
}

/** The attributes with which the element draws the same again. */
function attributes({ options, set, theme }: BoardState): Record<string, string> {
  const { pieces, orientation, coordinates, zones, viewOnly } = options;
  return {
    fen: writePlacement(pieces),
    ...(colorOf(orientation) === "b" && { orientation: "blue" }),
    ...(coordinates !== DEFAULTS.coordinates && { coordinates }),
    ...(theme.name in THEMES && theme !== classic && { theme: theme.name }),
    ...(typeof zones === "string" && { zones }),
    ...(set.name in SETS && set !== symbols && { "piece-set": set.name }),
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
    class: "drawing",
    part: "drawing",
    viewBox: geometry.viewBox,
    "aria-hidden": "true",
  };
  const drawing = toMarkup(shape("svg", box, ...drawLayers(state, nameOf(written))));
  const nonce = options.nonce ? ` nonce="${escape(options.nonce)}"` : "";
  const css = (boardCss() + set.css + declareColors(theme.colors)).replaceAll("\n", "");
  return (
    `<cotulenh-board${written}><template shadowrootmode="open"><style${nonce}>${css}</style>` +
    `<div class="board" part="board"><div class="square-box">` +
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

export type { BoardInput, BoardOptions } from "./options.js";
export type { Scheme } from "./style/colors.js";
