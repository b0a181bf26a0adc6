// What is not a matter of taking turns inside one process: start, memory, size.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { median } from "../../bench/timing.mjs";
import { Problem } from "../lib/log.mjs";
import { PKG } from "../lib/paths.mjs";
import { ask } from "../lib/run.mjs";
import { CHESS, OURS } from "./engines.mjs";

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

function node(...args) {
  const printed = ask(process.execPath, args);
  if (printed === null) throw new Problem(`node ${args.join(" ")} failed`);
  return JSON.parse(printed);
}

/** Milliseconds from import to first list, the medians of fresh processes that take turns. */
export function startTimes(rounds) {
  const taken = { ours: [], chess: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const [kind, address] of Object.entries({ ours: OURS, chess: CHESS })) {
      const times = node(here("fresh.mjs"), kind, address);
      if (round > 0) taken[kind].push(times); // the first one reads the files from the disk
    }
  }
  const middle = (times) => ({
    wall: median(times.map(({ wall }) => wall)),
    cpu: median(times.map(({ cpu }) => cpu)),
  });
  return { ours: middle(taken.ours), chess: middle(taken.chess) };
}

/** Bytes of a fresh game and of a ply, in wasm and in JavaScript. */
export function memoryUse() {
  return node("--expose-gc", here("memory.mjs"), OURS);
}

/** Bytes as they are, and compressed as servers do. */
function weigh(...files) {
  const sizes = { raw: 0, gzip: 0, brotli: 0 };
  for (const bytes of files) {
    sizes.raw += bytes.length;
    sizes.gzip += gzipSync(bytes, { level: 9 }).length;
    sizes.brotli += brotliCompressSync(bytes).length;
  }
  return sizes;
}

/** What each entry weighs, and chess.js made small. */
export async function sizes() {
  const { rolldown } = await import("rolldown");
  const build = await rolldown({ input: fileURLToPath(CHESS) });
  const { output } = await build.generate({ minify: true });
  await build.close();
  const file = (name) => readFileSync(join(PKG, name));
  return {
    web: weigh(file("web.js"), file("cotulenh_wasm_bg.wasm")),
    inline: weigh(file("index.js")),
    chess: weigh(Buffer.from(output[0].code)),
  };
}
