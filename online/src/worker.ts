// The service: makes games, and leads everyone to the object of their game.
import { createSecret, PROTOCOL, SECRET, type CreatedGame } from "cotulenh-wasm/referee";
import { findLobby, findRoom, readSettings, type Env, type Settings } from "./env.js";
import { countEvent, isLogged, logEvent, logFailure, readCounters, tellCounts } from "./log.js";
import { countCreation } from "./rates.js";
import { hash } from "./seats.js";

export { Lobby } from "./lobby.js";
export { GameRoom } from "./room.js";

/** The page that asks, if it may: programs other than browsers have no origin. */
function readOrigin(request: Request, { origins }: Settings): { origin: string | null } | null {
  const origin = request.headers.get("Origin");
  if (origin === null) return { origin };
  const host = request.headers.get("Host") ?? new URL(request.url).host;
  const isOwn = URL.parse(origin)?.host === host;
  return isOwn || origins.includes(origin) || origins.includes("*") ? { origin } : null;
}

/** The same request for an object, which has no other way to know the address of the visitor. */
function withAddress(request: Request, settings: Settings, lobby = ""): Request {
  const headers = new Headers(request.headers);
  const address = readAddress(request, settings);
  headers.delete("X-Address");
  if (address) headers.set("X-Address", address);
  headers.set("X-Lobby", lobby);
  return new Request(request, { headers });
}

/** A key for the address of a visitor, who cannot choose it; `null` if the address is not known. */
function readAddress(request: Request, { addressHeader }: Settings): string | null {
  const address = addressHeader && request.headers.get(addressHeader);
  return address ? hash(networkOf(address.trim())).slice(0, 12) : null;
}

/** The owner of an IPv6 address has all other addresses of its /64 network, too. */
function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [left = "", right] = address.toLowerCase().split("::");
  const [head, tail] = [left, right].map((part) => (part ? part.split(":") : []));
  const zeros =
    right === undefined ? [] : Array(Math.max(0, 8 - head!.length - tail!.length)).fill("0");
  const groups = [...head!, ...zeros, ...tail!].slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(":");
}

function withOrigin(origin: string | null, response: Response): Response {
  if (origin !== null) {
    response.headers.set("Access-Control-Allow-Origin", origin);
    response.headers.set("Access-Control-Allow-Headers", "Content-Type, Authorization");
    response.headers.set("Access-Control-Allow-Methods", "GET, POST, DELETE");
    response.headers.set("Vary", "Origin");
  }
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Content-Type-Options", "nosniff");
  return response;
}

function answer(origin: string | null, body: unknown, status = 200): Response {
  const response = body === null ? new Response(null, { status }) : Response.json(body, { status });
  return withOrigin(origin, response);
}

/** The body of a request; `null` if it is longer than a message may be. The rest is not read. */
async function readBody(request: Request, most: number): Promise<string | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) return null;
  const reader = request.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

async function createGame(
  request: Request,
  env: Env,
  settings: Settings,
  origin: string | null,
): Promise<Response> {
  const { limits, makesGames, logged } = settings;
  const refuse = (status: number, code: string, message?: string) => {
    countEvent(`refused ${code}`);
    return answer(origin, { code, ...(message !== undefined && { message }) }, status);
  };
  const startedAt = Date.now();
  if (!makesGames) return refuse(503, "NO_NEW_GAMES");
  const key = readAddress(request, settings) ?? "";
  if (!(await countCreation(key, limits, env))) return refuse(429, "TOO_MANY");
  const text = await readBody(request, limits.message);
  if (text === null) return refuse(413, "TEXT_TOO_LONG");
  let options: unknown;
  try {
    options = JSON.parse(text);
  } catch {
    return refuse(400, "BAD_MESSAGE", "this is not JSON");
  }
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    return refuse(400, "INVALID_OPTIONS", "a new game is an object");
  }
  // The referee refuses what is no side.
  const side = (options as { side?: unknown }).side === "b" ? "b" : "r";
  const [game, seat, invitation] = [createSecret(), createSecret(), createSecret()];
  const room = findRoom(env, game);
  const seats = { r: null, b: null, [side]: hash(seat) };
  const invitations = { r: hash(invitation), b: hash(invitation), [side]: null };
  const problem = await room.create({ game, options, seats, invitations });
  if (problem) return refuse(400, problem.code, problem.message);
  if (isLogged(logged)) logEvent("create", Date.now() - startedAt);
  return answer(origin, { game, side, seat, invitation } satisfies CreatedGame, 201);
}

/** Leads a connection to a lobby, the usual one if none is named; another request gets the names of all. */
async function enterLobby(
  request: Request,
  env: Env,
  settings: Settings,
  { origin, lobby = "" }: { origin: string | null; lobby: string | undefined },
): Promise<Response> {
  const { lobbies } = settings;
  const found = findLobby(env, lobby);
  if (!found) return answer(origin, { code: "NO_LOBBY", lobbies }, 404);
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") {
    return answer(origin, { lobbies });
  }
  return found.fetch(withAddress(request, settings, lobby || lobbies[0]));
}

/** Leads everyone to where they want to go. */
async function lead(request: Request, env: Env): Promise<Response> {
  let settings: Settings;
  try {
    settings = readSettings(env);
  } catch (error) {
    return answer(null, { code: "MISCONFIGURED", message: (error as Error).message }, 503);
  }
  // A page whose own host name points here (DNS rebinding) may not use a service of the local network.
  const { hosts } = settings;
  if (hosts.length > 0 && !hosts.includes(request.headers.get("Host") ?? "")) {
    return answer(null, { code: "FORBIDDEN_HOST" }, 403);
  }
  const { pathname } = new URL(request.url);
  const about = { service: "cotulenh-online", protocol: PROTOCOL };
  if (pathname.endsWith("/healthz")) {
    const { makesGames } = settings;
    return answer(null, { ...about, makesGames, counters: readCounters() });
  }
  const allowed = readOrigin(request, settings);
  if (!allowed) return answer(null, { code: "FORBIDDEN_ORIGIN" }, 403);
  const { origin } = allowed;
  if (request.method === "OPTIONS") return answer(origin, null, 204);
  const [, lobby] = /\/lobby(?:\/([a-z-]*))?$/.exec(pathname) ?? [null, null];
  if (lobby !== null) return enterLobby(request, env, settings, { origin, lobby });
  // The service may be in any folder of its host.
  const [, path] = /\/games(?:\/([^/]*))?$/.exec(pathname) ?? [null, null];
  if (path === null) return answer(origin, about);
  if (path === undefined) {
    if (request.method === "POST") return createGame(request, env, settings, origin);
    return answer(origin, { code: "NOT_FOUND" }, 404);
  }
  const name = path.replace(/\.pgn$/, "");
  if (!["GET", "DELETE"].includes(request.method) || !SECRET.test(name)) {
    return answer(origin, { code: "NO_GAME" }, 404);
  }
  const response = await findRoom(env, name).fetch(withAddress(request, settings));
  if (response.webSocket) return response;
  return withOrigin(origin, new Response(response.body, response));
}

export default {
  async fetch(request, env) {
    try {
      const response = await lead(request, env);
      if (Number(env.LOG || 0) > 0) tellCounts();
      return response;
    } catch (error) {
      // What has failed is in the log, and is not for visitors.
      logFailure("failure", error);
      return answer(null, { code: "SERVICE_FAILED" }, 500);
    }
  },
} satisfies ExportedHandler<Env>;
