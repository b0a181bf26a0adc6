// An engine that begins its games with the book.
import { readOptions } from "../arguments/read-options.js";
import type { EngineGame, Limits } from "../engine/types.js";
import { throwingAtCaller } from "../errors/caller.js";
import type { CoTuLenh } from "../game/class.js";
import { pause, readEngine } from "../play/match/players.js";
import type { SearchEngine } from "../play/types.js";
import { chooseTurn, readRandom } from "./find.js";
import type { BookOptions } from "./types.js";

/** The lowest level that knows openings. */
const LEVEL = 5;

/** Whether a search is for a turn to play, by a level that knows openings. */
function usesBook(game: EngineGame, { level, lines = 1, mate, signal }: Limits): game is CoTuLenh {
  const isTurn = level !== undefined && level >= LEVEL && lines === 1 && mate === undefined;
  return isTurn && "hash" in game && !signal?.aborted;
}

/** A number from 0 to less than 1 that a seed gives for a position: the step of SplitMix32 from both. */
function drawBySeed(seed: number, hash: string): number {
  let bits = (seed + parseInt(hash.slice(0, 8), 16)) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * An engine that plays the book with the levels 5 to 8, as long as it has a turn for the position, and searches
 * otherwise. With the book, a game between the same two players is not always the same, unless its searches have the same
 * `seed`.
 *
 * @example
 * ```ts
 * const player = new EnginePlayer(withBook(engine), { level: 6 });
 * ```
 */
export const withBook: (engine: SearchEngine, options?: BookOptions) => SearchEngine =
  throwingAtCaller(function withBook(engine, options) {
    const searching = readEngine(engine, "the engine of a book");
    const given = readOptions(options, ["random"]).random;
    const random = readRandom(given);
    return {
      async search(game, limits) {
        const { seed } = limits;
        const isSeeded = given === undefined && Number.isSafeInteger(seed);
        const found =
          usesBook(game, limits) &&
          chooseTurn(game, isSeeded ? () => drawBySeed(seed!, game.hash()) : random);
        if (!found) return searching.search(game, limits);
        const { turn, points } = found;
        const { san, moves } = game.readTurn(turn);
        await pause(limits.minTime ?? 0, limits.signal);
        // An engine says how a search ends that its signal has ended.
        if (limits.signal?.aborted) return searching.search(game, limits);
        const line = { score: { points }, turns: [turn], san: [san], moves: [moves] };
        return { best: turn, moves, lines: [line] };
      },
    };
  });
