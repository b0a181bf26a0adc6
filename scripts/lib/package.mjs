// The npm package in pkg/: wasm-pack's output, and the TypeScript layer of js/ over it.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { inlined } from "./dense.mjs";
import { Problem, step } from "./log.mjs";
import { bin, nodeModules } from "./npm.mjs";
import { PKG, ROOT, WASM_PACK_OUT, withPath } from "./paths.mjs";
import { withoutLocalLinks } from "./readme.mjs";
import { once, run } from "./run.mjs";
import { wasmCompiler } from "../toolchain/rust.mjs";
import { hashFiles } from "./stamp.mjs";
import { wasmBindgen, wasmPack } from "../toolchain/tools.mjs";
import { compileWasm, WASM } from "../toolchain/wasm.mjs";

/** The environment in which wasm-pack has all it needs, and would download nothing. */
export const wasmEnvironment = once(async () => {
  await step("npm packages", nodeModules);
  const { env, version } = await step("Rust for wasm", wasmCompiler);
  const pack = await step("wasm-pack", wasmPack);
  const bindgen = await step("wasm-bindgen", wasmBindgen);
  const tools = [...pack, ...bindgen, join(ROOT, "node_modules", ".bin")];
  // The compiler's own folder stays first: its wrappers must win.
  const path = withPath(env, ...tools).PATH;
  const first = env === process.env ? [] : [dirname(env.RUSTC)];
  return { env: withPath({ ...env, PATH: path }, ...first), version };
});

/** Runs `build` unless its stamp says that nothing it depends on has changed. */
export async function unlessFresh(title, stampFile, stamp, build) {
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  await step(title, async () => {
    rmSync(stampFile, { force: true });
    await build();
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  });
}

/** Compiles the crate to wasm, unless that is done. Gives back what the result depends on. */
export const compile = once(async () => {
  const { env, version } = await wasmEnvironment();
  const inputs = ["Cargo.toml", "Cargo.lock", "src", "package-lock.json", "scripts/lib"];
  const stamp = hashFiles(inputs, version);
  await unlessFresh("compile to wasm", join(WASM_PACK_OUT, ".stamp"), stamp, () =>
    compileWasm(ROOT, WASM_PACK_OUT, env),
  );
  return stamp;
});

/** The two entries: one with the wasm inside it, as ESM and as CJS, and one without. */
async function bundle(folder) {
  const { rolldown } = await import("rolldown");
  const { plugin, complete } = await inlined(readFileSync(join(WASM_PACK_OUT, WASM)));
  const coders = join(ROOT, "js", "src", "text.ts");
  const inject = Object.fromEntries(["TextDecoder", "TextEncoder"].map((n) => [n, [coders, n]]));
  const write = async (entry, outputs, finish = (code) => code) => {
    const build = await rolldown({
      input: join(ROOT, "js", "src", entry),
      plugins: [plugin],
      logLevel: "warn",
      transform: { target: "es2022", inject },
    });
    for (const [format, file] of outputs) {
      const options = { format, file: join(folder, file), minify: true, exports: "named" };
      const { output } = await build.generate(options);
      writeFileSync(join(folder, file), finish(output[0].code));
    }
    await build.close();
  };
  const both = [
    ["esm", "index.js"],
    ["cjs", "index.cjs"],
  ];
  await write("index.ts", both, complete);
  await write("web.ts", [["esm", "web.js"]]);
}

/** The declarations that the entries need, once for ESM and once for CJS. */
async function declare(folder) {
  const emitted = join(ROOT, "target", "types");
  rmSync(emitted, { recursive: true, force: true });
  await run(bin("tsc"), ["-p", "js"]);
  const types = join(folder, "types");
  mkdirSync(types);
  const pattern = /(from "\.\/[\w-]+)\.js"/g;
  const copy = (entry, extension, imports, seen = new Set()) => {
    if (seen.has(entry)) return;
    seen.add(entry);
    const text = readFileSync(join(emitted, `${entry}.d.ts`), "utf8");
    if (/from "(?!\.\/)/.test(text)) {
      throw new Problem(`the public types of ${entry} mention a module that is not public`);
    }
    writeFileSync(join(types, `${entry}.d.${extension}`), text.replace(pattern, `$1.${imports}"`));
    for (const [, name] of text.matchAll(/from "\.\/([\w-]+)\.js"/g)) {
      copy(name, extension, imports, seen);
    }
  };
  copy("index", "ts", "js");
  copy("web", "ts", "js");
  copy("index", "cts", "cjs");
}

/** The description of the package, with the version of the crate. */
function describe(folder) {
  const description = JSON.parse(readFileSync(join(ROOT, "js", "package.json"), "utf8"));
  const manifest = readFileSync(join(ROOT, "Cargo.toml"), "utf8");
  description.version = /^version = "([^"]+)"$/m.exec(manifest)[1];
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
  for (const file of ["CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"]) {
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  writeFileSync(join(folder, "README.md"), withoutLocalLinks(readme));
}

/** Makes `import "cotulenh-wasm"` find pkg/ from everywhere in the checkout. */
function link() {
  const place = join(ROOT, "node_modules", "cotulenh-wasm");
  rmSync(place, { recursive: true, force: true });
  symlinkSync(join("..", "pkg"), place, "junction");
}

/** Builds pkg/, or leaves it if nothing changed. */
export const buildPackage = once(async () => {
  const compiled = await compile();
  const stamp = hashFiles(
    ["js", "README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"],
    compiled,
  );
  const stampFile = join(ROOT, "target", "pkg.stamp");
  if (!existsSync(join(PKG, "package.json"))) rmSync(stampFile, { force: true });
  await unlessFresh("build the package", stampFile, stamp, async () => {
    const folder = join(ROOT, "target", "pkg-new");
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(WASM_PACK_OUT, WASM), join(folder, WASM));
    await bundle(folder);
    await declare(folder);
    describe(folder);
    rmSync(PKG, { recursive: true, force: true });
    renameSync(folder, PKG);
  });
  link();
  return readdirSync(PKG);
});
