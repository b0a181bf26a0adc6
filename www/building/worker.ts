// Writes the service worker, with the names of all files of this build.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";
import { FOLDERS, PAGES, source } from "./project.js";

/** Folders that are pages. */
const folders = () => [
  "./",
  ...FOLDERS.map((name) => `${name}/`),
  ...Object.keys(PAGES)
    .filter((name) => name !== "index" && name !== "bench")
    .map((name) => `${name}/`),
];

/** Files that the site itself never loads. */
const NOT_KEPT = ["sitemap.xml", "robots.txt", "404.html", "service.json"];

export const serviceWorker: Plugin = {
  name: "service-worker",
  apply: "build",
  // Runs last, so that the bundle includes the pages.
  enforce: "post",
  generateBundle(_, bundle) {
    const built = Object.keys(bundle).filter((name) => !NOT_KEPT.includes(name));
    const kept = readdirSync(source("public"));
    const files = [...folders(), ...built, ...kept].sort();
    const hash = createHash("sha256");
    for (const name of built) {
      const file = bundle[name]!;
      hash.update(file.type === "chunk" ? file.code : file.source);
    }
    for (const file of kept) hash.update(readFileSync(source(`public/${file}`)));
    const version = `cotulenh-${hash.digest("hex").slice(0, 16)}`;
    const text = readFileSync(source("sw.js"), "utf8")
      .replace('"__VERSION__"', JSON.stringify(version))
      .replace('["__FILES__"]', JSON.stringify(files));
    this.emitFile({ type: "asset", fileName: "sw.js", source: text });
  },
};
