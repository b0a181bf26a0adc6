// The rules without the package around them (bench/core.rs): as a native program and as a bare
// wasm module, with the same works.
import { mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ROOT } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { wasmEnvironment } from "../package/environment.mjs";
import { clock } from "./clock.mjs";
import { startProgram } from "./program.mjs";

/** The names of the works, in the order of their numbers. */
const WORKS = [
  ...readFileSync(join(ROOT, "bench", "core.rs"), "utf8").matchAll(/^ {4}\("(\w+)", \|/gm),
].map(([, name]) => name);

const TARGET = resolve(ROOT, process.env.CARGO_TARGET_DIR ?? "target");
const BUILD = ["build", "--release", "--locked", "--example", "measure"];
const WASM = "wasm32-unknown-unknown";

/** The native program, built. */
export async function nativeProgram() {
  await run("cargo", BUILD, { quiet: true });
  return join(TARGET, "release", "examples", "measure");
}

/** What wasm-pack tells wasm-opt, for the module to be made like the package's. */
function optimizerFlags() {
  const manifest = readFileSync(join(ROOT, "Cargo.toml"), "utf8");
  const list = /^wasm-opt = \[([^\]]*)\]/m.exec(manifest)?.[1] ?? '"-O"';
  return [...list.matchAll(/"([^"]+)"/g)].map(([, flag]) => flag);
}

const newer = (a, b) =>
  statSync(a).mtimeMs > (statSync(b, { throwIfNoEntry: false })?.mtimeMs ?? 0);

/** The wasm module, built and optimized as the package's is. */
async function wasmModule() {
  const { env } = await wasmEnvironment();
  await run("cargo", [...BUILD, "--target", WASM], { env, quiet: true });
  const raw = join(TARGET, WASM, "release", "examples", "measure.wasm");
  const file = join(ROOT, "target", "bench", "measure.wasm");
  mkdirSync(dirname(file), { recursive: true });
  const settings = join(ROOT, "Cargo.toml");
  if (newer(raw, file) || newer(settings, file)) {
    await run("wasm-opt", [raw, "-o", file, ...optimizerFlags()], { quiet: true });
  }
  return new WebAssembly.Module(readFileSync(file));
}

/** A contestant for each work, inside wasm. */
export async function wasmCore() {
  const { exports } = new WebAssembly.Instance(await wasmModule(), {});
  const contestant = (number) => {
    exports.bench_run(number, 0);
    return (times) => {
      const from = clock();
      const items = exports.bench_run(number, times);
      return { items, ms: clock() - from };
    };
  };
  return Object.fromEntries(WORKS.map((name, number) => [name, contestant(number)]));
}

/** A contestant for each work, in a native program that `stop()` ends. */
export async function nativeCore() {
  const { contestant, stop } = startProgram(await nativeProgram());
  return { contestants: Object.fromEntries(WORKS.map((name) => [name, contestant(name)])), stop };
}
