// Compiles the engine to wasm in target/wasm-pack-engine: the task `build:engine`.
import { main } from "../lib/log.mjs";
import { ENGINE_OUT, ROOT } from "../lib/paths.mjs";
import { compileEngine } from "../toolchain/wasm.mjs";
import { wasmEnvironment } from "./environment.mjs";

await main(async () => {
  const { env } = await wasmEnvironment();
  await compileEngine(ROOT, ENGINE_OUT, env);
});
