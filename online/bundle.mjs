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
 * A module without imports as the source of a function that makes it.
 * @param {string} input
 */
async function wrapModule(input) {
  // It is given its wasm, and does not look for it beside its file.
  const transform = { define: { "import.meta": "{}" } };
  const build = await rolldown({ input, platform: "neutral", logLevel: "warn", transform });
  const { output } = await build.generate({ format: "iife", name: "made", exports: "named" });
  await build.close();
  return `export function createModule() {\n${output[0].code}\nreturn made;\n}\n`;
}

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
    // A module is bundled in the course of this: that is known to take the time it takes.
    checks: { bundlerTimings: false },
    external: ["cloudflare:workers", "node:crypto"],
    transform: { target: "es2022" },
    plugins: [
      {
        name: "wasm-beside",
        resolveId: (/** @type {string} */ source) =>
          source.endsWith(".wasm") ? { id: `./${WASM}`, external: true } : null,
      },
      {
        // A module has one set of variables; a function makes another set with each call.
        name: "create",
        resolveId: { filter: { id: /\?create$/ }, handler: (source) => source },
        load: { filter: { id: /\?create$/ }, handler: () => wrapModule(join(PKG, "web.js")) },
      },
    ],
  });
  mkdirSync(folder, { recursive: true });
  await build.write({ format: "esm", file: join(folder, WORKER), sourcemap: true });
  await build.close();
  copyFileSync(join(PKG, WASM), join(folder, WASM));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleService();
