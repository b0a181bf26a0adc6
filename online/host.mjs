// Runs the service on this machine: workerd, by miniflare, with the games on disk.
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { ROOT } from "../scripts/lib/paths.mjs";
import { BUNDLE, WORKER } from "./bundle.mjs";

/** What the runtime is to behave like; wrangler.jsonc has the same. */
export const COMPATIBILITY = "2026-04-01";

/** Where games are kept unless another folder is named. */
export const GAMES = join(ROOT, "target", "online", "games");

/**
 * @typedef {object} HostOptions
 * @property {string} [host] the address to listen at; only this machine unless given
 * @property {number} [port] any free one unless given
 * @property {string} [folder] where games are kept
 * @property {string} [worker] the folder of the bundle
 * @property {Record<string, string>} [objects] the classes of further objects, by their bindings
 * @property {Record<string, string>} [variables] see docs/ONLINE.md
 */

/**
 * Starts the bundled service.
 * @param {HostOptions} [options]
 */
export async function startService(options = {}) {
  const { host = "127.0.0.1", port = 0, folder = GAMES, worker = BUNDLE, variables = {} } = options;
  const objects = Object.entries({ ROOMS: "GameRoom", LOBBY: "Lobby", ...options.objects });
  const service = new Miniflare({
    host,
    port,
    rootPath: worker,
    scriptPath: WORKER,
    modules: true,
    modulesRules: [
      { type: "ESModule", include: ["**/*.js"] },
      { type: "CompiledWasm", include: ["**/*.wasm"] },
    ],
    compatibilityDate: COMPATIBILITY,
    compatibilityFlags: ["nodejs_compat"],
    durableObjects: Object.fromEntries(
      objects.map(([binding, className]) => [binding, { className, useSQLite: true }]),
    ),
    durableObjectsPersist: folder,
    bindings: variables,
    // Nothing is asked of other hosts.
    cf: false,
  });
  const url = await service.ready;
  // A wrong variable is reported before anybody plays.
  const health = await fetch(new URL("healthz", url));
  if (!health.ok) {
    const { message } = /** @type {{ message: string }} */ (await health.json());
    await service.dispose();
    throw new Error(`the service cannot start: ${message}`);
  }
  return { url: url.href, dispose: () => service.dispose() };
}
