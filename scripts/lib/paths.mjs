// Where things are: the checkout, and the cache that outlives it.
import { mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The top of the checkout. */
export const ROOT = resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** The folders, from the top, with npm packages of their own and so a package-lock.json. */
export const LOCKED = [".", "js/reference", "online", "pkg-tests/consumers"];

/** The built npm package. */
export const PKG = join(ROOT, "pkg");

/** What wasm-pack writes, before the TypeScript layer is added. */
export const WASM_PACK_OUT = join(ROOT, "target", "wasm-pack");

/** The same for the engine. */
export const ENGINE_OUT = join(ROOT, "target", "wasm-pack-engine");

/** The site as a folder for any static host. */
export const SITE = join(ROOT, "target", "site");

/** Tools for all checkouts: `$XDG_CACHE_HOME/cotulenh-wasm`. */
export const CACHE = join(
  process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"),
  "cotulenh-wasm",
);

/**
 * A path inside the cache folder, which is made.
 * @param {...string} parts
 */
export function cachePath(...parts) {
  mkdirSync(CACHE, { recursive: true });
  return join(CACHE, ...parts);
}

/**
 * A copy of `env` with `folders` first on its PATH.
 * @param {NodeJS.ProcessEnv} env
 * @param {...string} folders
 * @returns {NodeJS.ProcessEnv}
 */
export function withPath(env, ...folders) {
  return { ...env, PATH: [...folders, env["PATH"] ?? ""].join(delimiter) };
}
