// What the bundler leaves beside the bundle.
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

/** The module as a function: each call makes one with an instance of its own. */
declare module "cotulenh-wasm/web?create" {
  export function createModule(): typeof import("cotulenh-wasm/web");
}

declare module "node:crypto" {
  interface Hash {
    update(text: string): Hash;
    digest(encoding: "base64url"): string;
  }
  export function createHash(algorithm: "sha256"): Hash;
}

declare module "cotulenh-wasm/package.json" {
  export const version: string;
}
