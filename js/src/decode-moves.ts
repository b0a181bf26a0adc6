// Packed moves, turns and sessions of the wasm side, made into the objects of the API. The layout
// is described in `src/wasm/answer.rs`: integers, and one text of lines.
import { BITS, COLORS, MOVE_KINDS, PIECE_TYPES, SQUARES } from "./constants.js";
import { decodeCell } from "./decode.js";
import type { DeployState, Move, MoveKind, PieceType, Square, SquarePiece, Turn } from "./types.js";

/** What crosses: integers and lines. */
export type Packed = readonly [Uint32Array, string];

const MARKS: Readonly<Record<MoveKind, string>> = {
  move: "",
  capture: "x",
  stay: "_",
  suicide: "@",
  combine: "&",
};

const KIND_BITS: Readonly<Record<MoveKind, number>> = {
  move: BITS.NORMAL,
  capture: BITS.CAPTURE,
  stay: BITS.STAY_CAPTURE,
  suicide: BITS.SUICIDE_CAPTURE,
  combine: BITS.COMBINATION,
};

/** How stacks are written in LAN, by their cells without colour; there are a few hundred. */
const written: string[] = [];

function stackText(cell: number): string {
  const known = written[cell & 0x7fff];
  if (known !== undefined) return known;
  let text = "";
  let pieces = 0;
  for (let rest = cell & 0x7fff; rest !== 0; rest >>= 5) {
    text += (rest & 0b1_0000 ? "+" : "") + PIECE_TYPES[(rest & 0b1111) - 1]!.toUpperCase();
    pieces++;
  }
  return (written[cell & 0x7fff] = pieces > 1 ? `(${text})` : text);
}

/** Lines of a text that ends each of them. */
export function linesOf(text: string): string[] {
  if (text === "") return [];
  const lines = text.split("\n");
  lines.pop();
  return lines;
}

/** The letters of a set of kinds. */
export function decodeTypes(bits: number): PieceType[] {
  return PIECE_TYPES.filter((_, i) => bits & (1 << i));
}

/** Reads one thing after the other. */
class Reader {
  #words: Uint32Array;
  #lines: string[];
  #word = 0;
  #line = 0;

  constructor([words, text]: Packed) {
    this.#words = words;
    this.#lines = linesOf(text);
  }

  get done(): boolean {
    return this.#word >= this.#words.length;
  }

  word(): number {
    return this.#words[this.#word++]!;
  }

  line(): string {
    return this.#lines[this.#line++]!;
  }

  move(): Move {
    const what = this.word();
    const cells = this.word();
    const cell = cells & 0xffff;
    const target = cells >>> 16;
    const from: Square = SQUARES[what & 0xff]!;
    const to: Square = SQUARES[(what >> 8) & 0xff]!;
    const kind = MOVE_KINDS[(what >> 16) & 0b111]!;
    const deploy = (what & (1 << 19)) !== 0;
    const move: Move = {
      color: COLORS[cell >> 15]!,
      from,
      to,
      piece: decodeCell(cell)!,
      kind,
      deploy,
      flags: deploy ? KIND_BITS[kind] | BITS.DEPLOY : KIND_BITS[kind],
      san: this.line(),
      lan: stackText(cell) + from + (deploy ? ">" : "") + MARKS[kind] + to,
    };
    if (target !== 0) {
      if (kind === "combine") move.combined = decodeCell(target)!;
      else move.captured = decodeCell(target)!;
    }
    const promotions = what >>> 20;
    if (promotions !== 0) {
      move.promoted = [];
      for (let n = 0; n < promotions; n++) {
        const bits = this.word();
        const type = PIECE_TYPES[((bits >> 8) & 0xff) - 1]!;
        move.promoted.push({ square: SQUARES[bits & 0xff]!, type });
      }
    }
    return move;
  }

  turn(moves: number): Turn {
    const stayed = decodeCell(this.word());
    const before = this.line();
    const after = this.line();
    const san = this.line();
    const lan = this.line();
    const played: Move[] = [];
    for (let n = 0; n < moves; n++) played.push(this.move());
    const turn: Turn = { color: played[0]!.color, san, lan, before, after, moves: played };
    if (stayed) turn.stayed = stayed;
    return turn;
  }
}

/** The one move of an answer. */
export function decodeMove(packed: Packed): Move {
  return new Reader(packed).move();
}

/** All moves of an answer. */
export function decodeMoves(packed: Packed): Move[] {
  const reader = new Reader(packed);
  const moves: Move[] = [];
  while (!reader.done) moves.push(reader.move());
  return moves;
}

/** All turns of an answer. */
export function decodeTurns(packed: Packed): Turn[] {
  const reader = new Reader(packed);
  const turns: Turn[] = [];
  while (!reader.done) turns.push(reader.turn(reader.word()));
  return turns;
}

/** The one turn of an answer. */
export function decodeTurn(packed: Packed): Turn {
  const reader = new Reader(packed);
  return reader.turn(reader.word());
}

/** What was undone or done again: a turn, a step, or nothing. */
export function decodeTold(packed: Packed): Turn | Move | null {
  const reader = new Reader(packed);
  if (reader.done) return null;
  const moves = reader.word();
  return moves === 0 ? reader.move() : reader.turn(moves);
}

/** The open session, or `null`. */
export function decodeSession(packed: Packed): DeployState | null {
  const reader = new Reader(packed);
  if (reader.done) return null;
  const square = SQUARES[reader.word()]!;
  const original = decodeCell(reader.word())!;
  const remaining = decodeCell(reader.word());
  const waiting = decodeTypes(reader.word());
  const canCommit = reader.word() !== 0;
  const changes: DeployState["changes"] = [];
  for (let n = reader.word(); n > 0; n--) {
    const bits = reader.word();
    changes.push({ square: SQUARES[bits & 0xff]!, piece: decodeCell(bits >>> 16) });
  }
  const steps: Move[] = [];
  while (!reader.done) steps.push(reader.move());
  return { square, original, remaining, waiting, steps, canCommit, changes };
}

/** Where pieces can go, from pairs of origin and target. */
export function decodeDests(pairs: Uint8Array): Map<Square, Square[]> {
  const dests = new Map<Square, Square[]>();
  let last = -1;
  let targets: Square[] = [];
  for (let i = 0; i < pairs.length; i += 2) {
    const from = pairs[i]!;
    if (from !== last) {
      last = from;
      dests.set(SQUARES[from]!, (targets = []));
    }
    targets.push(SQUARES[pairs[i + 1]!]!);
  }
  return dests;
}

/** The pieces on a board, by square, of one colour or of both. */
export function decodePieces(cells: Uint16Array, color?: number): SquarePiece[] {
  const pieces: SquarePiece[] = [];
  cells.forEach((cell, i) => {
    if (cell === 0 || (color !== undefined && cell >> 15 !== color)) return;
    pieces.push({ square: SQUARES[i]!, piece: decodeCell(cell)! });
  });
  return pieces;
}
