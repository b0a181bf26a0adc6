// The service: makes games, and leads everyone to the object of their game.
import wasm from "cotulenh-wasm/cotulenh_wasm_bg.wasm";
import { CoTuLenh, CoTuLenhError, init } from "cotulenh-wasm/web";
import { PROTOCOL, type CreatedGame, type NewGame } from "cotulenh-wasm/online";
import { createClock } from "./clock.js";
import type { Env } from "./env.js";
import { LIMITS } from "./limits.js";
import type { Setup } from "./match.js";
import { createSecret, SECRET } from "./seats.js";

export { GameRoom } from "./room.js";

await init(wasm);

/** The page that asks, if it may: programs other than browsers have no origin. */
function readOrigin(request: Request, { ORIGINS = "" }: Env): { origin: string | null } | null {
  const origin = request.headers.get("Origin");
  if (origin === null) return { origin };
  const allowed = ORIGINS.split(",").map((one) => one.trim());
  const host = request.headers.get("Host") ?? new URL(request.url).host;
  const isOwn = URL.parse(origin)?.host === host;
  return isOwn || allowed.includes(origin) || allowed.includes("*") ? { origin } : null;
}

function answer(origin: string | null, body: unknown, status = 200): Response {
  const response = body === null ? new Response(null, { status }) : Response.json(body, { status });
  if (origin !== null) {
    response.headers.set("Access-Control-Allow-Origin", origin);
    response.headers.set("Access-Control-Allow-Headers", "Content-Type");
    response.headers.set("Vary", "Origin");
  }
  response.headers.set("Cache-Control", "no-store");
  return response;
}

/** How a new game is set up; throws a `CoTuLenhError`. */
function readSetup(value: unknown): Setup {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new CoTuLenhError("INVALID_OPTIONS", "a new game is an object");
  }
  const { rules, start, clock, ...others } = value as NewGame;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw new CoTuLenhError("INVALID_OPTIONS", `"${unknown.slice(0, 40)}" is not known here`);
  }
  const game = new CoTuLenh(start, { rules });
  try {
    if (game.isGameOver()) throw new CoTuLenhError("GAME_OVER", "the game is over at its start");
    if (game.deployState()) {
      throw new CoTuLenhError("DEPLOY_OPEN", "a game does not start inside a deploy");
    }
    return {
      game: createSecret(),
      rules: game.rules(),
      start: game.fen(),
      clock: createClock(clock),
      seats: { r: createSecret(), b: createSecret() },
      createdAt: Date.now(),
    };
  } finally {
    game.free();
  }
}

async function createGame(request: Request, env: Env, origin: string | null): Promise<Response> {
  const key = request.headers.get("CF-Connecting-IP") ?? "";
  const limited = await env.CREATIONS?.limit({ key });
  if (limited?.success === false) return answer(origin, { code: "TOO_MANY" }, 429);
  const text = await request.text();
  if (text.length > LIMITS.message) return answer(origin, { code: "TEXT_TOO_LONG" }, 413);
  let setup: Setup;
  try {
    setup = readSetup(JSON.parse(text));
  } catch (error) {
    if (error instanceof CoTuLenhError) {
      const { code, message } = error;
      return answer(origin, { code, message }, 400);
    }
    if (!(error instanceof SyntaxError)) throw error;
    return answer(origin, { code: "BAD_MESSAGE", message: "this is not JSON" }, 400);
  }
  const { game, seats } = setup;
  await env.ROOMS.get(env.ROOMS.idFromName(game)).create(setup);
  return answer(origin, { game, seats } satisfies CreatedGame, 201);
}

export default {
  async fetch(request, env) {
    const allowed = readOrigin(request, env);
    if (!allowed) return answer(null, { code: "FORBIDDEN_ORIGIN" }, 403);
    const { origin } = allowed;
    if (request.method === "OPTIONS") return answer(origin, null, 204);
    // The service may be in any folder of its host.
    const [, name] = /\/games(?:\/([^/]*))?$/.exec(new URL(request.url).pathname) ?? [null, null];
    if (name === null) return answer(origin, { service: "cotulenh-online", protocol: PROTOCOL });
    if (name === undefined) {
      if (request.method === "POST") return createGame(request, env, origin);
      return answer(origin, { code: "NOT_FOUND" }, 404);
    }
    if (request.method !== "GET" || !SECRET.test(name)) {
      return answer(origin, { code: "NO_GAME" }, 404);
    }
    const response = await env.ROOMS.get(env.ROOMS.idFromName(name)).fetch(request);
    if (response.webSocket) return response;
    return answer(origin, await response.json(), response.status);
  },
} satisfies ExportedHandler<Env>;
