// What a room tells the lobby about a game that may be watched: that it has begun, and that it has ended.
import type { ChallengeClock, Referee, RefereeData } from "cotulenh-wasm/referee";
import { findLobby, type Env } from "./env.js";
import { logFailure } from "./log.js";
import type { Setup } from "./storage.js";

/** How a clock was set. */
export function settingsOf(clock: RefereeData["record"]["clock"]): ChallengeClock | null {
  if (!clock) return null;
  const { base, increment, flag, starts, shared } = clock;
  return { base, increment, flag, starts, shared };
}

/** Tells where a game stands. A lobby that does not hear it asks the room later. */
export async function reportGame(
  env: Env,
  { game, lobby = "" }: Setup,
  { record, state }: Pick<Referee, "record" | "state">,
): Promise<void> {
  const { r, b } = state.joined;
  if (!r || !b) return;
  try {
    const stub = findLobby(env, lobby);
    if (!stub) return;
    if (record.end) return await stub.endGame(game);
    const { rules, clock, headers } = record;
    const { Red: red = "", Blue: blue = "" } = headers;
    await stub.listGame({
      game,
      red,
      blue,
      rules,
      clock: settingsOf(clock),
      since: state.changedAt,
    });
  } catch (error) {
    logFailure("lobby", error);
  }
}
