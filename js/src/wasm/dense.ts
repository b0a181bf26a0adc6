// The wasm module inside the default entry. As base64 it could hardly be compressed on its way; as
// this text it can, and a module of a few bytes decodes it faster than a loop of JavaScript would.
import { decoder, start } from "virtual:wasm";

/** The module as text, one or two characters a byte: the build puts it on a line of its own. */
declare const wasmText: string;

/** See `dense.wat`. */
interface Decoder {
  memory: WebAssembly.Memory;
  decode(from: number, to: number): number;
}

/** The bytes of the module. */
export function moduleBytes(): Uint8Array<ArrayBuffer> {
  const code = new WebAssembly.Module(new Uint8Array(decoder));
  const { exports } = new WebAssembly.Instance(code);
  const { memory, decode } = exports as unknown as Decoder;
  const bytes = new Uint8Array(memory.buffer as ArrayBuffer);
  const { written } = new TextEncoder().encodeInto(wasmText, bytes.subarray(start));
  return bytes.subarray(start, decode(start, start + written));
}
