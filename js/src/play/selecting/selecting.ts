// What the user has selected, and what can be done with it: moves, choices, steps of deploys, premoves.
import { CoTuLenhError } from "../../errors.js";
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
} from "../../types.js";
import type { Core } from "../core.js";
import { isFinal, otherColor, pieceOn, type BoardFacts } from "../position.js";
import { Premoves } from "./premoves.js";
import { NOT_YOUR_TURN, explainRefusal, toInput } from "./refusing.js";
import { movesFrom, typesOf } from "./stacks.js";
import type { Selection, TryResult } from "../types.js";
import type { MoveRequest, Picked } from "./requests.js";

/** The selection of a game that is played. */
export class Selecting {
  readonly premoves = new Premoves();
  choices: readonly Move[] = [];
  readonly #core: Core;
  #picked: Picked | null = null;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Deselects. No other piece can move while a deploy is open. */
  reset(): void {
    const { session, turn } = this.#core.position;
    const isOwn = session !== null && this.#core.isHuman(turn);
    this.#picked = isOwn ? { square: session.square, types: null, joins: null } : null;
    this.choices = [];
  }

  // Where moves are made.

  /** Whether someone at this board can move now. */
  get #isOwnTurn(): boolean {
    return this.#core.isHuman(this.#core.position.turn) && !this.#core.match.clock?.paused;
  }

  /** The side that a human prepares moves for, while it is the other's turn. */
  get #premoveColor(): Color | null {
    const { position, options } = this.#core;
    const color = otherColor(position.turn);
    const isWaiting = !this.#core.isHuman(position.turn) && this.#core.isHuman(color);
    return options.premoves && isWaiting && position.outcome === null ? color : null;
  }

  /** The board of premoves, while there can be some. */
  get #ahead(): BoardFacts | null {
    const color = this.#premoveColor;
    return color && this.premoves.board(this.#core.game, color);
  }

  #isPremove(from: Square): boolean {
    const ahead = this.#ahead;
    return ahead !== null && pieceOn(ahead, from)?.color === ahead.turn;
  }

  /** The board that moves are made on: the real one, or that of premoves. */
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
    return { square, piece, types: types ?? whole, isPicked, isPremove, movable, moves };
  }

  /** What awaits the selected Air Force. */
  findFlights(selection: Selection | null): FlightSquare[] {
    if (!selection?.types.includes("f")) return [];
    const { game } = this.#core;
    return selection.isPremove
      ? this.premoves.flightsFrom(selection.square)
      : game.getFlightPaths(selection.square);
  }

  select(square: Square | null): TryResult | null {
    const before = this.#picked;
    if (before && before.square === square) {
      const { joins } = before;
      if (joins) return this.try(joins.square, square, { types: joins.types });
      if (this.#core.position.session) return null;
    }
    const { length } = this.choices;
    this.#pick(before?.square === square ? null : square, before);
    if (this.#picked !== before || length > 0) this.#core.changed();
    return null;
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

  press(square: Square): TryResult | null {
    const { selection } = this;
    const { session } = this.#core.position;
    const isTarget = selection?.moves.some(({ to }) => to === square) ?? false;
    const there = pieceOn(this.#board(selection?.isPremove ?? false), square);
    const isOwn = there?.color === selection?.piece.color;
    if (selection && isTarget && (!isOwn || session)) {
      return this.try(selection.square, square, { confirm: true });
    }
    if (selection && !isOwn && selection.square !== square && !this.movable.includes(square)) {
      // A place where it cannot go.
      const refused = this.try(selection.square, square, { confirm: true });
      if (!session) this.select(null);
      return refused;
    }
    return this.select(square);
  }

  /** Closes the choice, or drops the premoves, or the selection. Returns whether there was one. */
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
    this.choices = moves;
    this.#core.changed();
    return { choose: [...moves] };
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
      const reason = piece ? "notYours" : "emptySquare";
      return { illegal: { reason, squares: [] }, message: NOT_YOUR_TURN };
    }
    const input = toInput(from, to, piece, types);
    if (isPremove) return this.premoves.explain(input);
    return explainRefusal(this.#core.game, input);
  }

  #play(move: Move): TryResult {
    if (move.deploy) return this.playMove(move);
    // An ordinary move is a whole turn, so one call plays it and returns the turn.
    const turn = this.#core.game.playTurn(move);
    const [played] = turn.moves as [Move];
    this.#core.finish(turn, [played], "move");
    return { played, turn };
  }

  /** Plays a move, a step of a deploy, or a whole deploy. */
  playMove(move: string | MoveInput): TryResult {
    const core = this.#core;
    const { session } = core.position;
    const { endsTurn, ...played } = core.game.move(move);
    const turn = endsTurn ? core.game.lastTurn() : null;
    if (turn) core.finish(turn, session ? [played] : turn.moves, "move");
    else {
      core.positionChanged({ kind: "move", moves: [played], turn: null });
      core.goOn(false);
    }
    return { played, turn };
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

  /** Plays what was prepared, if it is legal now; else nothing of it. */
  playPremove(): void {
    if (this.premoves.isEmpty || !this.#isOwnTurn) return;
    const { position, game } = this.#core;
    try {
      const moves = isFinal(position) ? null : this.premoves.take(position.moves);
      if (moves) {
        const turn = game.playTurn(moves);
        return this.#core.finish(turn, turn.moves, "move");
      }
    } catch (error) {
      if (!(error instanceof CoTuLenhError)) throw error;
    }
    this.dropPremoves();
    this.#core.changed();
  }
}
