// The words of the board, in English. Another language passes its own table as the option `labels`.
import type { Color, MoveKind, Piece, PieceType, Square, Terrain } from "../types.js";
import type { Defender } from "./zones/defenders.js";

/** What can be said about a square. */
export interface SquareFacts {
  square: Square;
  piece: Piece | null;
  terrain: Terrain;
  /** The defenders that cover it. */
  covered: readonly Defender[];
  /** What the selected piece can do there. */
  kinds: readonly MoveKind[];
  isSelected: boolean;
  isMovable: boolean;
  isCheck: boolean;
  isLastMove: boolean;
}

/** Everything that the board says. */
export interface Labels {
  /** The name of the board. */
  board: string;
  pieces: Readonly<Record<PieceType, string>>;
  sides: Readonly<Record<Color, string>>;
  terrain: Readonly<Record<Terrain["zone"] | "bridge", string>>;
  kinds: Readonly<Record<MoveKind, string>>;
  carrying: string;
  heroic: string;
  coveredBy: string;
  selected: string;
  movable: string;
  check: string;
  lastMove: string;
  /** The title and the last button of a choice, and the title of the deploy's pieces. */
  choose: string;
  cancel: string;
  tray: string;
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
    const names = covered.map((one) => {
      const type = one.type ? `${labels.pieces[one.type]} ` : "";
      return `${labels.sides[one.color]} ${type}${one.square}`;
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
