// Servers for the pages of consumers, each on a free port and for this machine only.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { basename, extname, join, normalize, sep } from "node:path";
import { start } from "../lib/run.mjs";
import { CONSUMERS } from "./project.mjs";

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/**
 * @typedef {object} Server
 * @property {string} address
 * @property {() => void} close
 */

/** @param {string} file */
const isFile = (file) => existsSync(file) && statSync(file).isFile();

/**
 * A page with one script, which has the same name and is beside it.
 * @param {string} file
 */
function writePage(file) {
  const script = `<script type="module" src="./${basename(file, ".html")}.js"></script>`;
  return `<!doctype html><html lang="en"><head><title>Consumer</title>${script}</head></html>`;
}

/**
 * The content of a file, from disk or generated; `null` if there is no such file.
 * @param {string} file
 */
function readContent(file) {
  if (isFile(file)) return readFileSync(file);
  return file.endsWith(".html") && isFile(file.replace(/html$/, "js")) ? writePage(file) : null;
}

/**
 * Serves a folder. A page that is missing is made if there is a script of its name. `policy`, if given, is
 * the Content-Security-Policy of every response. `script`, if given, runs in every page before its own
 * scripts.
 * @param {string} folder
 * @param {string} [policy]
 * @param {string} [script]
 * @returns {Promise<Server>}
 */
export async function serveFolder(folder, policy, script) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(String(request.url), "http://localhost");
    const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const file = normalize(join(folder, decodeURIComponent(name)));
    const type = TYPES[extname(file)];
    const content = file.startsWith(folder + sep) ? readContent(file) : null;
    if (!type || content === null) return void response.writeHead(404).end();
    response.setHeader("content-type", type);
    if (policy) response.setHeader("content-security-policy", policy);
    if (!script || extname(file) !== ".html") return void response.end(content);
    response.end(content.toString().replace("<head>", () => `<head><script>${script}</script>`));
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The environment for tools: no colours, no telemetry, no settings of the user. */
const SETTINGS = {
  cwd: CONSUMERS,
  env: {
    ...process.env,
    NODE_ENV: undefined,
    FORCE_COLOR: undefined,
    NO_COLOR: "1",
    NEXT_TELEMETRY_DISABLED: "1",
  },
};

/**
 * Runs one of the consumers' tools, which may fail.
 * @param {string} command
 * @param {...string} args
 */
export const tryTool = (command, ...args) => start(command, args, SETTINGS).ended;

/**
 * Runs one of the consumers' tools, which must not fail.
 * @param {string} command
 * @param {...string} args
 */
export async function runTool(command, ...args) {
  const ended = await tryTool(command, ...args);
  if (ended.code !== 0) throw new Error(`${[command, ...args].join(" ")} fails:\n${ended.all}`);
  return ended;
}

/**
 * Starts a tool that serves, and waits until it prints its address and that it is ready.
 * @param {string} command
 * @param {...string} args
 * @returns {Promise<Server>}
 */
export async function startTool(command, ...args) {
  return new Promise((resolve, reject) => {
    let printed = "";
    const tool = start(command, args, SETTINGS, (text) => {
      printed += text;
      const port = /(?:http:\/\/(?:127\.0\.0\.1|localhost)|"port"):(\d+)/.exec(printed)?.[1];
      const isReady = /ready|started|listen/i.test(printed);
      if (port && isReady) resolve({ address: `http://127.0.0.1:${port}/`, close: tool.kill });
    });
    void tool.ended.then(() => reject(new Error(`${command} has ended:\n${printed}`)));
  });
}
