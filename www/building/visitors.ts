// Files for search engines, and the page for wrong addresses.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { FOLDERS, siteUrl, source } from "./project.js";

/** The addresses of all places. */
function sitemap(site: URL): string {
  const places = ["./", ...FOLDERS.map((name) => `${name}/`)];
  const urls = places.map((path) => `  <url><loc>${new URL(path, site).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function robots(site: URL | null): string {
  const rules = "User-agent: *\nAllow: /\n";
  return site ? `${rules}Sitemap: ${new URL("sitemap.xml", site).href}\n` : rules;
}

export const forVisitors: Plugin = {
  name: "for-visitors",
  apply: "build",
  generateBundle() {
    const emit = (fileName: string, text: string) =>
      this.emitFile({ type: "asset", fileName, source: text });
    emit("robots.txt", robots(siteUrl));
    if (siteUrl) emit("sitemap.xml", sitemap(siteUrl));
    // A host shows it at any depth, so its links start at the root of the host.
    const root = siteUrl?.pathname ?? "/";
    emit(
      "404.html",
      readFileSync(source("building/404.html"), "utf8").replaceAll("__ROOT__", root),
    );
  },
};
