// Packed moves and turns of the wasm side, made into the objects of the API. `src/wasm/packed/bits.rs` describes the
// moves, `src/wasm/packed/answer.rs` the turns.
import type { Answer } from "./answer.js";
import { BITS, MOVE_KINDS, SQUARES } from "../vocabulary/words.js";
import { decodeCell, decodeKindOn, stackText } from "./decode-cells.js";
import {
  CELL_MASK,
  CELL_SHIFT,
  CHECK_MARKS,
  CHECK_MASK,
  CHECK_SHIFT,
  DEPLOY_BIT,
  ENDS_TURN_BIT,
  KIND_MARKS,
  KIND_MASK,
  KIND_SHIFT,
  ORIGIN_MASK,
  ORIGIN_SHIFT,
  PIECES_MASK,
  PROMOTIONS_SHIFT,
  SQUARE_MASK,
  VALUE_SHIFT,
} from "../vocabulary/generated.js";
import type { Move, MoveKind, PlayedMove, Square, Turn } from "../vocabulary/types.js";

const KIND_BITS: Readonly<Record<MoveKind, number>> = {
  move: BITS.NORMAL,
  capture: BITS.CAPTURE,
  stay: BITS.STAY_CAPTURE,
  suicide: BITS.SUICIDE_CAPTURE,
  combine: BITS.COMBINATION,
};

/** The same by the number of the kind. */
const FLAGS: readonly number[] = MOVE_KINDS.map((kind) => KIND_BITS[kind]);

// Copies, because engines read frozen arrays more slowly.
const KINDS = [...MOVE_KINDS];
const [kindMarks, checkMarks] = [[...KIND_MARKS], [...CHECK_MARKS]];

/** The squares, kind and deploy of a move's first word. */
const PLAIN_BITS = (1 << ORIGIN_SHIFT) - 1;
/** All of a move's first word that its SAN depends on. */
const SAN_BITS = ENDS_TURN_BIT - 1;

function writeMove(what: number, cell: number): string {
  const from = SQUARES[what & SQUARE_MASK]!;
  const origin = ["", from[0], from.slice(1), from][(what >> ORIGIN_SHIFT) & ORIGIN_MASK]!;
  const deploy = what & DEPLOY_BIT ? ">" : "";
  const mark = kindMarks[(what >> KIND_SHIFT) & KIND_MASK]!;
  const to = SQUARES[(what >> VALUE_SHIFT) & SQUARE_MASK]!;
  return (
    stackText(cell) + origin + deploy + mark + to + checkMarks[(what >> CHECK_SHIFT) & CHECK_MASK]!
  );
}

/** A move as text. */
interface Texts {
  readonly san: string;
  /** Written when it is first needed. */
  lan: string | undefined;
}

/** The texts of moves that were listed before, by the stack that moves and by the rest of the move. */
const knownTexts = new Map<number, Map<number, Texts>>();
/** How many moves are remembered; each has one or two texts. */
const MAX_KNOWN = 10_000;
let count = 0;

/** The texts of the stack that was listed last: its moves follow each other. */
let lastStack = 0;
let lastTexts = new Map<number, Texts>();

function textsOfStack(stack: number): Map<number, Texts> {
  if (stack === lastStack) return lastTexts;
  let texts = knownTexts.get(stack);
  if (texts === undefined) knownTexts.set(stack, (texts = new Map()));
  lastStack = stack;
  return (lastTexts = texts);
}

/** The texts of a move, from its first word and its cell. */
function textsOf(what: number, cell: number): Texts {
  const stack = cell & PIECES_MASK;
  const known = textsOfStack(stack).get(what & SAN_BITS);
  if (known !== undefined) return known;
  if (++count > MAX_KNOWN) {
    knownTexts.clear();
    lastStack = 0;
    count = 1;
  }
  const texts: Texts = { san: writeMove(what, cell), lan: undefined };
  textsOfStack(stack).set(what & SAN_BITS, texts);
  return texts;
}

function lanOf(texts: Texts, what: number, cell: number): string {
  return (texts.lan ??= writeMove((what & PLAIN_BITS) | (ORIGIN_MASK << ORIGIN_SHIFT), cell));
}

/** The next move of an answer. */
function decodeMove(answer: Answer): Move {
  return decodeFrom(answer.word(), answer);
}

/** The move that was just played; after a step that has ended the turn comes that. */
export function decodePlayedMove(answer: Answer): PlayedMove {
  const what = answer.word();
  const move = decodeFrom(what, answer) as PlayedMove;
  move.endsTurn = (what & ENDS_TURN_BIT) !== 0;
  const turn = decodeLastTurn(answer);
  if (turn) move.turn = turn;
  return move;
}

function decodeFrom(what: number, answer: Answer): Move {
  const cells = answer.word();
  const cell = cells & CELL_MASK;
  const target = cells >>> CELL_SHIFT;
  const kindNumber = (what >> KIND_SHIFT) & KIND_MASK;
  const kind = KINDS[kindNumber]!;
  const deploy = (what & DEPLOY_BIT) !== 0;
  const piece = decodeCell(cell)!;
  const texts = textsOf(what, cell);
  const move: Move = {
    color: piece.color,
    from: SQUARES[what & SQUARE_MASK]!,
    to: SQUARES[(what >> VALUE_SHIFT) & SQUARE_MASK]!,
    piece,
    kind,
    deploy,
    flags: FLAGS[kindNumber]! | (deploy ? BITS.DEPLOY : 0),
    san: texts.san,
    lan: lanOf(texts, what, cell),
  };
  if (target !== 0) {
    if (kind === "combine") move.combined = decodeCell(target)!;
    else move.captured = decodeCell(target)!;
  }
  const promotions = what >>> PROMOTIONS_SHIFT;
  if (promotions !== 0) {
    move.promoted = [];
    for (let n = 0; n < promotions; n++) move.promoted.push(decodeKindOn(answer.word()));
  }
  return move;
}

/** All moves that are left of an answer. */
export function decodeMoves(answer: Answer): Move[] {
  const moves: Move[] = [];
  while (answer.more) moves.push(decodeMove(answer));
  return moves;
}

/** The SAN of all listed moves of an answer: two words each. */
export function decodeSans(answer: Answer): string[] {
  const sans = new Array<string>(answer.left >>> 1);
  for (let n = 0; n < sans.length; n++) {
    sans[n] = textsOf(answer.word(), answer.word() & CELL_MASK).san;
  }
  return sans;
}

/** The next turn of an answer, from the FEN after it. */
function decodeTurn(answer: Answer, after: string): Turn {
  const moves = answer.word();
  const rest = answer.word();
  const stayed = decodeCell(rest & CELL_MASK);
  const texts = rest & DEPLOY_BIT ? { san: answer.part(), lan: answer.part() } : undefined;
  const played: Move[] = [];
  for (let n = 0; n < moves; n++) played.push(decodeMove(answer));
  const before = answer.part();
  const first = played[0]!;
  const { san, lan } = texts ?? first;
  const turn: Turn = { color: first.color, san, lan, before, after, moves: played };
  if (stayed) turn.stayed = stayed;
  return turn;
}

/** All turns of an answer, which come from the last to the first: each begins where the one before it has ended. */
export function decodeTurns(answer: Answer): Turn[] {
  const turns: Turn[] = [];
  if (!answer.more) return turns;
  let fen = answer.part();
  while (answer.more) {
    const turn = decodeTurn(answer, fen);
    turns.push(turn);
    fen = turn.before;
  }
  return turns.reverse();
}

/** The only turn of an answer, if there is one. */
export function decodeLastTurn(answer: Answer): Turn | null {
  return answer.more ? decodeTurn(answer, answer.part()) : null;
}

/** The SAN and the LAN of a turn that was played for a PGN. */
export function decodeTurnTexts(answer: Answer): { san: string; lan: string } {
  if (answer.word() === 0) return { san: answer.part(), lan: answer.part() };
  const what = answer.word();
  const cell = answer.word() & CELL_MASK;
  const texts = textsOf(what, cell);
  return { san: texts.san, lan: lanOf(texts, what, cell) };
}

/** What was undone or done again: a turn, a step, or nothing. */
export function decodeUndone(answer: Answer): Turn | Move | null {
  if (!answer.more) return null;
  const isTurn = answer.word() === 1;
  return isTurn ? decodeLastTurn(answer) : decodeMove(answer);
}

/** Where pieces can go: each origin with its targets. */
export function decodeDests(answer: Answer): Map<Square, Square[]> {
  const dests = new Map<Square, Square[]>();
  let last = -1;
  let targets: Square[] = [];
  while (answer.more) {
    const squares = answer.word();
    const from = squares & SQUARE_MASK;
    if (from !== last) dests.set(SQUARES[from]!, (targets = []));
    targets.push(SQUARES[squares >> VALUE_SHIFT]!);
    last = from;
  }
  return dests;
}
