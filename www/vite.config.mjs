import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The pages: the board, and one that measures, which is no part of what works offline. */
const PAGES = { index: here("index.html"), bench: here("bench.html") };

/** The files that a page needs, from those of the build. */
function filesOf(page, bundle) {
  const files = new Set([`${page}.html`]);
  const add = (name) => {
    if (files.has(name) || !bundle[name]) return;
    files.add(name);
    const { imports = [], dynamicImports = [], viteMetadata } = bundle[name];
    for (const other of [...imports, ...dynamicImports]) add(other);
    for (const asset of viteMetadata?.importedCss ?? []) files.add(asset);
    for (const asset of viteMetadata?.importedAssets ?? []) files.add(asset);
  };
  for (const [name, { facadeModuleId }] of Object.entries(bundle)) {
    if (facadeModuleId === PAGES[page]) add(name);
  }
  return files;
}

/** Writes the service worker, with the names of the files of this build that the board needs. */
const serviceWorker = {
  name: "service-worker",
  apply: "build",
  // Behind all others: the page itself is among the files then.
  enforce: "post",
  generateBundle(_, bundle) {
    const [board, bench] = ["index", "bench"].map((page) => filesOf(page, bundle));
    const needed = Object.keys(bundle).filter((name) => board.has(name) || !bench.has(name));
    const kept = readdirSync(here("public"));
    const files = ["./", ...needed, ...kept].sort();
    const hash = createHash("sha256");
    for (const name of needed) hash.update(bundle[name].code ?? bundle[name].source);
    for (const file of kept) hash.update(readFileSync(here(`public/${file}`)));
    const version = `cotulenh-${hash.digest("hex").slice(0, 16)}`;
    const source = readFileSync(here("sw.js"), "utf8")
      .replace('"__VERSION__"', JSON.stringify(version))
      .replace('["__FILES__"]', JSON.stringify(files));
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
};

export default {
  root: here("."),
  // Relative addresses: the built page can be served from any folder.
  base: "./",
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { input: PAGES },
  },
  // The works that are measured are beside this folder.
  server: { fs: { allow: [here("..")] } },
  clearScreen: false,
  plugins: [serviceWorker],
};
