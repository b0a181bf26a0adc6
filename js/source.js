// The entry `cotulenh-wasm/source`: the same as `cotulenh-wasm/web`, for runtimes that import a `.wasm` file as a
// module by themselves. It is shipped as it is: TypeScript does not read source-phase imports.
import source module from "./cotulenh_wasm_bg.wasm";
import { init } from "./web.js";

await init(module);

export * from "./web.js";
