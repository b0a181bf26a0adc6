// What the board is told. It knows no rules: shape, terrain and pieces are handed in.

/** A side, by the name that style sheets know it by. */
export type Side = "red" | "blue";

/** What a square looks like. */
export interface SquareLook {
  zone: "water" | "mixed" | "land";
  bridge: boolean;
}

/** A piece, with the pieces it carries. */
export interface PieceLook {
  /** Which of the drawings in `art.ts`. */
  kind: string;
  side: Side;
  /** In words, for screen readers and tooltips. */
  name: string;
  heroic: boolean;
  carrying: readonly PieceLook[];
}

/** The board itself, which does not change during a game. */
export interface BoardShape {
  /** The names of the files, from the left. */
  files: readonly string[];
  /** The names of the ranks, from the bottom. */
  ranks: readonly string[];
  look(square: string): SquareLook;
}

/** Where everything stands, by square. */
export type Pieces = ReadonlyMap<string, PieceLook>;
