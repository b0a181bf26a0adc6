// Compiles `rules` or `engine` to wasm in target/: the tasks build:wasm and build:engine.
import { main } from "../lib/log.mjs";
import { ENGINE_OUT, ROOT, WASM_PACK_OUT } from "../lib/paths.mjs";
import { compileEngine, compileWasm } from "../toolchain/wasm.mjs";
import { wasmEnvironment } from "./environment.mjs";

await main(async () => {
  const { env } = await wasmEnvironment();
  if (process.argv[2] === "engine") await compileEngine(ROOT, ENGINE_OUT, env);
  else await compileWasm(ROOT, WASM_PACK_OUT, env);
});
