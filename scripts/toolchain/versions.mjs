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

/** @type {Tool} */
export const WASM_PACK = {
  crate: "wasm-pack",
  version: "0.15.1",
  commands: ["wasm-pack"],
  flags: ["--locked"],
};

/**
 * The command must match the library in Cargo.lock to the last digit. It connects to ChromeDriver on
 * this machine only, so it is compiled without TLS.
 *
 * @type {Tool}
 */
export const WASM_BINDGEN = {
  crate: "wasm-bindgen-cli",
  version: lockedVersion("wasm-bindgen"),
  commands: ["wasm-bindgen", "wasm-bindgen-test-runner"],
  flags: ["--no-default-features"],
};

/** @type {Tool} */
export const CARGO_FUZZ = {
  crate: "cargo-fuzz",
  version: "0.13.2",
  commands: ["cargo-fuzz"],
  flags: ["--locked"],
};

/** @type {Tool} */
export const CARGO_DENY = {
  crate: "cargo-deny",
  version: "0.20.2",
  commands: ["cargo-deny"],
  flags: ["--locked"],
};

/**
 * The driver of Firefox, for `npm run browsers` only.
 *
 * @type {Tool}
 */
export const GECKODRIVER = {
  crate: "geckodriver",
  version: "0.37.1",
  commands: ["geckodriver"],
  flags: ["--locked"],
};

/** The tools that the workflow installs. */
const PREBUILT = [WASM_PACK, WASM_BINDGEN, CARGO_DENY];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tools = PREBUILT.map(({ commands, version }) => `${commands[0]}@${version}`);
  console.log(`tools=${tools}`);
}
