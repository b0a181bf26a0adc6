// The wasm module as a text for a JavaScript file: ASCII, never in need of an escape, and nearly as
// easy to compress as the module itself, which base64 is not: there equal bytes look different.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./log.mjs";
import { bin } from "./npm.mjs";
import { ROOT } from "./paths.mjs";
import { run } from "./run.mjs";

/** These turn to the second and third page of the table. */
const TURNS = [" ", "!"];

/** What would end a string or a script, or would begin something in one. */
const DANGEROUS = "\"'`\\$<";

/** The characters that stand for bytes. */
const CHARACTERS = Array.from({ length: 127 - 32 }, (_, n) => String.fromCharCode(32 + n)).filter(
  (character) => !TURNS.includes(character) && !DANGEROUS.includes(character),
);

/** The size of a page of the table: a byte for each ASCII character. */
const PAGE = 128;

/** Where the text follows on the table. */
const START = (1 + TURNS.length) * PAGE;

/**
 * The text for some bytes, and the table that leads back. The most frequent bytes are on its first
 * page.
 */
function encode(bytes) {
  const counts = new Array(256).fill(0);
  for (const byte of bytes) counts[byte]++;
  const byFrequency = [...counts.keys()].sort((a, b) => counts[b] - counts[a] || a - b);
  const table = new Uint8Array(START);
  const written = [];
  byFrequency.forEach((byte, n) => {
    const page = Math.floor(n / CHARACTERS.length);
    const character = CHARACTERS[n % CHARACTERS.length];
    table[page * PAGE + character.charCodeAt(0)] = byte;
    written[byte] = (page === 0 ? "" : TURNS[page - 1]) + character;
  });
  return { text: Array.from(bytes, (byte) => written[byte]).join(""), table };
}

/** The module that decodes a text of such a length by a table. */
async function decoder(length, table) {
  const hex = Array.from(table, (byte) => `\\${byte.toString(16).padStart(2, "0")}`).join("");
  const source = readFileSync(join(ROOT, "js", "src", "dense.wat"), "utf8")
    .replace("$PAGES", () => String(Math.ceil((START + length) / 65_536)))
    .replace("$TABLE", () => hex);
  const [wat, wasm] = ["wat", "wasm"].map((kind) => join(ROOT, "target", `dense.${kind}`));
  writeFileSync(wat, source);
  await run(bin("wasm-as"), [wat, "-o", wasm]);
  return readFileSync(wasm);
}

/**
 * A plugin for rolldown that knows the module by the name `virtual:wasm`, and what completes the
 * code that rolldown gives then.
 */
export async function inlined(bytes) {
  const { text, table } = encode(bytes);
  const code = await decoder(text.length, table);
  const id = "virtual:wasm";
  const exported = Object.entries({ text: id, decoder: code.toString("base64"), start: START });
  const source = exported.map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  const plugin = {
    name: "wasm",
    resolveId: (name) => (name === id ? id : null),
    load: (name) => (name === id ? source.join("\n") : null),
  };
  // Only now: minified, the text would become a template, which engines read slowly.
  const complete = (code) => {
    const [before, after, ...more] = code.split(new RegExp(`["'\`]${id}["'\`]`));
    if (after === undefined || more.length > 0) throw new Problem("where does the module go?");
    return `${before}"${text}"${after}`;
  };
  return { plugin, complete };
}
