// Trees of games that are opened, and games as PGN.
import { CoTuLenh } from "cotulenh-wasm";
import { GameTree } from "cotulenh-wasm/tree";
import { MAX_NODES } from "./saved.js";

/** The tree of a game, which is freed. */
export function openTree(game: CoTuLenh): GameTree {
  try {
    return new GameTree(game);
  } finally {
    game.free();
  }
}

/** The tree of a PGN. Throws if it has an error. */
export function openPgn(text: string): GameTree {
  const game = new CoTuLenh();
  game.loadPgn(text, { limits: { turns: MAX_NODES } });
  return openTree(game);
}

/** The day of a time, as PGN writes it: `2026.12.31`. */
export function formatDate(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** A whole game as PGN; `names` are written where a tag is not known. */
export function formatPgn(tree: GameTree, names: Readonly<Record<string, string>> = {}): string {
  const known: Record<string, string> = { Date: formatDate(Date.now()), ...names };
  const [head, ...rest] = tree.pgn().split("\n\n");
  const tags = head!.replace(/^\[(\w+) "[?.]+"\]$/gm, (line, name: string) =>
    known[name] ? `[${name} "${known[name]}"]` : line,
  );
  return [tags, ...rest].join("\n\n");
}
