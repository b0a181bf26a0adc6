// Games of the online service, kept in the library as the service has them.
import type { Color } from "cotulenh-wasm";
import type { GameRecord, RecordedTurn, TreeData } from "cotulenh-wasm/tree";
import { readPlayer, writeDate, writeTimeControl } from "./headers.js";
import { loadGame, type StoredGame } from "./games.js";
import { createId, nextSavedAt, removeGame, storeGame } from "./store-game.js";

/** Under which id an online game is stored. */
export const idOf = (game: string): string => `online-${game}`;

/** The ids of all turns, those of variations included. */
const listIds = (line: readonly RecordedTurn[]): number[] =>
  line.flatMap(({ id, variations = [] }) => [id, ...variations.flatMap(listIds)]);

const hasNotes = (line: readonly RecordedTurn[]): boolean =>
  line.some(({ comments, nags, variations }) => comments || nags || variations);

/**
 * The stored game with the turns that were played since then; null if other turns were played: then the record
 * stands in its place.
 */
function continueStored({ tree }: StoredGame, { turns, end }: GameRecord): TreeData | null {
  const isSame = tree.turns.every(({ lan }, i) => lan === turns[i]?.lan);
  if (!isSame) return null;
  let last = Math.max(0, ...listIds(tree.turns));
  const added = turns.slice(tree.turns.length).map((turn) => ({ ...turn, id: ++last }));
  const all = [...tree.turns, ...added];
  return { ...tree, turns: all, end: end && { ...end, after: all[end.after - 1]?.id ?? 0 } };
}

/** Whose turn it is. */
function findTurn({ start, turns }: GameRecord): Color {
  const isBlueFirst = start.split(" ")[1] === "b";
  return (turns.length % 2 === 1) !== isBlueFirst ? "b" : "r";
}

/** An online game as the service has it now. */
interface OnlineState {
  record: GameRecord;
  /** As PGN writes it. */
  result: string;
  /** Whether both sides have come. */
  hasBegun: boolean;
}

/** Keeps an online game that is played in this browser. What was written about it in Analyse stays. */
export function keepOnline(
  game: string,
  own: Color,
  { record, result, hasBegun }: OnlineState,
): void {
  const id = idOf(game);
  const stored = loadGame(id);
  const online = { game, own, turn: hasBegun ? findTurn(record) : null };
  if (stored) {
    const isKnown =
      stored.tree.turns.length === record.turns.length &&
      stored.result === result &&
      stored.online?.turn === online.turn;
    if (isKnown && stored.tree.turns.at(-1)?.lan === record.turns.at(-1)?.lan) return;
  }
  const continued = stored && continueStored(stored, record);
  // What was analysed of turns that were taken back is a game of its own.
  if (stored && !continued && hasNotes(stored.tree.turns)) {
    const { online: _, ...copy } = stored;
    storeGame({ ...copy, id: createId(), savedAt: nextSavedAt(copy.savedAt), source: "analysis" });
  }
  const headers: Record<string, string> = {
    Event: "Online game",
    Date: writeDate(Date.now()),
    TimeControl: writeTimeControl(record.clock),
    ...record.headers,
    ...stored?.tree.headers,
  };
  const tree: TreeData = continued ?? {
    ...record,
    // The steps of an open deploy belong to the service.
    deploy: null,
    headers,
    current: record.turns.at(-1)?.id ?? 0,
  };
  storeGame({
    id,
    savedAt: nextSavedAt(stored?.savedAt),
    tree,
    players: { r: readPlayer(headers["Red"]), b: readPlayer(headers["Blue"]) },
    match: null,
    result,
    source: "online",
    online,
  });
}

/** The service has this game no longer: it stays in the library if something was played. */
export function forgetOnline(game: string): void {
  const stored = loadGame(idOf(game));
  if (!stored?.online) return;
  if (stored.tree.turns.length === 0) return removeGame(stored.id);
  const { online: _, ...rest } = stored;
  storeGame({ ...rest, savedAt: nextSavedAt(rest.savedAt) });
}
