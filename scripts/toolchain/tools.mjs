// The tools of versions.mjs, in exactly these versions: those on PATH, or compiled once.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { duration, note } from "../lib/log.mjs";
import { ask, run, which } from "../lib/run.mjs";
import { cached } from "./cache.mjs";
import { requireRust } from "./rust.mjs";

/** @typedef {import("./versions.mjs").Tool} Tool */

/** The tools run only briefly, so short compile times matter more: this halves them. */
const QUICK_BUILD = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: "0",
  CARGO_PROFILE_RELEASE_LTO: "off",
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "2",
  CARGO_PROFILE_RELEASE_PANIC: "abort",
};

/**
 * Whether the command on PATH has the right version.
 *
 * @param {string} command
 * @param {string} version
 */
function hasVersion(command, version) {
  const path = which(command);
  return path !== null && ask(path, ["--version"])?.split(/\s+/)[1] === version;
}

/**
 * Compiles a tool into `folder/bin`.
 *
 * @param {Tool} tool
 * @param {string} folder
 */
async function compile({ crate, version, commands, flags }, folder) {
  requireRust();
  note(`compiling ${crate} ${version}, once (a minute or two)`);
  const from = performance.now();
  const target = join(folder, "target");
  const bins = commands.flatMap((command) => ["--bin", command]);
  const args = ["install", crate, "--version", version, ...bins, ...flags, "--root", folder];
  const env = { ...process.env, ...QUICK_BUILD, CARGO_TARGET_DIR: target };
  await run("cargo", args, { env, quiet: true });
  rmSync(target, { recursive: true, force: true });
  note(`${crate} ${version} in ${duration(performance.now() - from)}`);
}

/**
 * The folders to put on PATH so that a tool's commands are found: none if those on PATH have the
 * right version.
 *
 * @param {Tool} tool
 * @returns {Promise<string[]>}
 */
export async function toolFolders(tool) {
  const { crate, version, commands } = tool;
  if (commands.every((command) => hasVersion(command, version))) return [];
  const folder = await cached(`${crate}-${version}`, (temporary) => compile(tool, temporary));
  return [join(folder, "bin")];
}
