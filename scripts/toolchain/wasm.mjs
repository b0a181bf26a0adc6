// Compiling the crate to wasm, so that the same sources give the same bytes wherever they are.
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Problem } from "../lib/log.mjs";
import { ask, run } from "../lib/run.mjs";

/** What wasm-pack calls its files. */
const NAME = "cotulenh_wasm";
export const WASM = `${NAME}_bg.wasm`;

const FEATURES = ["--no-default-features", "--features", "wasm", "--locked"];

/** What cargo knows of the crate in a folder and of all that it is built from. */
export function cargoMetadata(folder, env = process.env) {
  const args = ["metadata", "--format-version", "1", ...FEATURES];
  args.push("--filter-platform", "wasm32-unknown-unknown");
  const answer = ask("cargo", args, { cwd: folder, env, timeout: 600_000 });
  if (!answer) throw new Problem("cargo metadata does not answer");
  return JSON.parse(answer);
}

/**
 * The compiler's flags under which no folder of this machine gets into the module: messages of
 * panics name the files they come from.
 */
function withoutFolders(folder, env) {
  const { packages } = cargoMetadata(folder, env);
  const crates = packages.filter(({ source }) => source !== null);
  const shelves = new Set(crates.map(({ manifest_path: path }) => dirname(dirname(path))));
  return [...shelves].map((shelf) => `--remap-path-prefix=${shelf}=/crates`);
}

/**
 * Most of the module runs rarely, and LLVM would copy much of it to wherever it is used: its own
 * threshold is 225, and 325 for what says `inline`, as much of the standard library does. This costs
 * perft some 9 % and saves 10 kB after gzip; less costs more than it saves.
 */
const INLINE_THRESHOLD = 150;

/** Compiles the crate in a folder, with the JavaScript that wasm-bindgen writes for it. */
export async function compileWasm(folder, out, env) {
  rmSync(out, { recursive: true, force: true });
  const flags = [...(env.RUSTFLAGS?.split(/\s+/).filter(Boolean) ?? [])];
  for (const kind of ["inline", "inlinehint"]) {
    flags.push(`-Cllvm-args=-${kind}-threshold=${INLINE_THRESHOLD}`);
  }
  flags.push(`--remap-path-prefix=${folder}=/cotulenh`, ...withoutFolders(folder, env));
  const args = ["build", folder, "--release", "--target", "web", "--mode", "no-install"];
  args.push("--no-pack", "--out-dir", out, "--out-name", NAME, "--", ...FEATURES);
  const settings = {
    CARGO_ENCODED_RUSTFLAGS: flags.join("\u001f"),
    CARGO_TARGET_DIR: join(folder, "target"),
  };
  await run("wasm-pack", args, { cwd: folder, env: { ...env, ...settings } });
}
