// A server of the built page that can switch to another version while pages are open.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** The newer version has another title, and a style sheet with another name. */
const renamed = (text) => text.replace(/(assets\/index-)[\w-]+(\.css)/g, "$1newer$2");
const newWorker = (text) => renamed(text).replace(/"cotulenh-\w+"/, '"cotulenh-newer"');
const newPage = (text) => renamed(text).replace("<title>", "<title>Newer ");

const read = (file) => readFileSync(new URL(`../../dist${file}`, import.meta.url), "utf8");

function content(file, has) {
  if (file.endsWith("-newer.css")) return has === "old" ? null : "body { --newer: yes }";
  const text = read(file);
  if (file === "/sw.js") return has === "old" ? text : newWorker(text);
  if (file.endsWith(".html")) return has === "newer" ? newPage(text) : text;
  return text;
}

/**
 * Serves the page: the old version, the newer one, or, in the middle of a deployment, the new
 * worker with the old page.
 */
export async function serveVersions() {
  let has = "old";
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    let text = null;
    try {
      text = content(file, has);
    } catch {
      // There is no such file.
    }
    if (text === null) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "text/plain" }).end(text);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    deploy: (version) => void (has = version),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
