// The two libraries, as ES modules: by their addresses, so that no time goes into the search for them.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PKG, ROOT } from "../../scripts/lib/paths.mjs";

/** The package's default entry, which contains the wasm. */
export const OURS = pathToFileURL(join(PKG, "index.js")).href;

/** Node would take the CommonJS build of chess.js, which takes long to start. */
export const CHESS = pathToFileURL(join(ROOT, "node_modules/chess.js/dist/esm/chess.js")).href;

/**
 * @param {string} [folder] of another build of the package
 * @returns {Promise<typeof import("cotulenh-wasm")>}
 */
export const loadOurs = (folder) =>
  import(folder === undefined ? OURS : pathToFileURL(join(folder, "index.js")).href);

/** @returns {Promise<typeof import("chess.js")>} */
export const loadChess = () => import(CHESS);
