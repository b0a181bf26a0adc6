// The way in: a referee of a new game, or of one that was stored.
import { adviseParsing } from "../errors/advice.js";
import { readOptions } from "../arguments/read-options.js";
import { shown } from "../arguments/objects.js";
import { throwingAtCaller } from "../errors/caller.js";
import { CoTuLenhError } from "../errors/error.js";
import type { CoTuLenh } from "../game/class.js";
import type { NewGame } from "../protocol/messages.js";
import { cleanName, LONGEST_NAME } from "../protocol/names.js";
import { createRecord } from "../record/create.js";
import { copyBefore, playLine, type LinePlayer } from "../record/play-line.js";
import type { GameRecord } from "../record/types.js";
import type { RulesInput } from "../vocabulary/types.js";
import { Referee } from "./class.js";
import { createClock, firstQuota } from "./clock.js";
import { FORMAT, type MatchState, type RefereeData } from "./data.js";
import { REFEREE_LIMITS, type RefereeLimits } from "./limits.js";

/** What a referee needs. */
export interface RefereeOptions {
  /** The class of games, of `cotulenh-wasm` or of `cotulenh-wasm/web`. */
  CoTuLenh: typeof CoTuLenh;
  /** Limits that differ. */
  limits?: Partial<RefereeLimits> | undefined;
  /** Headers of the record of a new game, such as the names of both sides. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * The referee of a game: of a new one, or of one that was stored. A stored game that does not fit the rules any
 * more is broken: the referee has the part that is intact, and accepts nothing. What is no stored game at all throws
 * `INVALID_DATA`.
 *
 * @example
 * ```ts
 * const referee = createReferee({ clock: { base: 600_000 } }, { CoTuLenh });
 * const { changes, answer } = referee.receive("r", message, Date.now());
 * const later = createReferee(JSON.parse(JSON.stringify(referee)), { CoTuLenh });
 * ```
 */
export const createReferee: (record: NewGame | RefereeData, options: RefereeOptions) => Referee =
  throwingAtCaller(function createReferee(record, options) {
    const names = ["CoTuLenh", "limits", "headers"] as const;
    const { CoTuLenh: Class, limits = {}, headers = {} } = readOptions(options, names);
    if (typeof Class !== "function") {
      const message = `createReferee takes the class of games: createReferee(record, { CoTuLenh })`;
      throw new CoTuLenhError("INVALID_OPTIONS", message);
    }
    const read = { ...REFEREE_LIMITS, ...(limits as Partial<RefereeLimits>) };
    return isStored(record)
      ? restore(record, Class as typeof CoTuLenh, read)
      : begin(record, Class as typeof CoTuLenh, read, headers as GameRecord["headers"]);
  });

/** Whether this is data that a referee gave. Throws for what is neither that nor the options of a new game. */
function isStored(given: unknown): given is RefereeData {
  if (typeof given !== "object" || given === null) {
    const message = `createReferee takes a new game, {}, or what was stored, not ${shown(given)}`;
    throw new CoTuLenhError("INVALID_OPTIONS", message + adviseParsing(given));
  }
  if (!("format" in given)) return false;
  const { record, state } = given as Partial<RefereeData>;
  requireObject(record, "record");
  requireObject(state, "state");
  if (!Array.isArray(record.turns)) throw damaged("record.turns", "an array", record.turns);
  return true;
}

function requireObject(value: unknown, path: string): asserts value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) throw damaged(path, "an object", value);
}

function damaged(path: string, expected: string, value: unknown): CoTuLenhError {
  const message = `the stored game is damaged: ${path} is ${expected}, not ${shown(value)}`;
  return new CoTuLenhError("INVALID_DATA", message, { path });
}

/** A new game, of options that can be anything. */
function begin(
  options: unknown,
  Class: typeof CoTuLenh,
  limits: RefereeLimits,
  others: GameRecord["headers"],
): Referee {
  const given = readOptions(options, ["rules", "start", "clock", "side", "name"]);
  if (given.side !== undefined && given.side !== "r" && given.side !== "b") {
    throw new CoTuLenhError("INVALID_OPTIONS", `side is "r" or "b", not ${shown(given.side)}`);
  }
  const name = given.name === undefined ? undefined : cleanName(given.name);
  if (name === null) {
    const message = `name is letters, digits and single spaces, at most ${LONGEST_NAME}, not ${shown(given.name)}`;
    throw new CoTuLenhError("INVALID_OPTIONS", message);
  }
  const own = given.side === "b" ? "Blue" : "Red";
  const headers = { ...others, ...(name !== undefined && { [own]: name }) };
  const clock = createClock(given.clock);
  const rules = given.rules as RulesInput | undefined;
  const game = new Class(given.start as string | undefined, { rules });
  try {
    if (game.isGameOver()) {
      throw new CoTuLenhError("GAME_OVER", "the game is over at its start");
    }
    if (game.deployState()) {
      throw new CoTuLenhError("DEPLOY_OPEN", "a game does not start inside a deploy");
    }
  } catch (error) {
    game.free();
    throw error;
  }
  const record = createRecord({ rules: game.rules(), start: game.fen(), clock, headers });
  const state: MatchState = {
    joined: { r: false, b: false },
    offers: { draw: null, takeback: null, rematch: null },
    next: null,
    version: 0,
    changedAt: 0,
    declined: [],
    moved: { r: 0, b: 0 },
    began: 0,
    steps: 0,
    lag: clock ? { r: firstQuota(clock, "r"), b: firstQuota(clock, "b") } : { r: 0, b: 0 },
    away: { r: 0, b: 0 },
    done: { r: [], b: [] },
  };
  return new Referee(game, { record, state }, limits);
}

function restore(
  { format, record, state, isDamaged = false }: RefereeData,
  Class: typeof CoTuLenh,
  limits: RefereeLimits,
): Referee {
  const { rules, start, turns, deploy } = record;
  const isKnown = format === FORMAT;
  if (isKnown && !isDamaged) {
    try {
      const lans = turns.map(({ lan }) => lan);
      const game = Class.fromJSON({ rules, start, turns: lans, steps: deploy?.steps ?? [] });
      return new Referee(game, { record, state }, limits);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "CoTuLenhError") throw error;
    }
  }
  const game = openStart(record, Class);
  // What stands before the damage was played here, and is not asked of the rules, which may be what has failed.
  const shown = isKnown && isDamaged ? turns : playLine(game, turns, "turns", INTACT);
  const intact = { ...record, turns: shown, deploy: null, end: null };
  const broken = isKnown ? "GAME_BROKEN" : "GAME_OUTDATED";
  return new Referee(game, { record: intact, state }, limits, broken);
}

/** Plays the turns of a game that does not fit the rules, as far as they do. */
const INTACT: LinePlayer<CoTuLenh> = {
  play: (game, { lan }) => game.playTurn(lan),
  before: copyBefore,
  onError() {},
};

/** The game at its start; the usual one if even that cannot be read. */
function openStart({ start, rules }: GameRecord, Class: typeof CoTuLenh): CoTuLenh {
  try {
    return new Class(start, { rules });
  } catch {
    return new Class();
  }
}
