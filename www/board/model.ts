// The input and output of the board. It knows no rules: shape, terrain, pieces and destinations are
// passed in, and what the user does is passed out.

/** A side, by its name in style sheets. */
export type Side = "red" | "blue";

/** The terrain of a square. */
export interface SquareTerrain {
  zone: "water" | "mixed" | "land";
  bridge: boolean;
}

/** A piece, with the pieces it carries. */
export interface BoardPiece {
  /** One of the drawings in `art.ts`. */
  type: string;
  side: Side;
  heroic: boolean;
  carrying: readonly BoardPiece[];
}

/** The board itself, which does not change during a game. */
export interface BoardShape {
  /** The names of the files, from the left. */
  files: readonly string[];
  /** The names of the ranks, from the bottom. */
  ranks: readonly string[];
  terrain(square: string): SquareTerrain;
}

/** The pieces by square. */
export type Pieces = ReadonlyMap<string, BoardPiece>;

/** The kinds of moves to a destination; each has a mark of its own. */
export const MARKS = ["move", "capture", "stay", "suicide", "combine"] as const;
export type Mark = (typeof MARKS)[number];

/** A square under air defense. */
export interface ZoneSquare {
  square: string;
  /** The side that defends it. */
  side: Side;
  /** The level of the defense, from 1. */
  level: number;
  /** The number of defenders. */
  count: number;
}

/** A square on a flight path of an air force, and what can happen there. */
export interface FlightSquare {
  square: string;
  result: "safe" | "kamikaze" | "stopped";
}

/** The colours of arrows. */
export const ARROW_COLORS = ["green", "red", "blue", "yellow"] as const;
export type ArrowColor = (typeof ARROW_COLORS)[number];

/** An arrow between two squares; a ring around the square if both are the same. */
export interface Arrow {
  from: string;
  to: string;
  color: ArrowColor;
  /** From 0 to 1, which is the default: a weaker arrow is thinner and paler. */
  strength?: number;
}

/** A dialog beside a square: which of several moves to play. */
export interface Choice {
  square: string;
  title: string;
  options: readonly { mark: Mark; label: string }[];
  cancel: string;
}

/** A piece to animate from one square to another. */
export interface Motion {
  from: string;
  to: string;
}

/** Everything that is drawn. The same state gives the same picture. */
export interface BoardState {
  pieces: Pieces;
  flipped: boolean;
  selected: string | null;
  /** What is picked up from the selected square: a piece, a stack or a part of one. */
  held: BoardPiece | null;
  /** The destinations of the selected piece, with the kinds of moves to each. */
  targets: ReadonlyMap<string, readonly Mark[]>;
  /** Squares whose pieces can be picked up. */
  movable: ReadonlySet<string>;
  lastMove: readonly string[];
  /** The square of a commander in check, and those of the pieces that attack it. */
  check: string | null;
  checkers: readonly string[];
  /** Squares that explain why a move was refused. */
  causes: readonly string[];
  /** Pieces to mark and to flash: those just made heroic. */
  flash: readonly string[];
  /** Squares whose pieces are drawn faded: they take no part in the open deploy. */
  dimmed: ReadonlySet<string>;
  zones: readonly ZoneSquare[];
  /** The zone of one defender, and its side. */
  outline: readonly string[];
  outlineSide: Side | null;
  /** The flight paths of the selected air force. */
  flights: { from: string; squares: readonly FlightSquare[] } | null;
  /** Where a piece that is not to move could go; drawn paler than `targets`. */
  reach: { from: string; targets: ReadonlyMap<string, readonly Mark[]> } | null;
  /** Arrows that the page shows, and those that the user has drawn. */
  arrows: readonly Arrow[];
  drawn: readonly Arrow[];
  choice: Choice | null;
  /** The animations of this state. The same list is animated only once. */
  motions: readonly Motion[];
  /** The accessible name of a square. */
  label(square: string): string;
}

/** What the user did on the board. */
export interface BoardActions {
  /** A click, a tap, Enter, or the end of a drag. */
  press(square: string): void;
  /** A drag begins on a square. */
  grab(square: string): void;
  /** An option of `choice`, by its index. */
  choose(option: number): void;
  /** Escape, or a drag that ends outside of the board. */
  cancel(): void;
  /** The pointer or the focus has moved to a square, or off the board. */
  hover(square: string | null): void;
  /** The user has drawn or removed an arrow: by a drag with the right button, or a long press. */
  draw?(arrows: readonly Arrow[]): void;
  /** A long press on a piece. */
  inspect?(square: string): void;
}

/** An empty board. */
export const EMPTY: BoardState = {
  pieces: new Map(),
  flipped: false,
  selected: null,
  held: null,
  targets: new Map(),
  movable: new Set(),
  lastMove: [],
  check: null,
  checkers: [],
  causes: [],
  flash: [],
  dimmed: new Set(),
  zones: [],
  outline: [],
  outlineSide: null,
  flights: null,
  reach: null,
  arrows: [],
  drawn: [],
  choice: null,
  motions: [],
  label: (square) => square,
};
