// The entry with a separate .wasm file, in a page's TypeScript.
import start, { CoTuLenh, init, type Square, type WasmSource } from "cotulenh-wasm/web";

const source: WasmSource = new URL("https://example.org/engine.wasm");
const square: Square = "e5";
await init();
await init(source);
await init(fetch("engine.wasm"));
await start(new Uint8Array());

export const piece = new CoTuLenh().get(square);
