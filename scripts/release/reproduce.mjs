// Builds the module from a copy of the sources elsewhere, with nothing that was built before: it must
// be the same. The task `release:reproducible`.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main, Problem } from "../lib/log.mjs";
import { ROOT, WASM_PACK_OUT } from "../lib/paths.mjs";
import { wasmEnvironment } from "../package/environment.mjs";
import { compileWasm, WASM } from "../toolchain/wasm.mjs";

const SOURCES = [
  "Cargo.toml",
  "Cargo.lock",
  "rust-toolchain.toml",
  "src",
  "benches",
  "tests",
  "engine",
];

await main(async () => {
  const { env } = await wasmEnvironment();
  const folder = mkdtempSync(join(tmpdir(), "cotulenh-elsewhere-"));
  try {
    for (const name of SOURCES.filter((file) => existsSync(join(ROOT, file)))) {
      cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    }
    const out = join(folder, "out");
    await compileWasm(folder, out, env);
    const there = readFileSync(join(out, WASM));
    if (!readFileSync(join(WASM_PACK_OUT, WASM)).equals(there)) {
      throw new Problem("another folder gives another module");
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
