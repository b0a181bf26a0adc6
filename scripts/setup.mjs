// Sets up the tools that the project needs: `npm run setup`, or `… setup.mjs wasm` for a part.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { main, Problem, step } from "./lib/log.mjs";
import { ROOT } from "./lib/paths.mjs";
import { which } from "./lib/run.mjs";
import { wasmEnvironment } from "./package/environment.mjs";
import { aptInstall } from "./toolchain/apt.mjs";
import { chromedriver } from "./toolchain/chromium.mjs";
import { requireRust } from "./toolchain/rust.mjs";
import { cargoDeny, cargoFuzz } from "./toolchain/tools.mjs";

/**
 * What can be set up, in this order.
 * @type {Record<string, () => unknown>}
 */
const TOOLS = {
  rust: requireRust,
  wasm: async () => {
    const { version } = await wasmEnvironment();
    // The task build:wasm reads it: another compiler gives another module.
    mkdirSync(join(ROOT, "target"), { recursive: true });
    writeFileSync(join(ROOT, "target", "wasm-compiler.txt"), `${version}\n`);
  },
  chromium: chromedriver,
  fuzz: async () => {
    // libFuzzer is C++.
    if (!which("c++")) await aptInstall(["g++"], "A C++ compiler (c++) is needed for fuzzing.");
    await cargoFuzz();
  },
  deny: cargoDeny,
};

const wanted = process.argv.slice(2);
await main(async () => {
  const unknown = wanted.find((name) => !Object.hasOwn(TOOLS, name));
  if (unknown) throw new Problem(`"${unknown}" is not one of ${Object.keys(TOOLS).join(", ")}`);
  for (const [name, setUp] of Object.entries(TOOLS)) {
    if (wanted.length === 0 || wanted.includes(name)) await step(name, setUp);
  }
});
