// What the bundler leaves beside the bundle.
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
