/** What the engine can be started from when there is time. */
export type WasmSource = string | URL | Request | Response | BufferSource | WebAssembly.Module;
