// What is drawn: the options in one form each. A part is read again only if its option changed, so
// that the view sees by comparing parts what to draw again.
import type { MoveKind, Piece, Square, Color } from "../../vocabulary/types.js";
import { COLORS, MOVE_KINDS, PIECE_TYPES } from "../../vocabulary/words.js";
import { fieldOf, shown } from "../../arguments/objects.js";
import { Geometry } from "../geometry.js";
import { ENGLISH, type Labels } from "../labels.js";
import type { BoardOptions, Kinds, Place, Targets } from "../options.js";
import type { Theme } from "../themes/theme.js";
import { areSame, readCovered, readDefenders, type Defender } from "../zones/defenders.js";
import type { PieceSet } from "../sets/set.js";
import { isGame, readList, readSquare, refuseOption } from "./options.js";
import { readPieces, type Pieces } from "./placement.js";
import { fadedBy, readSky, type Sky } from "./sky.js";

/** The options as the board uses them. */
export interface BoardState {
  readonly options: Readonly<BoardOptions>;
  readonly geometry: Geometry;
  readonly pieces: Pieces;
  readonly ghosts: Pieces;
  readonly movable: ReadonlySet<Square>;
  readonly dimmed: ReadonlySet<Square>;
  /** What awaits the selected Air Force. */
  readonly sky: Sky | null;
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
  if (targets === null) return new Map();
  if (typeof targets !== "object") {
    refuseOption("targets", `targets are what game.choices(from) gives, not ${shown(targets)}`);
  }
  if (isGame(targets)) {
    refuseOption("targets", "targets are not a game: pass game.choices(from)");
  }
  const pairs = Symbol.iterator in targets ? targets : Object.entries(targets);
  const read = new Map<Square, readonly MoveKind[]>();
  for (const pair of pairs as Iterable<[Square, Kinds]>) {
    if (typeof pair === "string") {
      const remedy = "but targets have their kinds: what game.choices(from) gives";
      refuseOption("targets", `targets has ${shown(pair)}, ${remedy}`);
    }
    const [square, kinds] = pair;
    const known = readList(kinds, `targets.${square}`, "kinds of moves").map((one) => {
      const kind = typeof one === "string" ? one : fieldOf(one, "kind");
      if (MOVE_KINDS.includes(kind as MoveKind)) return kind as MoveKind;
      const remedy = "the targets of one piece are what game.choices(from) gives";
      return refuseOption("targets", `${shown(kind ?? one)} is not a kind of move; ${remedy}`);
    });
    read.set(readSquare(square, "targets"), [...new Set(known)]);
  }
  return read;
}

function readLastMove(last: BoardOptions["lastMove"]): readonly Square[] {
  if (last === null) return [];
  return "from" in last ? [last.from, last.to] : last;
}

function readSquares(value: Iterable<Square>, name: string): Square[] {
  if (typeof fieldOf(value, "get") === "function" && !isGame(value)) {
    refuseOption(name, `${name} is a list of squares, not a Map: pass its keys()`);
  }
  return readList(value, name, "squares").map((square) => readSquare(square, name));
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
  const found = readDefenders(options, pieces);
  // Most moves leave the zones as they are: nothing of them is drawn again.
  const isKept = before && areSame(found, before.defenders);
  const defenders = isKept ? before.defenders : found;
  const covered = isKept ? before.covered : readCovered(defenders);
  const targets = part("targets", () => readTargets(options.targets));
  const hasSameSky = isKept && before.pieces === pieces && before.targets === targets;
  const sky =
    hasSameSky && isSame("flights")
      ? before.sky
      : readSky(options.flights, { pieces, targets, covered });
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
      () => new Set(spares.length > 0 ? pieces.keys() : readSquares(options.movable, "movable")),
      "pieces",
      "spares",
    ),
    dimmed:
      before && before.sky === sky && isSame("dimmed")
        ? before.dimmed
        : new Set([
            ...readSquares(options.dimmed, "dimmed"),
            ...(sky ? fadedBy(sky, { pieces, targets }) : []),
          ]),
    sky,
    targets,
    lastMove: part("lastMove", () => readLastMove(options.lastMove)),
    check: options.check === null ? null : squareOf(options.check),
    checkers: part("checkers", () => options.checkers.map(squareOf)),
    defenders,
    covered,
    labels: part("labels", () => ({ ...ENGLISH, ...options.labels })),
  };
}
