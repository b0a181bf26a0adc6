// Sentences from facts, in the words of a language.
import type { ErrorCode, ErrorFacts } from "../vocabulary/error-codes.js";
import type {
  Color,
  Illegal,
  Move,
  MoveKind,
  Outcome,
  Piece,
  PieceType,
  Rules,
} from "../vocabulary/types.js";
import { CoTuLenhError } from "../errors/error.js";
import type { BoardTexts, ErrorWords, Texts } from "./table.js";
import { describeTried, type TriedMove } from "./tried.js";

/** Refuses what is no fact, such as the outcome of a game that goes on, and a call without a table. */
function requireFacts(
  call: string,
  facts: unknown,
  texts: Pick<Texts, "locale"> | undefined,
): void {
  if (facts === null || facts === undefined) {
    const message = `${call}() has nothing to describe: it was given ${facts}`;
    throw new CoTuLenhError("INVALID_ARGUMENT", message);
  }
  if (typeof (texts as Texts | null | undefined)?.locale === "string") return;
  const message = `${call}() takes the table of a language, too: ${call}(…, en)`;
  throw new CoTuLenhError("INVALID_ARGUMENT", message);
}

/** Making one takes longer than using it. */
const LISTS = new Map<string, Intl.ListFormat>();

/** Words as a list: `e7, e8 and f8`. */
export function listWords(words: readonly string[], texts: Pick<Texts, "locale">): string {
  requireFacts("listWords", words, texts);
  const { locale } = texts;
  let list = LISTS.get(locale);
  if (!list) LISTS.set(locale, (list = new Intl.ListFormat(locale)));
  return list.format(words);
}

/**
 * The name of a piece, as it stands alone.
 *
 * @example
 * ```ts
 * pieceName("f", en); // "Air Force"
 * ```
 */
export function pieceName(type: PieceType, texts: Texts): string {
  requireFacts("pieceName", type, texts);
  return texts.title(texts.pieces[type]);
}

/** The name of a side, as it stands alone: `Red`. */
export function sideName(color: Color, texts: Texts): string {
  requireFacts("sideName", color, texts);
  return texts.title(texts.sides[color]);
}

/** What a move does to its destination: `capture and stay`. */
export function kindName(kind: MoveKind, texts: Texts): string {
  requireFacts("kindName", kind, texts);
  return texts.kinds[kind];
}

const split = (stack: Piece): readonly Piece[] => [stack, ...(stack.carrying ?? [])];

/** A piece or stack without its side: `navy + air force + tank`. */
export function namePieces(stack: Piece, texts: Texts): string {
  requireFacts("namePieces", stack, texts);
  return split(stack)
    .map(({ type }) => texts.pieces[type])
    .join(" + ");
}

/** A piece or stack: `red navy carrying heroic air force and tank`. */
export function describePiece(stack: Piece, texts: BoardTexts): string {
  requireFacts("describePiece", stack, texts);
  const name = ({ type, heroic }: Piece) =>
    heroic ? texts.heroic(texts.pieces[type]) : texts.pieces[type];
  const carrier = texts.sidePiece(texts.sides[stack.color], name(stack));
  if (!stack.carrying?.length) return carrier;
  return carrier + texts.carrying(listWords(stack.carrying.map(name), texts));
}

/**
 * What a move does: `red tank from c3 captures blue infantry on d3`. `name` says how pieces are called;
 * {@link namePieces} leaves out their sides.
 */
export function describeMove(
  move: Pick<Move, "from" | "to" | "piece" | "kind" | "captured" | "combined">,
  texts: Texts,
  name: (piece: Piece, texts: Texts) => string = describePiece,
): string {
  requireFacts("describeMove", move, texts);
  const other = move.captured ?? move.combined;
  const sentence = texts.moves[other ? move.kind : "move"];
  return sentence(name(move.piece, texts), move.from, move.to, other ? name(other, texts) : "");
}

/** Which pieces a move has made heroic: `now heroic: tank e10`; empty if it made none. */
export function describePromotions(move: Pick<Move, "promoted">, texts: Texts): string {
  requireFacts("describePromotions", move, texts);
  const { promoted = [] } = move;
  if (promoted.length === 0) return "";
  const names = promoted.map(({ type, square }) => `${texts.pieces[type]} ${square}`);
  return texts.promoted(listWords(names, texts));
}

/**
 * Why a move is not legal, as a part of a sentence: `the piece on e5 is in the way`. With the move that was
 * tried it says more: `an infantry goes one step; f6 is two away`, not `it is too far`.
 */
export function describeIllegal(illegal: Illegal, texts: Texts, move?: TriedMove): string {
  requireFacts("describeIllegal", illegal, texts);
  const { reason, squares } = illegal;
  return (
    (move && describeTried(illegal, move, texts)) ??
    texts.illegal[reason](listWords(squares, texts) || texts.thisSquare)
  );
}

/** Whether points have decided a game: by its rules, or because the time for all of it is up (R13.5). */
export function isDecidedByPoints(
  { reason, by }: Outcome,
  rules?: Pick<Rules, "decidedBy">,
): boolean {
  if (by !== undefined || reason === "agreed") return false;
  return reason === "time" || rules?.decidedBy === "points";
}

/** Who has won: `Red wins`, `Draw by points`. The rules say whether points decide. */
export function describeWinner(
  outcome: Outcome,
  texts: Texts,
  rules?: Pick<Rules, "decidedBy">,
): string {
  requireFacts("describeWinner", outcome, texts);
  const { wins, winsByPoints, draw, drawByPoints } = texts.results;
  const byPoints = isDecidedByPoints(outcome, rules);
  if (outcome.winner === null) return byPoints ? drawByPoints : draw;
  return (byPoints ? winsByPoints : wins)(sideName(outcome.winner, texts));
}

/** What ended a game, as a part of a sentence: `Blue resigned`. */
export function describeReason(outcome: Outcome, texts: Texts): string {
  requireFacts("describeReason", outcome, texts);
  const { reason, by } = outcome;
  return texts.reasons[reason](by ? sideName(by, texts) : null);
}

/**
 * How a game has ended. The rules say whether points decide.
 *
 * @example
 * ```ts
 * describeOutcome({ winner: "r", reason: "resigned", by: "b" }, en); // "Red wins: Blue resigned"
 * ```
 */
export function describeOutcome(
  outcome: Outcome,
  texts: Texts,
  rules?: Pick<Rules, "decidedBy">,
): string {
  requireFacts("describeOutcome", outcome, texts);
  return `${describeWinner(outcome, texts, rules)}: ${describeReason(outcome, texts)}`;
}

/**
 * How a game stands: whose turn it is, or how it has ended. A snapshot of a play and a view of a game are such facts.
 *
 * @example
 * ```ts
 * describeStatus(play.snapshot(), en); // "Red to move"
 * ```
 */
export function describeStatus(
  position: { readonly turn: Color; readonly outcome: Outcome | null },
  texts: Texts,
  rules?: Pick<Rules, "decidedBy">,
): string {
  requireFacts("describeStatus", position, texts);
  const { turn, outcome } = position;
  if (outcome) return describeOutcome(outcome, texts, rules);
  return texts.toMove(sideName(turn, texts));
}

/** Where an error is, and what limit it names. */
function listPlaces(error: ErrorFacts, { facts }: Texts): string[] {
  const { game, line, column, index, rank, path, limit } = error;
  return [
    ...(game === undefined ? [] : [facts.game(game)]),
    ...(line === undefined ? [] : [facts.line(line)]),
    ...(column === undefined ? [] : [facts.column(column)]),
    ...(index === undefined ? [] : [facts.character(index + 1)]),
    ...(rank === undefined ? [] : [facts.rank(rank)]),
    ...(path === undefined ? [] : [path]),
    ...(limit === undefined ? [] : [facts.limit(limit)]),
  ];
}

/** The sentence for an error, by its code and its facts; a `CoTuLenhError` has both. */
export function describeError(
  error: { readonly code: ErrorCode } & ErrorFacts,
  texts: Texts,
): string {
  requireFacts("describeError", error, texts);
  const { code, piece, color, square, text, moves, illegal } = error;
  const { missing } = texts.facts;
  const words: ErrorWords = {
    piece: piece ? texts.pieces[piece] : missing.piece,
    side: color ? texts.sides[color] : missing.side,
    square: square ? texts.facts.square(square) : missing.square,
    text: text === undefined ? missing.text : `'${text}'`,
  };
  const entry = texts.errors[code];
  const statement = typeof entry === "string" ? entry : entry(words);
  const sentence = illegal ? `${statement}: ${describeIllegal(illegal, texts)}` : statement;
  // No fact is lost: what the sentence does not mention stands before it or in parentheses.
  const known = [piece && words.piece, color && words.side, square && words.square];
  const rest = known.filter((fact) => fact && !sentence.includes(fact));
  const added = [...rest, ...listPlaces(error, texts)].join(", ");
  return (
    (text === undefined || sentence.includes(words.text) ? "" : `${text}: `) +
    sentence +
    (moves ? `: ${moves.join(", ")}` : "") +
    (added ? ` (${added})` : "") +
    "."
  );
}
