// The state of the store: plain data, replaced as a whole at every change.
import type {
  Color,
  Illegal,
  Move,
  MoveKind,
  Piece,
  PieceType,
  Rules,
  Square,
  Turn,
} from "cotulenh-wasm";
import type { Clock } from "./clock.js";
import type { GameError } from "./errors.js";
import type { Opponent } from "./opponent.js";
import type { PositionFacts, Tags } from "./played-game.js";
import type { GameStart } from "./sides.js";
import type { GameTree, TreeNode } from "./tree.js";

/** Why an action had no effect, or more effect than expected. */
export type Notice =
  | { kind: "otherSide"; turn: Color }
  | { kind: "gameOver" }
  | { kind: "headquarter" }
  | { kind: "inCheck"; piece: Piece }
  | { kind: "noMoves"; piece: Piece }
  | { kind: "deployOpen" }
  | { kind: "stackCannotMove"; piece: Piece }
  | { kind: "illegal"; piece: Piece; to: Square; illegal: Illegal }
  | { kind: "deployEnded"; square: Square }
  | { kind: "paused" }
  | { kind: "clockRemoved" }
  /** An error of a text that was typed is shown beside it. */
  | { kind: "error"; error: GameError; isTyped?: boolean };

/** The selected square, and which of its pieces are picked up. */
export interface Selection {
  square: Square;
  stack: Piece;
  /** The types that are picked up; all of them for the whole stack. */
  picked: readonly PieceType[];
  isWhole: boolean;
  /** The picked pieces as a stack of their own. */
  held: Piece;
  moves: readonly Move[];
  targets: ReadonlyMap<Square, readonly MoveKind[]>;
  /** The types that have a move, alone or with others. */
  movable: readonly PieceType[];
}

/** Moves to choose from: several fit, or the only one is a suicide and needs to be confirmed. */
export interface MoveChoice {
  square: Square;
  moves: readonly Move[];
}

/** What a click does in the editor. */
export type Tool = { action: "place"; piece: Piece } | { action: "remove" } | { action: "heroic" };

export interface GameState extends PositionFacts {
  rules: Rules;
  /** The match clock; null if the game is played without one. */
  clock: Clock | null;
  /** The computer, if it plays one side. */
  opponent: Opponent | null;
  /** Whether an end was declared (R13.5), here or at another turn. */
  hasEnded: boolean;
  /** The open deploy in notation. */
  pending: string | null;
  /** The turns of the current line, undone ones included, and how many of them are played. */
  turns: readonly Turn[];
  ply: number;
  /** All turns with their variations, and the one that was played last. The tree is changed in place. */
  tree: Readonly<
    Pick<GameTree, "root" | "find" | "variationOf" | "mainLine" | "line" | "path" | "lastEdit">
  >;
  treeRevision: number;
  node: TreeNode;
  /** The tags of the game's PGN. */
  tags: Tags;
  /** The move number and the side of the first turn. */
  start: GameStart;
  canUndo: boolean;
  canRedo: boolean;
  lastMove: readonly Square[];
  /** The captured pieces of each colour, in the order of their capture. */
  captured: Readonly<Record<Color, readonly Piece[]>>;
  selection: Selection | null;
  choice: MoveChoice | null;
  notice: Notice | null;
  /** What the last action did, for animations, sounds and announcements. */
  lastEvent: GameEvent;
  /** The tool of the editor; null while playing. */
  tool: Tool | null;
  /** The same object as long as it is the same game. */
  gameToken: object;
}

/** What an action did. Every action makes a new object. */
export interface GameEvent {
  kind: "none" | "move" | "undo" | "redo" | "jump" | "cancelDeploy" | "end" | "takeBackEnd";
  moves: readonly Move[];
  /** The turn that was completed. */
  turn: Turn | null;
}
