// The game after one that has ended: the same with the sides changed, and with an invitation for each player.
import { createSecret } from "cotulenh-wasm/referee";
import type { Color } from "cotulenh-wasm/web";
import { findRoom, type Env } from "./env.js";
import { hash, nextInvitation } from "./seats.js";
import type { Setup, Stored } from "./storage.js";

const changeSides = (times?: Readonly<Record<Color, number>>) =>
  times && { r: times.b, b: times.r };

/** Makes the next game, and returns its name. */
export async function createNext(
  env: Env,
  { seats: { r, b } }: Setup,
  { rules, start, clock }: Stored["data"]["record"],
): Promise<string> {
  const game = createSecret();
  const { base, increment, flag, starts, shared } = clock ?? {};
  const options = {
    rules,
    start,
    clock: clock && {
      base: changeSides(base),
      increment: changeSides(increment),
      flag,
      starts,
      shared,
    },
  };
  const problem = await findRoom(env, game).create({
    game,
    options,
    seats: { r: null, b: null },
    invitations: {
      r: b && hash(nextInvitation(game, b)),
      b: r && hash(nextInvitation(game, r)),
    },
  });
  if (problem) throw new Error(`the next game was refused: ${problem.code}`);
  return game;
}
