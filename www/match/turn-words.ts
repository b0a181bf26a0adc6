// A turn in words, for sentences and for readers who do not know the notation.
import type { Turn } from "cotulenh-wasm";
import { describeMove, describePromotions, listWords, namePieces, sideName } from "cotulenh-wasm/texts";
import type { Texts } from "cotulenh-wasm/texts";

/** What the moves of a turn did, without the side: `tank from c3 to d3`. */
export function describeMoves({ moves }: Pick<Turn, "moves">, texts: Texts): string {
  const sentences = moves.flatMap((move) => {
    const promoted = describePromotions(move, texts);
    return [describeMove(move, texts, namePieces), ...(promoted ? [promoted] : [])];
  });
  return moves.length > 1 ? listWords(sentences, texts) : sentences.join(", ");
}

/** A turn with its side: `Red: tank from c3 to d3`. */
export function describeTurn(turn: Pick<Turn, "moves" | "color">, texts: Texts): string {
  return `${sideName(turn.color, texts)}: ${describeMoves(turn, texts)}`;
}
