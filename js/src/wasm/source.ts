/** What the module can be started from. */
export type WasmSource = string | URL | Request | Response | BufferSource | WebAssembly.Module;
