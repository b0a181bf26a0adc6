// What is drawn: the options in one form each. A part is read again only if its option changed, so
// that the view sees by comparing parts what to draw again.
import type { MoveKind, Piece, Square, Color } from "../../types.js";
import { COLORS, PIECE_TYPES, SQUARES } from "../../vocabulary.js";
import { Geometry } from "../geometry.js";
import { ENGLISH, type Labels } from "../labels.js";
import type { BoardOptions, Kinds, Place, Targets } from "../options.js";
import type { Theme } from "../themes/theme.js";
import { covers, readDefenders, type Defender } from "../zones/defenders.js";
import type { PieceSet } from "../sets/set.js";
import { readPieces, type Pieces } from "./placement.js";

/** The options as the board uses them. */
export interface BoardState {
  readonly options: Readonly<BoardOptions>;
  readonly geometry: Geometry;
  readonly pieces: Pieces;
  readonly ghosts: Pieces;
  readonly movable: ReadonlySet<Square>;
  readonly dimmed: ReadonlySet<Square>;
  readonly targets: ReadonlyMap<Square, readonly MoveKind[]>;
  readonly lastMove: readonly Square[];
  readonly check: Square | null;
  readonly checkers: readonly Square[];
  readonly defenders: readonly Defender[];
  /** The defenders of each square. */
  readonly covered: ReadonlyMap<Square, readonly Defender[]>;
  readonly spares: readonly Piece[];
  readonly labels: Labels;
  readonly set: PieceSet;
  readonly theme: Theme;
}

const squareOf = (place: Place): Square => (typeof place === "string" ? place : place.square);

function readTargets(targets: Targets | null): ReadonlyMap<Square, readonly MoveKind[]> {
  const pairs =
    targets === null ? [] : Symbol.iterator in targets ? targets : Object.entries(targets);
  const kindOf = (kind: Kinds[number]) => (typeof kind === "string" ? kind : kind.kind);
  const read = new Map<Square, readonly MoveKind[]>();
  for (const [square, kinds] of pairs as Iterable<[Square, Kinds]>) {
    read.set(square, [...new Set(kinds.map(kindOf))]);
  }
  return read;
}

function readLastMove(last: BoardOptions["lastMove"]): readonly Square[] {
  if (last === null) return [];
  return "from" in last ? [last.from, last.to] : last;
}

/** The letter of a side. */
export function colorOf(side: string): Color {
  return side[0] === "b" ? "b" : "r";
}

function readSpares(spares: BoardOptions["spares"]): readonly Piece[] {
  if (typeof spares !== "boolean") return spares;
  if (!spares) return [];
  return COLORS.flatMap((color) => PIECE_TYPES.map((type) => ({ type, color })));
}

/** What the board looks like. */
export interface Looks {
  readonly set: PieceSet;
  readonly theme: Theme;
}

/** Reads options; parts that did not change are those of the state before. */
export function readState(
  options: Readonly<BoardOptions>,
  { set, theme }: Looks,
  before: BoardState | null,
): BoardState {
  const old = before?.options;
  const isSame = (name: string) =>
    options[name as keyof BoardOptions] === old?.[name as keyof BoardOptions];
  /** A part as it was, unless the option of its name or one of the others changed. */
  const part = <Name extends keyof BoardState>(
    name: Name,
    read: () => BoardState[Name],
    ...others: readonly (keyof BoardOptions)[]
  ): BoardState[Name] => (before && [name, ...others].every(isSame) ? before[name] : read());

  const pieces = part("pieces", () => readPieces(options.pieces));
  const spares = part("spares", () => readSpares(options.spares));
  const found = readDefenders(options.zones, pieces);
  // Most moves leave the zones as they are: nothing of them is drawn again.
  const isKept = before && JSON.stringify(found) === JSON.stringify(before.defenders);
  const defenders = isKept ? before.defenders : found;
  return {
    options,
    pieces,
    spares,
    set,
    theme,
    geometry: part(
      "geometry",
      () => new Geometry(colorOf(options.orientation) === "b", options.coordinates),
      "orientation",
      "coordinates",
    ),
    ghosts: part("ghosts", () => readPieces(options.ghosts)),
    // In an editor every piece can be moved.
    movable: part(
      "movable",
      () => new Set(spares.length > 0 ? pieces.keys() : options.movable),
      "pieces",
      "spares",
    ),
    dimmed: part("dimmed", () => new Set(options.dimmed)),
    targets: part("targets", () => readTargets(options.targets)),
    lastMove: part("lastMove", () => readLastMove(options.lastMove)),
    check: options.check === null ? null : squareOf(options.check),
    checkers: part("checkers", () => options.checkers.map(squareOf)),
    defenders,
    covered: isKept
      ? before.covered
      : new Map(SQUARES.map((square) => [square, defenders.filter((one) => covers(one, square))])),
    labels: part("labels", () => ({ ...ENGLISH, ...options.labels })),
  };
}
