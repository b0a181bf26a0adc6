// The words of the board, in English. Another language passes its own table as the option `labels`.
import type { Color, MoveKind, Piece, PieceType, Square, Terrain } from "../types.js";
import type { Defender } from "./zones/defenders.js";

/** What can be said about a square. */
export interface SquareFacts {
  /** Its name. */
  square: Square;
  /** What stands on it. */
  piece: Piece | null;
  /** What it is made of. */
  terrain: Terrain;
  /** The defenders that cover it. */
  covered: readonly Defender[];
  /** What the selected piece can do there. */
  kinds: readonly MoveKind[];
  /** Whether it is selected. */
  isSelected: boolean;
  /** Whether its piece can be picked up. */
  isMovable: boolean;
  /** Whether its commander is in check. */
  isCheck: boolean;
  /** Whether the last turn went from it or to it. */
  isLastMove: boolean;
}

/** Everything that the board says. */
export interface Labels {
  /** The name of the board. */
  board: string;
  /** The types of pieces. */
  pieces: Readonly<Record<PieceType, string>>;
  /** Both sides, before the name of a piece. */
  sides: Readonly<Record<Color, string>>;
  /** What squares are made of. */
  terrain: Readonly<Record<Terrain["zone"] | "bridge", string>>;
  /** What a move to a square does. */
  kinds: Readonly<Record<MoveKind, string>>;
  /** Between a carrier and its cargo. */
  carrying: string;
  /** Before the name of a heroic piece. */
  heroic: string;
  /** Before the names of defenders. */
  coveredBy: string;
  /** That a square is selected. */
  selected: string;
  /** That a piece can be picked up. */
  movable: string;
  /** That a commander is in check. */
  check: string;
  /** That the last turn went here. */
  lastMove: string;
  /** The title of a choice. */
  choose: string;
  /** The last button of a choice. */
  cancel: string;
  /** The title of the pieces of a deploy. */
  tray: string;
  /** The title of the spare pieces. */
  spares: string;
  /** The letters of the set `traditional`. */
  letters: Readonly<Record<PieceType, string>> | null;
  /** A piece or a stack. */
  piece(piece: Piece, labels: Labels): string;
  /** The accessible name of a square. */
  square(facts: SquareFacts, labels: Labels): string;
}

function describePiece({ type, color, heroic, carrying }: Piece, labels: Labels): string {
  const name = ({ type: kind, heroic: isHero }: Piece) =>
    isHero ? `${labels.heroic} ${labels.pieces[kind]}` : labels.pieces[kind];
  const carrier = `${labels.sides[color]} ${name({ type, color, heroic: heroic ?? false })}`;
  if (!carrying?.length) return carrier;
  return `${carrier} ${labels.carrying} ${carrying.map(name).join(", ")}`;
}

function describeSquare(facts: SquareFacts, labels: Labels): string {
  const { square, piece, terrain, covered, kinds } = facts;
  const words: string[] = [square];
  if (piece) words.push(labels.piece(piece, labels));
  words.push(labels.terrain[terrain.bridge ? "bridge" : terrain.zone]);
  if (covered.length > 0) {
    const names = covered.map(({ type, color, square: at }) => {
      const name = type ? labels.piece({ type, color }, labels) : labels.sides[color];
      return `${name} ${at}`;
    });
    words.push(`${labels.coveredBy} ${names.join(", ")}`);
  }
  for (const kind of kinds) words.push(labels.kinds[kind]);
  if (facts.isCheck) words.push(labels.check);
  if (facts.isSelected) words.push(labels.selected);
  else if (facts.isMovable) words.push(labels.movable);
  if (facts.isLastMove) words.push(labels.lastMove);
  return words.join(", ");
}

/** English. */
export const ENGLISH: Labels = {
  board: "Board",
  pieces: {
    c: "commander",
    i: "infantry",
    t: "tank",
    m: "militia",
    e: "engineer",
    a: "artillery",
    g: "anti-air",
    s: "missile",
    f: "air force",
    n: "navy",
    h: "headquarters",
  },
  sides: { r: "red", b: "blue" },
  terrain: { water: "water", mixed: "coast", land: "land", bridge: "bridge" },
  kinds: {
    move: "move here",
    capture: "capture",
    stay: "capture without moving",
    suicide: "kamikaze",
    combine: "combine",
  },
  carrying: "carrying",
  heroic: "heroic",
  coveredBy: "covered by",
  selected: "selected",
  movable: "can move",
  check: "in check",
  lastMove: "last move",
  choose: "Which move?",
  cancel: "Cancel",
  tray: "Deploy",
  spares: "Pieces",
  letters: null,
  piece: describePiece,
  square: describeSquare,
};
