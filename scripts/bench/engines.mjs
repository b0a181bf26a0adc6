// The two engines, as ES modules: where the package says they are, without a search for them.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PKG, ROOT } from "../lib/paths.mjs";

const address = (...parts) => pathToFileURL(join(...parts)).href;

/** The package's default entry, with the wasm inside it. */
export const OURS = address(PKG, "index.js");

/** Node would take the CommonJS build of chess.js, which takes long to start. */
export const CHESS = address(ROOT, "node_modules", "chess.js", "dist", "esm", "chess.js");
