// `createPlay`: the entry point.
import { throwingAtCaller } from "../errors/caller.js";
import { Play } from "./class.js";
import { readPlayOptions } from "./options.js";
import type { PlayOptions } from "./types.js";

/**
 * Creates a play: a game in progress with selection, choices, deploys, premoves, clocks and players. It has no view: a board
 * draws its snapshots and calls its verbs, or `connect` of `cotulenh-wasm/board/play` does both.
 *
 * @example
 * ```ts
 * const play = createPlay({ game: new CoTuLenh(), clock: { base: 600_000, increment: 5000 } });
 * play.subscribe(() => console.log(play.snapshot().turn));
 * play.try("f4", "f6");
 * play.destroy();
 * ```
 */
export const createPlay: (options: PlayOptions) => Play = throwingAtCaller(
  function createPlay(options) {
    return new Play(readPlayOptions(options));
  },
);
