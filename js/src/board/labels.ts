// The words of the board. They are those of `cotulenh-wasm/texts`; English is a part of the board, another
// language is passed as the option `labels`.
import { boardEn } from "../texts/board-en.js";
import { describePiece, listWords } from "../texts/describe.js";
import type { BoardTexts } from "../texts/table.js";
import type { MoveKind, Piece, PieceType, Square, Terrain } from "../vocabulary/types.js";
import type { Approach } from "./read/sky.js";
import type { Defender } from "./zones/defenders.js";

/** What can be said about a square. */
export interface SquareFacts {
  /** Its name. */
  square: Square;
  /** What stands on it. */
  piece: Piece | null;
  /** What it is made of. */
  terrain: Terrain;
  /** How far its piece defends the air; null if it does not. */
  defends: number | null;
  /** The defenders that cover it. */
  covered: readonly Defender[];
  /** What the selected piece can do there. */
  kinds: readonly MoveKind[];
  /** What awaits the selected Air Force there. */
  approach: Approach | null;
  /** Whether it is selected. */
  isSelected: boolean;
  /** Whether its piece can be picked up. */
  isMovable: boolean;
  /** Whether its commander is in check. */
  isCheck: boolean;
  /** Whether the last turn went from it or to it. */
  isLastMove: boolean;
}

/** Everything that the board says: a table of `cotulenh-wasm/texts`, and how its words are put together. */
export interface Labels extends BoardTexts {
  /** The letters of the set `traditional`. */
  letters: Readonly<Record<PieceType, string>> | null;
  /** What awaits the selected Air Force on a square. */
  approach(approach: Approach, labels: Labels): string;
  /** A piece or a stack. */
  piece(piece: Piece, labels: Labels): string;
  /** The accessible name of a square. */
  square(facts: SquareFacts, labels: Labels): string;
}

function describeApproach({ square, fate, by }: Approach, labels: Labels): string {
  if (fate === "safe" || fate === "over") return labels.flights[fate](square);
  const names = by.map(({ type, color, square: at }) =>
    labels.standing(type ? labels.pieces[type] : labels.sides[color], at),
  );
  return labels.flights[fate](listWords(names, labels));
}

function describeSquare(facts: SquareFacts, labels: Labels): string {
  const { square, piece, terrain, covered, kinds } = facts;
  const words: string[] = [square];
  if (piece) words.push(labels.piece(piece, labels));
  if (facts.defends) words.push(labels.defends(facts.defends));
  words.push(labels.terrain[terrain.bridge ? "bridge" : terrain.zone]);
  if (covered.length > 0) {
    const names = covered.map(({ type, color, square: at }) => {
      const name = type ? labels.piece({ type, color }, labels) : labels.sides[color];
      return `${name} ${at}`;
    });
    words.push(`${labels.coveredBy} ${names.join(", ")}`);
  }
  for (const kind of kinds) words.push(labels.kinds[kind]);
  if (facts.approach) words.push(labels.approach(facts.approach, labels));
  if (facts.isCheck) words.push(labels.check);
  if (facts.isSelected) words.push(labels.selected);
  else if (facts.isMovable) words.push(labels.movable);
  if (facts.isLastMove) words.push(labels.lastMove);
  return words.join(", ");
}

/** English. */
export const ENGLISH: Labels = {
  ...boardEn,
  letters: null,
  approach: describeApproach,
  piece: describePiece,
  square: describeSquare,
};
