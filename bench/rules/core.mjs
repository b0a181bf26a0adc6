// The rules without the package around them (bench/core.rs): as a native program and as a bare wasm
// module, with the same tasks.
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { wasmEnvironment } from "../../scripts/package/environment.mjs";
import { processorTime } from "../processor-time.mjs";
import { startProgram } from "./program.mjs";

/** @typedef {import("../timing.mjs").Contestant} Contestant */

/** The names of the tasks, in the order of their numbers. */
const TASKS = [
  ...readFileSync(join(ROOT, "bench", "core.rs"), "utf8").matchAll(/^ {4}\("(\w+)", \|/gm),
].map(([, name]) => String(name));

const TARGET = resolve(ROOT, process.env["CARGO_TARGET_DIR"] ?? "target");
// The class for JavaScript would need what wasm-bindgen puts around it.
const BUILD = ["build", "--release", "--locked", "--no-default-features", "--example", "measure"];
const WASM = "wasm32-unknown-unknown";

/** Builds the native program. Returns its path. */
export async function buildNative() {
  await run("cargo", BUILD, { quiet: true });
  return join(TARGET, "release", "examples", "measure");
}

/** Builds the engine's program. Returns its path. */
export async function buildEngine() {
  await run("cargo", ["build", "--release", "--locked", "-p", "cotulenh-engine"], { quiet: true });
  return join(TARGET, "release", "cotulenh-engine");
}

/** The flags that wasm-pack gives to wasm-opt. */
function optimizerFlags() {
  const manifest = readFileSync(join(ROOT, "Cargo.toml"), "utf8");
  const list = /^wasm-opt = \[([^\]]*)\]/m.exec(manifest)?.[1] ?? '"-O"';
  return [...list.matchAll(/"([^"]+)"/g)].map(([, flag]) => String(flag));
}

/** Builds and optimizes the wasm module in the same way as the package's. */
async function buildWasm() {
  const { env } = await wasmEnvironment();
  await run("cargo", [...BUILD, "--target", WASM], { env, quiet: true });
  const raw = join(TARGET, WASM, "release", "examples", "measure.wasm");
  const file = join(ROOT, "target", "bench", "measure.wasm");
  mkdirSync(dirname(file), { recursive: true });
  await run("wasm-opt", [raw, "-o", file, ...optimizerFlags()], { quiet: true });
  return new WebAssembly.Module(readFileSync(file));
}

/**
 * A contestant for each task, inside wasm.
 * @returns {Promise<Record<string, Contestant>>}
 */
export async function wasmCore() {
  const { exports } = new WebAssembly.Instance(await buildWasm(), {});
  const runTask = /** @type {(task: number, times: number) => number} */ (exports["bench_run"]);
  const contestant = (/** @type {number} */ task) => {
    runTask(task, 0);
    return (/** @type {number} */ times) => {
      const from = processorTime();
      const items = runTask(task, times);
      return { items, ms: processorTime() - from };
    };
  };
  return Object.fromEntries(TASKS.map((name, number) => [name, contestant(number)]));
}

/** A contestant for each task, in a native program that `stop()` ends. */
export async function nativeCore() {
  const { contestant, stop } = startProgram(await buildNative());
  /** @type {Record<string, Contestant>} */
  const contestants = Object.fromEntries(TASKS.map((name) => [name, contestant(name)]));
  return { contestants, stop };
}
