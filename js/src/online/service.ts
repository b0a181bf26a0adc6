// The address of the service, and how games are made there.
import { readOptions } from "../arguments/read-options.js";
import { shown } from "../arguments/objects.js";
import { CoTuLenhError } from "../errors/error.js";
import { throwAtCaller } from "../errors/caller.js";
import type { ErrorCode } from "../vocabulary/error-codes.js";
import type { WebSocketLike } from "./connection.js";
import type { CreatedGame, NewGame } from "../protocol/messages.js";

/** The address of a service: a text, or a `URL`. */
export type ServiceAddress =
  | string
  | {
      /** The address as a text. */
      readonly href: string;
    };

function readAddress(service: unknown): URL {
  try {
    const text = typeof service === "string" ? service : (service as URL).href;
    const base = globalThis.location?.href;
    return new URL(text.endsWith("/") ? text : `${text}/`, base);
  } catch {
    const message = `service is an address, not ${shown(service)}`;
    throw new CoTuLenhError("INVALID_ARGUMENT", message);
  }
}

/** The address of a game, for a WebSocket. */
export function gameAddress(service: unknown, game: unknown): string {
  if (typeof game !== "string" || !/^[\w-]{22}$/.test(game)) {
    throw new CoTuLenhError("INVALID_ARGUMENT", `game is the name of a game, not ${shown(game)}`);
  }
  return socketAddress(service, `games/${game}`);
}

/** The address of a lobby, for a WebSocket. */
export function lobbyAddress(service: unknown, lobby: unknown): string {
  if (lobby === undefined) return socketAddress(service, "lobby");
  if (typeof lobby !== "string" || !/^[a-z-]+$/.test(lobby)) {
    throw new CoTuLenhError(
      "INVALID_ARGUMENT",
      `lobby is the name of a lobby, not ${shown(lobby)}`,
    );
  }
  return socketAddress(service, `lobby/${lobby}`);
}

function socketAddress(service: unknown, path: string): string {
  const url = new URL(path, readAddress(service));
  url.protocol = url.protocol === "https:" || url.protocol === "wss:" ? "wss:" : "ws:";
  return url.href;
}

/** The class of WebSockets that is given, or the global one. */
export function findSocket(given: unknown): WebSocketLike {
  const found = given ?? (globalThis as { WebSocket?: unknown }).WebSocket;
  if (typeof found === "function") return found as WebSocketLike;
  const message = "there is no WebSocket here: pass the class of a package as the option WebSocket";
  throw new CoTuLenhError("INVALID_OPTIONS", message);
}

/**
 * Makes a game on a service. The answer has the secret of the own side, and an invitation for the other one.
 *
 * @example
 * ```ts
 * const made = await createOnlineGame(service, { clock: { base: 600_000 } });
 * const online = new OnlineGame({ service, game: made.game, seat: made.seat });
 * const friend = new OnlineGame({ service, game: made.game, seat: createSeat(), invitation: made.invitation });
 * ```
 */
export async function createOnlineGame(
  service: ServiceAddress,
  options?: NewGame,
): Promise<CreatedGame> {
  try {
    const given = readOptions(options, ["rules", "start", "clock", "side", "name"]);
    const url = new URL("games", readAddress(service));
    if (url.protocol === "ws:" || url.protocol === "wss:") {
      url.protocol = url.protocol.replace("ws", "http");
    }
    return await requestGame(url, JSON.stringify(given));
  } catch (error) {
    throwAtCaller(error, createOnlineGame);
  }
}

/** What the service says with a code alone. */
const REASONS: Readonly<Record<string, string>> = {
  NO_NEW_GAMES: "the service makes no games at the moment",
  TOO_MANY: "too many games were made; it is possible again in a minute",
};

async function requestGame(url: URL, body: string): Promise<CreatedGame> {
  let answer: Partial<CreatedGame> & { code?: string; message?: string };
  let isMade = false;
  try {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(url, { method: "POST", headers, body });
    isMade = response.ok;
    answer = (await response.json()) as typeof answer;
  } catch {
    throw new CoTuLenhError("SERVICE_FAILED", `the service at ${url.host} did not answer`);
  }
  const { game, side, seat, invitation, code, message } = answer;
  if (isMade && game && side && seat && invitation) return { game, side, seat, invitation };
  const reason = message ?? code ?? "it did not make the game";
  // What the rules refuse has the code of the rules.
  const isKnown = message !== undefined || code === "NO_NEW_GAMES" || code === "TOO_MANY";
  throw new CoTuLenhError(
    isKnown ? (code as ErrorCode) : "SERVICE_FAILED",
    REASONS[reason] ?? reason,
  );
}
