// Asks the service how the online games of this browser stand.
import { readResult } from "../storage/headers.js";
import { keepOnline, forgetOnline } from "../storage/online-games.js";
import type { OnlineNote } from "../storage/games.js";
import { service } from "./service.js";

/** What was asked for lately, so that going from place to place does not ask again. */
const askedAt = new Map<string, number>();

/** How long an answer is good for, in milliseconds. */
const FRESH = 15_000;

/** Brings a game of the library up to date. Without an answer, it stays as it is. */
async function refresh({ game, own, turn }: OnlineNote, address: string): Promise<void> {
  if (Date.now() - (askedAt.get(game) ?? -FRESH) < FRESH) return;
  askedAt.set(game, Date.now());
  const base = address.endsWith("/") ? address : `${address}/`;
  const response = await fetch(new URL(`games/${game}.pgn`, base).href.replace(/^ws/, "http"));
  if (response.status === 404) return forgetOnline(game);
  if (!response.ok) return;
  const [text, { treeFromPgn }] = await Promise.all([response.text(), import("./nodes.js")]);
  using tree = treeFromPgn(text);
  // A PGN does not say whether the other side has come, if nothing was played.
  const hasBegun = turn !== null || tree.size > 0;
  keepOnline(game, own, { record: tree.record, result: readResult(tree), hasBegun });
}

/** Brings games up to date; those that cannot be asked for stay as they are. */
export async function refreshGames(games: readonly OnlineNote[]): Promise<void> {
  const address = service.value;
  if (!address) return;
  await Promise.all(games.map((game) => refresh(game, address).catch(() => {})));
}
