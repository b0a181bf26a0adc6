// Compiles crates to wasm, so that the same sources give the same bytes in every folder.
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Problem } from "../lib/log.mjs";
import { ask, run } from "../lib/run.mjs";

/** The names of wasm-pack's files: the rules, and the engine with the rules inside. */
const NAME = "cotulenh_wasm";
const ENGINE_NAME = "cotulenh_engine";
export const WASM = `${NAME}_bg.wasm`;
export const ENGINE_WASM = `${ENGINE_NAME}_bg.wasm`;

const FEATURES = ["--features", "packed", "--locked"];

/**
 * The flags that keep folders of this machine out of the module: the messages of panics name the
 * files they come from.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
function withoutFolders(folder, env) {
  const args = ["metadata", "--format-version", "1", ...FEATURES];
  args.push("--filter-platform", "wasm32-unknown-unknown");
  const answer = ask("cargo", args, { cwd: folder, env, timeout: 600_000 });
  if (!answer) throw new Problem("cargo metadata fails");
  /** @type {{ packages: { source: string | null, manifest_path: string }[] }} */
  const { packages } = JSON.parse(answer);
  const crates = packages.filter(({ source }) => source !== null); // not of this checkout
  const folders = new Set(crates.map(({ manifest_path: path }) => dirname(dirname(path))));
  return [...folders].map((parent) => `--remap-path-prefix=${parent}=/crates`);
}

/**
 * What the linker says that the module uses: what rustc uses by default, but for `multivalue`. With that,
 * wasm-bindgen returns several values where it can, and Node needs half a millisecond at every start to compile a
 * wrapper for each such signature.
 */
const WASM_FEATURES = [
  "bulk-memory",
  "mutable-globals",
  "nontrapping-fptoint",
  "reference-types",
  "sign-ext",
];

/**
 * Most of the rules' module runs rarely, and LLVM would copy much of it to every place that uses it: its
 * own threshold is 225, and 325 for what is marked `inline`, as much of the standard library is. Hot
 * functions that these would no longer inline are marked `inline(always)`. The passes that are off
 * (partial redundancy elimination) copy code too, and speed up nothing that is hot here.
 */
const LLVM_OPTIONS = [
  "inline-threshold=70",
  "inlinehint-threshold=75",
  "inlinecold-threshold=0",
  "enable-pre=false",
  "enable-load-pre=false",
];

/** Most of the engine's module is hot: it is a tenth faster if LLVM inlines what it likes. */
const ENGINE_LLVM_OPTIONS = ["inlinecold-threshold=0"];

/**
 * Compiles the rules of the checkout in `folder` to `out`, with the JavaScript that wasm-bindgen writes
 * for them.
 *
 * @param {string} folder
 * @param {string} out
 * @param {NodeJS.ProcessEnv} env
 */
export function compileWasm(folder, out, env) {
  return compileCrate(folder, folder, out, NAME, { options: FEATURES, llvm: LLVM_OPTIONS }, env);
}

/**
 * The same for the engine.
 *
 * @param {string} folder
 * @param {string} out
 * @param {NodeJS.ProcessEnv} env
 */
export function compileEngine(folder, out, env) {
  const crate = join(folder, "engine", "wasm");
  const flags = { options: ["--locked"], llvm: ENGINE_LLVM_OPTIONS };
  return compileCrate(folder, crate, out, ENGINE_NAME, flags, env);
}

/**
 * @param {string} folder the checkout
 * @param {string} crate the folder of the crate in it
 * @param {string} out
 * @param {string} name of the files
 * @param {{ options: string[], llvm: string[] }} settings for cargo and for LLVM
 * @param {NodeJS.ProcessEnv} env
 */
async function compileCrate(folder, crate, out, name, { options, llvm }, env) {
  rmSync(out, { recursive: true, force: true });
  const flags = env.RUSTFLAGS?.split(/\s+/).filter(Boolean) ?? [];
  flags.push(...llvm.map((option) => `-Cllvm-args=-${option}`));
  flags.push(`-Clink-arg=--features=${WASM_FEATURES.join()}`, "-Clink-arg=--no-check-features");
  flags.push(`--remap-path-prefix=${folder}=/cotulenh`, ...withoutFolders(folder, env));
  const args = ["build", crate, "--release", "--target", "web", "--mode", "no-install"];
  args.push("--no-pack", "--out-dir", out, "--out-name", name, "--", ...options);
  const settings = {
    CARGO_ENCODED_RUSTFLAGS: flags.join("\u001f"),
    CARGO_TARGET_DIR: join(folder, "target"),
  };
  await run("wasm-pack", args, { cwd: folder, env: { ...env, ...settings } });
}
