// What a deployment gives to the service, and its variables, which are read once: docs/ONLINE.md has a table.
import { LIMITS, type Limits } from "./limits.js";
import type { Lobby } from "./lobby.js";
import type { GameRoom } from "./room.js";

export interface Env {
  ROOMS: DurableObjectNamespace<GameRoom>;
  LOBBY: DurableObjectNamespace<Lobby>;
  /** The names of the lobbies, with commas between them; `world` if there is none. The first is the usual one. */
  LOBBIES?: string;
  /** Origins of pages that may use the service besides its own, with commas between them; `*` for all. */
  ORIGINS?: string;
  /** The names by which it is reached, with their ports, with commas between them; all if it is empty. */
  HOSTS?: string;
  /** Limits that differ, as JSON. */
  LIMITS?: string;
  /** `no`: the service makes no games, and goes on with those that there are. */
  NEW_GAMES?: string;
  /** The header with the address of a visitor, if a proxy sets it that visitors cannot go around. */
  ADDRESS_HEADER?: string;
  /** Where rooms are made: a location hint of Cloudflare. */
  LOCATION_HINT?: string;
  /** Which part of the events is logged, from 0 to 1. */
  LOG?: string;
  /** How many games one address may make, counted by Cloudflare. */
  CREATIONS?: RateLimit;
}

export interface Settings {
  readonly origins: readonly string[];
  readonly hosts: readonly string[];
  readonly lobbies: readonly string[];
  readonly limits: Limits;
  readonly makesGames: boolean;
  readonly addressHeader: string | null;
  readonly locationHint: DurableObjectLocationHint | undefined;
  readonly logged: number;
}

/** The object of a game, near who makes it or where the deployment wants it. */
export function findRoom(env: Env, game: string): DurableObjectStub<GameRoom> {
  const { locationHint } = readSettings(env);
  return env.ROOMS.get(env.ROOMS.idFromName(game), locationHint && { locationHint });
}

/** A lobby of this deployment, or the usual one without a name; `null` if there is none of that name. */
export function findLobby(env: Env, name: string): DurableObjectStub<Lobby> | null {
  const { lobbies } = readSettings(env);
  const found = name === "" ? lobbies[0]! : lobbies.find((one) => one === name);
  return found === undefined ? null : env.LOBBY.get(env.LOBBY.idFromName(found));
}

const HINTS = ["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"] as const;

const known = new WeakMap<Env, Settings | Error>();

/** The settings of a deployment; throws an error that says which variable is wrong. */
export function readSettings(env: Env): Settings {
  let settings = known.get(env);
  if (!settings) {
    try {
      settings = read(env);
    } catch (error) {
      settings = error as Error;
    }
    known.set(env, settings);
  }
  if (settings instanceof Error) throw settings;
  return settings;
}

function read(env: Env): Settings {
  const { NEW_GAMES = "yes", ORIGINS = "", HOSTS = "", LOCATION_HINT, LOG, ADDRESS_HEADER } = env;
  if (NEW_GAMES !== "yes" && NEW_GAMES !== "no" && NEW_GAMES !== "") {
    throw new Error(`NEW_GAMES is "yes" or "no", not ${JSON.stringify(NEW_GAMES)}`);
  }
  const origins = ORIGINS.split(",").map((one) => one.trim());
  for (const origin of origins) {
    if (origin !== "" && origin !== "*" && URL.parse(origin)?.origin !== origin) {
      throw new Error(
        `ORIGINS: ${JSON.stringify(origin)} is not an origin like https://example.org`,
      );
    }
  }
  const logged = Number(LOG || 0);
  if (!(logged >= 0 && logged <= 1)) throw new Error(`LOG is a number from 0 to 1, not ${LOG}`);
  if (ADDRESS_HEADER && !/^[\w-]+$/.test(ADDRESS_HEADER)) {
    throw new Error(
      `ADDRESS_HEADER is the name of a header, not ${JSON.stringify(ADDRESS_HEADER)}`,
    );
  }
  const lobbies = (env.LOBBIES || "world").split(",").map((one) => one.trim());
  for (const lobby of lobbies) {
    if (!/^[a-z][a-z-]{0,31}$/.test(lobby)) {
      throw new Error(
        `LOBBIES: ${JSON.stringify(lobby)} is not a name of small letters like asia-east`,
      );
    }
  }
  const locationHint = HINTS.find((hint) => hint === LOCATION_HINT);
  if (LOCATION_HINT && !locationHint) {
    throw new Error(`LOCATION_HINT is one of ${HINTS.join(", ")}, not ${LOCATION_HINT}`);
  }
  return {
    origins,
    hosts: HOSTS === "" ? [] : HOSTS.split(",").map((one) => one.trim()),
    lobbies,
    limits: readLimits(env.LIMITS),
    makesGames: NEW_GAMES !== "no",
    addressHeader: ADDRESS_HEADER || null,
    locationHint,
    logged,
  };
}

/** Limits that may be zero. With any other limit of zero, no game could be played. */
const MAY_BE_NONE = [
  "spectators",
  "strikes",
  "ghosts",
  "breaks",
  "steps",
  "creations",
  "greetings",
  "watched",
];
/** Limits for timers, which have a maximum; the sum of any other one and the time now is still a valid date. */
const TIMERS = ["hello", "silence"];
const LONGEST_TIMER = 1_000_000_000;
const MOST = 1_000_000_000_000;

/** The limits, with the changes of a deployment. */
function readLimits(text: string | undefined): Limits {
  if (!text) return LIMITS;
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Error(`LIMITS is JSON like {"spectators":200}, not ${text.slice(0, 80)}`);
  }
  if (typeof given !== "object" || given === null) throw new Error("LIMITS is an object as JSON");
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(LIMITS, name)) {
      throw new Error(`LIMITS: ${name} is not one of ${Object.keys(LIMITS).join(", ")}`);
    }
    const least = MAY_BE_NONE.includes(name) ? 0 : 1;
    const most = TIMERS.includes(name) ? LONGEST_TIMER : MOST;
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new Error(`LIMITS: ${name} is a whole number from ${least} to ${most}, not ${value}`);
    }
  }
  return { ...LIMITS, ...given };
}
