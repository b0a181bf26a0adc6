// Filled in by the build (scripts/package/dense.mjs).
declare module "virtual:wasm" {
  /** What turns it back into bytes: the bytes of a small module. */
  export const decoder: readonly number[];
  /** Where in the decoder's memory the text is put. */
  export const start: number;
}

// Filled in by the build (scripts/package/build.mjs).
declare module "virtual:worker" {
  /** The script of the engine's worker, without the module. */
  export const script: string;
}
