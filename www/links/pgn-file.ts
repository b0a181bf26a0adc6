// PGN texts with more than one game, and those with an error: what can be read of them is.
import { parsePgn, type PgnGame } from "cotulenh-wasm";
import type { GameTree } from "cotulenh-wasm/tree";
import { toError, type TextError } from "./text-error.js";
import { treeFromPgn } from "./nodes.js";

/** A game of a text, and the error before which it was cut off. */
export interface ReadChapter {
  readonly tree: GameTree;
  readonly error: TextError | null;
}

interface ReadPart {
  readonly game: PgnGame;
  readonly error: TextError | null;
}

/** The games of a text, each as far as it can be read. */
export function readChapters(text: string): readonly ReadChapter[] {
  const refused: { number: number; part: ReadPart | null }[] = [];
  const games = parsePgn(text, {
    onError: (error, part) => {
      const { game: number = 1, ...facts } = toError(error);
      refused.push({ number, part: part && { game: part, error: facts } });
    },
  });
  const parts: (ReadPart | null)[] = games.map((game) => ({ game, error: null }));
  for (const { number, part } of refused) parts.splice(number - 1, 0, part);
  return parts.flatMap((part) =>
    part ? [{ tree: treeFromPgn(part.game), error: part.error }] : [],
  );
}
