// The module that wasm-pack generates, and whether it has been started.
import initialize, {
  initSync,
  Game,
  type InitOutput,
} from "../../../target/wasm-pack/cotulenh_wasm.js";
import { CoTuLenhError } from "../errors.js";
import type { WasmSource } from "./source.js";

export { Game };

let started: InitOutput | undefined;

/** Starts the engine from the bytes of its module, at once. */
export function startWith(module: BufferSource): void {
  started ??= initSync({ module });
}

let starting: Promise<void> | undefined;

/** Starts the engine once, however often it is called; a failed start can be tried again. */
export function startFrom(source: () => WasmSource | Promise<WasmSource>): Promise<void> {
  starting ??= (async () => {
    started = await initialize({ module_or_path: source() });
  })().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

/** Fails unless the engine has been started. */
export function requireStarted(): void {
  if (started) return;
  throw new CoTuLenhError("NOT_INITIALIZED", "call and await init() of cotulenh-wasm/web first");
}

/** The memory of the engine as it is now: a call must have answered before. */
export function memory(): ArrayBuffer {
  return started!.memory.buffer;
}
