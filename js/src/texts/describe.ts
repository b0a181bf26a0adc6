// Sentences from facts, in the words of a language.
import type { ErrorCode, ErrorFacts } from "../errors.js";
import type { Color, Illegal, Move, MoveKind, Outcome, Piece, PieceType, Rules } from "../types.js";
import type { ErrorWords, Texts } from "./table.js";
import { describeTried, type TriedMove } from "./tried.js";

/** Words as a list: `e7, e8 and f8`. */
export function listWords(words: readonly string[], texts: Texts): string {
  return new Intl.ListFormat(texts.locale).format(words);
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
  return texts.title(texts.pieces[type]);
}

/** The name of a side, as it stands alone: `Red`. */
export function sideName(color: Color, texts: Texts): string {
  return texts.title(texts.sides[color]);
}

/** What a move does to its destination: `capture without moving`. */
export function kindName(kind: MoveKind, texts: Texts): string {
  return texts.kinds[kind];
}

const split = (stack: Piece): readonly Piece[] => [stack, ...(stack.carrying ?? [])];

/** A piece or stack without its side: `navy + air force + tank`. */
export function namePieces(stack: Piece, texts: Texts): string {
  return split(stack)
    .map(({ type }) => texts.pieces[type])
    .join(" + ");
}

/** What follows the name of a stack to say which of its pieces are heroic. */
function describeHeroes(stack: Piece, texts: Texts): string {
  const heroes = split(stack).filter(({ heroic }) => heroic);
  if (heroes.length === 0) return "";
  if (heroes.length === split(stack).length) return texts.allHeroic;
  const names = heroes.map(({ type }) => texts.pieces[type]);
  return texts.someHeroic(listWords(names, texts));
}

/** A piece or stack: `red navy carrying air force and tank, heroic`. */
export function describePiece(stack: Piece, texts: Texts): string {
  const carried = (stack.carrying ?? []).map(({ type }) => texts.pieces[type]);
  const name = texts.sidePiece(texts.sides[stack.color], texts.pieces[stack.type]);
  const carrying = carried.length > 0 ? texts.carrying(listWords(carried, texts)) : "";
  return name + carrying + describeHeroes(stack, texts);
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
  const other = move.captured ?? move.combined;
  const sentence = texts.moves[other ? move.kind : "move"];
  return sentence(name(move.piece, texts), move.from, move.to, other ? name(other, texts) : "");
}

/** Which pieces a move has made heroic: `now heroic: tank e10`; empty if it made none. */
export function describePromotions(
  { promoted = [] }: Pick<Move, "promoted">,
  texts: Texts,
): string {
  if (promoted.length === 0) return "";
  const names = promoted.map(({ type, square }) => `${texts.pieces[type]} ${square}`);
  return texts.promoted(listWords(names, texts));
}

/**
 * Why a move is not legal, as a part of a sentence: `the piece on e5 is in the way`. With the move that was
 * tried it says more: `an infantry goes one step; f6 is two away`, not `it is too far`.
 */
export function describeIllegal(illegal: Illegal, texts: Texts, move?: TriedMove): string {
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
  const { wins, winsByPoints, draw, drawByPoints } = texts.results;
  const byPoints = isDecidedByPoints(outcome, rules);
  if (outcome.winner === null) return byPoints ? drawByPoints : draw;
  return (byPoints ? winsByPoints : wins)(sideName(outcome.winner, texts));
}

/** What ended a game, as a part of a sentence: `Blue resigned`. */
export function describeReason({ reason, by }: Outcome, texts: Texts): string {
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
  return `${describeWinner(outcome, texts, rules)}: ${describeReason(outcome, texts)}`;
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
