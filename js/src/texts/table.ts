// What a language has to say: one table, which the compiler compares with the values of the package.
import type { ErrorCode } from "../vocabulary/error-codes.js";
import type { Color, Illegal, MoveKind, Outcome, PieceType } from "../vocabulary/types.js";

/** Makes a sentence of a move: what moves, from where, to where, and what it meets there. */
export type MoveSentence = (piece: string, from: string, to: string, other: string) => string;

/** Makes a sentence of a range and of a square that is out of it. */
export type DistanceSentence = (
  piece: string,
  range: number,
  isDiagonal: boolean,
  to: string,
  steps: number,
) => string;

/** The facts of an error in words. Where a fact is missing, a general word stands for it. */
export interface ErrorWords {
  /** The name of the piece. */
  readonly piece: string;
  /** The square. */
  readonly square: string;
  /** The name of the side. */
  readonly side: string;
  /** What was given, in quotation marks. */
  readonly text: string;
}

/** The words that a board needs. */
export interface BoardTexts {
  /** The language as `Intl` knows it. */
  readonly locale: string;
  /** The names of the pieces inside a sentence: `air force`. */
  readonly pieces: Readonly<Record<PieceType, string>>;
  /** The names of the sides inside a sentence: `red`. */
  readonly sides: Readonly<Record<Color, string>>;

  /** A single piece: `red navy`. */
  readonly sidePiece: (side: string, piece: string) => string;
  /** What follows the name of a carrier: ` carrying air force and tank`. */
  readonly carrying: (names: string) => string;
  /** The name of a heroic piece: `heroic tank`. */
  readonly heroic: (name: string) => string;

  /** What a move does to its destination, as a mark on it: `capture and stay`. */
  readonly kinds: Readonly<Record<MoveKind, string>>;
  /** What a move does to its destination, as the label of a choice: `Capture and stay here`. */
  readonly choices: Readonly<Record<MoveKind, string>>;
  /** The same for an Air Force: it lands where it strikes, or flies home. */
  readonly flightChoices: Readonly<Record<"capture" | "stay", string>>;

  /** The name of a board. */
  readonly board: string;
  /** What squares are made of. */
  readonly terrain: Readonly<Record<"water" | "mixed" | "land" | "bridge", string>>;
  /** How far a piece defends the air: `defends the air 2 points around`. */
  readonly defends: (points: number) => string;
  /** Before the names of defenders. */
  readonly coveredBy: string;
  /** A piece on its square: `the missile on e9`. */
  readonly standing: (piece: string, square: string) => string;
  /** What the lines of a selected Air Force mean. */
  readonly legend: Readonly<Record<"safe" | "strike" | "lost", string>>;
  /** What awaits an Air Force: by the square, or by the defenders that it meets, of which there may be none. */
  readonly flights: Readonly<
    Record<"safe" | "over", (square: string) => string> &
      Record<"strike" | "lost", (defenders: string) => string>
  >;
  /** That a square is selected. */
  readonly selected: string;
  /** That a piece can be picked up. */
  readonly movable: string;
  /** That a commander is in check. */
  readonly check: string;
  /** That the last turn went to a square, or came from there. */
  readonly lastMove: string;
  /** The title of a choice. */
  readonly choose: string;
  /** The last button of a choice. */
  readonly cancel: string;
  /** The title of the pieces of a deploy. */
  readonly tray: string;
  /** The button that ends a deploy. */
  readonly commit: string;
  /** The button that gives a deploy up. */
  readonly cancelDeploy: string;
  /** How many pieces of a stack can still go. */
  readonly left: (count: number) => string;
  /** The name of the handle that changes the width of a board. */
  readonly resize: string;
  /** The title of the pieces beside a board. */
  readonly spares: string;
}

/** The words of one language. */
export interface Texts extends BoardTexts {
  /** A name that stands alone: `Air Force`. */
  readonly title: (name: string) => string;

  /** A move as a sentence. */
  readonly moves: Readonly<Record<MoveKind, MoveSentence>>;
  /** Whose turn it is: `Red to move`. */
  readonly toMove: (side: string) => string;
  /** Whose commander is in check: `Blue is in check`. */
  readonly inCheck: (side: string) => string;
  /** What was taken back. */
  readonly takenBack: (what: string) => string;
  /** Which pieces became heroic. */
  readonly promoted: (names: string) => string;

  /** Why a move is not legal, by the squares that cause it. */
  readonly illegal: Readonly<Record<Illegal["reason"], (squares: string) => string>>;
  /** Why a move is not legal, by what its piece can do. */
  readonly tried: {
    /** A piece of this kind: `a heroic tank`. */
    readonly piece: (name: string, isHeroic: boolean) => string;
    /** It never moves. */
    readonly fixed: (piece: string) => string;
    /** It goes along files and ranks only. */
    readonly straight: (piece: string) => string;
    /** No line of the board joins the squares; a piece that goes diagonally has more lines. */
    readonly noLine: (from: string, to: string, isDiagonal: boolean) => string;
    /** How many steps it goes, if that differs on diagonals, and how many are wanted. */
    readonly moves: DistanceSentence;
    /** How many steps away it captures. */
    readonly captures: DistanceSentence;
    /** Where it may not stand. */
    readonly terrain: Readonly<Record<"water" | "land", (square: string, piece: string) => string>>;
  };
  /** Stands for squares that are not given. */
  readonly thisSquare: string;

  /** Who has won. */
  readonly results: {
    /** `Red wins`. */
    readonly wins: (side: string) => string;
    /** `Red wins by points`. */
    readonly winsByPoints: (side: string) => string;
    /** `Draw`. */
    readonly draw: string;
    /** `Draw by points`. */
    readonly drawByPoints: string;
  };
  /** What ended a game; `side` is the one that resigned or forfeited, where it is known. */
  readonly reasons: Readonly<Record<Outcome["reason"], (side: string | null) => string>>;

  /** A sentence for each error, without its full stop. */
  readonly errors: Readonly<Record<ErrorCode, string | ((words: ErrorWords) => string)>>;
  /** The facts of an error. */
  readonly facts: {
    /** A square. */
    readonly square: (square: string) => string;
    /** A line of a text: `line 2`. */
    readonly line: (line: number) => string;
    /** A place in a line: `column 7`. */
    readonly column: (column: number) => string;
    /** A place in a text: `character 41`. */
    readonly character: (number: number) => string;
    /** A rank of a FEN: `rank 8`. */
    readonly rank: (rank: number) => string;
    /** A game among several: `game 2`. */
    readonly game: (game: number) => string;
    /** A limit that was exceeded: `at most 100`. */
    readonly limit: (limit: number) => string;
    /** The words for facts that an error does not have. */
    readonly missing: ErrorWords;
  };
}
