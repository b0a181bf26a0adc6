// What a deployment gives to the service.
import type { GameRoom } from "./room.js";

export interface Env {
  ROOMS: DurableObjectNamespace<GameRoom>;
  /** Origins of pages that may use the service besides its own, with commas between them; `*` for all. */
  ORIGINS?: string;
  /** Limits that differ, as JSON. */
  LIMITS?: string;
  /** How many games one address may make. */
  CREATIONS?: RateLimit;
}
