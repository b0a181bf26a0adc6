import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Writes the service worker, with the names of all files of this build. */
const serviceWorker = {
  name: "service-worker",
  apply: "build",
  // Behind all others: the page itself is among the files then.
  enforce: "post",
  generateBundle(_, bundle) {
    const kept = readdirSync(here("public"));
    const files = ["./", ...Object.keys(bundle), ...kept].sort();
    const hash = createHash("sha256");
    for (const file of Object.values(bundle)) hash.update(file.code ?? file.source);
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
  build: { outDir: "dist", emptyOutDir: true, target: "es2022" },
  clearScreen: false,
  plugins: [serviceWorker],
};
