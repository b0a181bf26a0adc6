// Who plays a side, and how an engine finds its turns.
import type { CoTuLenh } from "../../game/class.js";
import type { EngineClock, EngineSignal, Limits, Score } from "../../engine/types.js";
import { CoTuLenhError, throwAtCaller } from "../../errors.js";
import { flag, readOptions } from "../../arguments/read-options.js";
import { shown } from "../../arguments/objects.js";
import type { Color } from "../../types.js";
import type { EnginePlayerLike, EnginePlayerOptions, Player, SearchEngine } from "../types.js";

function refuse(message: string): never {
  throw new CoTuLenhError("INVALID_OPTIONS", message);
}

/** Something that has a method `search`. */
export function readEngine(value: unknown, name: string): SearchEngine {
  try {
    const { search } = value as SearchEngine;
    if (typeof value === "object" && typeof search === "function") return value as SearchEngine;
  } catch {
    // Refused below.
  }
  refuse(`${name} is an Engine of cotulenh-wasm/engine, not ${shown(value)}`);
}

/**
 * A side that an engine plays. The engine is shared, and closed by whoever made it.
 *
 * @example
 * ```ts
 * const engine = new Engine();
 * const play = createPlay({ game, players: { b: new EnginePlayer(engine, { level: 3 }) } });
 * ```
 */
export class EnginePlayer implements EnginePlayerLike {
  /** What finds its turns. */
  readonly engine: SearchEngine;
  /** When its searches end, and how strong it plays. */
  readonly limits: Limits;
  /** Whether it thinks in the time of the other side, too. */
  readonly ponder: boolean;

  /** An engine with its level and its limits; of level 4 if nothing is said. */
  constructor(engine: SearchEngine, limits?: Limits, options?: EnginePlayerOptions) {
    try {
      this.engine = readEngine(engine, "the engine of a player");
      if (limits !== undefined && (typeof limits !== "object" || limits === null)) {
        refuse(`the limits of a player are an object, not ${shown(limits)}`);
      }
      this.limits = limits ?? {};
      this.ponder = flag(readOptions(options, ["ponder"]).ponder, "ponder");
    } catch (error) {
      throwAtCaller(error, EnginePlayer);
    }
  }
}

/** The players of both sides, from options that can be anything. */
export function readPlayers(value: unknown): Record<Color, Player> {
  const { r, b } = readOptions(value, ["r", "b"]);
  return { r: readPlayer(r, "players.r"), b: readPlayer(b, "players.b") };
}

function readPlayer(value: unknown, name: string): Player {
  if (value === undefined) return "human";
  if (value === "human" || value === "remote") return value;
  if (typeof value !== "object" || value === null) {
    refuse(`${name} is "human", "remote" or an EnginePlayer, not ${shown(value)}`);
  }
  const { engine, level, limits, ponder } = readOptions(value, [
    "engine",
    "level",
    "limits",
    "ponder",
  ]);
  return {
    engine: readEngine(engine, `${name}.engine`),
    level: level as Limits["level"],
    limits: limits as Limits | undefined,
    ponder: flag(ponder, `${name}.ponder`),
  };
}

/** Whether an engine plays the side. */
export function isEngine(player: Player): player is EnginePlayerLike {
  return typeof player === "object";
}

/** What ends a search, besides a level. */
const ENDS = ["clock", "time", "nodes", "depth", "mate"] as const;

const DEFAULT_LEVEL = 4;

/** The limits of a search: the player's, with the match clock if they have nothing else. */
export function limitsOf(
  { level, limits = {} }: EnginePlayerLike,
  clock: EngineClock | null,
  signal: EngineSignal,
): Limits {
  const isLimited = ENDS.some((name) => limits[name] !== undefined);
  const strength = level ?? limits.level ?? (isLimited ? undefined : DEFAULT_LEVEL);
  return {
    ...limits,
    ...(strength !== undefined && { level: strength }),
    ...(clock && !isLimited && { clock }),
    signal,
  };
}

/** The level of full strength. */
const FULL_STRENGTH = 8;

/**
 * Whether a search gains by one that went before it. Levels have tables of their own, and an answer that does not
 * depend on time must not depend on earlier searches.
 */
export function usesTable({ level = FULL_STRENGTH, clock, time }: Limits): boolean {
  return level === FULL_STRENGTH && (clock !== undefined || time !== undefined);
}

/** An engine refuses a draw in so many turns of both sides. */
const EARLY_TURNS = 20;

/** An engine refuses a draw with this lead, in hundredths of an infantry. */
const CLEAR_LEAD = 50;

/** Whether an engine agrees to a draw; the score is its own. */
export function agreesToDraw(turns: number, score: Score | undefined): boolean {
  if (turns < EARLY_TURNS || !score) return false;
  return "mate" in score ? score.mate < 0 : score.points < CLEAR_LEAD;
}

/** The same score for the other side. */
export function negate(score: Score): Score {
  return "mate" in score ? { mate: -score.mate } : { points: -score.points };
}

/** A search with a copy of a game, which can go on meanwhile. */
export async function searchCopy(
  engine: SearchEngine,
  game: CoTuLenh,
  limits: Limits,
): Promise<Awaited<ReturnType<SearchEngine["search"]>>> {
  const copy = game.clone();
  try {
    return await engine.search(copy, limits);
  } finally {
    copy.free();
  }
}

/** Waits, unless a signal ends it. */
export function pause(milliseconds: number, signal?: EngineSignal): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
