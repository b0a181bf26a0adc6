// Packed moves, turns and sessions of the wasm side, made into the objects of the API. The layout
// is described in `src/wasm/answer.rs`: integers, and a text of lines behind them.
import { BITS, MOVE_KINDS, PIECE_TYPES, SQUARES } from "./constants.js";
import { decodeCell, PIECES_MASK, stackText } from "./decode.js";
import type { DeployState, Move, MoveKind, PieceType, Square, Turn } from "./types.js";

/** What crosses. */
export type Packed = Uint32Array<ArrayBufferLike>;

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

const CHECK_MARKS = ["", "+", "#"] as const;

const DEPLOY_BIT = 1 << 19;
const ORIGIN_SHIFT = 20;
const WHOLE_ORIGIN = 3;
/** The squares, kind and deploy of a move's first word. */
const PLAIN_BITS = 0xf_ffff;
/** All of a move's first word that its SAN depends on. */
const SAN_BITS = 0xff_ffff;

function writeMove(what: number, cell: number): string {
  const from = SQUARES[what & 0xff]!;
  const origin = ["", from[0], from.slice(1), from][(what >> ORIGIN_SHIFT) & 0b11]!;
  const deploy = what & DEPLOY_BIT ? ">" : "";
  const mark = MARKS[MOVE_KINDS[(what >> 16) & 0b111]!];
  const to = SQUARES[(what >> 8) & 0xff]!;
  return stackText(cell) + origin + deploy + mark + to + CHECK_MARKS[(what >> 22) & 0b11]!;
}

/** The same moves are listed again and again: their texts, by what moves and by all the rest. */
const written = new Map<number, Map<number, string>>();
const MOST_WRITTEN = 20_000;
let count = 0;

/** A move as text, from the bits of its first word that tell how it is written, and its cell. */
function moveText(what: number, cell: number): string {
  const stack = cell & PIECES_MASK;
  const known = written.get(stack)?.get(what);
  if (known !== undefined) return known;
  if (++count > MOST_WRITTEN) {
    written.clear();
    count = 1;
  }
  let texts = written.get(stack);
  if (texts === undefined) written.set(stack, (texts = new Map<number, string>()));
  const text = writeMove(what, cell);
  texts.set(what, text);
  return text;
}

const sanOf = (what: number, cell: number): string => moveText(what & SAN_BITS, cell);
const lanOf = (what: number, cell: number): string =>
  moveText((what & PLAIN_BITS) | (WHOLE_ORIGIN << ORIGIN_SHIFT), cell);

const decoder = new TextDecoder();

/** Lines of a text that ends each of them. */
export function linesOf(text: string): string[] {
  if (text === "") return [];
  const lines = text.split("\n");
  lines.pop();
  return lines;
}

/** The letters of a set of kinds. */
function decodeTypes(bits: number): PieceType[] {
  return PIECE_TYPES.filter((_, i) => bits & (1 << i));
}

/** Reads one thing after the other. */
class Reader {
  #words: Packed;
  #end: number;
  #lines: string[] = [];
  #word = 0;
  #line = 0;

  constructor(words: Packed) {
    const bytes = words[words.length - 1]!;
    this.#words = words;
    this.#end = words.length - 1 - ((bytes + 3) >> 2);
    if (bytes !== 0) {
      const start = words.byteOffset + this.#end * words.BYTES_PER_ELEMENT;
      this.#lines = decoder.decode(new Uint8Array(words.buffer, start, bytes)).split("\n");
    }
  }

  get done(): boolean {
    return this.#word >= this.#end;
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
    const kind = MOVE_KINDS[(what >> 16) & 0b111]!;
    const deploy = (what & DEPLOY_BIT) !== 0;
    const piece = decodeCell(cell)!;
    const move: Move = {
      color: piece.color,
      from: SQUARES[what & 0xff]!,
      to: SQUARES[(what >> 8) & 0xff]!,
      piece,
      kind,
      deploy,
      flags: deploy ? KIND_BITS[kind] | BITS.DEPLOY : KIND_BITS[kind],
      san: sanOf(what, cell),
      lan: lanOf(what, cell),
    };
    if (target !== 0) {
      if (kind === "combine") move.combined = decodeCell(target)!;
      else move.captured = decodeCell(target)!;
    }
    const promotions = what >>> 24;
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
    const played: Move[] = [];
    for (let n = 0; n < moves; n++) played.push(this.move());
    const first = played[0]!;
    const { san, lan } = first.deploy ? { san: this.line(), lan: this.line() } : first;
    const turn: Turn = { color: first.color, san, lan, before, after, moves: played };
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

/** The SAN of all listed moves of an answer: two words each, and the length of no text. */
export function decodeSans(words: Packed): string[] {
  const sans: string[] = [];
  for (let i = 0; i + 1 < words.length; i += 2) sans.push(sanOf(words[i]!, words[i + 1]! & 0xffff));
  return sans;
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
