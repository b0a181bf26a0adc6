/**
 * The default entry: the wasm module is part of the file and starts as it is imported.
 * @module cotulenh-wasm
 */
import { moduleBytes } from "./dense.js";
import { startWith } from "./wasm.js";

startWith(moduleBytes());

export * from "./public.js";
