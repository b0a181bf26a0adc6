// The module that wasm-pack generates, and whether it has been started.
import {
  CoTuLenh as Game,
  initSync,
  throwRefusal,
  type InitOutput,
} from "../../../target/wasm-pack/cotulenh_wasm.js";
import { CoTuLenhError } from "../errors/error.js";
import type { WasmSource } from "./source.js";

/** The class that Rust exports. The package has one of the same name, which stands on it. */
export { Game, throwRefusal };

let started: InitOutput | undefined;

/** Starts the module from its bytes, at once. */
export function startWith(module: BufferSource): void {
  started ??= initSync({ module });
}

let starting: Promise<void> | undefined;

/** Starts the module once, however often it is called; a failed start can be tried again. */
export function startFrom(source: () => WasmSource | Promise<WasmSource>): Promise<void> {
  return (starting ??= start(source));
}

async function start(source: () => WasmSource | Promise<WasmSource>): Promise<void> {
  try {
    started = initSync({ module: await compile(await find(await source())) });
  } catch (error) {
    starting = undefined;
    if (error instanceof CoTuLenhError) throw error;
    const message = `cotulenh_wasm_bg.wasm did not start: ${reasonOf(error)}`;
    throw new CoTuLenhError("WASM_INVALID", message);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What an address leads to, or what was given instead of one. */
type Found = Exclude<WasmSource, string | URL | Request>;

/** Its fields tell what it is: where pages are only simulated, its class may be missing. */
function isResponse(source: unknown): source is Response {
  return (source as Response).ok !== undefined;
}

async function find(source: WasmSource): Promise<Found> {
  const { href, url } = source as Partial<URL & Request>;
  const isAddress = typeof source === "string" || href !== undefined || url !== undefined;
  const address = href ?? url ?? source;
  let found = source;
  if (isAddress && !isResponse(source)) {
    try {
      found = await fetch(source as string | URL | Request);
    } catch (error) {
      throw notFound(address, reasonOf(error));
    }
  }
  if (isResponse(found) && !found.ok)
    throw notFound(found.url || address, `status ${found.status}`);
  return found as Found;
}

/**
 * The module, from what was found. One of something else is refused before it is started: the code that
 * wasm-bindgen generates would keep it, and could not be started again.
 */
async function compile(source: Found): Promise<WebAssembly.Module> {
  const module = await toModule(source);
  if (WebAssembly.Module.exports(module).some(({ name }) => name === "__wbg_cotulenh_free"))
    return module;
  throw new TypeError("other exports");
}

async function toModule(source: Found): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (!isResponse(source)) return WebAssembly.compile(source);
  return source.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(source)
    : WebAssembly.compile(await source.arrayBuffer());
}

function notFound(address: unknown, reason: string): CoTuLenhError {
  const isFile = String(address).startsWith("file:");
  const advice = isFile ? "in Node, import cotulenh-wasm, which needs no init(); elsewhere " : "";
  const message = `${advice}serve cotulenh_wasm_bg.wasm at ${address}, or pass init() its address or its bytes: ${reason}`;
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
