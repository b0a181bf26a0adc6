// The wasm module as a text for a JavaScript file: ASCII, never in need of an escape, and nearly as
// easy to compress as the module itself. Base64 is not: there equal bytes look different.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { inlineText } from "./inline.mjs";

/** Escape characters that select the second and third page of the table. */
const TURNS = [" ", "!"];

/** Characters that would end a string or a script, or need an escape in one. */
const DANGEROUS = "\"'`\\$<";

/** The characters that stand for bytes. */
const CHARACTERS = Array.from({ length: 127 - 32 }, (_, n) => String.fromCharCode(32 + n)).filter(
  (character) => !TURNS.includes(character) && !DANGEROUS.includes(character),
);

/** The size of a page of the table: a byte for each ASCII character. */
const PAGE = 128;

/** The offset of the text, which follows the table. */
const START = (1 + TURNS.length) * PAGE;

/**
 * The text for some bytes, and the table that leads back. The most frequent bytes are on its first
 * page.
 * @param {Uint8Array} bytes
 */
function encode(bytes) {
  const counts = Array.from({ length: 256 }, (_, byte) => ({ byte, count: 0 }));
  for (const byte of bytes) /** @type {{ count: number }} */ (counts[byte]).count++;
  const byFrequency = counts.sort((a, b) => b.count - a.count || a.byte - b.byte);
  const table = new Uint8Array(START);
  /** @type {string[]} */
  const written = [];
  byFrequency.forEach(({ byte }, n) => {
    const page = Math.floor(n / CHARACTERS.length);
    const character = /** @type {string} */ (CHARACTERS[n % CHARACTERS.length]);
    table[page * PAGE + character.charCodeAt(0)] = byte;
    written[byte] = (TURNS[page - 1] ?? "") + character;
  });
  return { text: Array.from(bytes, (byte) => written[byte]).join(""), table };
}

/**
 * The module that decodes a text of such a length by a table.
 * @param {number} length
 * @param {Uint8Array} table
 */
async function compileDecoder(length, table) {
  const hex = Array.from(table, (byte) => `\\${byte.toString(16).padStart(2, "0")}`).join("");
  const source = readFileSync(join(ROOT, "js", "src", "wasm", "dense.wat"), "utf8")
    .replace("$PAGES", () => String(Math.ceil((START + length) / 65_536)))
    .replace("$TABLE", () => hex);
  const file = join(ROOT, "target", "dense");
  writeFileSync(`${file}.wat`, source);
  await run("wasm-as", [`${file}.wat`, "-o", `${file}.wasm`]);
  return readFileSync(`${file}.wasm`);
}

/**
 * What a bundle needs for the module inside it: a plugin for rolldown that knows the decoder by the
 * name `virtual:wasm`, and the text, on lines of its own before the code. It is not minified, which
 * would make it a template: engines read those slowly.
 * @param {Uint8Array} bytes
 */
export async function inlineModule(bytes) {
  const { text, table } = encode(bytes);
  const decoder = [...(await compileDecoder(text.length, table))];
  const plugin = inlineText("virtual:wasm", { decoder, start: START });
  return { plugin, banner: `const wasmText =\n"${text}";` };
}
