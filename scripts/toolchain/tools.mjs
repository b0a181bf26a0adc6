// wasm-pack, wasm-bindgen, cargo-fuzz and cargo-deny, in exactly the versions of versions.mjs.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { duration, note, Problem } from "../lib/log.mjs";
import { ask, once, run, which } from "../lib/run.mjs";
import { cached } from "./cache.mjs";
import { installPrebuilt, readReleases } from "./prebuilt.mjs";
import { requireRust } from "./rust.mjs";
import { CARGO_DENY, CARGO_FUZZ, WASM_BINDGEN, WASM_PACK } from "./versions.mjs";

/** @typedef {import("./versions.mjs").Tool} Tool */

/** @param {string} command */
const fileName = (command) => (process.platform === "win32" ? `${command}.exe` : command);

/**
 * Whether a command runs here and has the right version.
 *
 * @param {string | null} path
 * @param {string} version
 */
function hasVersion(path, version) {
  return path !== null && ask(path, ["--version"])?.split(/\s+/)[1] === version;
}

/** Some tools are released with link-time optimization, which only makes compiling them slower here. */
const QUICK_BUILD = { CARGO_PROFILE_RELEASE_LTO: "off", CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "16" };

/**
 * The ways to get a tool into `folder/bin`, quickest first. Each throws if it cannot.
 *
 * @type {[way: string, get: (tool: Tool, folder: string) => Promise<unknown>][]}
 */
const WAYS = [
  [
    "the release's binary",
    ({ crate, version, commands }, folder) => {
      const release = readReleases()[crate];
      if (!release) throw new Problem("releases.json does not name it");
      return installPrebuilt(release, version, commands.map(fileName), folder);
    },
  ],
  [
    "cargo binstall",
    ({ crate, version }, folder) => {
      if (!which("cargo-binstall")) throw new Problem("it is not installed");
      const args = ["binstall", `${crate}@${version}`, "--root", folder, "--no-confirm"];
      // Only the binary of the crate's own release: no third party's, and no compiling.
      return run("cargo", [...args, "--strategies", "crate-meta-data"]);
    },
  ],
  [
    "cargo install",
    async ({ crate, version, commands, flags }, folder) => {
      requireRust();
      note(`compiling ${crate} ${version}, once (some minutes)`);
      const target = join(folder, "target");
      const bins = commands.flatMap((command) => ["--bin", command]);
      const args = ["install", crate, "--version", version, ...bins, ...flags, "--root", folder];
      await run("cargo", args, {
        env: { ...process.env, ...QUICK_BUILD, CARGO_TARGET_DIR: target },
      });
      rmSync(target, { recursive: true, force: true });
    },
  ],
];

/**
 * Gets a tool into `folder/bin`, and says how.
 *
 * @param {Tool} tool
 * @param {string} folder
 */
export async function getTool(tool, folder, ways = WAYS) {
  const name = `${tool.crate} ${tool.version}`;
  const failures = [];
  for (const [way, get] of ways) {
    const from = performance.now();
    try {
      await get(tool, folder);
      for (const command of tool.commands) {
        const path = join(folder, "bin", fileName(command));
        if (!hasVersion(path, tool.version)) throw new Problem(`its ${command} does not run here`);
      }
      note(`${name} by ${way} in ${duration(performance.now() - from)}`);
      return;
    } catch (error) {
      const failure = `not by ${way}: ${/** @type {Error} */ (error).message}`;
      note(`${name} ${failure} (${duration(performance.now() - from)})`);
      failures.push(failure);
      rmSync(join(folder, "bin"), { recursive: true, force: true });
    }
  }
  throw new Problem(`${name} cannot be installed:\n${failures.join("\n")}`);
}

/**
 * The folders to put on PATH so that a tool's commands are found: none if those on PATH have the
 * right version.
 *
 * @param {Tool} tool
 * @returns {Promise<string[]>}
 */
async function foldersFor(tool) {
  const { crate, version, commands } = tool;
  if (commands.every((command) => hasVersion(which(command), version))) return [];
  const folder = await cached(`${crate}-${version}`, (temporary) => getTool(tool, temporary));
  return [join(folder, "bin")];
}

/** The folders to put on PATH so that `wasm-pack` is found. */
export const wasmPack = once(() => foldersFor(WASM_PACK));

/** The folders to put on PATH so that `wasm-bindgen` and its test runner are found. */
export const wasmBindgen = once(() => foldersFor(WASM_BINDGEN));

/** The folders to put on PATH so that `cargo fuzz` is found. */
export const cargoFuzz = once(() => foldersFor(CARGO_FUZZ));

/** The folders to put on PATH so that `cargo deny` is found. */
export const cargoDeny = once(() => foldersFor(CARGO_DENY));
