// Sets up what the project needs: `npm run setup`, or `node scripts/setup.mjs wasm` for a part. The
// npm packages always belong to it, so that every command works in a fresh clone.
import { lstatSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "./lib/install.mjs";
import { main, Problem, step } from "./lib/log.mjs";
import { ROOT } from "./lib/paths.mjs";
import { which } from "./lib/run.mjs";
import { wasmEnvironment } from "./package/environment.mjs";
import { aptInstall } from "./toolchain/apt.mjs";
import { chromedriver } from "./toolchain/browsers.mjs";
import { requireRust } from "./toolchain/rust.mjs";
import { toolFolders } from "./toolchain/tools.mjs";
import { CARGO_DENY, CARGO_FUZZ } from "./toolchain/versions.mjs";

async function setUpPackages() {
  await installPackages(ROOT);
  // Makes `import "cotulenh-wasm"` find pkg/ from everywhere in the checkout.
  const place = join(ROOT, "node_modules", "cotulenh-wasm");
  if (!lstatSync(place, { throwIfNoEntry: false })) {
    symlinkSync(join("..", "pkg"), place, "junction");
  }
}

async function setUpWasm() {
  const { version } = await wasmEnvironment();
  // The task build:wasm reads it: another compiler gives another module.
  mkdirSync(join(ROOT, "target"), { recursive: true });
  writeFileSync(join(ROOT, "target", "wasm-compiler.txt"), `${version}\n`);
}

async function setUpFuzzing() {
  // libFuzzer is C++.
  if (!which("c++")) await aptInstall(["g++"], "A C++ compiler (c++) is needed for fuzzing.");
  await toolFolders(CARGO_FUZZ);
}

/** @type {Record<string, () => unknown>} */
const PARTS = {
  packages: setUpPackages,
  rust: requireRust,
  wasm: setUpWasm,
  chromium: chromedriver,
  fuzz: setUpFuzzing,
  online: () => installPackages(join(ROOT, "online")),
  deny: () => toolFolders(CARGO_DENY),
};

await main(async () => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Problem(`Node 20.19 or later is needed; this is ${process.version}.`);
  }
  const known = Object.keys(PARTS);
  const wanted = process.argv.length > 2 ? ["packages", ...process.argv.slice(2)] : known;
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown) throw new Problem(`"${unknown}" is not one of ${known.join(", ")}`);
  // In parallel: compilers use the processors while packages are downloaded.
  const chosen = Object.entries(PARTS).filter(([name]) => wanted.includes(name));
  const ends = await Promise.allSettled(chosen.map(([name, setUp]) => step(name, setUp)));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
});
