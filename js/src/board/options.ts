// What goes into the board and what comes out of it. The board knows no rules: pieces, destinations
// and zones are passed in, and what the user does is passed out.
import type { Color, MoveKind, Piece, PieceType, Square, SquarePiece } from "../types.js";
import type { Effects } from "./view/effects.js";
import type { Labels } from "./labels.js";
import type { PieceSet } from "./sets/set.js";
import type { Theme } from "./themes/theme.js";

export type { Effects, EffectPath, EffectPlace, Some } from "./view/effects.js";

/** A side of the board, by its letter or its name. */
export type Side = Color | "red" | "blue";

/** A square, or something that stands on one, such as what `game.getAttackers` gives. */
export type Place =
  | Square
  | {
      /** Where it stands. */
      readonly square: Square;
    };

/** A way from one square to another. */
export interface Way {
  /** Where it starts. */
  readonly from: Square;
  /** Where it ends. */
  readonly to: Square;
}

/** The kinds of moves to a destination, or the moves themselves. */
export type Kinds = readonly (
  | MoveKind
  | {
      /** What the move does. */
      readonly kind: MoveKind;
    }
)[];

/** Destinations with their kinds: what `game.choices(from)` gives, pairs, or an object. */
export type Targets =
  Iterable<readonly [Square, Kinds]> | { readonly [Target in Square]?: Kinds | undefined };

/**
 * A fact about air defense: a defender with its level, or a defended square with its defenders, as
 * `game.getAirDefense` gives it. The colour is that of the piece there unless it is given.
 */
export type Zone =
  | {
      /** Where the defender stands. */
      readonly square: Square;
      /** How far it reaches. */
      readonly level: number;
      /** Whose it is. */
      readonly color?: Color;
      /** Whether no plane may enter at all: it reaches along lines then. */
      readonly noFly?: boolean;
    }
  | {
      /** The defended square. */
      readonly square: Square;
      /** How many defenders cover it. */
      readonly level: number;
      /** Whose they are. */
      readonly color?: Color;
      /** Where they stand. */
      readonly defenders: readonly Square[];
    };

/** Where an Air Force may fly: what `game.getFlightPaths(from)` gives. */
export interface Flights {
  /** Where the Air Force stands. */
  readonly from: Square;
  /** Where it may go, and what becomes of it there. */
  readonly squares: readonly {
    /** Where it goes. */
    readonly square: Square;
    /** One of `AirDefenseResult`: 0 safe, 1 kamikaze, 2 stopped. */
    readonly result: number;
  }[];
}

/** The colours of arrows and marks; the keys Shift and Alt choose them. */
export const PENS = ["green", "red", "blue", "yellow"] as const;

/** A colour of arrows and marks. */
export type Pen = (typeof PENS)[number];

/** An arrow between two squares. */
export interface Arrow extends Way {
  /** Green if not given. */
  readonly color?: Pen;
  /** From 0 to 1, which is the default: a weaker arrow is thinner and paler. */
  readonly strength?: number;
  /** A short text at its start, such as the number of a step. */
  readonly label?: string;
}

/** A ring around a square, or another mark of the host. */
export interface Mark {
  /** What is marked. */
  readonly square: Square;
  /** Green if not given. */
  readonly color?: Pen;
  /** A ring is the default; `highlight` fills the square. */
  readonly shape?: "ring" | "highlight" | "cross";
  /** A short text in the corner, such as `!?`. */
  readonly label?: string;
  /** A further name for `::part`. */
  readonly part?: string;
}

/** One of several moves that fit. */
export interface ChoiceOption {
  /** What the move does. */
  readonly kind: MoveKind;
  /** The words of `labels` if not given. */
  readonly label?: string;
  /** What moves, if that differs. */
  readonly piece?: Piece;
}

/** A question beside a square: which of several moves? */
export interface Choice {
  /** The destination, beside which it is asked. */
  readonly square: Square;
  /** What there is to choose from. */
  readonly options: readonly ChoiceOption[];
  /** The words of `labels` if not given. */
  readonly title?: string;
  /** The last button; the words of `labels` if not given. */
  readonly cancel?: string;
}

/** A piece of the stack that is being deployed. */
export interface TrayPiece {
  /** The piece. */
  readonly piece: Piece;
  /** Whether it can still take a step; `true` if not given. */
  readonly movable?: boolean;
  /** Why it cannot, or what it did. */
  readonly label?: string;
  /** Whether it is picked up now. */
  readonly picked?: boolean;
}

/** The pieces of a stack, to be picked one by one. */
export interface Tray {
  /** Where the stack stands. */
  readonly square: Square;
  /** Its pieces, the carrier first. */
  readonly pieces: readonly TrayPiece[];
  /** The words of `labels` if not given. */
  readonly title?: string;
}

/** What the user did, by the names of the callbacks and of the element's events. */
export interface BoardEvents {
  /** A click, a tap or Enter on a square, the start of a drag, or a press on a piece beside the board. */
  select: {
    /** The square; null for a spare piece. */
    square: Square | null;
    /** The part of the stack that is meant. */
    pieces?: PieceType[];
    /** The spare piece. */
    piece?: Piece;
  };
  /** A piece was put onto a square: by a drag, or a press on a destination of the selected piece. */
  drop: {
    /** Where it stood; null for a spare piece. */
    from: Square | null;
    /** Where it goes; null if it has left the board. */
    to: Square | null;
    /** The part of the stack that is meant. */
    pieces?: PieceType[];
    /** The spare piece. */
    piece?: Piece;
    /** The kind of move, if the user has asked for one: `"combine"`. */
    kind?: MoveKind;
  };
  /** An arrow or a mark was drawn. */
  draw: {
    /** The arrows with it, or without it if it was there. */
    arrows: readonly Arrow[];
    /** The marks with it, or without it if it was there. */
    marks: readonly Mark[];
    /** Where it starts. */
    from: Square;
    /** Where it ends; at its start for a mark. */
    to: Square;
    /** Its colour. */
    color: Pen;
  };
  /** The pointer or the focus has moved to another square. */
  hover: {
    /** The square; null off the board. */
    square: Square | null;
  };
  /** A long press, or the key `i`, on a piece. */
  inspect: {
    /** Where it stands. */
    square: Square;
  };
  /** An option of `choice`. */
  choose: {
    /** Its place in the list, from 0. */
    index: number;
    /** The option. */
    option: ChoiceOption;
  };
  /** Escape, or a drag that was given up: it ended outside. */
  cancel: {
    /** Whether it was a drag. */
    drag?: true;
  };
}

/** The callbacks of a board. Without one, nothing happens. */
export type BoardCallbacks = {
  [Name in keyof BoardEvents]: ((event: BoardEvents[Name]) => void) | null;
};

/** Everything that is drawn. The same options give the same picture. */
export interface BoardOptions extends BoardCallbacks {
  /** A FEN, or what `game.pieces()` gives. */
  pieces: string | readonly SquarePiece[];
  /** The side at the bottom. */
  orientation: Side;
  /** Where the names of files and ranks stand. */
  coordinates: "outside" | "inside" | "none";
  /** How the ground looks: a theme, or the name of one of the package's. */
  theme: Theme | "classic" | "map" | "plain";
  /** The drawings of the pieces: a set, or the name of one of the package's. */
  pieceSet: PieceSet | "symbols" | "traditional" | "contrast";
  /** Whether the user can only look. */
  viewOnly: boolean;
  /** Squares whose pieces can be picked up. */
  movable: Iterable<Square>;
  /** The selected square. */
  selected: Square | null;
  /** The destinations of the selected piece. */
  targets: Targets | null;
  /** The squares of the last turn. */
  lastMove: readonly Square[] | Way | null;
  /** The square of a commander in check. */
  check: Place | null;
  /** Where the pieces stand that attack the commander. */
  checkers: readonly Place[];
  /** Air defense: facts, or the sides whose defenders of the standard rules are shown. */
  zones: readonly Zone[] | "red" | "blue" | "both" | null;
  /** What awaits an Air Force. */
  flights: Flights | null;
  /** The real board under a virtual one: where pieces came from. */
  ghosts: readonly SquarePiece[];
  /** The steps of an open deploy, numbered. */
  steps: readonly Way[];
  /** Moves that are prepared. */
  premoves: readonly Way[];
  /** Arrows of the host and of the user. */
  arrows: readonly Arrow[];
  /** Marks of the host and of the user. */
  marks: readonly Mark[];
  /** A question: which of several moves? */
  choice: Choice | null;
  /** The pieces of a stack, to be picked one by one. */
  tray: Tray | null;
  /** Squares whose pieces are drawn faded. */
  dimmed: Iterable<Square>;
  /** Pieces beside the board, for editors; `true` for all of both sides. */
  spares: readonly Piece[] | boolean;
  /** The spare piece that the next press puts onto the board. */
  brush: Piece | null;
  /** How long animations take, in milliseconds; 0 for none. */
  animation: number;
  /** What happened, to be shown once: what `effects(move)` of `cotulenh-wasm/play` gives. */
  effects: Effects | null;
  /** A text for screen readers, read when it changes. */
  announcement: string;
  /** Words in another language than English. */
  labels: Partial<Labels> | null;
}

/** Options to be set; an undefined one gets its default again. */
export type BoardInput = { [Name in keyof BoardOptions]?: BoardOptions[Name] | undefined };

/** An empty board. */
export const DEFAULTS: Readonly<BoardOptions> = {
  pieces: [],
  orientation: "r",
  coordinates: "outside",
  theme: "classic",
  pieceSet: "symbols",
  viewOnly: false,
  movable: [],
  selected: null,
  targets: null,
  lastMove: null,
  check: null,
  checkers: [],
  zones: null,
  flights: null,
  ghosts: [],
  steps: [],
  premoves: [],
  arrows: [],
  marks: [],
  choice: null,
  tray: null,
  dimmed: [],
  spares: false,
  brush: null,
  animation: 220,
  effects: null,
  announcement: "",
  labels: null,
  select: null,
  drop: null,
  draw: null,
  hover: null,
  inspect: null,
  choose: null,
  cancel: null,
};
