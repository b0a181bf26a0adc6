// What the generated code encodes and decodes text with. Jest's jsdom environment hides these two
// classes, though Node below it has them; the build puts this file between.

type Coders = Pick<typeof globalThis, "TextDecoder" | "TextEncoder">;
type Runtime = { process?: { getBuiltinModule?: (name: "node:util") => Coders } };

const { process } = globalThis as Runtime;
const hidden = (): Coders | undefined => process?.getBuiltinModule?.("node:util");
const coders = typeof globalThis.TextDecoder === "function" ? globalThis : hidden();

export const TextDecoder = coders?.TextDecoder;
export const TextEncoder = coders?.TextEncoder;
