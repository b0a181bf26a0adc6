// What goes into the board and what comes out of it. The board knows no rules: pieces, destinations
// and zones are passed in, and what the user does is passed out.
import type {
  Color,
  MoveKind,
  Piece,
  PieceType,
  RulesInput,
  Square,
  SquarePiece,
} from "../vocabulary/types.js";
import type { Labels } from "./labels.js";
import type { PieceSet } from "./sets/set.js";
import type { Theme } from "./themes/theme.js";

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

/** A step of a deploy, such as a `Move`. */
export interface Step extends Way {
  /** What moved; the ghost of it has the number of the step. */
  readonly piece?: Piece;
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

/** A defender of the air: one of those that `game.view().defenders` gives, or a square with a level. */
export interface DefenderInput {
  /** Where the defender stands. */
  readonly square: Square;
  /** How far it reaches. */
  readonly level: number;
  /** Whose it is; the colour of the piece there if not given. */
  readonly color?: Color;
  /** What it covers; what its level says if not given. */
  readonly squares?: readonly Square[];
  /** Whether no plane may enter at all: it reaches along lines then, and does not cover its own square. */
  readonly noFly?: boolean;
}

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
  /** A short text on it, such as its number. */
  readonly label?: string;
}

/** The forms of marks. */
export const MARK_SHAPES = ["ring", "highlight", "cross"] as const;

/** A ring around a square, or another mark of the host. */
export interface Mark {
  /** What is marked. */
  readonly square: Square;
  /** Green if not given. */
  readonly color?: Pen;
  /** A ring is the default; `highlight` fills the square. */
  readonly shape?: (typeof MARK_SHAPES)[number];
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
  /** The number of the step that it went by: a ghost of it stays. */
  readonly step?: number;
}

/** The pieces of a stack, to be picked one by one. */
export interface Tray {
  /** Where the stack stands. */
  readonly square: Square;
  /** Its pieces, the carrier first. */
  readonly pieces: readonly TrayPiece[];
  /** The words of `labels` if not given. */
  readonly title?: string;
  /** Whether the open deploy can be committed; without one there is nothing to commit or to cancel. */
  readonly canCommit?: boolean;
}

/** A way that something takes. */
export interface EffectPath {
  /** Where it starts. */
  readonly from: Square;
  /** Where it ends. */
  readonly to: Square;
  /** What goes; the piece that is drawn there if not given. */
  readonly piece?: Piece;
}

/** A place where something happens. */
export type EffectPlace =
  | Square
  | {
      /** The square. */
      readonly square: Square;
      /** What it happens to. */
      readonly piece?: Piece;
    };

/** One, several or none. */
export type Some<T> = T | readonly T[] | null;

/** What happened in a move, as `effects(move)` of `cotulenh-wasm/play` tells it. */
export interface Effects {
  /** What went from one square to another; a part of a stack too. */
  readonly slide?: Some<EffectPath> | undefined;
  /** A shot: what captures and stays. An Air Force flies there and back. */
  readonly returns?: Some<EffectPath> | undefined;
  /** An Air Force that is lost with its target. */
  readonly dies?: Some<EffectPath> | undefined;
  /** What was captured. */
  readonly captured?: Some<EffectPlace> | undefined;
  /** Where pieces were put together. */
  readonly joined?: Some<EffectPlace> | undefined;
  /** Which pieces became heroic. */
  readonly promoted?: Some<EffectPlace> | undefined;
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
  /**
   * A click, a tap or Enter on a square. With this callback the board does not decide what a press means: `select`
   * and `drop` tell of drags and of pieces beside the board only.
   */
  press: {
    /** The square. */
    square: Square;
    /** Given if it can only mean to combine: on the badge of the friend, or with the key `+`. */
    kind?: "combine";
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
  /** The button that ends the deploy. */
  commit: Record<never, never>;
  /** The user has given the board another width. */
  resize: {
    /** The width in pixels. */
    width: number;
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
  /** Air defense: its defenders, or the sides whose defenders are shown, found by `rules`. */
  zones: readonly DefenderInput[] | "red" | "blue" | "both" | null;
  /** The rules by which defenders are found where `zones` names only sides; facts need none. */
  rules: RulesInput;
  /** What awaits an Air Force. */
  flights: Flights | null;
  /** Whether a legend explains the first flights on a page, as long as they are shown. */
  legend: boolean;
  /** The real board under a virtual one: where pieces came from. */
  ghosts: readonly SquarePiece[];
  /** The steps of an open deploy, numbered. */
  steps: readonly Step[];
  /** Moves that are prepared. */
  premoves: readonly Way[];
  /** Arrows of the host and of the user. */
  arrows: readonly Arrow[];
  /** Whether several arrows are numbered in their order, or fade. */
  arrowRanks: "none" | "numbers" | "fade";
  /** Marks of the host and of the user. */
  marks: readonly Mark[];
  /** A question: which of several moves? */
  choice: Choice | null;
  /** The pieces of a stack, to be picked one by one. */
  tray: Tray | null;
  /** Whether a handle in the corner lets the user change the width of the board's element. */
  resizable: boolean;
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
  /** Words in another language than English: a table of `cotulenh-wasm/texts`, or some words of your own. */
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
  rules: "standard",
  flights: null,
  legend: true,
  ghosts: [],
  steps: [],
  premoves: [],
  arrows: [],
  arrowRanks: "none",
  marks: [],
  choice: null,
  tray: null,
  resizable: false,
  dimmed: [],
  spares: false,
  brush: null,
  animation: 220,
  effects: null,
  announcement: "",
  labels: null,
  press: null,
  select: null,
  drop: null,
  draw: null,
  hover: null,
  inspect: null,
  choose: null,
  commit: null,
  resize: null,
  cancel: null,
};
