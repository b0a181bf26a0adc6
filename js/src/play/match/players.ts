// Who plays a side, and how an engine finds its turns.
import type { CoTuLenh } from "../../game/class.js";
import type { EngineClock, EngineSignal, Limits, Score } from "../../engine/types.js";
import { CoTuLenhError } from "../../errors/error.js";
import { throwAtCaller } from "../../errors/caller.js";
import { flag, readOptions } from "../../arguments/read-options.js";
import { fieldOf, shown } from "../../arguments/objects.js";
import type { Color } from "../../vocabulary/types.js";
import type { EnginePlayerLike, EnginePlayerOptions, Player, SearchEngine } from "../types.js";

function refuse(message: string): never {
  throw new CoTuLenhError("INVALID_OPTIONS", message);
}

/** Reads an engine: any object with a method `search`. */
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
 * A player that is an engine. The engine can be shared; whoever created it closes it.
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

  /** A player with a level or limits; level 4 if neither is given. */
  constructor(engine: SearchEngine, limits?: Limits, options?: EnginePlayerOptions) {
    try {
      const name = "the first argument of new EnginePlayer(engine, { level: 3 })";
      this.engine = readEngine(engine, name);
      if (limits !== undefined && (typeof limits !== "object" || limits === null)) {
        refuse(`the limits of a player are an object, { level: 4 }, not ${shown(limits)}`);
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
  if (typeof fieldOf(value, "search") === "function") {
    refuse(
      `${name} is an engine without a level or limits: new EnginePlayer(engine, { level: 4 })`,
    );
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

/** The limits that end a search. */
const ENDS = ["clock", "time", "nodes", "depth", "mate"] as const;

const DEFAULT_LEVEL = 4;

/** The limits of a search: those of the player, or else the match clock. */
export function limitsOf(
  { level, limits = {} }: EnginePlayerLike,
  clock: EngineClock | null,
  seed: number,
  signal: EngineSignal,
): Limits {
  const isLimited = ENDS.some((name) => limits[name] !== undefined);
  const strength = level ?? limits.level ?? (isLimited ? undefined : DEFAULT_LEVEL);
  return {
    seed,
    ...limits,
    ...(strength !== undefined && { level: strength }),
    ...(clock && !isLimited && { clock }),
    signal,
  };
}

/** The level of full strength. */
const FULL_STRENGTH = 8;

/**
 * Whether a search can use the table of an earlier one. Levels have tables of their own, and a search without a time
 * limit must not depend on earlier searches.
 */
export function usesTable({ level = FULL_STRENGTH, clock, time }: Limits): boolean {
  return level === FULL_STRENGTH && (clock !== undefined || time !== undefined);
}

/** In the first turns of a game, engines refuse draws. */
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

/** Waits, until a signal ends it. */
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
