/**
 * The default entry: the wasm module is part of the file and starts as it is imported.
 * @module cotulenh-wasm
 */
import { moduleBytes } from "./wasm/dense.js";
import { startWith } from "./wasm/module.js";

startWith(moduleBytes());

export * from "./constants.js";
export * from "./game/public.js";
