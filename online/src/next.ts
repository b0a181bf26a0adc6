// The game after one that has ended: the same with the sides changed, and with an invitation for each player.
import { createSecret } from "cotulenh-wasm/referee";
import type { Color } from "cotulenh-wasm/web";
import { findRoom, type Env } from "./env.js";
import { hash, nextInvitation } from "./seats.js";
import type { Score, Setup, Stored } from "./storage.js";

const changeSides = <T>(values: Readonly<Record<Color, T>>) => ({ r: values.b, b: values.r });

/** The points after a game, for the sides that it had. */
export function addResult(score: Score | undefined, end: Stored["data"]["record"]["end"]): Score {
  const { r, b } = score ?? { r: 0, b: 0 };
  const winner = end?.outcome.winner;
  if (winner === undefined) return { r, b };
  if (winner === null) return { r: r + 0.5, b: b + 0.5 };
  return winner === "r" ? { r: r + 1, b } : { r, b: b + 1 };
}

/** The same names with the sides changed, and the number of the game in the match. */
function nextHeaders({ Red, Blue, Round = "1" }: Readonly<Record<string, string>>) {
  return {
    ...(Blue !== undefined && { Red: Blue }),
    ...(Red !== undefined && { Blue: Red }),
    Round: String(Number(Round) + 1),
  };
}

/** Makes the next game, and returns its name. */
export async function createNext(
  env: Env,
  { seats: { r, b }, score, lobby }: Setup,
  { rules, start, clock, headers, end }: Stored["data"]["record"],
): Promise<string> {
  const game = createSecret();
  const { base, increment, flag, starts, shared } = clock ?? {};
  const options = {
    rules,
    start,
    clock: clock && {
      base: base && changeSides(base),
      increment: increment && changeSides(increment),
      flag,
      starts,
      shared,
    },
  };
  const problem = await findRoom(env, game).create({
    game,
    options,
    headers: nextHeaders(headers),
    score: changeSides(addResult(score, end)),
    ...(lobby !== undefined && { lobby }),
    seats: { r: null, b: null },
    invitations: {
      r: b && hash(nextInvitation(game, b)),
      b: r && hash(nextInvitation(game, r)),
    },
  });
  if (problem) throw new Error(`the next game was refused: ${problem.code}`);
  return game;
}
