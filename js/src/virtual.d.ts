// Filled in by the build (scripts/lib/dense.mjs).
declare module "virtual:wasm" {
  /** The module as text, one or two characters a byte. */
  export const text: string;
  /** What turns it back into bytes: a small module, as base64. */
  export const decoder: string;
  /** Where in the decoder's memory the text is put. */
  export const start: number;
}
