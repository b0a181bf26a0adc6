// Members of the class `CoTuLenh`: what stands where, and whose turn it is.
import { readAnswer } from "../wasm/answer.js";
import { ascii } from "./ascii.js";
import { STACK_STYLES } from "../vocabulary/stack-styles.js";
import { decodeBoard, decodeCell, decodePiece, decodePieces } from "../wasm/decode-cells.js";
import { gameOf } from "./handle.js";
import { keepHeaders } from "./notes.js";
import { choice, count, readOptions } from "../arguments/read-options.js";
import { optionalColor, pieceCode, readColor, squareIndex } from "../arguments/values.js";
import { readPiece } from "../arguments/moves.js";
import { terrainAt } from "../vocabulary/terrain.js";
import type {
  Color,
  FenOptions,
  Piece,
  PieceTypeInput,
  Rules,
  Square,
  SquarePiece,
  Terrain,
} from "../vocabulary/types.js";

/** What stands where, and whose turn it is. */
export class PositionMembers {
  /**
   * The position as FEN. Stacks are written `(NFT)`, or `N(FT)` if `stacks` is `"carrier"`. While
   * a deploy session is open, the placement is the real board and the steps follow.
   *
   * @example
   * ```ts
   * game.fen();
   * game.fen({ stacks: "carrier" });
   * ```
   */
  fen(options?: FenOptions): string {
    const isCarrier =
      options !== undefined &&
      choice(readOptions(options, ["stacks"]).stacks, "stacks", STACK_STYLES) === "carrier";
    return readAnswer(gameOf(this).packedFen(isCarrier)).text();
  }

  /** Whose turn it is: `game.turn() === "r"`. */
  turn(): Color {
    return gameOf(this).turn();
  }

  /** The number of the move, from 1, counted up after Blue: `game.moveNumber()`. */
  moveNumber(): number {
    return gameOf(this).moveNumber();
  }

  /** Half-moves since the last capture: `game.halfMoves() >= 100` is a draw. */
  halfMoves(): number {
    return gameOf(this).halfMoves();
  }

  /** Makes it the turn of a colour. History is gone then: `game.setTurn("b")`. */
  setTurn(color: Color): void {
    const side = readColor(color);
    const game = gameOf(this);
    game.setTurn(side);
    keepHeaders(game);
  }

  /**
   * Sets the half-moves since the last capture, and the number of the move, from 1; what is not given
   * stays. History is gone then.
   *
   * @example
   * ```ts
   * game.setCounters({ halfMoves: 0, moveNumber: 12 });
   * ```
   */
  setCounters(counters: { halfMoves?: number | undefined; moveNumber?: number | undefined }): void {
    const given = readOptions(counters, ["halfMoves", "moveNumber"]);
    const game = gameOf(this);
    const halfMoves = count(given.halfMoves, "halfMoves", game.halfMoves());
    const moveNumber = count(given.moveNumber, "moveNumber", game.moveNumber(), 1);
    game.setCounters(halfMoves, moveNumber);
    keepHeaders(game);
  }

  /** The rules that are played: `game.rules().lastGuard`. */
  rules(): Rules {
    return gameOf(this).rules();
  }

  /**
   * What stands on a square, or `null`. With a type, the piece of that kind there: the carrier
   * comes with what it carries, a carried piece comes alone.
   *
   * @example
   * ```ts
   * game.get("g1"); // { type: "c", color: "r" }
   * game.get("c3", "AirForce");
   * ```
   */
  get(square: Square, type?: PieceTypeInput): Piece | null {
    const index = squareIndex(square);
    const code = type === undefined ? undefined : pieceCode(type);
    const cell = gameOf(this).cell(index);
    return code === undefined ? decodeCell(cell) : decodePiece(cell, code);
  }

  /**
   * Puts a piece or a stack on a square, in the place of what stands there. History is gone then.
   *
   * @example
   * ```ts
   * game.put({ type: "t", color: "r", heroic: true }, "e5");
   * game.put({ type: "n", color: "b", carrying: [{ type: "f", color: "b" }] }, "a6");
   * ```
   */
  put(piece: Piece, square: Square): void {
    const pieces = Uint8Array.from(readPiece(piece));
    const index = squareIndex(square);
    const game = gameOf(this);
    game.put(index, pieces);
    keepHeaders(game);
  }

  /**
   * Takes what stands on a square off the board, or only the piece of one kind, and returns it.
   * History is gone then. Where there is no such piece it returns `null` and changes nothing.
   *
   * @example
   * ```ts
   * game.remove("c3", "f"); // the plane leaves the stack
   * game.remove("c3");
   * ```
   */
  remove(square: Square, type?: PieceTypeInput): Piece | null {
    const index = squareIndex(square);
    const code = type === undefined ? undefined : pieceCode(type);
    const game = gameOf(this);
    const removed = decodeCell(game.takeOff(index, code));
    if (removed) keepHeaders(game);
    return removed;
  }

  /**
   * The board as it is drawn: 12 rows from rank 12 down, each of 11 cells from file a. While a
   * deploy session is open, the virtual board.
   *
   * @example
   * ```ts
   * for (const row of game.board()) console.log(row.map((piece) => piece?.type ?? ".").join(" "));
   * ```
   */
  board(): (Piece | null)[][] {
    return decodeBoard(readAnswer(gameOf(this).packedBoard(false)));
  }

  /** The pieces on the board by square, of one colour or of both: `game.pieces("r")`. */
  pieces(color?: Color): SquarePiece[] {
    const owner = optionalColor(color);
    return decodePieces(readAnswer(gameOf(this).packedBoard(false)), owner);
  }

  /** What a square is made of: `game.terrain("f6")` is `{ zone: "land", bridge: true }`. */
  terrain(square: Square): Terrain {
    const index = squareIndex(square);
    gameOf(this);
    return terrainAt(index);
  }

  /** 16 hex digits, equal where placement, heroic marks and side to move are: `game.hash()`. */
  hash(): string {
    return gameOf(this).hash();
  }

  /**
   * The board drawn with letters, stacks in parentheses, bridges as `=`, or between `=` if a piece stands on one:
   * `console.log(game.ascii())`.
   */
  ascii(): string {
    return ascii(decodeBoard(readAnswer(gameOf(this).packedBoard(false))));
  }
}
