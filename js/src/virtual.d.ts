// Filled in by the build (scripts/package/dense.mjs).
declare module "virtual:wasm" {
  /** What turns it back into bytes: a small module, as base64. */
  export const decoder: string;
  /** Where in the decoder's memory the text is put. */
  export const start: number;
}
