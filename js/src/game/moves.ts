// Members of the class `CoTuLenh`: moves, and the history.
import { readAnswer } from "../wasm/answer.js";
import {
  decodeDests,
  decodeMove,
  decodeMoves,
  decodePlayed,
  decodeSans,
  decodeTurns,
} from "../wasm/decode-moves.js";
import { readFact } from "../errors.js";
import { STATES } from "../wasm/generated.js";
import { gameOf } from "./handle.js";
import {
  flag,
  MAX_MOVE,
  moveText,
  optionalPieceCode,
  readOptions,
  searchDepth,
  squareIndex,
} from "../arguments/values.js";
import { readChoice, readMoveInput, readTurn } from "../arguments/moves.js";
import type {
  DestsOptions,
  Illegal,
  Move,
  MoveInput,
  MovesOptions,
  Square,
  Turn,
} from "../types.js";

/** Moves, and the history. */
export class MoveMembers {
  /**
   * The legal moves in SAN; or with `verbose` as objects. Deploy steps are among them. Both can be
   * narrowed to a square, to a kind of piece, to deploy steps or to ordinary moves.
   *
   * @example
   * ```ts
   * game.moves(); // ["Cc1", "Cd1", …]
   * game.moves({ verbose: true, square: "f4" }).map((move) => move.to);
   * ```
   */
  moves(options?: MovesOptions & { verbose?: false | undefined }): string[];
  moves(options: MovesOptions & { verbose: true }): Move[];
  moves(options?: MovesOptions & { verbose?: boolean | undefined }): string[] | Move[];
  moves(options?: MovesOptions & { verbose?: boolean | undefined }): string[] | Move[] {
    gameOf(this);
    const given = readOptions(options, ["verbose", "square", "type", "deploy"]);
    const from = given.square === undefined ? undefined : squareIndex(given.square);
    const code = optionalPieceCode(given.type);
    const deploy = readChoice(given.deploy, "deploy", "INVALID_OPTIONS");
    const verbose = flag(given.verbose, "verbose");
    const game = gameOf(this);
    const listed = readAnswer(game.moves(from, code, deploy));
    return verbose ? decodeMoves(listed) : decodeSans(listed);
  }

  /**
   * Where each piece can go, as boards want it; or only from one square, only by deploy steps or only
   * by ordinary moves.
   *
   * @example
   * ```ts
   * game.dests().get("f4");
   * game.dests({ square: "c3", deploy: true });
   * ```
   */
  dests(options?: DestsOptions): Map<Square, Square[]> {
    gameOf(this);
    const given = readOptions(options, ["square", "deploy"]);
    const from = given.square === undefined ? undefined : squareIndex(given.square);
    const deploy = readChoice(given.deploy, "deploy", "INVALID_OPTIONS");
    return decodeDests(readAnswer(gameOf(this).dests(from, deploy)));
  }

  /**
   * Plays a move: in SAN, in LAN, as people type it, or the only one that fits some squares. A
   * deploy step opens a session by itself; the text of a whole deploy is played and committed, and
   * its last step is returned. A listed move can be passed as it is. With `strict` a text is SAN or
   * LAN only.
   *
   * @example
   * ```ts
   * game.move("Tf6"); // or "tf6", "f4f6", "f4-f6", "Tf4-f6"
   * game.move({ from: "f9", to: "f8" });
   * game.move({ from: "c3", to: "c4", piece: "f", deploy: true });
   * game.move("N<F>c4,T>xd3");
   * ```
   */
  move(move: string | MoveInput, options?: { strict?: boolean | undefined }): Move {
    gameOf(this);
    const strict = flag(readOptions(options, ["strict"]).strict, "strict");
    if (typeof move === "string") {
      const text = moveText(move);
      return decodeMove(readAnswer(gameOf(this).playText(text, strict)));
    }
    const query = readMoveInput(move);
    return decodeMove(readAnswer(gameOf(this).play(...query)));
  }

  /**
   * Plays a whole turn, and returns it: a move, or a deploy, which is committed. All of it is legal,
   * or nothing is played. A deploy is the text of one, in SAN or LAN, or the list of its steps.
   *
   * @example
   * ```ts
   * game.playTurn("Tf6").after;
   * game.playTurn("c3:N:F>c4,T>xd3").moves.length; // 2
   * game.playTurn([{ from: "c3", to: "c4", piece: "f", deploy: true }]); // or listed moves
   * ```
   */
  playTurn(turn: string | readonly MoveInput[]): Turn {
    gameOf(this);
    if (typeof turn === "string") {
      const text = moveText(turn);
      return decodeTurns(readAnswer(gameOf(this).playTurnText(text)))[0]!;
    }
    const moves = readTurn(turn);
    return decodeTurns(readAnswer(gameOf(this).playTurn(moves)))[0]!;
  }

  /**
   * Whether there is such a legal move, or more than one. A text that is no move is not legal.
   *
   * @example
   * ```ts
   * game.isLegal({ from: "f4", to: "f6" }); // true
   * ```
   */
  isLegal(move: string | MoveInput): boolean {
    gameOf(this);
    if (typeof move === "string") {
      return move.length <= MAX_MOVE && gameOf(this).isLegalText(move);
    }
    const query = readMoveInput(move);
    return gameOf(this).isLegal(...query);
  }

  /**
   * Why a move is not legal: the reason, and the squares that cause it. `null` if it is legal, also
   * where more than one move fits.
   *
   * @example
   * ```ts
   * game.explain({ from: "f4", to: "f7" }); // { reason: "tooFar", squares: [] }
   * game.explain("Tf6"); // null
   * ```
   */
  explain(move: string | MoveInput): Illegal | null {
    gameOf(this);
    const query = typeof move === "string" ? moveText(move) : readMoveInput(move);
    const game = gameOf(this);
    const explained = typeof query === "string" ? game.explainText(query) : game.explain(...query);
    const json = readAnswer(explained).text();
    return json === "" ? null : (JSON.parse(json, readFact) as Illegal);
  }

  /**
   * Takes back the last turn, or within a deploy session its last step, and returns it. With
   * nothing to take back it returns `null`; a session without steps is closed by that.
   *
   * @example
   * ```ts
   * const undone = game.undo();
   * if (undone && "moves" in undone) console.log("a whole turn:", undone.san);
   * ```
   */
  undo(): Turn | Move | null {
    return decodePlayed(readAnswer(gameOf(this).undo()));
  }

  /** Whether `undo` has something to take back: `button.disabled = !game.canUndo()`. */
  canUndo(): boolean {
    return gameOf(this).is(STATES.canUndo);
  }

  /** Whether `redo` has something to do again: `button.disabled = !game.canRedo()`. */
  canRedo(): boolean {
    return gameOf(this).is(STATES.canRedo);
  }

  /** Does again what was undone last, and returns it, or `null`: `game.redo()`. */
  redo(): Turn | Move | null {
    return decodePlayed(readAnswer(gameOf(this).redo()));
  }

  /**
   * The turns that were completed, in SAN; or with `verbose` as objects.
   *
   * @example
   * ```ts
   * game.history(); // ["Tf6", "Tf8"]
   * game.history({ verbose: true })[0].before;
   * ```
   */
  history(options?: { verbose?: false | undefined }): string[];
  history(options: { verbose: true }): Turn[];
  history(options?: { verbose?: boolean | undefined }): string[] | Turn[];
  history(options?: { verbose?: boolean | undefined }): string[] | Turn[] {
    gameOf(this);
    const verbose = flag(readOptions(options, ["verbose"]).verbose, "verbose");
    const game = gameOf(this);
    return verbose
      ? decodeTurns(readAnswer(game.historyTurns()))
      : readAnswer(game.history()).lines();
  }

  /** How many sequences of so many actions there are, to compare engines: `game.perft(2)`. */
  perft(depth: number): number {
    const game = gameOf(this);
    return game.perft(searchDepth(depth));
  }
}
