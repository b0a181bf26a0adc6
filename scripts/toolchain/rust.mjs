// A Rust compiler for wasm32-unknown-unknown: rustup's where it can add the target, else Debian's
// with a standard library that is built here.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { aptInstall } from "./apt.mjs";
import { cached } from "./cache.mjs";
import { note, Problem } from "../lib/log.mjs";
import { withPath } from "../lib/paths.mjs";
import { ask, once, run, which } from "../lib/run.mjs";

const TARGET = "wasm32-unknown-unknown";

const HOW_TO_GET_RUST = "Rust is needed: install it by rustup (rustup.rs) and run this again.";
const HOW_TO_GET_TARGET =
  `The Rust target ${TARGET} is needed. Where rustup can reach its download site:\n` +
  `    rustup target add ${TARGET}\n` +
  "On Debian, as root, this script builds it from the packages rustc-web, cargo-web and rust-web-src.";

/** `COTULENH_WASM_TARGET=rustup` or `debian` allows only that way; unset, both are tried. */
const wanted = process.env.COTULENH_WASM_TARGET;

/** Throws unless cargo and rustc run. */
export function requireRust() {
  for (const tool of ["cargo", "rustc"]) {
    if (!ask(tool, ["--version"])) throw new Problem(`${tool} is missing. ${HOW_TO_GET_RUST}`);
  }
}

/** Whether the rustc on PATH has a standard library for wasm. */
function hasTarget() {
  const dir = ask("rustc", ["--print", "target-libdir", "--target", TARGET]);
  if (!dir || !existsSync(dir)) return false;
  return readdirSync(dir).some((file) => /^libstd-.*rlib$/.test(file));
}

/** Adds the target by rustup. This fails quickly where its download site cannot be reached. */
async function addTargetByRustup() {
  if (!which("rustup")) return false;
  try {
    await run("rustup", ["target", "add", TARGET]);
  } catch {
    note("rustup cannot add the target here");
    return false;
  }
  return hasTarget();
}

/** @typedef {Record<"rustc" | "rustdoc" | "rustlib" | "release" | "host", string>} DebianCompiler */

/**
 * The compiler of Debian's `rustc-web`, if that package and its sources are installed.
 *
 * @returns {DebianCompiler | null}
 */
function findDebianCompiler() {
  const installed = ask("dpkg-query", [
    "--show",
    "--showformat=${db:Status-Status}",
    "rust-web-src",
  ]);
  if (installed !== "installed") return null;
  const files = ask("dpkg", ["-L", "rustc-web"])?.split("\n");
  const find = (/** @type {RegExp} */ pattern) => files?.find((file) => pattern.test(file));
  const rustc = find(/\/bin\/rustc$/);
  const rustdoc = find(/\/bin\/rustdoc$/);
  const rustlib = find(/\/rustlib$/);
  if (!rustc || !rustdoc || !rustlib) return null;
  const about = ask(rustc, ["-vV"]) ?? "";
  const release = /^release: (\S+)$/m.exec(about)?.[1];
  const host = /^host: (\S+)$/m.exec(about)?.[1];
  return release && host ? { rustc, rustdoc, rustlib, release, host } : null;
}

/**
 * Builds std for wasm with Debian's compiler and makes a sysroot of it, with wrappers that use it.
 *
 * @param {DebianCompiler} debian
 * @param {string} folder
 * @param {string} final the name that `folder` gets in the end
 */
async function buildSysroot(debian, folder, final) {
  const crate = join(folder, "std");
  mkdirSync(join(crate, "src"), { recursive: true });
  writeFileSync(
    join(crate, "Cargo.toml"),
    '[package]\nname = "empty"\nversion = "0.0.0"\nedition = "2021"\n\n[workspace]\n\n' +
      '[profile.release]\npanic = "abort"\n',
  );
  writeFileSync(join(crate, "src", "lib.rs"), "");
  const parts = "std,panic_abort,panic_unwind,test";
  await run("cargo", ["build", "--release", `-Zbuild-std=${parts}`, "--target", TARGET], {
    cwd: crate,
    env: {
      ...process.env,
      RUSTC: debian.rustc,
      RUSTC_BOOTSTRAP: "1",
      CARGO_TARGET_DIR: join(crate, "target"),
    },
  });
  const built = join(crate, "target", TARGET, "release", "deps");
  const rustlib = join(folder, "sysroot", "lib", "rustlib");
  const lib = join(rustlib, TARGET, "lib");
  mkdirSync(lib, { recursive: true });
  for (const file of readdirSync(built)) {
    if (file.endsWith(".rlib") && !file.startsWith("libempty")) {
      copyFileSync(join(built, file), join(lib, file));
    }
  }
  symlinkSync(join(debian.rustlib, debian.host), join(rustlib, debian.host));
  rmSync(crate, { recursive: true });
  mkdirSync(join(folder, "bin"));
  for (const tool of /** @type {const} */ (["rustc", "rustdoc"])) {
    const wrapper = join(folder, "bin", tool);
    const sysroot = join(final, "sysroot");
    writeFileSync(wrapper, `#!/bin/sh\nexec '${debian[tool]}' --sysroot '${sysroot}' "$@"\n`);
    chmodSync(wrapper, 0o755);
  }
}

/**
 * The linker: `rust-lld` of rustup's compiler, or Debian's in its place.
 *
 * @param {string} host
 * @returns {Promise<{ dirs: string[], env: NodeJS.ProcessEnv }>}
 */
async function findLinker(host) {
  const sysroot = ask("rustc", ["--print", "sysroot"]);
  const dir = sysroot && join(sysroot, "lib", "rustlib", host, "bin");
  if (dir && existsSync(join(dir, "rust-lld"))) return { dirs: [dir], env: {} };
  const name = "wasm-ld-22";
  if (!which(name)) await aptInstall(["lld-22"], "A linker for wasm (lld) is needed.");
  return { dirs: [], env: { CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: name } };
}

/** The environment with Debian's compiler, which is installed where it is missing. */
async function useDebianCompiler() {
  let found = findDebianCompiler();
  if (!found) {
    await aptInstall(["rustc-web", "cargo-web", "rust-web-src"], HOW_TO_GET_TARGET);
    found = findDebianCompiler();
  }
  const debian = found;
  if (!debian) throw new Problem(`Debian's rustc-web is not as expected.\n${HOW_TO_GET_TARGET}`);
  const name = `wasm-std-${debian.release}-${debian.host}`;
  const folder = await cached(name, (temporary, final) => {
    note(`building the standard library ${debian.release} for wasm, once (about a minute)`);
    return buildSysroot(debian, temporary, final);
  });
  const bin = join(folder, "bin");
  const lld = await findLinker(debian.host);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...withPath(process.env, bin, ...lld.dirs),
    ...lld.env,
    RUSTC: join(bin, "rustc"),
    RUSTDOC: join(bin, "rustdoc"),
  };
  // With this variable, rustup's cargo would put its own rustc first on PATH.
  delete env["RUSTUP_TOOLCHAIN"];
  note(`using Debian's Rust ${debian.release} with the standard library in ${dirname(bin)}`);
  return { env, version: `debian ${debian.release}` };
}

/**
 * The environment in which cargo compiles for wasm, and the name of the compiler: a change of it makes
 * what was built stale.
 *
 * @type {() => Promise<{ env: NodeJS.ProcessEnv, version: string }>}
 */
export const wasmCompiler = once(async () => {
  requireRust();
  if (wanted && wanted !== "rustup" && wanted !== "debian") {
    throw new Problem(`COTULENH_WASM_TARGET is "${wanted}"; it can be "rustup" or "debian".`);
  }
  if (wanted !== "debian" && (hasTarget() || (await addTargetByRustup()))) {
    return { env: process.env, version: ask("rustc", ["-V"]) ?? "" };
  }
  if (wanted === "rustup") throw new Problem(HOW_TO_GET_TARGET);
  return useDebianCompiler();
});
