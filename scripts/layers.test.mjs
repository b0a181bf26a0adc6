// The layers of the package's sources and of the site: a folder imports only folders in rows below its own, so
// that no cycle of folders is possible. `tests/architecture.rs` does the same for the crate.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { test } from "node:test";
import { read, ROOT } from "./repository.mjs";

/**
 * The folders of a tree, in rows from the highest. Folders of one row do not import each other.
 * @type {Record<string, string[][]>}
 */
const LAYERS = {
  "js/src": [
    ["viewer"],
    ["lessons", "puzzles", "book", "online", "referee", "board"],
    ["protocol"],
    ["task"],
    ["play"],
    ["tree", "engine"],
    ["game"],
    ["pgn"],
    ["wasm", "record"],
    ["reactivity"],
    ["arguments"],
    ["texts"],
    ["errors"],
    ["vocabulary"],
  ],
  // The frame loads the places. A place is a folder in `places`, and imports no other place.
  www: [
    ["shell"],
    ["places"],
    ["game", "training"],
    ["parts"],
    ["match", "review", "links"],
    ["routing", "texts"],
    ["storage"],
  ],
};

/** Folders whose parts are layers of their own, beside each other. */
const DIVIDED = ["places"];

/** `import … from "./x"`, `export … from "./x"`, `import "./x"` and `import("./x")`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** The layer of a file: `play`, or `places/learn`; empty for the root of the tree. */
function layerOf(/** @type {string} */ file) {
  const [first = "", second, third] = file.split("/");
  if (second === undefined) return "";
  return DIVIDED.includes(first) && third !== undefined ? `${first}/${second}` : first;
}

/**
 * The imports inside a tree of sources, from layer to layer.
 * @param {string} tree
 * @param {string} folder
 */
function importsIn(tree, folder) {
  const root = join(ROOT, tree);
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const path = join(root, folder, name);
      const file = relative(root, path).split(sep).join("/");
      const imported = [...readFileSync(path, "utf8").matchAll(IMPORT)].map(([, to = ""]) =>
        relative(root, join(dirname(path), to))
          .split(sep)
          .join("/"),
      );
      return imported
        .filter((to) => !to.startsWith("../"))
        .map((to) => ({ file, to, from: layerOf(file), used: layerOf(to) }));
    });
}

/**
 * @param {string[][]} rows
 * @param {{ from: string, used: string }} import_
 */
function isAllowed(rows, { from, used }) {
  const rowOf = (/** @type {string} */ layer) =>
    rows.findIndex((row) => row.includes(layer.split("/")[0] ?? ""));
  return from === used || (used !== "" && rowOf(used) > rowOf(from));
}

for (const [tree, rows] of Object.entries(LAYERS)) {
  const all = rows.flat().flatMap((folder) => importsIn(tree, folder));

  test(`the imports of ${tree} go down`, () => {
    const forbidden = all.filter((one) => !isAllowed(rows, one));
    assert.deepEqual(
      forbidden.map(({ file, to }) => `${file} imports ${to}`),
      [],
    );
  });

  test(`every folder in the rows of ${tree} is there, and has sources`, () => {
    for (const folder of rows.flat()) {
      assert.ok(
        all.some(({ from }) => from.split("/")[0] === folder),
        `${tree}/${folder}`,
      );
    }
  });
}

test("js/src has a row for each of its folders", () => {
  const folders = readdirSync(join(ROOT, "js/src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  assert.deepEqual(folders.sort(), LAYERS["js/src"]?.flat().sort());
});

test("the root of js/src has the entries of the package, and nothing else", () => {
  /** @type {{ exports: Record<string, unknown> }} */
  const { exports } = JSON.parse(read("js/package.json"));
  const entries = Object.keys(exports)
    .map((name) => (name === "." ? "index.ts" : `${name.slice(2)}.ts`))
    .filter((name) => !name.includes("/") && existsSync(join(ROOT, "js/src", name)));
  const files = readdirSync(join(ROOT, "js/src"), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  assert.deepEqual(files.sort(), entries.sort());
});

test("an import that goes up, or across, is found", () => {
  for (const [tree, from, used] of /** @type {const} */ ([
    ["www", "places/play", "places/learn"],
    ["www", "parts", "places/play"],
    ["www", "parts", "shell"],
    ["www", "storage", "texts"],
    ["js/src", "game", "play"],
    ["js/src", "lessons", "puzzles"],
    ["js/src", "game", ""],
  ])) {
    assert.equal(isAllowed(LAYERS[tree] ?? [], { from, used }), false, `${from} → ${used}`);
  }
});
