/**
 * The entry for pages that want the wasm module as a file of its own, streamed as it is compiled.
 * It offers what the default entry does, once {@link init} is done.
 * @module cotulenh-wasm/web
 */
import type { WasmSource } from "./wasm/source.js";
import { startFrom } from "./wasm/module.js";

export * from "./constants.js";
export * from "./game/public.js";
export type { WasmSource } from "./wasm/source.js";

/**
 * Starts the module; await it before the first game. Without an argument the `.wasm` file beside
 * this one is fetched; else the argument is used, be it an address, a response, bytes or a module.
 * It throws `WASM_NOT_FOUND` if nothing is there, and `WASM_INVALID` if it is something else.
 */
export function init(source?: WasmSource | Promise<WasmSource>): Promise<void> {
  return startFrom(() => source ?? new URL("./cotulenh_wasm_bg.wasm", import.meta.url));
}

export default init;
