// The versions of the tools that the project is built and checked with. Run as a program, this prints
// them for the workflow that installs them: `tools=wasm-pack@1.2.3,…`.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Tool
 * @property {string} crate
 * @property {string} version
 * @property {[string, ...string[]]} commands
 * @property {string[]} flags what `cargo install` needs besides the version
 */

/** @param {string} crate */
function lockedVersion(crate) {
  const lock = readFileSync(new URL("../../Cargo.lock", import.meta.url), "utf8");
  const version = new RegExp(`name = "${crate}"\\r?\\nversion = "([^"]+)"`).exec(lock)?.[1];
  if (!version) throw new Error(`Cargo.lock does not name ${crate}`);
  return version;
}

/**
 * @param {string} crate
 * @param {string} version
 * @param {Partial<Tool>} [more]
 * @returns {Tool}
 */
const tool = (crate, version, more) => ({
  crate,
  version,
  commands: [crate],
  flags: ["--locked"],
  ...more,
});

export const WASM_PACK = tool("wasm-pack", "0.15.1");
export const CARGO_FUZZ = tool("cargo-fuzz", "0.13.2");
export const CARGO_DENY = tool("cargo-deny", "0.20.2");

/** The driver of Firefox, for `npm run browsers` only. */
export const GECKODRIVER = tool("geckodriver", "0.37.1");

/**
 * The command must match the library in Cargo.lock to the last digit. It connects to ChromeDriver on
 * this machine only, so it is compiled without TLS.
 */
export const WASM_BINDGEN = tool("wasm-bindgen-cli", lockedVersion("wasm-bindgen"), {
  commands: ["wasm-bindgen", "wasm-bindgen-test-runner"],
  flags: ["--no-default-features"],
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const installed = [WASM_PACK, WASM_BINDGEN, CARGO_DENY];
  console.log(`tools=${installed.map(({ commands, version }) => `${commands[0]}@${version}`)}`);
}
