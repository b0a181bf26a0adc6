// The types of the entry `cotulenh-wasm/board/play`.
import type { MoveEffects } from "../play/types.js";
import type {
  AirDefenseSquare,
  Color,
  FlightSquare,
  Illegal,
  Move,
  MoveKind,
  Piece,
  PieceType,
  Square,
  SquarePiece,
} from "../types.js";

/** A defended square with the side that defends it. */
export interface PlayZone extends AirDefenseSquare {
  /** The side that defends it. */
  color: Color;
}

/** Where an Air Force may fly. */
export interface PlayFlights {
  /** Where it stands. */
  from: Square;
  /** What awaits it. */
  squares: readonly FlightSquare[];
}

/** An arrow of a hint. */
export interface HintArrow {
  /** Where it starts. */
  from: Square;
  /** Where it points. */
  to: Square;
  /** Its colour. */
  color: "yellow";
}

/** The moves to choose from. */
export interface PlayChoice {
  /** Where they lead. */
  square: Square;
  /** What each does. */
  options: readonly Pick<Move, "kind" | "piece">[];
}

/** The pieces of a stack. */
export interface PlayTray {
  /** Where it stands. */
  square: Square;
  /** Its pieces, the carrier first. */
  pieces: readonly PlayTrayPiece[];
}

/** A piece of a stack. */
export interface PlayTrayPiece {
  /** The piece. */
  piece: Piece;
  /** Whether it has a move, alone or with others. */
  movable: boolean;
  /** Whether it was picked. */
  picked: boolean;
}

/** A move that the user has tried, and why it is not legal. */
export interface PlayRefusal {
  /** Where it starts. */
  from: Square;
  /** Where it leads. */
  to: Square;
  /** What was to move. */
  piece?: Piece;
  /** What stands where it leads. */
  target?: Piece;
  /** Why it is not legal. */
  illegal: Illegal;
  /** The same as a sentence in English. */
  message: string;
}

/** What is read of the options of a board. */
export interface PlayBoardOptions {
  /** `"red"`, `"blue"` or `"both"` for the zones that are shown all the time. It can be set at any time. */
  readonly zones?: unknown;
}

/** What a host wants to know of a game on a board. */
export interface ConnectOptions {
  /** Called when the user has tried a move that is not legal. */
  refused?: ((refusal: PlayRefusal) => void) | undefined;
}

/** What a board is told about a game. */
export interface PlayPicture {
  /** The pieces, after all premoves. */
  pieces: readonly SquarePiece[];
  /** The real board under a virtual one. */
  ghosts: readonly SquarePiece[];
  /** Squares whose pieces can be picked up. */
  movable: readonly Square[];
  /** The selected square. */
  selected: Square | null;
  /** The destinations of what is selected. */
  targets: ReadonlyMap<Square, readonly Move[]> | null;
  /** The squares of the last turn. */
  lastMove: readonly Square[];
  /** The square of the commander in check. */
  check: Square | null;
  /** Where the pieces stand that give check. */
  checkers: readonly Square[];
  /** Air defense: what the host has set, and that of the enemy while an Air Force is selected. */
  zones: readonly PlayZone[] | "red" | "blue" | "both" | null;
  /** Where the selected Air Force may fly. */
  flights: PlayFlights | null;
  /** The steps of the open deploy. */
  steps: readonly Move[];
  /** What is prepared. */
  premoves: readonly Move[];
  /** A hint. */
  arrows: readonly HintArrow[];
  /** The moves to choose from. */
  choice: PlayChoice | null;
  /** The pieces of the selected stack. */
  tray: PlayTray | null;
  /** What happened, to be shown once. */
  effects: MoveEffects | null;
}

/** What a user does on a board. */
export interface PlayCallbacks {
  /** A press on a square, or on a piece of a stack. */
  select: ((event: { square: Square | null; pieces?: PieceType[] }) => void) | null;
  /** A piece was put onto a square. */
  drop:
    | ((event: {
        from: Square | null;
        to: Square | null;
        pieces?: PieceType[];
        kind?: MoveKind;
      }) => void)
    | null;
  /** One of the moves to choose from. */
  choose: ((event: { index: number }) => void) | null;
  /** Escape, or a drag that was given up. */
  cancel: ((event: { drag?: true }) => void) | null;
}

/** The same, all of them. */
export type PlayAnswers = { [Name in keyof PlayCallbacks]: NonNullable<PlayCallbacks[Name]> };

/** A `Board`, or the element `<cotulenh-board>`. */
export interface PlayBoard {
  /** The options that are drawn. */
  readonly options?: PlayBoardOptions;
  /** Draws other options. */
  set(options: Partial<PlayPicture & PlayCallbacks>): void;
}

/** The sides whose zones a board shows all the time. */
export type PlayZoneSides = "red" | "blue" | "both" | null;
