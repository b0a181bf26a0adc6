// The environment in which cargo and wasm-pack compile for wasm and download nothing.
import { dirname, join } from "node:path";
import { ROOT, withPath } from "../lib/paths.mjs";
import { once } from "../lib/run.mjs";
import { requireRust, wasmCompiler } from "../toolchain/rust.mjs";
import { toolFolders } from "../toolchain/tools.mjs";
import { WASM_BINDGEN, WASM_PACK } from "../toolchain/versions.mjs";

/** Sets up what is missing, side by side. `version` names the compiler. */
export const wasmEnvironment = once(async () => {
  requireRust();
  const [{ env, version }, ...tools] = await Promise.all([
    wasmCompiler(),
    toolFolders(WASM_PACK),
    toolFolders(WASM_BINDGEN),
  ]);
  // The compiler's own folder stays first: its wrappers must win.
  const first = env["RUSTC"] && env !== process.env ? [dirname(env["RUSTC"])] : [];
  const folders = [...first, ...tools.flat(), join(ROOT, "node_modules", ".bin")];
  return { env: withPath(env, ...folders), version };
});
