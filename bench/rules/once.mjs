// What is not measured by taking turns inside one process: start, memory, size.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { median } from "../timing.mjs";
import { Problem } from "../../scripts/lib/log.mjs";
import { PKG } from "../../scripts/lib/paths.mjs";
import { ask } from "../../scripts/lib/run.mjs";
import { CHESS, OURS } from "./libraries.mjs";

/**
 * Runs one of the programs in this folder, which prints JSON.
 * @param {string} file
 * @param {string[]} args
 * @param {string[]} flags
 */
function runProgram(file, args = [], flags = []) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const printed = ask(process.execPath, [...flags, path, ...args]);
  if (printed === null) throw new Problem(`node ${file} ${args.join(" ")} failed`);
  return JSON.parse(printed);
}

/**
 * Milliseconds from import to first list, the medians of fresh processes that take turns.
 * @param {number} rounds
 */
export function startTimes(rounds) {
  const ours = { address: OURS, name: "CoTuLenh", times: /** @type {number[]} */ ([]) };
  const chess = { address: CHESS, name: "Chess", times: /** @type {number[]} */ ([]) };
  for (let round = 0; round <= rounds; round++) {
    for (const { address, name, times } of [ours, chess]) {
      const time = runProgram("first-list.mjs", [address, name]);
      if (round > 0) times.push(time); // the first run also reads the files from disk
    }
  }
  return { ours: median(ours.times), chess: median(chess.times) };
}

/** @typedef {{ wasm: number, heap: number }} Bytes */

/**
 * Bytes of a fresh game and of a ply, in wasm and in JavaScript.
 * @returns {{ fresh: Bytes, ply: Bytes }}
 */
export const memoryUse = () => runProgram("memory.mjs", [], ["--expose-gc"]);

/**
 * Bytes as they are, and compressed as servers do.
 * @param {...Buffer} files
 */
function weigh(...files) {
  const sizes = { raw: 0, gzip: 0, brotli: 0 };
  for (const bytes of files) {
    sizes.raw += bytes.length;
    sizes.gzip += gzipSync(bytes, { level: 9 }).length;
    sizes.brotli += brotliCompressSync(bytes).length;
  }
  return sizes;
}

/** What each entry weighs, and chess.js minified. */
export async function sizes() {
  const build = await rolldown({ input: fileURLToPath(CHESS) });
  const { output } = await build.generate({ minify: true });
  await build.close();
  const file = (/** @type {string} */ name) => readFileSync(join(PKG, name));
  return {
    web: weigh(file("web.js"), file("cotulenh_wasm_bg.wasm")),
    inline: weigh(file("index.js")),
    chess: weigh(Buffer.from(output[0].code)),
  };
}
