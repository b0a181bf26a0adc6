// A game that is played: what the user has selected, deploys, premoves, clocks and players. No view.
import type { CoTuLenh } from "../game/class.js";
import type { Limits } from "../engine/types.js";
import { CoTuLenhError, throwingAtCaller } from "../errors.js";
import { colorCode, squareIndex, word } from "../arguments/values.js";
import { readOptions } from "../arguments/options.js";
import { shown } from "../arguments/objects.js";
import { readTypes } from "../arguments/moves.js";
import { Listeners } from "../listeners.js";
import { COLORS, MOVE_KINDS, PIECE_TYPES } from "../vocabulary.js";
import type { GameTree } from "../tree/class.js";
import { freezeDeeply } from "../tree/node.js";
import type { TreeNode } from "../tree/types.js";
import type {
  Color,
  Illegal,
  Move,
  MoveInput,
  MoveKind,
  PieceType,
  PieceTypeInput,
  Square,
  Turn,
} from "../types.js";
import { UNPROXIED } from "../unproxied.js";
import { addIncrement, isTimeUp, pauseClock, runClock, timeLeft } from "./clock.js";
import type { ReadOptions } from "./options.js";
import { agreesToDraw, isEngine, limitsOf, negate, searchCopy } from "./players.js";
import { isFinal, otherColor, readPosition, type PositionFacts } from "./position.js";
import { Premoves } from "./premoves.js";
import { movesFrom, typesOf } from "./stacks.js";
import type { ClockState, PlayEvent, PlaySnapshot, Selection, TryResult } from "./types.js";

/** What the user has selected. */
interface Pick {
  readonly square: Square;
  /** The types that were picked from the stack; `null` if none was. */
  readonly types: readonly PieceType[] | null;
  /** What was selected before, if that could come here. */
  readonly joins: Square | null;
}

/** How long a hint is looked for. */
const HINT: Limits = { nodes: 60_000 };

/** How long an engine thinks about a draw. */
const DRAW: Limits = { nodes: 20_000 };

/** The longest that a timer waits. */
const LONGEST_TIMER = 2 ** 31 - 1;

const START: PlayEvent = Object.freeze({ kind: "start", moves: Object.freeze([]), turn: null });

/** Made by {@link createPlay}. */
export class Play {
  /** All turns, with their variations. */
  readonly tree: GameTree;
  readonly #options: ReadOptions;
  readonly #listeners = new Listeners();
  readonly #premoves = new Premoves();
  readonly #unsubscribe: () => void;
  /** It stands at the current node of the tree, with the open deploy and a declared end. */
  #game: CoTuLenh;
  #node: TreeNode;
  #declared: GameTree["declared"];
  /** Where the match stands, while someone goes through its turns. */
  #live: TreeNode;
  #position: PositionFacts | null = null;
  #snapshot: PlaySnapshot | null = null;
  #picked: Pick | null = null;
  #choices: readonly Move[] = [];
  #clock: ClockState | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #search: { readonly color: Color; readonly controller: AbortController } | null = null;
  #drawOffer: Color | null = null;
  #hint: readonly Move[] = [];
  #error: CoTuLenhError | null = null;
  #event: PlayEvent = START;
  /** Whether the changes of the tree are made here. */
  #isBusy = false;
  #isDestroyed = false;

  /** @internal */
  constructor(options: ReadOptions) {
    this.#options = options;
    this.tree = options.tree;
    this.#node = this.#live = this.tree.current;
    this.#declared = this.tree.declared;
    this.#game = this.#openGame();
    for (const step of options.steps) this.#game.move(step);
    this.#clock = options.clock;
    this.#selectSession();
    this.#unsubscribe = this.tree.subscribe(() => this.#followTree());
    this.#goOn(true);
  }

  /**
   * The state, which never changes: the same object until something happens, then another one. That is what
   * React's `useSyncExternalStore` and the like want.
   *
   * @example
   * ```ts
   * const { pieces, turn, outcome } = play.snapshot();
   * ```
   */
  snapshot(): PlaySnapshot {
    if (!this.#isDestroyed && this.#isFlagDown()) {
      // A snapshot is taken while a view draws: listeners are called later.
      this.#endByTime();
      queueMicrotask(() => this.#listeners.call());
    }
    return (this.#snapshot ??= freezeDeeply(this.#makeSnapshot()));
  }

  /**
   * Calls a function after each change, until the function that is returned is called.
   *
   * @example
   * ```ts
   * const unsubscribe = play.subscribe(() => console.log(play.snapshot()));
   * ```
   */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** What a side has left on its clock now, in milliseconds; `null` without a clock: `play.timeLeft("r")`. */
  timeLeft(color: Color): number | null {
    const side = COLORS[colorCode(color)]!;
    return this.#clock && timeLeft(this.#clock, side, this.#options.now());
  }

  // Selecting and moving.

  /**
   * Selects what stands on a square, or nothing. A second time on the same square it is deselected; if what
   * was selected before could join it, it does so then, and the answer tells it.
   *
   * @example
   * ```ts
   * play.select("f4");
   * play.snapshot().selection?.moves.map((move) => move.to);
   * ```
   */
  select(square: Square | null): TryResult | null {
    if (square !== null) squareIndex(square);
    this.#tick();
    const before = this.#picked;
    if (before && before.square === square) {
      if (before.joins) return this.#try(before.joins, square, null, false);
      if (this.#facts.session) return null;
    }
    const { length } = this.#choices;
    this.#pick(before?.square === square ? null : square, before?.square ?? null);
    if (this.#picked !== before || length > 0) this.#changed();
    return null;
  }

  /**
   * Picks some of the selected stack, which move without the others; `[]` picks the whole stack again.
   *
   * @example
   * ```ts
   * play.select("c4");
   * play.pick(["f"]);
   * ```
   */
  pick(types: PieceTypeInput | readonly PieceTypeInput[]): void {
    const letters = isEmpty(types) ? [] : readLetters(types);
    const selection = this.#select();
    if (!this.#picked || !selection) {
      throw new CoTuLenhError("INVALID_ARGUMENT", "nothing is selected: select a square first");
    }
    const missing = letters.find((type) => !typesOf(selection.piece).includes(type));
    if (missing) {
      const message = `there is no ${shown(missing)} on ${selection.square}`;
      const facts = { square: selection.square, piece: missing };
      throw new CoTuLenhError("NO_SUCH_PIECE", message, facts);
    }
    this.#picked = { ...this.#picked, types: letters.length > 0 ? letters : null };
    this.#choices = [];
    this.#changed();
  }

  /**
   * A click or a tap: goes to a destination of what is selected, else selects. A click on another piece of
   * the own side selects it.
   *
   * @example
   * ```ts
   * board.set({ select: ({ square }) => void play.press(square) });
   * ```
   */
  press(square: Square | null): TryResult | null {
    if (square === null) return this.select(null);
    squareIndex(square);
    const selection = this.#select();
    const isTarget = selection?.moves.some(({ to }) => to === square) ?? false;
    const isOwn =
      this.#board(selection?.isPremove ?? false)?.get(square)?.color === selection?.piece.color;
    if (selection && isTarget && (!isOwn || this.#facts.session)) {
      return this.#try(selection.square, square, null, true);
    }
    if (selection && !isOwn && selection.square !== square && !this.#movable().includes(square)) {
      // A place where it cannot go.
      const refused = this.#try(selection.square, square, null, true);
      if (!this.#facts.session) this.select(null);
      return refused;
    }
    return this.select(square);
  }

  /**
   * Goes from a square to another: plays the only move that is meant, or answers why it cannot, or what
   * there is to choose from. `kind` says which of several. Of a stack, the types that were picked go; if none was, the whole stack where it
   * can go, and else its parts. While the other side thinks, the move is prepared. With `confirm`, a move by
   * which the piece is lost is offered, even if it is the only one.
   *
   * @example
   * ```ts
   * const result = play.try("f4", "f6");
   * if ("illegal" in result) console.log(result.message);
   * if ("choose" in result) play.choose(result.choose[0]);
   * ```
   */
  try(
    from: Square,
    to: Square,
    options?: {
      piece?: PieceTypeInput | readonly PieceTypeInput[] | undefined;
      kind?: MoveKind | undefined;
      confirm?: boolean | undefined;
    },
  ): TryResult {
    squareIndex(from);
    squareIndex(to);
    const { piece, kind, confirm } = readOptions(options, ["piece", "kind", "confirm"]);
    const types = piece === undefined ? null : readLetters(piece);
    const wanted = kind === undefined ? undefined : word(kind, "kind", MOVE_KINDS);
    return this.#try(from, to, types, confirm === true, wanted);
  }

  /**
   * Plays one of the moves of `choices`, by itself or by its place in the list.
   *
   * @example
   * ```ts
   * play.choose(0);
   * ```
   */
  choose(choice: Move | number): TryResult {
    const lan = readLan(choice);
    const found = this.#choices.find((move, n) => n === choice || move.lan === lan);
    if (!found) {
      const message = "this move is not among the choices of the snapshot";
      throw new CoTuLenhError("INVALID_ARGUMENT", message);
    }
    return this.#isPremove(found.from) ? this.#prepare(found) : this.#play(found);
  }

  /**
   * Plays a whole turn of the side to move: one that was typed, or one that came from elsewhere.
   *
   * @example
   * ```ts
   * play.playTurn("Tf6").after;
   * ```
   */
  playTurn(turn: string | MoveInput | readonly MoveInput[]): Turn {
    this.#tick();
    let given = turn;
    if (this.#facts.session) {
      // The deploy is given up only if the turn is legal.
      const trial = this.#game.clone();
      try {
        trial.cancelDeploy();
        given = trial.playTurn(turn).lan;
      } finally {
        trial.free();
      }
      this.#game.cancelDeploy();
    }
    const played = this.#game.playTurn(given);
    this.#finish(played, played.moves, "move");
    return played;
  }

  // Deploys, and going back.

  /** Commits the open deploy, or ends one that is prepared; returns the turn: `play.commit()`. */
  commit(): Turn | null {
    this.#tick();
    const color = this.#premoveColor();
    if (color && this.#premoves.commit(color)) {
      this.#picked = null;
      this.#changed();
      return null;
    }
    const turn = this.#game.commitDeploy();
    this.#finish(turn, [], "commit");
    return turn;
  }

  /** Closes the choice, or gives up the open deploy, or the premoves, or the selection: `play.cancel()`. */
  cancel(): void {
    const { session } = this.#facts;
    if (this.#choices.length > 0) this.#choices = [];
    else if (session) {
      this.#game.cancelDeploy();
      this.#moved({ kind: "cancel", moves: session.steps, turn: null });
    } else if (!this.#premoves.isEmpty) this.#dropPremoves();
    else if (this.#picked) this.#picked = null;
    else return;
    this.#changed();
  }

  /**
   * Takes back a step of the open deploy, an end that was declared, or the last turn of a human: with the
   * answer of an engine, whose search is aborted. Returns whether there was something.
   *
   * @example
   * ```ts
   * play.undo();
   * ```
   */
  undo(): boolean {
    if (this.#isEndedHere()) {
      const isTime = this.#facts.outcome?.reason === "time";
      this.#game.undo();
      this.#edit(() => this.tree.declare(null));
      // A clock without time would end the game at once.
      if (isTime) this.#clock = null;
      this.#moved({ kind: "undo", moves: [], turn: null });
    } else if (this.#facts.session) {
      const step = this.#game.undo() as Move | null;
      this.#moved({ kind: "undo", moves: step ? [step] : [], turn: null });
    } else {
      const target = this.#findUndo();
      if (!target) return false;
      const moves = this.#node.turn?.moves ?? [];
      this.#goTo(target, { kind: "undo", moves, turn: this.#node.turn });
    }
    this.#goOn(false);
    return true;
  }

  /** Does again what was taken back; returns whether there was something: `play.redo()`. */
  redo(): boolean {
    if (this.#game.canRedo() && !this.#isEndedHere()) {
      const step = this.#game.redo() as Move | null;
      this.#moved({ kind: "redo", moves: step ? [step] : [], turn: null });
    } else if (this.#facts.session || this.#isEndedHere()) return false;
    else {
      const target = this.#findRedo();
      if (!target) return false;
      this.#goTo(target, { kind: "redo", moves: target.turn?.moves ?? [], turn: target.turn });
    }
    this.#goOn(false);
    return true;
  }

  // Ends, clocks and hints.

  /**
   * Ends the game: a side resigns. It is the only human one, or the one to move, if none is given.
   *
   * @example
   * ```ts
   * play.resign();
   * ```
   */
  resign(color?: Color): void {
    const side = color === undefined ? this.#ownColor() : COLORS[colorCode(color)]!;
    this.#tick();
    this.#end(() => this.#game.resign(side));
  }

  /**
   * Offers a draw, or accepts the other side's offer. An engine answers, also by its evaluation of the
   * position; other sides see it in the snapshot, and it ends with their next turn. Resolves to whether the
   * game is a draw now.
   *
   * @example
   * ```ts
   * const isAgreed = await play.offerDraw();
   * ```
   */
  async offerDraw(color?: Color): Promise<boolean> {
    const side = color === undefined ? this.#ownColor() : COLORS[colorCode(color)]!;
    this.#tick();
    if (isFinal(this.#facts)) throw new CoTuLenhError("GAME_OVER", "the game is over");
    const other = otherColor(side);
    if (this.#drawOffer === other) {
      this.#end(() => this.#game.agreeDraw());
      return true;
    }
    this.#drawOffer = side;
    this.#changed();
    const player = this.#options.players[other];
    if (!isEngine(player)) return false;
    const node = this.#node;
    const { lines } = await searchCopy(player.engine, this.#game, DRAW);
    if (this.#isDestroyed || this.#node !== node || this.#drawOffer !== side) return false;
    const score = lines[0]?.score;
    const own = score && (this.#facts.turn === other ? score : negate(score));
    if (agreesToDraw(node.ply, own)) {
      this.#end(() => this.#game.agreeDraw());
      return true;
    }
    this.#drawOffer = null;
    this.#changed();
    return false;
  }

  /** Refuses the draw that is offered: `play.declineDraw()`. */
  declineDraw(): void {
    if (this.#drawOffer === null) return;
    this.#drawOffer = null;
    this.#changed();
  }

  /**
   * Looks for a good move: the next step, or all of the turn. It is in the snapshot, too.
   *
   * @example
   * ```ts
   * const [move] = await play.hint("step");
   * ```
   */
  async hint(kind: "step" | "turn"): Promise<readonly Move[]> {
    if (kind !== "step" && kind !== "turn") {
      const message = `a hint is of a "step" or of a "turn", not ${shown(kind)}`;
      throw new CoTuLenhError("INVALID_ARGUMENT", message);
    }
    const { engine, players } = this.#options;
    const found = engine ?? Object.values(players).find(isEngine)?.engine;
    if (!found) {
      const message = "a hint needs an engine: createPlay({ …, engine })";
      throw new CoTuLenhError("INVALID_OPTIONS", message);
    }
    if (isFinal(this.#facts)) return [];
    const position = this.#facts;
    const { best } = await searchCopy(found, this.#game, HINT);
    if (best === null || this.#isDestroyed || this.#facts !== position) return [];
    const moves = this.#game.readTurn(best).moves.slice(position.session?.steps.length ?? 0);
    this.#hint = kind === "step" ? moves.slice(0, 1) : moves;
    this.#changed();
    return this.snapshot().hint;
  }

  /** Stops the clock: both sides have agreed on a pause: `play.pause()`. */
  pause(): void {
    this.#tick();
    if (!this.#clock || this.#clock.paused || this.#facts.outcome) return;
    this.#clock = pauseClock(this.#clock, true, this.#options.now());
    this.#stopSearch();
    this.#goOn(false);
  }

  /** Lets the clock go on: `play.resume()`. */
  resume(): void {
    if (!this.#clock?.paused) return;
    this.#clock = pauseClock(this.#clock, false, this.#options.now());
    this.#goOn(true);
  }

  /** Ends the game if its time is up. A timer does so, too; this is for pages that wake up: `play.tick()`. */
  tick(): void {
    this.#tick();
  }

  /** Ends searches and timers, and gives the memory back. The last snapshot stays: `play.destroy()`. */
  destroy(): void {
    if (this.#isDestroyed) return;
    this.#snapshot ??= freezeDeeply(this.#makeSnapshot());
    this.#isDestroyed = true;
    this.#unsubscribe();
    this.#stopSearch();
    clearTimeout(this.#timer);
    this.#premoves.clear();
    this.#listeners.clear();
    this.#game.free();
    if (this.#options.ownsTree) this.tree.free();
  }

  static {
    const { prototype } = this;
    const before = (self: unknown): void => {
      if (typeof self !== "object" || self === null || !(#game in self)) {
        throw new CoTuLenhError(
          "INVALID_ARGUMENT",
          "called on something that createPlay did not make",
        );
      }
    };
    const open = (self: unknown): void => {
      before(self);
      if ((self as Play).#isDestroyed) throw new CoTuLenhError("FREED", "this game was destroyed");
    };
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const { value } = Object.getOwnPropertyDescriptor(prototype, name)!;
      if (name === "constructor" || typeof value !== "function") continue;
      const isAlways = name === "snapshot" || name === "destroy" || name === "subscribe";
      const wrapped = throwingAtCaller(value, { before: isAlways ? before : open });
      Object.defineProperty(prototype, name, { value: wrapped });
    }
    Object.setPrototypeOf(prototype, UNPROXIED);
  }

  // The position.

  get #facts(): PositionFacts {
    return (this.#position ??= readPosition(this.#game));
  }

  #openGame(): CoTuLenh {
    const game = this.tree.game();
    const { autoCommit } = this.#options;
    const data = autoCommit === undefined ? undefined : game.toJSON();
    if (!data || (data.autoCommit !== false) === autoCommit) return game;
    game.free();
    return (game.constructor as typeof CoTuLenh).fromJSON({ ...data, autoCommit });
  }

  #isEndedHere(): boolean {
    return this.#declared !== null && this.#declared.node === this.#node;
  }

  /** The position has changed. */
  #moved(event: PlayEvent): void {
    this.#stopSearch();
    this.#position = null;
    this.#event = event;
    this.#hint = [];
    this.#error = null;
    this.#choices = [];
    this.#premoves.forgetBoard();
    this.#selectSession();
  }

  /** No other piece can move while a deploy is open. */
  #selectSession(): void {
    const { session } = this.#facts;
    this.#picked = session && { square: session.square, types: null, joins: null };
  }

  #changed(): void {
    this.#snapshot = null;
    this.#listeners.call();
  }

  /** Changes the tree, without following it. */
  #edit(change: () => void): void {
    this.#isBusy = true;
    try {
      change();
    } finally {
      this.#isBusy = false;
      this.#node = this.tree.current;
      this.#declared = this.tree.declared;
    }
  }

  /** Goes where the tree goes. */
  #followTree(): void {
    if (this.#isBusy) return;
    const { current, declared } = this.tree;
    if (current !== this.#node || declared !== this.#declared) {
      // The clock of a match goes on meanwhile.
      this.#stand({ kind: "jump", moves: [], turn: null });
      if (!this.#clock?.running) this.#goOn(false);
      else this.#react(false);
    }
  }

  #goTo(node: TreeNode, event: PlayEvent): void {
    this.#edit(() => this.tree.goTo(node));
    this.#stand(event);
  }

  /** Stands where the tree does. */
  #stand(event: PlayEvent): void {
    this.#node = this.tree.current;
    this.#declared = this.tree.declared;
    this.#game.free();
    this.#game = this.#openGame();
    this.#dropPremoves();
    this.#drawOffer = null;
    this.#moved(event);
  }

  /** A turn was played in the game. */
  #finish(turn: Turn, moves: readonly Move[], kind: PlayEvent["kind"]): void {
    const now = this.#options.now();
    const clock = this.#clock && addIncrement(this.#clock, turn.color, now);
    const isMatch = this.#clock !== null || Object.values(this.#options.players).some(isEngine);
    try {
      this.#edit(() => {
        const left = clock && Math.round(clock[turn.color]) / 1000;
        const node = this.tree.play(turn.lan, left === null ? {} : { clock: left });
        // In a match, what is played is the main line; what was taken back, a variation.
        if (isMatch && !this.tree.declared) while (this.tree.promote(node));
      });
    } catch (error) {
      // The tree cannot have it: its variations would be nested too deeply.
      this.#stand({ kind: "jump", moves: [], turn: null });
      this.#changed();
      throw error;
    }
    this.#clock = clock;
    if (this.#drawOffer === otherColor(turn.color)) this.#drawOffer = null;
    this.#moved({ kind, moves, turn });
    this.#goOn(true);
  }

  /**
   * What follows a change: clocks, the players, premoves. An engine plays after a turn, and at the end of a
   * line; where a user goes through the game, it does not.
   */
  #goOn(isLive: boolean): void {
    this.#live = this.#node;
    this.#runClock();
    this.#react(isLive);
  }

  #react(isLive: boolean): void {
    if (isLive || this.#node.children.length === 0) this.#think();
    this.#changed();
    if (isLive) this.#playPremove();
  }

  // Moves.

  /** The side that a human prepares moves for, while it is the other's turn. */
  #premoveColor(): Color | null {
    const { players, premoves } = this.#options;
    const { turn, outcome } = this.#facts;
    const color = otherColor(turn);
    const isWaiting = players[turn] !== "human" && players[color] === "human";
    return premoves && isWaiting && outcome === null ? color : null;
  }

  #isPremove(from: Square): boolean {
    const color = this.#premoveColor();
    if (!color) return false;
    return this.#premoves.ahead(this.#game, color)?.get(from)?.color === color;
  }

  /** The game that moves are made on: the real one, or that of premoves. */
  #board(isPremove: boolean): CoTuLenh | null {
    const color = isPremove ? this.#premoveColor() : null;
    return color ? this.#premoves.ahead(this.#game, color) : this.#game;
  }

  /** Whether someone at this board can move now. */
  get #isOwnTurn(): boolean {
    return this.#options.players[this.#facts.turn] === "human" && !this.#clock?.paused;
  }

  #movable(): Square[] {
    if (isFinal(this.#facts)) return [];
    if (this.#isOwnTurn) return [...this.#game.dests().keys()];
    const color = this.#premoveColor();
    const ahead = color && this.#premoves.ahead(this.#game, color);
    return ahead ? [...ahead.dests().keys()] : [];
  }

  /** Selects a square, if something there can be moved by someone at this board. */
  #pick(square: Square | null, before: Square | null): void {
    this.#choices = [];
    const { session } = this.#facts;
    if (session && square !== session.square) return;
    this.#picked = null;
    if (square === null || isFinal(this.#facts)) return;
    const isPremove = this.#isPremove(square);
    if (!isPremove && !this.#isOwnTurn) return;
    const board = this.#board(isPremove);
    if (board?.get(square)?.color !== board?.turn()) return;
    const isJoined =
      before !== null && movesFrom(board!, before, null).moves.some(({ to }) => to === square);
    this.#picked = { square, types: null, joins: isJoined ? before : null };
  }

  #select(): Selection | null {
    if (!this.#picked) return null;
    const { square, types } = this.#picked;
    const isPremove = this.#isPremove(square);
    const board = this.#board(isPremove);
    const piece = board?.get(square);
    if (!board || !piece) return null;
    const { all, moves } = movesFrom(board, square, types);
    const whole = typesOf(piece);
    const movable = whole.filter((type) => all.some((move) => typesOf(move.piece).includes(type)));
    return {
      square,
      piece,
      types: types ?? whole,
      isPicked: types !== null,
      isPremove,
      movable,
      moves,
    };
  }

  #try(
    from: Square,
    to: Square,
    given: readonly PieceType[] | null,
    confirm: boolean,
    kind?: MoveKind,
  ): TryResult {
    this.#tick();
    const types = given ?? (this.#picked?.square === from ? this.#picked.types : null);
    const isPremove = this.#isPremove(from);
    const board = this.#board(isPremove)!;
    const isOpen = isPremove || this.#isOwnTurn;
    const listed = isOpen ? movesFrom(board, from, types).moves : [];
    const moves = listed.filter((move) => move.to === to && (!kind || move.kind === kind));
    const [only] = moves;
    if (!only) return this.#refuse(board, from, to, types, isOpen);
    if (moves.length === 1 && !(confirm && only.kind === "suicide")) {
      return isPremove ? this.#prepare(only) : this.#play(only);
    }
    if (!this.#facts.session) this.#picked = { square: from, types, joins: null };
    this.#choices = moves;
    this.#changed();
    return { choose: [...moves] };
  }

  /** Why a move is not legal. */
  #refuse(
    board: CoTuLenh,
    from: Square,
    to: Square,
    types: readonly PieceType[] | null,
    isOpen: boolean,
  ): TryResult {
    if (!isOpen && !isFinal(this.#facts)) {
      const reason = board.get(from) ? "notYours" : "emptySquare";
      return { illegal: { reason, squares: [] }, message: "it is not your turn" };
    }
    const piece = board.get(from);
    const isPart = piece && types && types.length < typesOf(piece).length;
    const input: MoveInput = {
      from,
      to,
      ...(types && { piece: types }),
      ...(isPart && { deploy: true }),
    };
    const trial = board.clone();
    try {
      trial.move(input);
    } catch (error) {
      if (!(error instanceof CoTuLenhError)) throw error;
      const illegal: Illegal = error.illegal ??
        trial.explain(input) ?? { reason: "noLine", squares: [] };
      return { illegal, message: error.message };
    } finally {
      trial.free();
    }
    return {
      illegal: { reason: "noLine", squares: [] },
      message: `${from} to ${to} is not a move`,
    };
  }

  #play(move: Move): TryResult {
    const { endsTurn, ...played } = this.#game.move(move);
    if (endsTurn) {
      const turn = this.#game.lastTurn()!;
      this.#finish(turn, [played], "move");
      return { played, turn };
    }
    this.#moved({ kind: "move", moves: [played], turn: null });
    this.#goOn(false);
    return { played, turn: null };
  }

  // Premoves.

  #prepare(move: Move): TryResult {
    const color = this.#premoveColor()!;
    const { moves } = this.#premoves;
    const premove = this.#premoves.add(move, color);
    const isOpen = this.#premoves.ahead(this.#game, color)?.deployState();
    this.#picked = isOpen ? { square: move.from, types: null, joins: null } : null;
    this.#choices = [];
    this.#changed();
    return { premove: this.#premoves.moves[moves.length] ?? premove };
  }

  #dropPremoves(): void {
    this.#premoves.clear();
    this.#picked = null;
  }

  /** Plays what was prepared, if it is legal now; else nothing of it. */
  #playPremove(): void {
    if (this.#premoves.isEmpty || !this.#isOwnTurn) return;
    try {
      const moves = isFinal(this.#facts) ? null : this.#premoves.take(this.#game);
      if (moves) {
        const turn = this.#game.playTurn(moves);
        return this.#finish(turn, turn.moves, "move");
      }
    } catch (error) {
      if (!(error instanceof CoTuLenhError)) throw error;
    }
    this.#dropPremoves();
    this.#changed();
  }

  // Players.

  #ownColor(): Color {
    const humans = COLORS.filter((color) => this.#options.players[color] === "human");
    return humans.length === 1 ? humans[0]! : this.#facts.turn;
  }

  #stopSearch(): void {
    const search = this.#search;
    this.#search = null;
    search?.controller.abort();
  }

  #think(): void {
    const { turn, outcome } = this.#facts;
    const player = this.#options.players[turn];
    if (!isEngine(player) || this.#search || outcome || this.#clock?.paused) return;
    const controller = new AbortController();
    this.#search = { color: turn, controller };
    const now = this.#options.now();
    const clock = this.#clock && {
      r: timeLeft(this.#clock, "r", now),
      b: timeLeft(this.#clock, "b", now),
      increment: this.#clock.increment[turn],
    };
    const search = this.#search;
    const started = Date.now();
    const limits = limitsOf(player, clock, controller.signal);
    const game = this.#game;
    const run = async (): Promise<void> => {
      try {
        const { best } = await searchCopy(player.engine, game, limits);
        await pause(this.#options.minThinkTime - (Date.now() - started), controller.signal);
        if (this.#search !== search) return;
        if (best === null) throw new CoTuLenhError("WORKER_FAILED", "the engine found no turn");
        this.#tick();
        if (this.#search !== search) return;
        const played = this.#game.playTurn(best);
        this.#finish(played, played.moves, "move");
      } catch (error) {
        if (this.#search !== search) return;
        this.#search = null;
        this.#error = toError(error);
        this.#changed();
      }
    };
    void run();
  }

  // Clocks and ends.

  /** Lets the time of the side to move run, and waits for its end. */
  #runClock(): void {
    clearTimeout(this.#timer);
    const { turn, outcome } = this.#facts;
    const clock = this.#clock;
    if (!clock) return;
    // After a declared end, the clock stays stopped while the user goes through the game.
    const hasStarted = clock.starts === "now" || this.#node.ply > 0 || clock.running !== null;
    const runs = hasStarted && !clock.paused && outcome === null && this.#declared === null;
    const now = this.#options.now();
    this.#clock = runClock(clock, runs ? turn : null, now);
    if (!runs) return;
    const left = Math.min(timeLeft(this.#clock, turn, now), LONGEST_TIMER);
    this.#timer = setTimeout(() => {
      this.#tick();
      if (this.#clock?.running) this.#runClock();
    }, left);
    // A clock does not keep a server alive.
    (this.#timer as { unref?: () => void }).unref?.();
  }

  #isFlagDown(): boolean {
    return this.#clock !== null && isTimeUp(this.#clock, this.#options.now());
  }

  #tick(): void {
    if (this.#isDestroyed || !this.#isFlagDown()) return;
    this.#endByTime();
    this.#changed();
  }

  #endByTime(): void {
    const { flag, running } = this.#clock!;
    this.#declare(() => {
      if (flag === "points") this.#game.timeUp();
      else this.#game.forfeit(running!, "time");
    });
  }

  /** Ends the game. */
  #end(declare: () => void): void {
    this.#declare(declare);
    this.#changed();
  }

  #declare(declare: () => void): void {
    // A match ends where it stands, whatever is looked at.
    if (this.#clock?.running && this.#live !== this.#node && this.tree.find(this.#live.id)) {
      this.#goTo(this.#live, { kind: "jump", moves: [], turn: null });
    }
    declare();
    const outcome = this.#game.outcome()!;
    this.#edit(() => this.tree.declare(outcome));
    this.#dropPremoves();
    this.#drawOffer = null;
    this.#moved({ kind: "end", moves: [], turn: null });
    this.#runClock();
    this.#snapshot = null;
  }

  // Going through the tree.

  #isHumanTurn(node: TreeNode): boolean {
    const color = node.fen.split(" ")[1] as Color;
    return this.#options.players[color] === "human";
  }

  #hasEngine(): boolean {
    return Object.values(this.#options.players).some(isEngine);
  }

  /** Where a human can move again; the position before, if no engine plays. */
  #findUndo(): TreeNode | null {
    let target = this.#node.parent;
    if (!this.#hasEngine()) return target;
    while (target && !this.#isHumanTurn(target)) target = target.parent;
    return target;
  }

  #findRedo(): TreeNode | null {
    let target = this.tree.next(this.#node);
    if (!this.#hasEngine()) return target;
    while (target && !this.#isHumanTurn(target)) {
      const next = this.tree.next(target);
      if (!next) break;
      target = next;
    }
    return target;
  }

  #makeSnapshot(): PlaySnapshot {
    const facts = this.#facts;
    const selection = this.#select();
    const isFlying = selection !== null && selection.types.includes("f");
    const flights = isFlying && this.#board(selection.isPremove)?.getFlightPaths(selection.square);
    const color = this.#premoves.isEmpty ? null : this.#premoveColor();
    const preview = color && this.#premoves.ahead(this.#game, color)?.pieces();
    const hasSteps = facts.session !== null;
    return {
      ...facts,
      preview: preview ?? null,
      movable: this.#movable(),
      selection,
      choices: [...this.#choices],
      flights: flights || [],
      clocks: this.#clock && { ...this.#clock },
      thinking: this.#search?.color ?? null,
      premoves: this.#premoves.moves,
      drawOffer: this.#drawOffer,
      hint: [...this.#hint],
      error: this.#error,
      event: this.#event,
      node: this.#node.id,
      ply: this.#node.ply,
      canUndo: hasSteps || this.#isEndedHere() || this.#findUndo() !== null,
      canRedo:
        !this.#isEndedHere() && (this.#game.canRedo() || (!hasSteps && this.#findRedo() !== null)),
    };
  }
}

/** The types that are meant by one or by a list of them. */
function readLetters(types: unknown): PieceType[] {
  const bits = readTypes(types);
  return PIECE_TYPES.filter((_, n) => bits & (1 << n));
}

function isEmpty(value: unknown): boolean {
  try {
    return Array.isArray(value) && value.length === 0;
  } catch {
    return false;
  }
}

/** The notation of something that may have none. A getter or a Proxy may throw. */
function readLan(move: unknown): unknown {
  try {
    return (move as Move | null | undefined)?.lan;
  } catch {
    return undefined;
  }
}

/** Waits, unless the signal ends it. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function toError(error: unknown): CoTuLenhError {
  if (error instanceof CoTuLenhError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new CoTuLenhError("WORKER_FAILED", `the engine has failed: ${message}`);
}
