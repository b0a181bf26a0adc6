// A PGN file with several games: each is a game of the library, which knows its file and its place there.
import { hashText } from "../../../links/hash.js";
import type { ReadChapter } from "../../../links/pgn-file.js";
import { games, loadGame, type GameSummary } from "../../../storage/games.js";
import { isUnknown, readPlayer, readResult } from "../../../storage/headers.js";
import { storeGame } from "../../../storage/store-game.js";

/** The name of a file without its ending; without a file, the event of its games. */
function chooseName(chapters: readonly ReadChapter[], name: string | undefined): string {
  const event = chapters[0]?.tree.headers["Event"] ?? "";
  return name?.replace(/\.\w+$/, "") || (isUnknown(event) ? "PGN" : event);
}

/**
 * Stores the games of a file. The same file is opened again as it is stored. Returns the id of the first game; null if
 * there is no room.
 */
export function storeChapters(chapters: readonly ReadChapter[], given?: string): string | null {
  const texts = chapters.map(({ tree }) => tree.pgn());
  const id = hashText(texts.join("\n"));
  const name = chooseName(chapters, given);
  for (const [at, { tree }] of chapters.entries()) {
    const chapter = `file-${id}-${at}`;
    if (!loadGame(chapter)) {
      const problem = storeGame({
        id: chapter,
        // The first one was opened last: the library has them in their order.
        savedAt: Date.now() - at,
        tree: { ...tree.toJSON(), current: 0 },
        players: { r: readPlayer(tree.headers["Red"]), b: readPlayer(tree.headers["Blue"]) },
        match: null,
        result: readResult(tree),
        source: "analysis",
        file: { id, name, at },
      });
      if (problem) return null;
    }
    tree.free();
  }
  return `file-${id}-0`;
}

/** The games of a file, in their order. */
export function listChapters(file: string): readonly GameSummary[] {
  const found = games.value.filter((game) => game.file?.id === file);
  return found.sort((a, b) => a.file!.at - b.file!.at);
}
