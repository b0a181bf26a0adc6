// What the board is told, and what it tells. It knows no rules: shape, terrain, pieces and
// destinations are handed in, and what the user does is handed out.

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

/** The ways a piece can act on a destination; each has a mark of its own. */
export const MARKS = ["move", "capture", "stay", "suicide", "combine"] as const;
export type Mark = (typeof MARKS)[number];

/** A square under air defense. */
export interface ZoneLook {
  square: string;
  /** Whose defense it is. */
  side: Side;
  /** How strong, from 1. */
  level: number;
  /** By how many defenders. */
  count: number;
}

/** What awaits a plane on a square of its lines. */
export interface FlightLook {
  square: string;
  result: "safe" | "kamikaze" | "stopped";
}

/** A question beside a square. */
export interface Choice {
  square: string;
  title: string;
  options: readonly { mark: Mark; label: string }[];
  cancel: string;
}

/** A piece that has just gone from one square to another. */
export interface Motion {
  from: string;
  to: string;
}

/** Everything that can be seen. The same state gives the same picture. */
export interface BoardState {
  pieces: Pieces;
  flipped: boolean;
  selected: string | null;
  /** What of the selected square is in the hand: a piece, a stack or a part of one. */
  held: PieceLook | null;
  /** Where the selected piece can act, and how. */
  targets: ReadonlyMap<string, readonly Mark[]>;
  /** Squares whose pieces can be picked up. */
  movable: ReadonlySet<string>;
  lastMove: readonly string[];
  /** A commander in danger. */
  check: string | null;
  /** Pieces to flash: those just made heroic. */
  flash: readonly string[];
  /** Squares that are not concerned at the moment. */
  dimmed: ReadonlySet<string>;
  zones: readonly ZoneLook[];
  /** The zone of one defender. */
  outline: readonly string[];
  outlineSide: Side | null;
  /** The lines of a held plane, from its square. */
  flights: { from: string; squares: readonly FlightLook[] } | null;
  choice: Choice | null;
  /** What to animate. The same list twice is animated once. */
  motions: readonly Motion[];
  /** The name of a square and what is on it. */
  label(square: string): string;
}

/** What a user can do on the board. */
export interface BoardActions {
  /** A click, a tap, Enter, or the end of a drag. */
  press(square: string): void;
  /** A drag begins: the piece there is to be the selected one. */
  grab(square: string): void;
  /** Answers the question that is asked, by the number of the option. */
  choose(option: number): void;
  cancel(): void;
  /** The pointer or the focus is on a square, or on none. */
  look(square: string | null): void;
}

/** A board with nothing on it. */
export const EMPTY: BoardState = {
  pieces: new Map(),
  flipped: false,
  selected: null,
  held: null,
  targets: new Map(),
  movable: new Set(),
  lastMove: [],
  check: null,
  flash: [],
  dimmed: new Set(),
  zones: [],
  outline: [],
  outlineSide: null,
  flights: null,
  choice: null,
  motions: [],
  label: (square) => square,
};
