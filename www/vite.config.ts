// The build of the pages, and the service worker for working offline.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the page says about the project: where it lives, and its version. */
function readProject(): { repository: string; version: string } {
  const { repository } = JSON.parse(readFileSync(here("../package.json"), "utf8"));
  const version = /^version = "(.+)"$/m.exec(readFileSync(here("../Cargo.toml"), "utf8"))?.[1];
  if (!version) throw new Error("Cargo.toml has no version");
  return { repository: repository.url.replace(/^git\+|\.git$/g, ""), version };
}
const project = readProject();

/** The pages: the board, a small one that shows how to make one, all options of the board, and one that measures. */
const PAGES = {
  index: here("index.html"),
  demo: here("demo/index.html"),
  gallery: here("gallery/index.html"),
  bench: here("bench.html"),
};

/** Writes the service worker, with the names of all files of this build. */
const serviceWorker: Plugin = {
  name: "service-worker",
  apply: "build",
  // After all others: then the page itself is among the files.
  enforce: "post",
  generateBundle(_, bundle) {
    const built = Object.keys(bundle);
    const kept = readdirSync(here("public"));
    const files = ["./", "demo/", "gallery/", ...built, ...kept].sort();
    const hash = createHash("sha256");
    for (const name of built) {
      const file = bundle[name]!;
      hash.update(file.type === "chunk" ? file.code : file.source);
    }
    for (const file of kept) hash.update(readFileSync(here(`public/${file}`)));
    const version = `cotulenh-${hash.digest("hex").slice(0, 16)}`;
    const source = readFileSync(here("sw.js"), "utf8")
      .replace('"__VERSION__"', JSON.stringify(version))
      .replace('["__FILES__"]', JSON.stringify(files));
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
};

/**
 * Writes the icon of the tab into the page. Browsers load it again whenever the address changes, which it
 * does after every turn: a file, and an SVG even more, would cost more than the turn.
 */
const tabIcon: Plugin = {
  name: "tab-icon",
  apply: "build",
  transformIndexHtml: (html) =>
    html.replace(/(rel="icon" href=")\.\/(icon-32\.png)"/, (_, before: string, file: string) => {
      const bytes = readFileSync(here(`public/${file}`)).toString("base64");
      return `${before}data:image/png;base64,${bytes}"`;
    }),
};

export default defineConfig({
  root: here("."),
  // Relative addresses: the built page can be served from any folder.
  base: "./",
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { input: PAGES },
  },
  // What measures is in bench/, beside this folder.
  server: { fs: { allow: [here("..")] } },
  define: {
    PAGE_REPOSITORY: JSON.stringify(project.repository),
    PAGE_VERSION: JSON.stringify(project.version),
  },
  clearScreen: false,
  plugins: [tabIcon, serviceWorker],
});
