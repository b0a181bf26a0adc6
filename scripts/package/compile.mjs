// Compiles the crate to wasm in target/wasm-pack: the task `build:wasm`.
import { main } from "../lib/log.mjs";
import { ROOT, WASM_PACK_OUT } from "../lib/paths.mjs";
import { compileWasm } from "../toolchain/wasm.mjs";
import { wasmEnvironment } from "./environment.mjs";

await main(async () => {
  const { env } = await wasmEnvironment();
  await compileWasm(ROOT, WASM_PACK_OUT, env);
});
