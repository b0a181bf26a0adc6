// Servers for the pages that are looked at, each on a free port and for this machine only.
import { spawn } from "node:child_process";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { Problem } from "./log.mjs";

/** How long a tool may take to start, in milliseconds. */
const PATIENCE = 60_000;

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
};

/** Serves a folder. `policy`, if given, is the Content-Security-Policy of every answer. */
export async function serveFolder(folder, policy) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const file = normalize(join(folder, decodeURIComponent(pathname)));
    const inside = file.startsWith(folder + sep);
    const type = TYPES[extname(file)];
    if (!inside || !type || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const headers = { "content-type": type };
    if (policy) headers["content-security-policy"] = policy;
    response.writeHead(200, headers);
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Starts a tool that serves; gives the address it prints and a way to end it. */
export async function serveBy(command, args, settings) {
  const server = spawn(command, args, { ...settings, stdio: ["ignore", "pipe", "pipe"] });
  const close = () => server.kill();
  process.on("exit", close);
  let printed = "";
  const address = await new Promise((resolve, reject) => {
    const take = (chunk) => {
      printed += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed);
      if (found && /ready/i.test(printed)) resolve(`${found[0]}/`);
    };
    server.stdout.setEncoding("utf8").on("data", take);
    server.stderr.setEncoding("utf8").on("data", take);
    server.on("error", reject);
    server.on("exit", (code) => reject(new Problem(`${command} ended with ${code}:\n${printed}`)));
    setTimeout(() => {
      close();
      reject(new Problem(`${command} did not start:\n${printed}`));
    }, PATIENCE).unref();
  });
  return { address, close };
}
