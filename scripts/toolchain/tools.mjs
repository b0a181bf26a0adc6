// wasm-pack, wasm-bindgen and cargo-fuzz, in exactly the versions the project is built with.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cached } from "./cache.mjs";
import { note, Problem } from "../lib/log.mjs";
import { ROOT } from "../lib/paths.mjs";
import { ask, once, run, which } from "../lib/run.mjs";
import { requireRust } from "./rust.mjs";

const WASM_PACK = "0.15.1";
const CARGO_FUZZ = "0.13.2";

/** The version of a crate in Cargo.lock: the command must match the library to the last digit. */
function lockedVersion(crate) {
  const lock = readFileSync(join(ROOT, "Cargo.lock"), "utf8");
  const found = new RegExp(`name = "${crate}"\\nversion = "([^"]+)"`).exec(lock);
  if (!found) throw new Problem(`Cargo.lock does not name ${crate}`);
  return found[1];
}

/** The folder with a command of that version: the one on PATH, or one built into the cache. */
async function tool(crate, commands, version, flags) {
  const onPath = which(commands[0]);
  if (onPath && ask(onPath, ["--version"])?.split(" ")[1] === version) {
    if (commands.every((command) => which(command))) return [];
  }
  requireRust();
  const folder = await cached(`${crate}-${version}`, async (temporary) => {
    note(`compiling ${crate} ${version}, once (about three minutes on two cores)`);
    const target = join(temporary, "target");
    await run("cargo", ["install", crate, "--version", version, ...flags, "--root", temporary], {
      env: { ...process.env, CARGO_TARGET_DIR: target },
    });
    rmSync(target, { recursive: true, force: true });
  });
  const bin = join(folder, "bin");
  if (!existsSync(join(bin, commands[0]))) throw new Problem(`${bin} has no ${commands[0]}`);
  return [bin];
}

/** The folders to put on PATH so that `wasm-pack` is found. */
export const wasmPack = once(() => tool("wasm-pack", ["wasm-pack"], WASM_PACK, ["--locked"]));

/** The folders to put on PATH so that `wasm-bindgen` and its test runner are found. */
export const wasmBindgen = once(() => {
  const version = lockedVersion("wasm-bindgen");
  return tool("wasm-bindgen-cli", ["wasm-bindgen", "wasm-bindgen-test-runner"], version, []);
});

/** The folders to put on PATH so that `cargo fuzz` is found. */
export const cargoFuzz = once(() => tool("cargo-fuzz", ["cargo-fuzz"], CARGO_FUZZ, ["--locked"]));
