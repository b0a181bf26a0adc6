// Stored games as PGN.
import { writeRecord } from "cotulenh-wasm/tree";
import { loadGame, type StoredGame } from "../storage/games.js";
import { nameInPgn, writeDate } from "../storage/headers.js";
import { isUnknown } from "../storage/headers.js";

/** A stored game as PGN; the names come from the players where the game has no headers. */
function writeStored({ tree, players, savedAt, result }: StoredGame): string {
  const known = Object.entries(tree.headers).filter(([, value]) => !isUnknown(value));
  const [red, blue] = [nameInPgn(players.r), nameInPgn(players.b)];
  const headers = {
    Date: writeDate(savedAt),
    ...(red !== null && { Red: red }),
    ...(blue !== null && { Blue: blue }),
    ...Object.fromEntries(known),
    // Nothing is played again, so the record does not know a mate.
    ...(result !== "*" && { Result: result }),
  };
  return writeRecord({ ...tree, headers });
}

/** Stored games as one PGN file, and how many of them cannot be read. */
export function writeFile(ids: readonly string[]): { text: string; unreadable: number } {
  const texts = ids.flatMap((id) => {
    const game = loadGame(id);
    try {
      return game ? [writeStored(game)] : [];
    } catch {
      return [];
    }
  });
  return { text: texts.join("\n"), unreadable: ids.length - texts.length };
}
