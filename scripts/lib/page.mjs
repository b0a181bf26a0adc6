// The page in www/: building and serving it.
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bin } from "./npm.mjs";
import { unlessFresh } from "./package.mjs";
import { ROOT } from "./paths.mjs";
import { run } from "./run.mjs";
import { hashFiles } from "./stamp.mjs";

const WWW = join(ROOT, "www");
const DIST = join(WWW, "dist");
const STAMP = join(ROOT, "target", "page.stamp");
const configFile = join(WWW, "vite.config.mjs");

/** Names everything that the built page depends on. */
export function pageStamp() {
  return hashFiles(["www", "bench", "pkg", "package-lock.json"]);
}

/** Builds the page, or leaves it if nothing changed. */
export async function buildPage(stamp) {
  if (!existsSync(DIST)) rmSync(STAMP, { force: true });
  await unlessFresh("build the page", STAMP, stamp, () =>
    run(bin("vite"), ["build", "--config", configFile, "--logLevel", "warn"]),
  );
}

/** Serves the built page on the first free port from `port` on, to this machine only. */
export async function servePage(port) {
  const { preview } = await import("vite");
  const settings = { host: "127.0.0.1", port, strictPort: false };
  const server = await preview({ configFile, logLevel: "warn", preview: settings });
  return { address: server.resolvedUrls.local[0], close: () => server.close() };
}

/** Serves the sources, reloading the page as they change. */
export async function serveSources(port) {
  const { createServer } = await import("vite");
  const settings = { host: "127.0.0.1", port, strictPort: false };
  const server = await createServer({ configFile, logLevel: "info", server: settings });
  await server.listen();
  return { address: server.resolvedUrls.local[0], close: () => server.close() };
}
