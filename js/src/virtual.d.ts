// Filled in by the build: the wasm module as base64.
declare module "virtual:wasm-base64" {
  const base64: string;
  export default base64;
}
