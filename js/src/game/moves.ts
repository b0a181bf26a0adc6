// Members of the class `CoTuLenh`: moves, and the history.
import { readAnswer } from "../wasm/answer.js";
import {
  decodeDests,
  decodeLastTurn,
  decodeMoves,
  decodePlayedMove,
  decodeSans,
  decodeTurns,
  decodeUndone,
} from "../wasm/decode-moves.js";
import { CoTuLenhError } from "../errors/error.js";
import { gameOf } from "./handle.js";
import { dropUndone } from "./notes.js";
import { flag, readOptions, requireNoText } from "../arguments/read-options.js";
import { moveText, plainText } from "../arguments/texts.js";
import { colorCode, pieceCode, searchDepth, squareIndex } from "../arguments/values.js";
import { readDeploy, readMoveInput, readTurn } from "../arguments/moves.js";
import type { Fields } from "../arguments/objects.js";
import type {
  DestsOptions,
  Illegal,
  Move,
  MoveInput,
  MovesOptions,
  PlayedMove,
  Square,
  Turn,
} from "../vocabulary/types.js";

/** Moves, and the history. */
export class MoveMembers {
  /**
   * The legal moves in SAN; or with `verbose` as objects. Deploy steps are among them. Both can be
   * narrowed to a square, to a kind of piece, to deploy steps or to ordinary moves. With `color` they are
   * those of that side, as if it were its turn and no session were open: for premoves and threats.
   *
   * @example
   * ```ts
   * game.moves(); // ["Cc1", "Cd1", …]
   * game.moves({ verbose: true, square: "f4" }).map((move) => move.to);
   * game.moves({ color: "b" }); // what Blue could do now
   * ```
   */
  moves(options?: MovesOptions & { verbose?: false | undefined }): string[];
  moves(options: MovesOptions & { verbose: true }): Move[];
  moves(options?: MovesOptions & { verbose?: boolean | undefined }): string[] | Move[];
  moves(options?: MovesOptions & { verbose?: boolean | undefined }): string[] | Move[] {
    const given = readOptions(options, ["verbose", "square", "type", "deploy", "color"]);
    const filter = readFilter(given);
    const verbose = flag(given.verbose, "verbose");
    const listed = readAnswer(gameOf(this).packedMoves(...filter));
    return verbose ? decodeMoves(listed) : decodeSans(listed);
  }

  /**
   * Where each piece can go, as boards want it; or only from one square, only by deploy steps or only
   * by ordinary moves, or of one side as if it were its turn.
   *
   * @example
   * ```ts
   * game.dests().get("f4");
   * game.dests({ square: "c3", deploy: true });
   * game.dests({ color: "b" }); // for Blue's premoves
   * ```
   */
  dests(options?: DestsOptions): Map<Square, Square[]> {
    const [from, , deploy, color] = readFilter(readOptions(options, ["square", "deploy", "color"]));
    return decodeDests(readAnswer(gameOf(this).packedDests(from, deploy, color)));
  }

  /**
   * Everything that can go from a square, ordinary moves and deploy steps, by destination; or only to
   * one destination. Where a destination has several moves, a player has to choose.
   *
   * @example
   * ```ts
   * const [move, ...others] = game.choices("c3", "c4").get("c4") ?? [];
   * if (move && others.length === 0) game.move(move);
   * ```
   */
  choices(from: Square, to?: Square): Map<Square, Move[]> {
    for (const square of to === undefined ? [from] : [from, to]) squareIndex(square);
    const filter = readFilter({ square: from });
    const choices = new Map<Square, Move[]>();
    const moves = decodeMoves(readAnswer(gameOf(this).packedMoves(...filter)));
    for (const move of moves) {
      if (to !== undefined && move.to !== to) continue;
      const known = choices.get(move.to);
      if (known) known.push(move);
      else choices.set(move.to, [move]);
    }
    return choices;
  }

  /**
   * Plays a move: in SAN, in LAN, as people type it, or the only one that fits some squares. A
   * deploy step opens a session by itself; the text of a whole deploy is played and committed, and
   * its last step is returned. A listed move can be passed as it is. With `strict` a text is SAN or
   * LAN only. The answer's `endsTurn` tells whether it is the other side's turn now.
   *
   * Of a stack, `{ from, to }` means the whole stack if it can go there; {@link choices} lists what else
   * can.
   *
   * @example
   * ```ts
   * game.move("Tf6"); // or "tf6", "f4f6", "f4-f6", "Tf4-f6"
   * game.move({ from: "f9", to: "f8" });
   * game.move({ from: "c3", to: "c4", piece: "f", deploy: true });
   * game.move("N<F>c4,T>xd3").endsTurn; // true
   * ```
   */
  move(move: string | MoveInput, options?: { strict?: boolean | undefined }): PlayedMove {
    requireNoText("move", move, options);
    const strict = flag(readOptions(options, ["strict"]).strict, "strict");
    const query = typeof move === "string" ? moveText(move) : readMoveInput(move);
    const game = gameOf(this);
    const played = decodePlayedMove(
      readAnswer(
        typeof query === "string" ? game.packedMove(query, strict) : game.packedPlay(...query),
      ),
    );
    if (played.endsTurn) dropUndone(game);
    return played;
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
  playTurn(turn: string | MoveInput | readonly MoveInput[]): Turn {
    const moves = typeof turn === "string" ? moveText(turn) : readTurn(turn);
    const game = gameOf(this);
    const played = decodeLastTurn(
      readAnswer(typeof moves === "string" ? game.packedTurn(moves) : game.packedPlayTurn(moves)),
    )!;
    dropUndone(game);
    return played;
  }

  /**
   * Reads a whole turn as {@link playTurn} does, and does not play it. While a deploy session is open,
   * it is read as if none were.
   *
   * @example
   * ```ts
   * const { moves, after } = game.readTurn(best); // what an engine suggests, for arrows
   * ```
   */
  readTurn(text: string): Turn {
    const turn = moveText(plainText(text, "a turn"));
    return decodeLastTurn(readAnswer(gameOf(this).packedReading(turn)))!;
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
    try {
      return MoveMembers.prototype.explain.call(this, move) === null;
    } catch (error) {
      if (error instanceof CoTuLenhError && error.code === "MOVE_SYNTAX") return false;
      throw error;
    }
  }

  /**
   * Why a move is not legal: the reason, and the squares that cause it. `null` if it is legal, also
   * where more than one move fits. `cotulenh-wasm/texts` makes a sentence of it.
   *
   * @example
   * ```ts
   * game.explain({ from: "f4", to: "f7" }); // { reason: "tooFar", squares: [] }
   * game.explain("Tf6"); // null
   * ```
   */
  explain(move: string | MoveInput): Illegal | null {
    if (typeof move === "string") {
      const text = moveText(move);
      return gameOf(this).explain(text);
    }
    const query = readMoveInput(move);
    return gameOf(this).explainPacked(...query);
  }

  /**
   * Takes back the last turn, or within a deploy session its last step, and returns it. With
   * nothing to take back it returns `null`; a session without steps is closed by that, and a declared end
   * is taken back. A session that `startDeploy` opened stays open without its only step.
   *
   * @example
   * ```ts
   * const undone = game.undo();
   * if (undone && "moves" in undone) console.log("a whole turn:", undone.san);
   * ```
   */
  undo(): Turn | Move | null {
    return decodeUndone(readAnswer(gameOf(this).packedUndo()));
  }

  /** Whether `undo` has something to take back: `button.disabled = !game.canUndo()`. */
  canUndo(): boolean {
    return gameOf(this).canUndo();
  }

  /** Whether `redo` has something to do again: `button.disabled = !game.canRedo()`. */
  canRedo(): boolean {
    return gameOf(this).canRedo();
  }

  /** Does again what was undone last, and returns it, or `null`: `game.redo()`. */
  redo(): Turn | Move | null {
    return decodeUndone(readAnswer(gameOf(this).packedRedo()));
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
    const verbose = flag(readOptions(options, ["verbose"]).verbose, "verbose");
    const game = gameOf(this);
    return verbose ? decodeTurns(readAnswer(game.packedHistory())) : game.history();
  }

  /**
   * The last turn that was completed, or `null`. It costs the same however long the game is.
   *
   * @example
   * ```ts
   * if (game.move(choice).endsTurn) console.log(game.lastTurn()?.san);
   * ```
   */
  lastTurn(): Turn | null {
    return decodeLastTurn(readAnswer(gameOf(this).packedLastTurn()));
  }

  /** How many sequences of so many actions there are, to compare programs: `game.perft(2)`. */
  perft(depth: number): number {
    const plies = searchDepth(depth);
    return gameOf(this).perft(plies);
  }
}

/** Which moves are listed: the number of a square, the code of a piece type, deploy steps or not, a side. */
type Filter = [
  from: number | undefined,
  type: number | undefined,
  deploy: boolean | undefined,
  color: number | undefined,
];

function readFilter({ square, type, deploy, color }: Fields<keyof MovesOptions>): Filter {
  return [
    square === undefined ? undefined : squareIndex(square),
    type === undefined ? undefined : pieceCode(type),
    readDeploy(deploy, "INVALID_OPTIONS"),
    color === undefined ? undefined : colorCode(color),
  ];
}
