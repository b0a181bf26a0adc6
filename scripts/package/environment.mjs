// The environment in which cargo and wasm-pack compile for wasm and download nothing.
import { dirname, join } from "node:path";
import { ROOT, withPath } from "../lib/paths.mjs";
import { once } from "../lib/run.mjs";
import { wasmCompiler } from "../toolchain/rust.mjs";
import { wasmBindgen, wasmPack } from "../toolchain/tools.mjs";

/** Sets up what is missing. `version` names the compiler. */
export const wasmEnvironment = once(async () => {
  const { env, version } = await wasmCompiler();
  const tools = [...(await wasmPack()), ...(await wasmBindgen()), join(ROOT, "node_modules/.bin")];
  // The compiler's own folder stays first: its wrappers must win.
  const first = env["RUSTC"] && env !== process.env ? [dirname(env["RUSTC"])] : [];
  return { env: withPath(env, ...first, ...tools), version };
});
