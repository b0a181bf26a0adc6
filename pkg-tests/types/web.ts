// The entry with a separate .wasm file, in a page's TypeScript.
import { Engine } from "cotulenh-wasm/engine";
import start, { CoTuLenh, init, type Square, type WasmSource } from "cotulenh-wasm/web";

const source: WasmSource = new URL("https://example.org/engine.wasm");
const square: Square = "e5";
await init();
await init(source);
await init(fetch("engine.wasm"));
await start(new Uint8Array());

export const piece = new CoTuLenh().get(square);

const { signal } = new AbortController();
const engine = new Engine({ worker: new URL("https://example.org/engine-worker.js") });
await engine.search(new CoTuLenh(), { time: 100, signal });
new Engine({ worker: () => new Worker("engine-worker.js") });
// @ts-expect-error A worker is needed, not a promise of one.
new Engine({ worker: async () => new Worker("engine-worker.js") });
