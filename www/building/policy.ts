// The Content-Security-Policy of all pages: scripts and styles of the site alone, no text that runs. Hosts that only
// serve files get it as an element of each page, the preview server sends it as a header too.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { source } from "./project.js";

const INLINE = /<(script|style)>([^]*?)<\/\1>/g;

/** The scripts or the styles that stand inside pages, as a policy names them. */
function hashesOf(kind: "script" | "style", pages: readonly string[]): string {
  const found = new Set<string>();
  for (const [, tag, text = ""] of pages.flatMap((html) => [...html.matchAll(INLINE)])) {
    if (tag === kind) found.add(createHash("sha256").update(text).digest("base64"));
  }
  return [...found].map((hash) => ` 'sha256-${hash}'`).join("");
}

/** The service of online games, if it is on a host of its own. */
function serviceOrigins(): string {
  const address = process.env["SERVICE_URL"];
  if (!address) return "";
  const { origin } = new URL(address);
  return ` ${origin} ${origin.replace(/^http/, "ws")}`;
}

function createPolicy(pages: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${hashesOf("script", pages)}`,
    // The engine starts its worker from a text.
    "worker-src 'self' blob:",
    `style-src 'self'${hashesOf("style", pages)}`,
    "font-src 'self'",
    "img-src 'self' data: blob:",
    // Sounds are synthesized.
    "media-src blob:",
    `connect-src 'self'${serviceOrigins()}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

export const contentPolicy: Plugin = {
  name: "content-policy",
  // After the pages of the places are made.
  enforce: "post",
  generateBundle(_, bundle) {
    const pages = Object.values(bundle).filter(
      (file) => file.type === "asset" && file.fileName.endsWith(".html"),
    ) as { source: string }[];
    const policy = createPolicy(pages.map((page) => String(page.source)));
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    for (const page of pages) {
      page.source = String(page.source).replace(/<meta charset="utf-8" ?\/?>/, `$&\n    ${meta}`);
    }
  },
  configurePreviewServer({ middlewares }) {
    const policy = META.exec(readFileSync(source("dist/index.html"), "utf8"))?.[1];
    middlewares.use((_, response, next) => {
      if (policy) response.setHeader("Content-Security-Policy", policy);
      next();
    });
  },
};
