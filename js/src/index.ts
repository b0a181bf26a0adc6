/**
 * The default entry: the wasm module is part of the file and starts as it is imported.
 * @module cotulenh-wasm
 */
import wasm from "virtual:wasm-base64";
import { bytesFromBase64 } from "./base64.js";
import { startWith } from "./wasm.js";

startWith(bytesFromBase64(wasm));

export * from "./public.js";
