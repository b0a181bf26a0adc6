// The selection of a user, and what it is used for: moves, choices, deploy steps and premoves.
import { CoTuLenhError } from "../../errors/error.js";
import { shown } from "../../arguments/objects.js";
import type {
  Color,
  FlightSquare,
  Move,
  MoveInput,
  Piece,
  PieceType,
  Square,
  SquarePiece,
} from "../../vocabulary/types.js";
import type { Core } from "../core.js";
import { otherColor } from "../../vocabulary/colors.js";
import { isFinal, pieceOn, type BoardFacts } from "../position.js";
import { readPress } from "../../vocabulary/press.js";
import { Premoves } from "./premoves.js";
import { refuse, refuseMove, refuseTurn, toInput } from "./refusing.js";
import { movesFrom, typesOf } from "./stacks.js";
import type { Selection, TryResult } from "../types.js";
import type { MoveRequest, Picked } from "./requests.js";

/** The flights of an Air Force, kept as long as the board stays the same. */
interface Flights {
  readonly board: BoardFacts;
  readonly square: Square;
  readonly found: readonly FlightSquare[];
}

const NO_FLIGHTS: readonly FlightSquare[] = Object.freeze([]);

/** The selection of a play. */
export class Selecting {
  readonly premoves = new Premoves();
  choices: readonly Move[] = [];
  readonly #core: Core;
  #picked: Picked | null = null;
  #flights: Flights | null = null;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Deselects; while a deploy is open, its stack is selected, because no other piece can move. */
  reset(): void {
    const { session, turn } = this.#core.position;
    const isOwn = session !== null && this.#core.isHuman(turn);
    this.#picked = isOwn ? { square: session.square, types: null, joins: null } : null;
    this.choices = [];
  }

  // Boards to move on.

  /** Whether someone at this board can move now. */
  get #isOwnTurn(): boolean {
    return this.#core.isHuman(this.#core.position.turn) && this.#isPlaying;
  }

  /** Whether anyone can move now: not during a pause, and without takebacks not after an earlier turn. */
  get #isPlaying(): boolean {
    const { clock, isOpen } = this.#core.arbiter;
    return isOpen && !clock?.paused;
  }

  /** The side whose human can prepare moves now. */
  get #premoveColor(): Color | null {
    const { position, options } = this.#core;
    const color = otherColor(position.turn);
    const isWaiting =
      this.#core.arbiter.isOpen && !this.#core.isHuman(position.turn) && this.#core.isHuman(color);
    return options.premoves && isWaiting && position.outcome === null ? color : null;
  }

  /** The board after all premoves, while there can be some. */
  get #ahead(): BoardFacts | null {
    const color = this.#premoveColor;
    return color && this.premoves.board(this.#core.game, color);
  }

  #isPremove(from: Square): boolean {
    const ahead = this.#ahead;
    return ahead !== null && pieceOn(ahead, from)?.color === ahead.turn;
  }

  /** The board to move on: that of the position, or that after all premoves. */
  #board(isPremove: boolean): BoardFacts {
    return (isPremove ? this.#ahead : null) ?? this.#core.position;
  }

  /** Squares whose pieces can be picked up. */
  get movable(): Square[] {
    const { position } = this.#core;
    if (isFinal(position)) return [];
    const { moves = [] } = this.#isOwnTurn ? position : (this.#ahead ?? {});
    return [...new Set(moves.map(({ from }) => from))];
  }

  /** The pieces after all premoves; `null` without premoves. */
  get preview(): readonly SquarePiece[] | null {
    return this.premoves.isEmpty ? null : (this.#ahead?.pieces ?? null);
  }

  // Selecting.

  get selection(): Selection | null {
    if (!this.#picked) return null;
    const { square, types } = this.#picked;
    const isPremove = this.#isPremove(square);
    const board = this.#board(isPremove);
    const piece = pieceOn(board, square);
    if (!piece) return null;
    const { all, moves } = movesFrom(board, square, types);
    const whole = typesOf(piece);
    const movable = whole.filter((type) => all.some((move) => typesOf(move.piece).includes(type)));
    const isPicked = types !== null;
    const joinedBy = this.#picked.joins?.square ?? null;
    return { square, piece, types: types ?? whole, isPicked, isPremove, movable, moves, joinedBy };
  }

  /** The flights of the selected Air Force. */
  findFlights(selection: Selection | null): readonly FlightSquare[] {
    if (!selection?.types.includes("f")) return NO_FLIGHTS;
    const { square, isPremove } = selection;
    const board = this.#board(isPremove);
    if (this.#flights?.board !== board || this.#flights.square !== square) {
      const { game } = this.#core;
      const found = isPremove ? this.premoves.flightsFrom(square) : game.getFlightPaths(square);
      this.#flights = { board, square, found };
    }
    return this.#flights.found;
  }

  select(square: Square | null): void {
    const before = this.#picked;
    const isAgain = before !== null && before.square === square;
    if (isAgain && this.#core.position.session) return;
    const { length } = this.choices;
    this.#pick(isAgain ? null : square, before);
    if (this.#picked !== before || length > 0) this.#core.changed();
  }

  /** Selects a square, if something there can be moved by someone at this board. */
  #pick(square: Square | null, before: Picked | null): void {
    this.choices = [];
    const { position } = this.#core;
    const { session } = position;
    if (session && this.#isOwnTurn && square !== session.square) return;
    this.#picked = null;
    if (square === null || isFinal(position)) return;
    const isPremove = this.#isPremove(square);
    if (!isPremove && !this.#isOwnTurn) return;
    const board = this.#board(isPremove);
    if (pieceOn(board, square)?.color !== board.turn) return;
    const moves = before ? movesFrom(board, before.square, before.types).moves : [];
    const joins = moves.some(({ to }) => to === square) ? before : null;
    this.#picked = { square, types: null, joins };
  }

  pick(types: readonly PieceType[]): void {
    const { selection } = this;
    if (!this.#picked || !selection) {
      throw new CoTuLenhError("INVALID_ARGUMENT", "nothing is selected: select a square first");
    }
    const missing = types.find((type) => !typesOf(selection.piece).includes(type));
    if (missing) {
      const message = `there is no ${shown(missing)} on ${selection.square}`;
      const facts = { square: selection.square, piece: missing };
      throw new CoTuLenhError("NO_SUCH_PIECE", message, facts);
    }
    this.#picked = { ...this.#picked, types: types.length > 0 ? types : null };
    this.choices = [];
    this.#core.changed();
  }

  togglePick(type: PieceType): void {
    const { isPicked = false, types = [] } = this.selection ?? {};
    const others = types.filter((one) => one !== type);
    this.pick(!isPicked ? [type] : others.length < types.length ? others : [...types, type]);
  }

  press(square: Square, kind?: "combine"): TryResult | null {
    const { selection } = this;
    const { session } = this.#core.position;
    const joins = this.#picked?.square === square ? this.#picked.joins : null;
    const kinds = selection?.moves.filter(({ to }) => to === square).map((move) => move.kind) ?? [];
    const there = pieceOn(this.#board(selection?.isPremove ?? false), square);
    // While a deploy is open, no other piece can move.
    const isOwn = there !== undefined && there.color === selection?.piece.color && !session;
    const facts = {
      selected: selection?.square ?? null,
      kinds,
      isSelectable: isOwn || this.movable.includes(square),
      canJoin: joins !== null,
    };
    const meaning = readPress(square, facts, kind);
    if (meaning === "join" && joins) return this.try(joins.square, square, { types: joins.types });
    if (meaning === "select" || !selection) {
      this.select(square);
      return null;
    }
    const isPossible = meaning === "move";
    const given = isPossible && kinds.find((one) => one === kind);
    // What is refused keeps the selection, so that another destination can be pressed at once; nothing joins it then.
    if (!isPossible && this.#picked?.joins) {
      this.#picked = { ...this.#picked, joins: null };
      this.#core.changed();
    }
    return this.try(selection.square, square, { kind: given || undefined, confirm: true });
  }

  /** Closes the choice; without one, drops the premoves or the selection. Returns whether there was any. */
  cancel(): boolean {
    const hasChoice = this.choices.length > 0;
    if (hasChoice) this.choices = [];
    else if (!this.premoves.isEmpty) this.dropPremoves();
    else if (this.#picked && !this.#core.position.session) this.#picked = null;
    else return false;
    return true;
  }

  // Moves.

  try(from: Square, to: Square, { types = null, kind, confirm }: MoveRequest = {}): TryResult {
    const picked = types ?? (this.#picked?.square === from ? this.#picked.types : null);
    const isPremove = this.#isPremove(from);
    const board = this.#board(isPremove);
    const isOpen = isPremove || this.#isOwnTurn;
    const listed = isOpen ? movesFrom(board, from, picked).moves : [];
    const moves = listed.filter((move) => move.to === to && (!kind || move.kind === kind));
    const [only] = moves;
    if (!only) return this.#refuse(pieceOn(board, from), from, to, picked, isPremove);
    if (moves.length === 1 && !(confirm && only.kind === "suicide")) {
      return isPremove ? this.#prepare(only) : this.#play(only);
    }
    if (!this.#core.position.session) this.#picked = { square: from, types: picked, joins: null };
    return this.#offer(moves);
  }

  /** Plays one of the choices. */
  choose(isIt: (move: Move, index: number) => boolean): TryResult {
    const found = this.choices.find(isIt);
    if (!found) {
      const message = "this move is not among the choices of the snapshot";
      throw new CoTuLenhError("INVALID_ARGUMENT", message);
    }
    return this.#isPremove(found.from) ? this.#prepare(found) : this.#play(found);
  }

  #refuse(
    piece: Piece | undefined,
    from: Square,
    to: Square,
    types: readonly PieceType[] | null,
    isPremove: boolean,
  ): TryResult {
    const isOpen = isPremove || this.#isOwnTurn;
    if (!isOpen && !isFinal(this.#core.position)) {
      return refuseTurn(this.#core.arbiter.isOpen, piece !== undefined);
    }
    const input = toInput(from, to, piece, types);
    if (isPremove) return this.premoves.explain(input);
    return refuseMove(this.#core.game, input);
  }

  #play(move: Move): TryResult {
    if (move.deploy) return this.#playMove(move);
    // An ordinary move is a whole turn.
    const turn = this.#core.playTurn(move);
    return { played: turn.moves[0]!, turn };
  }

  /** Plays a move, a deploy step or a whole deploy that was typed. A text that is not a move throws. */
  playMove(move: string | MoveInput): TryResult {
    const core = this.#core;
    const illegal = core.game.explain(move);
    if (!this.#isPlaying && !isFinal(core.position)) return refuseTurn(core.arbiter.isOpen, true);
    if (illegal) return refuse(illegal);
    try {
      return this.#playMove(move);
    } catch (error) {
      if (!(error instanceof CoTuLenhError) || error.code !== "AMBIGUOUS_MOVE") throw error;
      const fitting = core.position.moves.filter(({ lan }) => error.moves!.includes(lan));
      // Whole deploys may fit, too, and are not among the listed moves.
      if (fitting.length < error.moves!.length) throw error;
      return this.#offer(fitting);
    }
  }

  /** Lets the user choose from several moves. */
  #offer(moves: readonly Move[]): TryResult {
    this.choices = moves;
    this.#core.changed();
    return { choose: [...moves] };
  }

  /** Plays a legal move or step, or a whole deploy. */
  #playMove(move: string | MoveInput): TryResult {
    const result = this.#core.playMove(move);
    if (!result.turn) this.#core.continueHere();
    return result;
  }

  // Premoves.

  #prepare(move: Move): TryResult {
    const { moves } = this.premoves;
    const premove = this.premoves.add(move, this.#premoveColor!);
    const isOpen = this.#ahead?.session;
    this.#picked = isOpen ? { square: move.from, types: null, joins: null } : null;
    this.choices = [];
    this.#core.changed();
    return { premove: this.premoves.moves[moves.length] ?? premove };
  }

  /** Ends a deploy that is being prepared. Returns whether there was one. */
  commitPremove(): boolean {
    const color = this.#premoveColor;
    if (!color || !this.premoves.commit(color)) return false;
    this.#picked = null;
    this.#core.changed();
    return true;
  }

  dropPremoves(): void {
    this.premoves.clear();
    this.#picked = null;
  }

  /** Plays the first prepared turn. If it is not legal, all of them are dropped. */
  playPremove(): void {
    if (this.premoves.isEmpty || !this.#isOwnTurn) return;
    const { position } = this.#core;
    try {
      const moves = isFinal(position) ? null : this.premoves.take(position.moves);
      if (moves) return void this.#core.playTurn(moves);
    } catch (error) {
      if (!(error instanceof CoTuLenhError)) throw error;
    }
    this.dropPremoves();
    this.#core.changed();
  }
}
