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

/** Starts the module from its bytes, at once. */
export function startWith(module: BufferSource): void {
  started ??= initSync({ module });
}

let starting: Promise<void> | undefined;

/** Starts the module once, however often it is called; a failed start can be tried again. */
export function startFrom(source: () => WasmSource | Promise<WasmSource>): Promise<void> {
  starting ??= (async () => {
    const found = await find(await source());
    try {
      started = await initialize({ module_or_path: found });
    } catch (error) {
      const message = `this could not be started as cotulenh_wasm_bg.wasm: ${reasonOf(error)}`;
      throw new CoTuLenhError("WASM_INVALID", message);
    }
  })().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What an address leads to, or what was given instead of one. */
async function find(source: WasmSource): Promise<Exclude<WasmSource, string | URL | Request>> {
  const isAddress =
    typeof source === "string" ||
    source instanceof URL ||
    (typeof Request === "function" && source instanceof Request);
  let response = source;
  if (isAddress) {
    try {
      response = await fetch(source as string | URL | Request);
    } catch (error) {
      throw notFound(source, reasonOf(error));
    }
  }
  if (typeof Response === "function" && response instanceof Response && !response.ok) {
    throw notFound(response.url || source, `status ${response.status}`);
  }
  return response as Exclude<WasmSource, string | URL | Request>;
}

function notFound(source: unknown, reason: string): CoTuLenhError {
  const address = source instanceof Object && "url" in source ? source.url : source;
  const message = `serve cotulenh_wasm_bg.wasm at ${address}, or pass init() its address or its bytes: ${reason}`;
  return new CoTuLenhError("WASM_NOT_FOUND", message);
}

/** Fails unless the module has been started. */
export function requireStarted(): void {
  if (started) return;
  throw new CoTuLenhError("NOT_INITIALIZED", "call and await init() of cotulenh-wasm/web first");
}

/** The memory of the module as it is now: a call must have answered before. */
export function memory(): ArrayBuffer {
  return started!.memory.buffer;
}
