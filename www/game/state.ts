// What the store shows: plain data, made anew whenever the engine's state changes.
import type {
  Color,
  DeployState,
  Move,
  MoveKind,
  Outcome,
  Piece,
  PieceType,
  Rules,
  Square,
  Turn,
} from "cotulenh-wasm";

/** Something to tell the user: why nothing happened. Words are found by the page. */
export type Notice =
  | { about: "otherSide"; turn: Color }
  | { about: "gameOver" }
  | { about: "headquarter" }
  | { about: "inCheck"; piece: Piece }
  | { about: "stuck"; piece: Piece }
  | { about: "session" }
  | { about: "wholeStuck"; piece: Piece }
  | { about: "noWay"; piece: Piece; to: Square }
  | { about: "refused"; code: string; message: string };

/** The selected square, and what of it is in the hand. */
export interface Selection {
  square: Square;
  stack: Piece;
  /** The kinds picked; all of them is the whole stack. */
  chosen: readonly PieceType[];
  whole: boolean;
  /** What is in the hand, as a stack. */
  held: Piece;
  moves: readonly Move[];
  targets: ReadonlyMap<Square, readonly MoveKind[]>;
  /** The kinds that can go somewhere, alone or with others. */
  able: readonly PieceType[];
}

/** Several moves fit, or one that is not to be made by mistake. */
export interface Question {
  square: Square;
  moves: readonly Move[];
}

/** What an editor's click does. */
export type Tool = { does: "place"; piece: Piece } | { does: "remove" } | { does: "heroic" };

export interface GameState {
  fen: string;
  rules: Rules;
  turn: Color;
  pieces: ReadonlyMap<Square, Piece>;
  movable: ReadonlySet<Square>;
  check: Square | null;
  outcome: Outcome | null;
  deploy: DeployState | null;
  /** The deploy under way in notation. */
  pending: string | null;
  /** All turns, those taken back included, and how many of them are played. */
  line: readonly Turn[];
  ply: number;
  /** The first turn's number and side. */
  start: { number: number; turn: Color };
  canUndo: boolean;
  canRedo: boolean;
  lastMove: readonly Square[];
  /** The pieces each side has lost, in the order in which it lost them. */
  lost: Readonly<Record<Color, readonly Piece[]>>;
  selection: Selection | null;
  question: Question | null;
  notice: Notice | null;
  /** What the last action did, for animations, sounds and announcements. */
  happened: Happening;
  editing: Tool | null;
  /** The same object for as long as it is the same game. */
  begun: object;
}

/** What the last action did. A new object for each. */
export interface Happening {
  kind: "nothing" | "move" | "back" | "forward" | "jump" | "cancel";
  moves: readonly Move[];
  /** A turn that was completed. */
  turn: Turn | null;
}

// The rest of the page speaks of these without importing the package.
export type { Color, Move, MoveKind, Outcome, Piece, PieceType, Rules, Square, Turn };
