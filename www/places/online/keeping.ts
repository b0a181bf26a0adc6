// Keeps the game of this page in the library.
import type { Color } from "cotulenh-wasm";
import type { OnlineGame } from "cotulenh-wasm/online";
import { writeResult } from "../../storage/headers.js";
import { keepOnline } from "../../storage/online-games.js";

/** Keeps a game that is played here, now and after each change. Returns a function that ends that. */
export function startKeeping(game: string, own: Color, online: OnlineGame): () => void {
  const keep = () => {
    const { record, joined } = online.snapshot();
    if (!record) return;
    const result = writeResult(record.end?.outcome ?? null);
    keepOnline(game, own, { record, result, hasBegun: joined.r && joined.b });
  };
  keep();
  return online.subscribe(keep);
}
