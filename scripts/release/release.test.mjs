// What is shipped, and that it can be shipped: install scripts, lock files, contents, versions, and
// no trace of this machine.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { TARBALL } from "../consumers/project.mjs";
import { CACHE, ENGINE_OUT, LOCKED, PKG, ROOT } from "../lib/paths.mjs";
import { ask } from "../lib/run.mjs";
import { publicRepository } from "../repository.mjs";
import { leadsToShipped, SHIPPED } from "../package/documents.mjs";
import { ENGINE_WASM, WASM } from "../toolchain/wasm.mjs";

const read = (/** @type {string[]} */ ...path) => readFileSync(join(...path), "utf8");
const ours = JSON.parse(read(PKG, "package.json"));

/**
 * Packages, by the folder of their lock file, that may run a program when they are installed.
 * @type {Record<string, string[]>}
 */
const MAY_RUN = { "pkg-tests/consumers": ["@parcel/watcher", "esbuild"] };

for (const folder of LOCKED) {
  const lock = read(ROOT, folder, "package-lock.json");

  test(`npm packages of ${folder} run nothing when they are installed`, () => {
    /** @type {[string, { hasInstallScript?: boolean }][]} */
    const packages = Object.entries(JSON.parse(lock).packages);
    const running = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.split("node_modules/").at(-1) ?? path);
    // npm is told not to run scripts, so nothing runs here.
    if (/^ignore-scripts=true$/m.test(read(ROOT, folder, ".npmrc"))) return;
    assert.deepEqual(
      running.filter((name) => !MAY_RUN[folder]?.includes(name)),
      [],
    );
  });

  test(`the lock file of ${folder} names no registry`, () => {
    assert.doesNotMatch(lock, /"resolved": "(?!pkg)/);
  });
}

test("the package depends on nothing and runs nothing", () => {
  for (const field of ["dependencies", "peerDependencies", "optionalDependencies", "scripts"]) {
    assert.ok(!(field in ours), `the package must not have ${field}`);
  }
});

test("the crate depends on nothing, with the features that it has by default", () => {
  const tree = ask("cargo", ["tree", "--locked", "--edges", "normal", "--prefix", "none"]);
  assert.match(String(tree), /^cotulenh v[^\n]*$/);
});

test("the package has the files of pkg-tests/contents.txt and no others", () => {
  const files = ask("tar", ["-tzf", TARBALL])?.split("\n").sort();
  assert.deepEqual(files, read(ROOT, "pkg-tests", "contents.txt").trim().split("\n").sort());
});

test("the documents of the package have no link that leads nowhere", () => {
  for (const file of SHIPPED) {
    const text = read(PKG, file).replace(/^```.*?^```/gms, "");
    for (const [, link = ""] of text.matchAll(/\]\((?!https?:|#)([^)]*)\)/g)) {
      assert.ok(leadsToShipped(link, file), `${file}: ${link}`);
    }
  }
});

test("the README of the package has the code of this one, and pictures that registries can show", () => {
  const packed = read(PKG, "README.md");
  const blocks = /^```.*?^```$/gms;
  assert.deepEqual(packed.match(blocks), read(ROOT, "README.md").match(blocks));
  const pictures = [...packed.matchAll(/!\[[^\]]*\]\((.*?)\)/g)].map(([, address]) => address);
  assert.equal(pictures.length > 0, publicRepository() !== null);
  for (const address of pictures) {
    assert.match(String(address), /^https:\/\/raw\.githubusercontent\.com\//);
  }
});

test("nothing in the package names the placeholder of the repository", () => {
  const texts = readdirSync(PKG, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(md|json|[cm]?js|ts|cts|map)$/.test(file),
  );
  assert.ok(texts.length > 100);
  for (const file of texts) assert.ok(!read(PKG, file).includes(".com/OWNER/"), file);
});

test("the modules name no folder of this machine", () => {
  for (const file of [join(PKG, WASM), join(ENGINE_OUT, ENGINE_WASM)]) {
    const bytes = readFileSync(file);
    for (const folder of [ROOT, homedir(), tmpdir(), CACHE, process.env["CARGO_HOME"]]) {
      assert.ok(!folder || !bytes.includes(`${folder}/`), `${file} names ${folder}`);
    }
  }
});

test("the versions of the crate, the package and the changelog agree", () => {
  const crate = /^version = "([^"]+)"$/m.exec(read(ROOT, "Cargo.toml"))?.[1];
  assert.equal(ours.version, crate);
  const first = /^## (\S+)/m.exec(read(ROOT, "CHANGELOG.md"))?.[1];
  assert.ok(first === "Unreleased" || first === crate, `CHANGELOG.md begins with ${first}`);
});
