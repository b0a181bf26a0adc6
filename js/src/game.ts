/// <reference lib="esnext.disposable" preserve="true" />
import { answered } from "./answer.js";
import { ascii } from "./ascii.js";
import { COLORS, FILES, OUTCOME_REASONS, RANKS, SQUARES } from "./constants.js";
import { EMPTY, STACK_STYLES, START } from "./constants.js";
import { decodeCover, decodeFlights, decodeSquares, decodeZone } from "./decode-air.js";
import {
  decodeDests,
  decodeMove,
  decodeMoves,
  decodeSans,
  decodeSession,
  decodeTold,
  decodeTurns,
} from "./decode-moves.js";
import {
  decodeAttackers,
  decodeBoard,
  decodeCell,
  decodePiece,
  decodePieces,
  decodeTerrain,
} from "./decode.js";
import { CoTuLenhError, parseRefusal } from "./errors.js";
import { REASON_MASK, STATES, WINNER_SHIFT } from "./generated.js";
import {
  choice,
  colorCode,
  count,
  fenText,
  flag,
  heroicStatus,
  MAX_MOVE,
  moveText,
  option,
  optionalPieceCode,
  pgnText,
  pieceCode,
  plainText,
  searchDepth,
  squareIndex,
} from "./input.js";
import { readChoice, readKind, readMoveInput, readPiece, readTypes } from "./read.js";
import { decodeRules, encodeRules } from "./rules.js";
import type {
  AirDefenseSquare,
  Attacker,
  Color,
  DeployState,
  FenOptions,
  FenProblem,
  FenValidation,
  FlightSquare,
  GameData,
  GameOptions,
  Move,
  MoveInput,
  MoveKind,
  MovesOptions,
  Outcome,
  Piece,
  PieceTypeInput,
  Rules,
  Square,
  SquarePiece,
  Terrain,
  Turn,
  ZoneSquare,
} from "./types.js";
import { Game, requireStarted } from "./wasm.js";

/** Lines of a PGN are this long unless something else is asked for. */
const PGN_WIDTH = 80;

/**
 * A game of Cờ Tư Lệnh: a position, what led to it, and what is written about it.
 *
 * Every call succeeds, or throws a {@link CoTuLenhError} with a stable `code` and changes nothing.
 * Answers are plain data of their own: changing them does not change the game.
 *
 * It owns memory on the wasm side, which is given back by {@link CoTuLenh.free}, at the end of a
 * `using` block, or some time after the object is no longer reachable.
 *
 * @example
 * ```ts
 * const game = new CoTuLenh();
 * game.move("Tf6");
 * game.move({ from: "f9", to: "f8" });
 * game.history(); // ["Tf6", "Tf8"]
 * ```
 */
export class CoTuLenh {
  /** The position in which a game begins, as FEN. */
  static readonly START: string = START;

  // A private field, because whoever could reach the wasm object (a framework's Proxy, say) could
  // free it twice and so corrupt another game.
  #game: Game | null;

  /**
   * A game from the start, or from the position that `fen` describes, by the standard rules or
   * with some of their options.
   *
   * @example
   * ```ts
   * new CoTuLenh();
   * new CoTuLenh("6c4/11/11/11/11/11/11/4T6/11/11/11/6C4 r - - 0 1");
   * new CoTuLenh(undefined, { rules: { airDefense: "noFly" } });
   * ```
   */
  constructor(fen?: string, options?: GameOptions) {
    requireStarted();
    this.#game = CoTuLenh.#made(fen, options);
  }

  static {
    // Vue makes reactive proxies of objects unless they say not to; private fields cannot work
    // through a proxy. It is inherited, so that the prototype has nothing but members.
    const unproxied: object = Object.create(Object.prototype, { __v_skip: { value: true } });
    Object.setPrototypeOf(CoTuLenh.prototype, unproxied);
  }

  /** What `clone` hands to the constructor, past the arguments that anyone could pass. */
  static #copied: Game | null = null;

  /** A new wasm object, or that of a copy. */
  static #made(fen: unknown, options: unknown): Game {
    const copied = CoTuLenh.#copied;
    CoTuLenh.#copied = null;
    if (copied) return copied;
    const from = fen === undefined ? undefined : fenText(fen);
    const game = new Game(encodeRules(option(options, "rules")));
    try {
      if (from !== undefined) answered(game.load(from));
    } catch (error) {
      game.free();
      throw error;
    }
    return game;
  }

  /**
   * The wasm object of `self`, which may be freed, or not a game at all. Methods that read objects
   * ask for it again behind that: a getter may have freed the game.
   */
  static #of(self: CoTuLenh): Game {
    if (typeof self !== "object" || self === null || !(#game in self)) {
      throw new CoTuLenhError("NOT_A_GAME", "called on something that is not a CoTuLenh game");
    }
    if (self.#game === null) {
      throw new CoTuLenhError("FREED", "this game was freed and cannot be used any more");
    }
    return self.#game;
  }

  /** The packed terrain of every square, once someone has asked for it. */
  static #ground: Uint8Array | undefined;

  static #terrainOf(index: number): Terrain {
    CoTuLenh.#ground ??= Game.terrain();
    return decodeTerrain(CoTuLenh.#ground[index]!);
  }

  // ——— make ———

  /**
   * Every error of a FEN, with a code, a message and a place. Never throws. The steps of an open
   * deploy session are judged by the standard rules, or by those that are given.
   *
   * @example
   * ```ts
   * CoTuLenh.validateFen("6c4/11 r - - 0 1").errors[0].code; // "FEN_RANK_COUNT"
   * ```
   */
  static validateFen(fen: string, options?: GameOptions): FenValidation {
    let errors: FenProblem[];
    try {
      requireStarted();
      const text = fenText(fen);
      const rules = encodeRules(option(options, "rules"));
      errors = parseRefusal(answered(Game.fenErrors(text, rules)).text());
    } catch (error) {
      if (!(error instanceof CoTuLenhError)) throw error;
      errors = [{ code: error.code, message: error.message, index: 0 }];
    }
    return { valid: errors.length === 0, errors };
  }

  /**
   * Begins anew from a position, by the same rules. History, headers and comments are gone.
   *
   * @example
   * ```ts
   * game.load("6c4/11/11/11/11/11/11/4T6/11/11/11/6C4 r - - 0 1");
   * ```
   */
  load(fen: string): void {
    const game = CoTuLenh.#of(this);
    const text = fenText(fen);
    answered(game.load(text));
  }

  /** Begins anew from the start, by the same rules: `game.reset()`. */
  reset(): void {
    const game = CoTuLenh.#of(this);
    answered(game.reset());
  }

  /** Begins anew with an empty board, Red to move: `game.clear()`. */
  clear(): void {
    const game = CoTuLenh.#of(this);
    answered(game.load(EMPTY));
  }

  /**
   * Another game in the same state, with the same history; each goes its own way from here.
   *
   * @example
   * ```ts
   * const trial = game.clone();
   * trial.move("Tf6"); // `game` has not moved
   * ```
   */
  clone(): CoTuLenh {
    CoTuLenh.#copied = CoTuLenh.#of(this).copy();
    return new CoTuLenh();
  }

  /** Gives the game's memory back. Calling it again does nothing; calling anything else throws. */
  free(): void {
    if (typeof this === "object" && this && #game in this && this.#game === null) return;
    CoTuLenh.#of(this).free();
    this.#game = null;
  }

  static {
    // Older engines have no `Symbol.dispose`; tools that compile `using` for them look it up so.
    const dispose: symbol = Symbol.dispose ?? Symbol.for("Symbol.dispose");
    Object.defineProperty(this.prototype, dispose, { value: this.prototype.free });
  }

  /**
   * The game as data, for `JSON.stringify` and for messages: rules, start, turns in LAN and SAN,
   * and the FEN now.
   *
   * @example
   * ```ts
   * const { start, rules, turns } = game.toJSON();
   * const again = new CoTuLenh(start, { rules });
   * for (const turn of turns) again.move(turn);
   * ```
   */
  toJSON(): GameData {
    const game = CoTuLenh.#of(this);
    const lines = answered(game.record()).lines();
    const blank = lines.indexOf("");
    const [start, ...turns] = lines.slice(0, blank) as [string, ...string[]];
    const steps = lines.slice(blank + 1);
    return {
      rules: decodeRules(game.rules()),
      start,
      turns,
      ...(steps.length > 0 ? { steps } : {}),
      history: answered(game.history()).lines(),
      fen: answered(game.fen(false)).text(),
    };
  }

  // ——— position ———

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
    const game = CoTuLenh.#of(this);
    if (options === undefined) return answered(game.fen(false)).text();
    const stacks = choice(options, "stacks", STACK_STYLES);
    return answered(CoTuLenh.#of(this).fen(stacks === "carrier")).text();
  }

  /** Whose turn it is: `game.turn() === "r"`. */
  turn(): Color {
    return COLORS[CoTuLenh.#of(this).turn()]!;
  }

  /** The number of the move, from 1, counted up after Blue: `game.moveNumber()`. */
  moveNumber(): number {
    return CoTuLenh.#of(this).moveNumber();
  }

  /** Half-moves since the last capture: `game.halfMoves() >= 100` is a draw. */
  halfMoves(): number {
    return CoTuLenh.#of(this).halfMoves();
  }

  /** The rules that are played: `game.rules().lastGuard`. */
  rules(): Rules {
    return decodeRules(CoTuLenh.#of(this).rules());
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
    const game = CoTuLenh.#of(this);
    const index = squareIndex(square);
    const code = type === undefined ? undefined : pieceCode(type);
    const cell = game.cell(index);
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
    CoTuLenh.#of(this);
    const pieces = readPiece(piece);
    const index = squareIndex(square);
    const game = CoTuLenh.#of(this);
    answered(game.put(index, pieces));
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
    const game = CoTuLenh.#of(this);
    const index = squareIndex(square);
    const code = optionalPieceCode(type);
    return decodeCell(answered(game.remove(index, code)).word());
  }

  /**
   * The board as it is looked at: 12 rows from rank 12 down, each of 11 cells from file a. While a
   * deploy session is open, the virtual board.
   *
   * @example
   * ```ts
   * for (const row of game.board()) console.log(row.map((piece) => piece?.type ?? ".").join(" "));
   * ```
   */
  board(): (Piece | null)[][] {
    return decodeBoard(answered(CoTuLenh.#of(this).cells(false)));
  }

  /** The pieces on the board by square, of one colour or of both: `game.pieces("r")`. */
  pieces(color?: Color): SquarePiece[] {
    const game = CoTuLenh.#of(this);
    const code = color === undefined ? undefined : colorCode(color);
    return decodePieces(answered(game.cells(false)), code);
  }

  /** What a square is made of: `game.terrain("f6")` is `{ zone: "land", bridge: true }`. */
  terrain(square: Square): Terrain {
    CoTuLenh.#of(this);
    const index = squareIndex(square);
    return CoTuLenh.#terrainOf(index);
  }

  /** 16 hex digits, equal where placement, heroic marks and side to move are: `game.hash()`. */
  hash(): string {
    return CoTuLenh.#of(this).hash().toString(16).padStart(16, "0");
  }

  /** The board drawn with letters, stacks in parentheses: `console.log(game.ascii())`. */
  ascii(): string {
    const game = CoTuLenh.#of(this);
    return ascii(decodeBoard(answered(game.cells(false))), (row, file) => {
      const index = (RANKS.length - 1 - row) * FILES.length + file;
      return CoTuLenh.#terrainOf(index).zone;
    });
  }

  // ——— moves ———

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
    CoTuLenh.#of(this);
    const square = option(options, "square");
    const from = square === undefined ? undefined : squareIndex(square);
    const code = optionalPieceCode(option(options, "type"));
    const deploy = readChoice(option(options, "deploy"), "deploy", "INVALID_OPTIONS");
    const verbose = flag(options, "verbose");
    const game = CoTuLenh.#of(this);
    const listed = answered(game.moves(from, code, deploy));
    return verbose ? decodeMoves(listed) : decodeSans(listed);
  }

  /** Where each piece can go, as boards want it: `game.dests().get("f4")`. */
  dests(): Map<Square, Square[]> {
    return decodeDests(answered(CoTuLenh.#of(this).dests()));
  }

  /**
   * Plays a move: in SAN, in LAN, or the only one that fits some squares. A deploy step opens a
   * session by itself; the text of a whole deploy is played and committed, and its last step is
   * returned. A listed move can be passed as it is.
   *
   * @example
   * ```ts
   * game.move("Tf6");
   * game.move({ from: "f9", to: "f8" });
   * game.move({ from: "c3", to: "c4", piece: "f", deploy: true });
   * game.move("N<F>c4,T>xd3");
   * ```
   */
  move(move: string | MoveInput): Move {
    CoTuLenh.#of(this);
    if (typeof move === "string") {
      const text = moveText(move);
      return decodeMove(answered(CoTuLenh.#of(this).playText(text)));
    }
    const query = readMoveInput(move);
    return decodeMove(answered(CoTuLenh.#of(this).play(...query)));
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
    CoTuLenh.#of(this);
    if (typeof move === "string") {
      return move.length <= MAX_MOVE && CoTuLenh.#of(this).isLegalText(move);
    }
    const query = readMoveInput(move);
    return CoTuLenh.#of(this).isLegal(...query);
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
    return decodeTold(answered(CoTuLenh.#of(this).undo()));
  }

  /** Does again what was undone last, and returns it, or `null`: `game.redo()`. */
  redo(): Turn | Move | null {
    return decodeTold(answered(CoTuLenh.#of(this).redo()));
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
    CoTuLenh.#of(this);
    const verbose = flag(options, "verbose");
    const game = CoTuLenh.#of(this);
    return verbose ? decodeTurns(answered(game.historyTurns())) : answered(game.history()).lines();
  }

  /** How many sequences of so many actions there are, to compare engines: `game.perft(2)`. */
  perft(depth: number): number {
    const game = CoTuLenh.#of(this);
    return game.perft(searchDepth(depth));
  }

  // ——— deploy ———

  /**
   * Opens a deploy session for the stack on a square. Until it is committed, steps change a
   * virtual board only. What was undone before cannot be redone then.
   *
   * @example
   * ```ts
   * game.startDeploy("c3");
   * game.deployStep("f", "c5");
   * game.commitDeploy();
   * ```
   */
  startDeploy(square: Square): DeployState {
    const game = CoTuLenh.#of(this);
    const index = squareIndex(square);
    answered(game.startDeploy(index));
    return decodeSession(answered(game.deployState()))!;
  }

  /**
   * Takes a step of the open session: a piece, or several together, go to a square. The session
   * commits itself once every piece has left or acted.
   *
   * @example
   * ```ts
   * game.deployStep("f", "c5");
   * game.deployStep(["t", "i"], "d3", { kind: "move" });
   * ```
   */
  deployStep(
    type: PieceTypeInput | readonly PieceTypeInput[],
    to: Square,
    options?: { kind?: MoveKind | undefined },
  ): Move {
    CoTuLenh.#of(this);
    const roles = readTypes(type);
    const index = squareIndex(to);
    const kind = readKind(option(options, "kind"));
    return decodeMove(answered(CoTuLenh.#of(this).deployStep(roles, index, kind)));
  }

  /** Commits the open session as one turn, and returns it: `game.commitDeploy()`. */
  commitDeploy(): Turn {
    const game = CoTuLenh.#of(this);
    return decodeTurns(answered(game.commitDeploy()))[0]!;
  }

  /** Gives the open session up; all is as it was before it: `game.cancelDeploy()`. */
  cancelDeploy(): void {
    const game = CoTuLenh.#of(this);
    answered(game.cancelDeploy());
  }

  /** The open session, or `null`: `game.deployState()?.waiting`. */
  deployState(): DeployState | null {
    return decodeSession(answered(CoTuLenh.#of(this).deployState()));
  }

  /** The pieces of the board that counts, by square: `game.virtualBoard()`. */
  virtualBoard(): SquarePiece[] {
    return decodePieces(answered(CoTuLenh.#of(this).cells(false)));
  }

  /** The pieces of the board that an open session has not changed yet: `game.realBoard()`. */
  realBoard(): SquarePiece[] {
    return decodePieces(answered(CoTuLenh.#of(this).cells(true)));
  }

  // ——— air defense ———

  /** Where the Air Force of a colour is threatened: `game.getAirDefenseZones("r")`. */
  getAirDefenseZones(color: Color): Square[] {
    const game = CoTuLenh.#of(this);
    return decodeSquares(answered(game.airZones(colorCode(color))));
  }

  /**
   * The zone of what stands on a square, each square with the defender's level as its `range`.
   * Empty if it does not defend the air: only the carrier of a stack does.
   *
   * @example
   * ```ts
   * new CoTuLenh().getAirDefenseAroundPiece("e4").length; // 5, around an Anti-air
   * ```
   */
  getAirDefenseAroundPiece(square: Square): ZoneSquare[] {
    const game = CoTuLenh.#of(this);
    const index = squareIndex(square);
    for (const color of COLORS) {
      const zone = decodeZone(answered(game.airDefenders(colorCode(color))), index);
      if (zone.length > 0) return zone;
    }
    return [];
  }

  /** Whether the Air Force of a colour is threatened on a square: `game.isSquareDefended("e8", "r")`. */
  isSquareDefended(square: Square, againstColor: Color): boolean {
    const game = CoTuLenh.#of(this);
    const index = squareIndex(square);
    const color = colorCode(againstColor);
    return game.isDefended(index, color);
  }

  /**
   * Where the Air Force of a colour is threatened, by whom, and how strongly: for shading.
   *
   * @example
   * ```ts
   * for (const { square, level } of game.getAirDefense("r")) console.log(square, level);
   * ```
   */
  getAirDefense(againstColor: Color): AirDefenseSquare[] {
    const game = CoTuLenh.#of(this);
    return decodeCover(answered(game.airDefenders(colorCode(againstColor))));
  }

  /**
   * What awaits the Air Force on a square, standing or carried, along its lines. A line ends with
   * the first square that it does not get to.
   *
   * @example
   * ```ts
   * game.getFlightPaths("e2").filter(({ result }) => result === AirDefenseResult.SAFE_PASS);
   * ```
   */
  getFlightPaths(square: Square): FlightSquare[] {
    const game = CoTuLenh.#of(this);
    const index = squareIndex(square);
    return decodeFlights(answered(game.flightPaths(index)));
  }

  // ——— heroes, attack ———

  /** Whether the piece of a kind on a square, or the carrier, is heroic: `game.getHeroicStatus("e5")`. */
  getHeroicStatus(square: Square, type?: PieceTypeInput): boolean {
    return CoTuLenh.prototype.get.call(this, square, type)?.heroic === true;
  }

  /**
   * Makes the piece of a kind on a square, or the carrier, heroic or not. History is gone then.
   *
   * @example
   * ```ts
   * game.setHeroicStatus("c3", "tank", true);
   * game.setHeroicStatus("c3", undefined, false);
   * ```
   */
  setHeroicStatus(square: Square, type: PieceTypeInput | undefined, heroic: boolean): void {
    const game = CoTuLenh.#of(this);
    const index = squareIndex(square);
    const code = optionalPieceCode(type);
    const wanted = heroicStatus(heroic);
    answered(game.setHeroic(index, code, wanted));
  }

  /** The pieces of a colour that could capture what stands on a square: `game.getAttackers("g12", "r")`. */
  getAttackers(square: Square, color: Color): Attacker[] {
    const game = CoTuLenh.#of(this);
    const index = squareIndex(square);
    const code = colorCode(color);
    return decodeAttackers(answered(game.attackers(index, code)));
  }

  /** Where the commander of a colour stands, alone or carried, or `null`: `game.getCommanderSquare("r")`. */
  getCommanderSquare(color: Color): Square | null {
    const game = CoTuLenh.#of(this);
    const number = game.commander(colorCode(color));
    return number === undefined ? null : SQUARES[number]!;
  }

  // ——— state ———

  /** Whether the commander of the side to move is in danger: `game.isCheck()`. */
  isCheck(): boolean {
    return CoTuLenh.#of(this).is(STATES.check);
  }

  /** In check without a legal move: `game.isCheckmate()`. */
  isCheckmate(): boolean {
    return CoTuLenh.#of(this).is(STATES.checkmate);
  }

  /** No legal move, and not in check: `game.isStalemate()`. */
  isStalemate(): boolean {
    return CoTuLenh.#of(this).is(STATES.stalemate);
  }

  /** Whether the game is a draw by any rule; some of them let it go on: `game.isDraw()`. */
  isDraw(): boolean {
    return CoTuLenh.prototype.outcome.call(this)?.winner === null;
  }

  /** A hundred half-moves without a capture: `game.isDrawByFiftyMoves()`. */
  isDrawByFiftyMoves(): boolean {
    return CoTuLenh.#of(this).is(STATES.fiftyMoves);
  }

  /** The same position for the third time: `game.isThreefoldRepetition()`. */
  isThreefoldRepetition(): boolean {
    return CoTuLenh.#of(this).is(STATES.threefoldRepetition);
  }

  /** A commander was captured, or only one is on the board: `game.isCommanderCaptured()`. */
  isCommanderCaptured(): boolean {
    return CoTuLenh.#of(this).is(STATES.commanderCaptured);
  }

  /** Whether the game has an outcome: `if (game.isGameOver()) …`. */
  isGameOver(): boolean {
    return CoTuLenh.#of(this).outcome() !== 0;
  }

  /**
   * How the game has ended, or `null` while it goes on. Draws by repetition and by the clock do
   * not keep anyone from playing on.
   *
   * @example
   * ```ts
   * const outcome = game.outcome();
   * if (outcome) console.log(outcome.winner ?? "draw", outcome.reason);
   * ```
   */
  outcome(): Outcome | null {
    const packed = CoTuLenh.#of(this).outcome();
    if (packed === 0) return null;
    const winner = COLORS[(packed >> WINNER_SHIFT) - 1] ?? null;
    return { winner, reason: OUTCOME_REASONS[(packed & REASON_MASK) - 1]! };
  }

  // ——— games ———

  /**
   * The game as PGN, with headers, comments and the variations that were read. Lines have at most
   * 80 characters, or `maxWidth`, or any length for 0. Steps of an open session are not part of it.
   *
   * @example
   * ```ts
   * game.pgn({ maxWidth: 0 });
   * ```
   */
  pgn(options?: { maxWidth?: number | undefined }): string {
    CoTuLenh.#of(this);
    const width = count(options, "maxWidth", PGN_WIDTH);
    return answered(CoTuLenh.#of(this).pgn(width)).text();
  }

  /**
   * Begins anew with the game of a PGN, at its end, by the rules that the PGN names: the standard
   * ones if it names none.
   *
   * @example
   * ```ts
   * game.loadPgn("1. Tf6 Tf8 2. Ic6 *");
   * ```
   */
  loadPgn(text: string): void {
    const game = CoTuLenh.#of(this);
    const pgn = pgnText(text);
    answered(game.loadPgn(pgn));
  }

  /**
   * Sets a header. `Result` declares how the game has ended with the last turn; `SetUp`, `FEN` and
   * `Rules` follow from the game and cannot be set.
   *
   * @example
   * ```ts
   * game.setHeader("Red", "Lan");
   * ```
   */
  setHeader(name: string, value: string): void {
    const game = CoTuLenh.#of(this);
    const key = plainText(name, "the name of a header");
    const text = plainText(value, "a header");
    answered(game.setHeader(key, text));
  }

  /** All headers that the PGN has: `game.getHeaders().Red`. */
  getHeaders(): Record<string, string> {
    const game = CoTuLenh.#of(this);
    return Object.fromEntries(game.headers());
  }

  /** Writes something about the position, that is, behind the last turn; `""` takes it away. */
  setComment(text: string): void {
    const game = CoTuLenh.#of(this);
    game.setComment(plainText(text, "a comment"));
  }

  /** What is written about the position, `""` if nothing is: `game.getComment()`. */
  getComment(): string {
    return answered(CoTuLenh.#of(this).comment()).text();
  }
}

export interface CoTuLenh extends Disposable {}
