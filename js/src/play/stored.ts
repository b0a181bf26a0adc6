// A play as data: written by `play.toJSON()`, read by `createPlay({ stored, CoTuLenh })`.
import { atPath, FieldReader } from "../arguments/data.js";
import { readSeed } from "../arguments/seed.js";
import { CoTuLenhError } from "../errors/error.js";
import type { CoTuLenh } from "../game/class.js";
import { GameTree } from "../tree/class.js";
import type { Limits } from "../engine/types.js";
import type { Color } from "../vocabulary/types.js";
import { COLORS } from "../vocabulary/words.js";
import { pauseClock, readClock, readTimes } from "./match/clock.js";
import type { UsedTimes } from "./match/arbiter.js";
import { isEngine } from "./match/players.js";
import type { Core } from "./core.js";
import type { ClockState, EnginePlayerData, PlayData, Player, SearchEngine } from "./types.js";

/** The part of the options that a stored play gives. */
export interface StoredPlay {
  readonly tree: GameTree;
  readonly live: number | undefined;
  readonly players: Readonly<Record<Color, unknown>>;
  readonly clock: ClockState | null;
  readonly used: UsedTimes;
  readonly seed: number;
}

/** A play as data. A running clock is stored as paused, because no time passes in storage. */
export function toPlayData({ arbiter, options, tree }: Core): PlayData {
  const { clock, live } = arbiter;
  const isRunning = clock !== null && clock.running !== null;
  return {
    tree: tree.toJSON(),
    ...(live !== tree.current && { live: live.id }),
    players: { r: toPlayerData(options.players.r), b: toPlayerData(options.players.b) },
    ...(clock && {
      clock: isRunning ? pauseClock(clock, true, options.now()) : clock,
      used: Object.fromEntries(arbiter.usedTimes),
    }),
    seed: options.seed,
  };
}

function toPlayerData(player: Player): PlayData["players"]["r"] {
  if (!isEngine(player)) return player;
  const { level, limits, ponder = false } = player;
  const data: EnginePlayerData = { ...(level !== undefined && { level }), ponder };
  if (!limits) return data;
  // These two cannot be stored as data.
  const { signal: _, onInfo: __, ...rest } = limits as Limits;
  return { ...data, limits: rest };
}

const FIELDS = ["tree", "live", "players", "clock", "used", "seed"] as const;

const reader: FieldReader = new FieldReader("INVALID_DATA");

/** Reads a stored play, which can be any value. Its engine players get the given engine. */
export function readStored(
  value: unknown,
  GameClass: unknown,
  engine: SearchEngine | undefined,
  now: number,
): StoredPlay {
  const given = reader.fields(value, FIELDS, "stored");
  const seed = atPath("stored", () => readSeed(given.seed));
  const players = reader.fields(given.players ?? {}, COLORS, "stored.players");
  const clock =
    given.clock === undefined ? null : atPath("stored.clock", () => readClock(given.clock, now));
  const used = readUsed(given.used);
  const read = { clock, used, seed };
  const engines = {
    r: addEngine(players.r, engine, "stored.players.r"),
    b: addEngine(players.b, engine, "stored.players.b"),
  };
  const tree = readTree(given.tree, GameClass);
  const { live } = given;
  if (live !== undefined && !tree.find(live as number)) {
    tree.free();
    reader.refuse("stored.live", "the id of a node", live);
  }
  return { ...read, tree, live: live as number | undefined, players: engines };
}

function readTree(value: unknown, GameClass: unknown): GameTree {
  const game = makeGame(GameClass);
  try {
    return GameTree.fromJSON(value as PlayData["tree"], game);
  } catch (error) {
    const path = error instanceof CoTuLenhError ? error.path : undefined;
    return atPath(path ? `stored.tree.${path}` : "stored.tree", () => {
      throw error;
    });
  } finally {
    game.free();
  }
}

function makeGame(GameClass: unknown): CoTuLenh {
  try {
    const game = new (GameClass as new () => CoTuLenh)();
    if (typeof game.toJSON === "function") return game;
  } catch (error) {
    if (error instanceof CoTuLenhError) throw error;
  }
  const message = "a stored game needs the class of the game: createPlay({ stored, CoTuLenh })";
  throw new CoTuLenhError("INVALID_OPTIONS", message);
}

function readUsed(value: unknown): UsedTimes {
  const used = new Map<number, ClockState["used"]>();
  for (const [id, times] of value === undefined ? [] : reader.entries(value, "stored.used")) {
    used.set(Number(id), readTimes(times, `stored.used.${id}`, -Infinity));
  }
  return used;
}

/** A stored player; one that was an engine gets the given engine. */
function addEngine(value: unknown, engine: SearchEngine | undefined, path: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { level, limits, ponder } = reader.fields(value, ["level", "limits", "ponder"], path);
  if (engine) return { engine, level, limits, ponder };
  const message = `${path} was an engine: give one, as createPlay({ stored, CoTuLenh, engine })`;
  throw new CoTuLenhError("INVALID_OPTIONS", message, { path });
}
