// PGN texts with more than one game, and those with an error: what can be read of them is.
import { CoTuLenhError, parsePgn } from "cotulenh-wasm";
import type { GameTree } from "cotulenh-wasm/tree";
import { toError, type TextError } from "./text-error.js";
import { treeFromPgn } from "./nodes.js";

/** A game of a text, and the error before which it was cut off. */
export interface ReadChapter {
  readonly tree: GameTree;
  readonly error: TextError | null;
}

/** Variations may be open at an error; more of them than this are not closed. */
const MAX_OPEN = 12;

/** The text before a place that an error has named: a line and a column, both from 1. */
function cutAt(text: string, line: number, column: number): string {
  const lines = text.split("\n");
  const last = [...(lines[line - 1] ?? "")].slice(0, column - 1).join("");
  return [...lines.slice(0, line - 1), last].join("\n");
}

/** The turns before an error; null if there are none. */
export function readUpTo(text: string, error: TextError): GameTree | null {
  const { line, column } = error;
  if (line === undefined || column === undefined) return null;
  const start = cutAt(text, line, column);
  for (let open = 0; open <= MAX_OPEN; open++) {
    try {
      const tree = treeFromPgn(`${start}${" )".repeat(open)} *`);
      if (tree.size > 0) return tree;
      tree.free();
      return null;
    } catch (refused) {
      if (!(refused instanceof CoTuLenhError) || refused.code !== "PGN_OPEN_VARIATION") return null;
    }
  }
  return null;
}

/** Between games: an empty line, and the tags of the next one. */
const BETWEEN = /\n\s*\n(?=\[\s*\w+\s+")/;

/** Whether there are tags after the turns of a game. */
export const hasSeveral = (text: string): boolean => BETWEEN.test(text);

/** The games of a text by their tags, each with the number of lines before it. */
function split(text: string): readonly { text: string; lines: number }[] {
  const parts = text.replaceAll("\r\n", "\n").split(BETWEEN);
  let lines = 0;
  return parts.map((part) => {
    const found = { text: part, lines };
    lines += part.split("\n").length + 1;
    return found;
  });
}

function readPart(text: string): readonly ReadChapter[] {
  try {
    return [{ tree: treeFromPgn(text), error: null }];
  } catch (refused) {
    const error = toError(refused);
    if (error.code === "PGN_SECOND_GAME") {
      // Games without tags between them.
      const games = parsePgn(text, { onError: () => {} });
      return games.map((game) => ({ tree: treeFromPgn(game), error: null }));
    }
    const tree = readUpTo(text, error);
    return tree ? [{ tree, error }] : [];
  }
}

/** The games of a text that has several, as far as they can be read. The places of errors are those in the text. */
export function readChapters(text: string): readonly ReadChapter[] {
  return split(text).flatMap(({ text: part, lines }) =>
    readPart(part).map(({ tree, error }) => ({
      tree,
      error: error && { ...error, line: (error.line ?? 1) + lines },
    })),
  );
}
