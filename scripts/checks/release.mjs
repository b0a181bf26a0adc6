// What is shipped, and that it can be: licences, install scripts, contents, versions, and a module
// that is the same wherever it is built.
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { emptyProject } from "../lib/consumers.mjs";
import { Problem } from "../lib/log.mjs";
import { buildPackage, compile, unlessFresh, wasmEnvironment } from "../lib/package.mjs";
import { CACHE, LOCKED, PKG, ROOT, WASM_PACK_OUT } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { requireRust } from "../toolchain/rust.mjs";
import { cargoMetadata, compileWasm, WASM } from "../toolchain/wasm.mjs";

const text = (...path) => readFileSync(join(...path), "utf8");

/** The licences, as the crates write them, under which what is built into the module may be. */
const LICENCES = [
  "MIT",
  "MIT OR Apache-2.0",
  "MIT/Apache-2.0",
  "Apache-2.0 OR MIT",
  "Apache-2.0/MIT",
  "(MIT OR Apache-2.0) AND Unicode-3.0",
];

/** Every crate that the module is built from or by, without those of tests. */
function licences() {
  const { packages, resolve } = cargoMetadata(ROOT);
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const reached = new Set();
  const visit = (id) => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const { pkg, dep_kinds: kinds } of nodes.get(id).deps) {
      if (kinds.some(({ kind }) => kind !== "dev")) visit(pkg);
    }
  };
  visit(resolve.root);
  const shipped = packages.filter(({ id }) => reached.has(id));
  const others = shipped.filter(({ license }) => !LICENCES.includes(license));
  if (others.length > 0) {
    const list = others.map(({ name, license }) => `${name} (${license})`).join(", ");
    throw new Problem(`licences that nobody has looked at: ${list}`);
  }
  return `${shipped.length - 1} crates`;
}

/** Packages, by the folder of their lock file, that may run a program when they are installed. */
const MAY_RUN = { "pkg-tests/consumers": ["@parcel/watcher", "esbuild"] };

/** No npm package runs anything when it is installed, and ours needs none. */
function npmPackages() {
  for (const folder of LOCKED) {
    const { packages } = JSON.parse(text(ROOT, folder, "package-lock.json"));
    for (const [path, { hasInstallScript }] of Object.entries(packages)) {
      const name = path.split("node_modules/").at(-1);
      if (hasInstallScript && !MAY_RUN[folder]?.includes(name)) {
        throw new Problem(`${name} of ${folder} runs a program when it is installed`);
      }
    }
  }
  const ours = JSON.parse(text(PKG, "package.json"));
  for (const field of ["dependencies", "peerDependencies", "optionalDependencies", "scripts"]) {
    if (field in ours) throw new Problem(`the package must not have ${field}`);
  }
}

/** The tarball has the files of the list in pkg-tests, and no others. */
async function contents({ tarball }) {
  const packed = await run("tar", ["-tzf", tarball], { quiet: true });
  const files = packed.trim().split("\n").sort();
  const listed = text(ROOT, "pkg-tests", "contents.txt").trim().split("\n");
  const wrong = [
    ...files.filter((file) => !listed.includes(file)).map((file) => `${file} is not listed`),
    ...listed.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
  ];
  if (wrong.length > 0) throw new Problem(`pkg-tests/contents.txt: ${wrong.join(", ")}`);
  if (/\]\((?!https?:|#)/.test(text(PKG, "README.md").replace(/^```.*?^```/gms, ""))) {
    throw new Problem("the README of the package has a link that leads nowhere");
  }
  return `${files.length} files`;
}

/** The module names no folder of this machine. */
function noFolders() {
  const bytes = readFileSync(join(PKG, WASM));
  const folders = [ROOT, homedir(), tmpdir(), CACHE, process.env.CARGO_HOME].filter(Boolean);
  const found = folders.find((folder) => bytes.includes(`${folder}/`));
  if (found) throw new Problem(`the module names ${found}`);
}

/** Built from a copy elsewhere, without anything that was built before, the module is the same. */
async function reproducible({ env }) {
  const stamp = await compile();
  await unlessFresh("build it elsewhere", join(ROOT, "target", "twice.stamp"), stamp, async () => {
    const folder = mkdtempSync(join(tmpdir(), "cotulenh-elsewhere-"));
    try {
      for (const name of ["Cargo.toml", "Cargo.lock", "src", "benches"]) {
        cpSync(join(ROOT, name), join(folder, name), { recursive: true });
      }
      const out = join(folder, "out");
      await compileWasm(folder, out, env);
      const [here, there] = [WASM_PACK_OUT, out].map((place) => readFileSync(join(place, WASM)));
      if (!here.equals(there)) throw new Problem("another folder gives another module");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** One version, that of Cargo.toml; the changelog begins with it or with what is to come. */
function versions() {
  const crate = /^version = "([^"]+)"$/m.exec(text(ROOT, "Cargo.toml"))[1];
  const built = JSON.parse(text(PKG, "package.json")).version;
  const [, first] = /^## (.+)$/m.exec(text(ROOT, "CHANGELOG.md"));
  if (built !== crate) throw new Problem(`the package is ${built}, the crate ${crate}`);
  if (first !== "Unreleased" && !first.startsWith(`${crate} `)) {
    throw new Problem(`CHANGELOG.md begins with "${first}", the crate is ${crate}`);
  }
  return crate;
}

export const release = [
  { title: "licences of the crates", needs: requireRust, check: licences },
  { title: "npm packages run nothing", needs: buildPackage, check: npmPackages },
  { title: "contents of the package", needs: emptyProject, check: contents },
  { title: "the module names no folder", needs: buildPackage, check: noFolders },
  {
    title: "the module is reproducible",
    needs: async () => {
      await buildPackage();
      return wasmEnvironment();
    },
    check: reproducible,
  },
  { title: "versions agree", needs: buildPackage, check: versions },
  {
    title: "the crate can be published",
    needs: requireRust,
    check: async () => void (await run("cargo", ["package", "--locked", "--allow-dirty"])),
  },
  {
    title: "the package can be published",
    needs: buildPackage,
    check: async () => void (await run("npm", ["publish", "--dry-run"], { cwd: PKG })),
  },
];
