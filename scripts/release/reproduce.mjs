// Builds the modules from a copy of the sources elsewhere, with nothing that was built before: they must
// be the same. The task `release:reproducible`.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main, Problem } from "../lib/log.mjs";
import { ENGINE_OUT, ROOT, WASM_PACK_OUT } from "../lib/paths.mjs";
import { wasmEnvironment } from "../package/environment.mjs";
import { compileEngine, compileWasm, ENGINE_WASM, WASM } from "../toolchain/wasm.mjs";

const SOURCES = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "src", "tests", "engine"];

await main(async () => {
  const { env } = await wasmEnvironment();
  const folder = mkdtempSync(join(tmpdir(), "cotulenh-elsewhere-"));
  try {
    for (const name of SOURCES.filter((file) => existsSync(join(ROOT, file)))) {
      cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    }
    const out = join(folder, "out");
    for (const { compile, wasm, here } of [
      { compile: compileWasm, wasm: WASM, here: WASM_PACK_OUT },
      { compile: compileEngine, wasm: ENGINE_WASM, here: ENGINE_OUT },
    ]) {
      await compile(folder, out, env);
      if (!readFileSync(join(here, wasm)).equals(readFileSync(join(out, wasm)))) {
        throw new Problem(`another folder gives another ${wasm}`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
