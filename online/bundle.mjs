// Bundles the service for workerd, here and at Cloudflare: the worker, and the wasm module as a file beside it.
import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { PKG, ROOT } from "../scripts/lib/paths.mjs";

/** Where the bundle is. */
export const BUNDLE = join(ROOT, "target", "online", "worker");

/** The modules of the bundle. */
export const WORKER = "worker.js";
const WASM = "cotulenh_wasm_bg.wasm";

const SOURCES = join(dirname(fileURLToPath(import.meta.url)), "src");

/**
 * Bundles a worker of src/, or another file, with the module beside it.
 * @param {string} [input]
 * @param {string} [folder]
 */
export async function bundleService(input = join(SOURCES, "worker.ts"), folder = BUNDLE) {
  const build = await rolldown({
    input,
    platform: "neutral",
    logLevel: "warn",
    resolve: { conditionNames: ["workerd", "import", "module-sync", "default"] },
    external: ["cloudflare:workers"],
    transform: { target: "es2022" },
    plugins: [
      {
        name: "wasm-beside",
        resolveId: (/** @type {string} */ source) =>
          source.endsWith(".wasm") ? { id: `./${WASM}`, external: true } : null,
      },
    ],
  });
  mkdirSync(folder, { recursive: true });
  await build.write({ format: "esm", file: join(folder, WORKER), sourcemap: true });
  await build.close();
  copyFileSync(join(PKG, WASM), join(folder, WASM));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleService();
