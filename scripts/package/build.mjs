// Builds the npm package in pkg/ from wasm-pack's output and js/: the task `build:package`.
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix, relative, resolve } from "node:path";
import { rolldown } from "rolldown";
import { main, Problem } from "../lib/log.mjs";
import { ENGINE_OUT, PKG, ROOT, WASM_PACK_OUT } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { publicRepository } from "../repository.mjs";
import { ENGINE_WASM, WASM } from "../toolchain/wasm.mjs";
import { inlineModule } from "./dense.mjs";
import { compactCss } from "./compact-css.mjs";
import { describeElements } from "./custom-elements.mjs";
import { adaptLinks, SHIPPED } from "./documents.mjs";
import { inlineText } from "./inline.mjs";

const SOURCES = join(ROOT, "js", "src");
const FOLDER = join(ROOT, "target", "pkg-new");

/** The entries for ES modules and for CommonJS. */
const BOTH = [
  "index",
  "constants",
  "texts",
  "tree",
  "play",
  "board/play",
  "lessons",
  "online",
  "referee",
  "puzzles",
  "book",
  "engine",
];

/** Class names are visible to users: in error messages and in printed objects. */
const KEEP_CLASSES = { keepNames: { class: true, function: false } };

/** @typedef {import("rolldown").Plugin} Plugin */

/**
 * Reads an entry of js/src, or several that share what they have in common.
 * @param {string | Record<string, string>} entry
 * @param {Plugin[]} plugins
 */
function readEntry(entry, plugins) {
  const coders = join(SOURCES, "wasm", "text.ts");
  const input =
    typeof entry === "string"
      ? join(SOURCES, `${entry}.ts`)
      : Object.fromEntries(
          Object.entries(entry).map(([name, file]) => [name, join(SOURCES, `${file}.ts`)]),
        );
  return rolldown({
    input,
    preserveEntrySignatures: "allow-extension",
    // Lists and functions that an entry does not use are left out.
    treeshake: { manualPureFunctions: ["Object.freeze", "throwingAtCaller"] },
    plugins: [compactCss, ...plugins],
    logLevel: "warn",
    transform: {
      target: "es2022",
      inject: { TextDecoder: [coders, "TextDecoder"], TextEncoder: [coders, "TextEncoder"] },
    },
  });
}

/**
 * Output options that all bundles share.
 * @satisfies {import("rolldown").OutputOptions}
 */
const OUTPUT = {
  exports: "named",
  // Engines keep a file with other characters as UTF-16, which takes twice the memory.
  charset: "ascii",
  minify: { mangle: KEEP_CLASSES, compress: KEEP_CLASSES, codegen: true },
  sourcemap: true,
  sourcemapPathTransform: (/** @type {string} */ source, /** @type {string} */ map) =>
    `src/${relative(SOURCES, resolve(dirname(map), source)).replaceAll("../", "")}`,
};

/**
 * Bundles an entry of js/src.
 * @param {string} entry
 * @param {["esm" | "cjs", string][]} outputs
 * @param {Plugin[]} [plugins]
 * @param {string} [banner] stands before the code, as it is
 */
async function bundle(entry, outputs, plugins = [], banner = "") {
  const build = await readEntry(entry, plugins);
  for (const [format, file] of outputs) {
    await build.write({
      format,
      file: join(FOLDER, file),
      ...OUTPUT,
      // What an entry loads later is a part of it, unless entries share it.
      codeSplitting: false,
      postBanner: banner,
    });
  }
  await build.close();
}

/** Bundles the engine: the script of its worker, as a file and inside the entry that starts it. */
async function bundleEngine() {
  const { plugin, banner } = await inlineModule(readFileSync(join(ENGINE_OUT, ENGINE_WASM)));
  const build = await readEntry("engine/worker", [plugin]);
  const { sourcemapPathTransform } = OUTPUT;
  const { output } = await build.generate({
    format: "iife",
    file: join(FOLDER, "engine-worker.js"),
    minify: true,
    sourcemap: "hidden",
    sourcemapPathTransform,
  });
  await build.close();
  const [{ code: script, map }] = output;
  const name = "engine-worker.js.map";
  writeFileSync(
    join(FOLDER, "engine-worker.js"),
    `${banner}\n${script}\n//# sourceMappingURL=${name}\n`,
  );
  // The lines of the banner stand before those of the script.
  const lines = ";".repeat(banner.split("\n").length);
  const { version, sources, sourcesContent, names, mappings } =
    /** @type {import("rolldown").SourceMap} */ (map);
  const shifted = {
    version,
    file: "engine-worker.js",
    sources,
    sourcesContent,
    names,
    mappings: lines + mappings,
  };
  writeFileSync(join(FOLDER, name), JSON.stringify(shifted));
  const plugins = [inlineText("virtual:worker", { script })];
  await bundle("engine", [["esm", "engine.js"], ["cjs", "engine.cjs"]], plugins, banner); // prettier-ignore
}

/**
 * Bundles entries that share code: what two of them have stands in a file of its own.
 * @param {Record<string, string>} entries by their names in the package
 * @param {(end: string) => object} output
 */
async function bundleTogether(entries, output) {
  const build = await readEntry(entries, []);
  for (const [format, end] of /** @type {const} */ ([
    ["esm", "js"],
    ["cjs", "cjs"],
  ])) {
    const names = { dir: FOLDER, entryFileNames: `[name].${end}` };
    await build.write({ ...OUTPUT, format, ...names, ...output(end) });
  }
  await build.close();
}

/** The tree, the play, which has a tree, and what has a play: a page that uses all loads it once. */
const PLAY = Object.fromEntries(
  ["tree", "play", "board/play", "lessons", "puzzles"].map((name) => [name, name]),
);

/** The tree that both share, and the words of the game, which a tree alone does not need. */
const PLAY_PARTS = [
  { name: "words", test: /src\/vocabulary/ },
  {
    name: "tree",
    test: /src\/(tree\/|record\/(?!read-change)|pgn|errors|reactivity\/(?!bind)|arguments\/(?!values|moves|seed))/,
  },
];

/**
 * The folder of a file that is loaded when it is needed: a subject of the lessons, a theme of the puzzles; or of
 * one that entries share.
 * @param {{ facadeModuleId?: string | null }} chunk
 */
function folderOf({ facadeModuleId }) {
  const folders = { "/lessons/subjects/": "lessons", "/puzzles/parts/": "puzzles" };
  const found = Object.entries(folders).find(([path]) => facadeModuleId?.includes(path));
  return found?.[1] ?? "play";
}

/** Bundles what is played, without a view. Subjects and themes are loaded when they are needed. */
async function bundlePlay() {
  await bundleTogether(PLAY, (end) => ({
    chunkFileNames: (/** @type {import("rolldown").PreRenderedChunk} */ chunk) =>
      `${folderOf(chunk)}/[name].${end}`,
    codeSplitting: { includeDependenciesRecursively: false, groups: PLAY_PARTS },
  }));
  // Data needs no source maps.
  for (const folder of ["lessons", "puzzles"].map((name) => join(FOLDER, name))) {
    for (const file of readdirSync(folder).map((name) => join(folder, name))) {
      if (file.endsWith(".map")) rmSync(file);
      else writeFileSync(file, readFileSync(file, "utf8").replace(/\/\/# sourceMappingURL=.*/, ""));
    }
  }
}

/** The entries of the board in a page, by their names in the package. */
const BOARD = {
  board: "board",
  "board/element": "board/element",
  "board/traditional": "board/sets/traditional",
  "board/contrast": "board/sets/contrast",
  "board/map": "board/themes/map",
  "board/plain": "board/themes/plain",
};

/**
 * What every board needs, in one file: small files are compressed badly. The element, further sets and
 * themes, and what is loaded later have files of their own.
 */
const BOARD_CORE =
  /src\/(board\/(draw\/(?!writing|names|tags|ghosts)|read\/(?!attributes)|style\/(?!system)|zones|view\/(?!picture|later|held|effects|resize)|sets\/(art|outlines|set|symbols)|themes\/(classic|theme)|(?!element)\w+\.ts)|arguments|errors|texts|vocabulary)/;

/** Entries that share nothing with a board on the same page. */
const BOARD_ALONE = ["board/server", "board/animation"];

/** Bundles the board in a page and on a server. */
async function bundleBoard() {
  await bundleTogether(BOARD, (end) => ({
    chunkFileNames: `board/[name].${end}`,
    comments: { annotation: false, jsdoc: false, legal: false },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: "view", test: BOARD_CORE }],
    },
  }));
  for (const entry of BOARD_ALONE) {
    await bundle(entry, [["esm", `${entry}.js`], ["cjs", `${entry}.cjs`]]); // prettier-ignore
  }
}

/** Writes the declarations that the entries need, once for ESM and once for CJS. */
async function declare() {
  const emitted = join(ROOT, "target", "types");
  rmSync(emitted, { recursive: true, force: true });
  await run("tsc", ["-p", "js"]);
  const types = join(FOLDER, "types");
  /** @type {(entry: string, extension: "ts" | "cts", imports: "js" | "cjs") => void} */
  const copy = (entry, extension, imports) => {
    const reached = new Set([entry]);
    for (const name of reached) {
      const text = readFileSync(join(emitted, `${name}.d.ts`), "utf8");
      if (/from "(?!\.)/.test(text)) {
        throw new Problem(`the public types of ${name} mention a module that is not public`);
      }
      const rewritten = text.replace(/from "(\.[\w./-]+)\.js"/g, (_, other) => {
        reached.add(posix.join(posix.dirname(name), other));
        return `from "${other}.${imports}"`;
      });
      const file = join(types, `${name}.d.${extension}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, rewritten);
    }
  };
  const elements = join(ROOT, "js", "elements");
  mkdirSync(join(types, "elements"), { recursive: true });
  for (const name of readdirSync(elements)) {
    const text = readFileSync(join(elements, name), "utf8");
    writeFileSync(join(types, "elements", name), text);
    const commonjs = text.replace(/from "(\..*)\.js"/g, 'from "$1.cjs"');
    writeFileSync(join(types, "elements", name.replace(".d.ts", ".d.cts")), commonjs);
  }
  const both = [...BOTH, ...Object.values(BOARD), ...BOARD_ALONE, "game-viewer"];
  for (const entry of [...both, "web", "engine/worker"]) copy(entry, "ts", "js");
  writeFileSync(join(types, "source.d.ts"), 'export * from "./index.js";\n');
  for (const entry of both) copy(entry, "cts", "cjs");
}

/**
 * Where each entry has its types, for compilers that do not read `exports` (`moduleResolution: node10`).
 * @param {Record<string, { types?: string, import?: { types: string } }>} exports
 */
function listTypes(exports) {
  const rows = Object.entries(exports).flatMap(([entry, target]) => {
    const types = target.import?.types ?? target.types;
    return types && entry !== "." ? [[entry.slice("./".length), [types]]] : [];
  });
  return { "*": Object.fromEntries(rows) };
}

/** Writes the description of the package, with the version of the crate, and its documents. */
function describe() {
  const description = JSON.parse(readFileSync(join(ROOT, "js", "package.json"), "utf8"));
  const manifest = readFileSync(join(ROOT, "Cargo.toml"), "utf8");
  description.version = /^version = "([^"]+)"$/m.exec(manifest)?.[1];
  description.typesVersions = listTypes(description.exports);
  const home = publicRepository();
  // Until the project has an address, nothing that is packed names one.
  if (!home) for (const field of ["homepage", "repository", "bugs"]) delete description[field];
  writeFileSync(join(FOLDER, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
  const elements = `${JSON.stringify(describeElements(), null, 2)}\n`;
  writeFileSync(join(FOLDER, "custom-elements.json"), elements);
  for (const file of ["LICENSE-MIT", "LICENSE-APACHE"]) {
    copyFileSync(join(ROOT, file), join(FOLDER, file));
  }
  mkdirSync(join(FOLDER, "docs"));
  for (const file of SHIPPED) {
    const text = readFileSync(join(ROOT, file), "utf8");
    writeFileSync(join(FOLDER, file), adaptLinks(text, file, home));
  }
}

await main(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  copyFileSync(join(WASM_PACK_OUT, WASM), join(FOLDER, WASM));
  const { plugin, banner } = await inlineModule(readFileSync(join(WASM_PACK_OUT, WASM)));
  await bundle("index", [["esm", "index.js"], ["cjs", "index.cjs"]], [plugin], banner); // prettier-ignore
  await bundle("game-viewer", [["esm", "game-viewer.js"], ["cjs", "game-viewer.cjs"]], [plugin], banner); // prettier-ignore
  await bundle("web", [["esm", "web.js"]]);
  copyFileSync(join(ROOT, "js", "source.js"), join(FOLDER, "source.js"));
  for (const entry of ["constants", "texts", "online", "referee", "book"]) {
    await bundle(entry, [["esm", `${entry}.js`], ["cjs", `${entry}.cjs`]]); // prettier-ignore
  }
  await bundlePlay();
  await bundleEngine();
  await bundleBoard();
  await declare();
  describe();
  rmSync(PKG, { recursive: true, force: true });
  renameSync(FOLDER, PKG);
});
