// Premoves: turns that are prepared while the other side thinks. They are played on a copy of the game in which it is
// always the own side's turn.
import type { CoTuLenh } from "../../game/class.js";
import { CoTuLenhError } from "../../errors/error.js";
import type { Color, FlightSquare, Move, MoveInput, Square } from "../../vocabulary/types.js";
import { readBoard, type BoardFacts } from "../position.js";
import { refuseMove } from "./refusing.js";
import { haveSameTypes, typesOf } from "./stacks.js";
import type { TryResult } from "../types.js";

/** A prepared turn: a move, or the steps of a deploy. */
interface Premove {
  readonly moves: readonly Move[];
  /** Whether further steps can follow. */
  readonly isOpen: boolean;
}

const NONE: readonly Move[] = Object.freeze([]);

/** The prepared turns of one side. */
export class Premoves {
  #turns: readonly Premove[] = [];
  /** The game after all prepared turns. */
  #ahead: CoTuLenh | null = null;
  #board: BoardFacts | null = null;

  /** The prepared moves. While there are none it is always the same list, so that boards draw nothing new. */
  get moves(): readonly Move[] {
    return this.isEmpty ? NONE : this.#turns.flatMap(({ moves }) => moves);
  }

  get isEmpty(): boolean {
    return this.#turns.length === 0;
  }

  /** The board after all prepared turns, with `color` to move; `null` if the rules allow no such position. */
  board(game: CoTuLenh, color: Color): BoardFacts | null {
    try {
      this.#ahead ??= this.#open(game, color);
      return (this.#board ??= readBoard(this.#ahead));
    } catch (error) {
      if (error instanceof CoTuLenhError) return null;
      throw error;
    }
  }

  #open(game: CoTuLenh, color: Color): CoTuLenh {
    const ahead = game.clone();
    if (ahead.deployState()) ahead.cancelDeploy();
    ahead.setTurn(color);
    // A turn that is not legal any more is dropped, with all that follow.
    for (const [n, { moves, isOpen }] of this.#turns.entries()) {
      try {
        if (isOpen) for (const move of moves) ahead.move(move);
        else {
          ahead.playTurn(moves);
          ahead.setTurn(color);
        }
      } catch (error) {
        if (!(error instanceof CoTuLenhError)) throw error;
        this.#turns = this.#turns.slice(0, n);
        break;
      }
    }
    return ahead;
  }

  /** The flights of an Air Force on that board. */
  flightsFrom(square: Square): FlightSquare[] {
    return this.#ahead!.getFlightPaths(square);
  }

  /** Why a move is not legal on that board. */
  explain(input: MoveInput): TryResult {
    return refuseMove(this.#ahead!, input);
  }

  /** Adds a move that is legal on that board. */
  add(move: Move, color: Color): Move {
    this.#board = null;
    const played = this.#ahead!.move(move);
    const last = this.#turns.at(-1);
    const isOpen = !played.endsTurn;
    this.#turns = last?.isOpen
      ? [...this.#turns.slice(0, -1), { moves: [...last.moves, played], isOpen }]
      : [...this.#turns, { moves: [played], isOpen }];
    if (played.endsTurn) this.#ahead!.setTurn(color);
    return played;
  }

  /** Ends a deploy that is being prepared. Returns whether there was one. */
  commit(color: Color): boolean {
    const last = this.#turns.at(-1);
    if (!last?.isOpen) return false;
    this.#board = null;
    this.#ahead!.commitDeploy();
    this.#ahead!.setTurn(color);
    this.#turns = [...this.#turns.slice(0, -1), { ...last, isOpen: false }];
    return true;
  }

  /** Takes the first prepared turn off the list, as one of the moves that are legal now; `null` if it is not legal. */
  take(moves: readonly Move[]): readonly Move[] | null {
    const [first, ...others] = this.#turns;
    this.#turns = others;
    this.forgetBoard();
    if (!first) return null;
    const [move] = first.moves as readonly [Move, ...Move[]];
    if (move.deploy) return first.moves;
    const types = typesOf(move.piece);
    const found = moves.filter(
      ({ from, to, piece, deploy }) =>
        !deploy && from === move.from && to === move.to && haveSameTypes(typesOf(piece), types),
    );
    // A move may have become a capture since, or a capture a move.
    const same = found.find(({ kind }) => kind === move.kind);
    const [only, ...more] = found;
    const other = more.length === 0 && only?.kind !== "suicide" ? only : undefined;
    const fits = same ?? other;
    return fits ? [fits] : null;
  }

  /** The position has changed. */
  forgetBoard(): void {
    this.#ahead?.free();
    this.#ahead = this.#board = null;
  }

  clear(): void {
    this.#turns = [];
    this.forgetBoard();
  }
}
