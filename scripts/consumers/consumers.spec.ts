// The packed package in small real projects: each plays the same short game in its own way and must
// come to the same result.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test as plain, type Page } from "@playwright/test";
import { CONSUMERS } from "./project.mjs";
import { runTool, serveFolder, startTool, type Server } from "./servers.mjs";
import { visit } from "./visit.js";

/** All that a page which uses the package must allow. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
/** The same, for pages that have a worker or fetch the wasm module as a file of its own. */
const WORKER_POLICY = `${POLICY}; worker-src 'self'`;
const FETCH_POLICY = `${POLICY}; connect-src 'self'`;
const BOTH_POLICY = `${WORKER_POLICY}; connect-src 'self'`;
/** Too strict. */
const NO_WASM_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

const EXPECTED: unknown = JSON.parse(readFileSync(join(CONSUMERS, "expected.json"), "utf8"));

/** Expects so many games, each with the expected result. */
function expectGames(games: unknown, count: number): void {
  expect(games).toStrictEqual(Array.from({ length: count }, () => EXPECTED));
}

type Result = { answers?: unknown[]; error?: string };

/** What a page leaves for the test. */
const resultOf = (page: Page) =>
  page.evaluate(() => (globalThis as { consumer?: Result }).consumer);

/** Opens pages of a server one by one. Returns the games of all. */
async function gamesOf(page: Page, address: string, ...names: string[]): Promise<unknown[]> {
  const games: unknown[] = [];
  for (const name of names) {
    const complaints = await visit(page, address + name);
    const isDone = async () => complaints.length > 0 || (await resultOf(page)) !== undefined;
    await expect.poll(isDone, { message: "the page has an answer", timeout: 30_000 }).toBe(true);
    const { answers = [], error } = (await resultOf(page)) ?? {};
    expect({ error, complaints }).toEqual({ error: undefined, complaints: [] });
    games.push(...answers);
  }
  return games;
}

/** `open` returns the address of a server, and closes the server after the test. */
const test = plain.extend<{ open: (server: Promise<Server>) => Promise<string> }>({
  open: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (starting) => {
      const server = await starting;
      servers.push(server);
      return server.address;
    });
    for (const { close } of servers) close();
  },
});

/** Serves a folder of the consumers under a policy. */
const serve = (folder: string, policy: string) => serveFolder(join(CONSUMERS, folder), policy);

/** Writes the page for a bundler that makes none itself. */
function writePage(folder: string, script: string): void {
  const place = join(CONSUMERS, "dist", folder);
  mkdirSync(place, { recursive: true });
  const text = `<!doctype html><title>Consumer</title><script type="module" src="${script}"></script>`;
  writeFileSync(join(place, script.replace(/\.js$/, ".html")), text);
}

/** The games that a program prints. */
async function printedBy(file: string): Promise<unknown> {
  return JSON.parse((await runTool("node", file)).stdout);
}

test("Node, ESM", async () => expectGames(await printedBy("node/esm.mjs"), 1));

test("Node, CJS", async () => expectGames(await printedBy("node/cjs.cjs"), 1));

test("Node, ESM and CJS in one process", async () => {
  expectGames(await printedBy("node/both.cjs"), 2);
});

test("worker_threads", async () => expectGames(await printedBy("node/threads.mjs"), 3));

for (const [title, name, policy] of [
  ["plain page under a strict policy", "plain/index.html", POLICY],
  ["cotulenh-wasm/web in a page", "plain/web.html", FETCH_POLICY],
] as const) {
  test(title, async ({ page, open }) => {
    expectGames(await gamesOf(page, await open(serve(".", policy)), name), 1);
  });

  test(`${title}, refused by a policy without wasm`, async ({ page, open }) => {
    const complaints = await visit(page, (await open(serve(".", NO_WASM_POLICY))) + name);
    await expect
      .poll(async () => [...complaints, (await resultOf(page))?.error].join("\n"))
      .toMatch(/CompileError.*(Content Security Policy|unsafe-eval)/s);
    expect((await resultOf(page))?.answers).toBeUndefined();
  });
}

test("Web Worker", async ({ page, open }) => {
  expectGames(await gamesOf(page, await open(serve(".", WORKER_POLICY)), "plain/worker.html"), 1);
});

test("Vite, built", async ({ page, open }) => {
  await runTool("vite", "build", "--config", "vite.config.mjs");
  const address = await open(serve("dist/vite", BOTH_POLICY));
  expectGames(await gamesOf(page, address, "main.html", "web.html"), 3);
});

test("Vite, dev", async ({ page, open }) => {
  const address = await open(
    startTool("vite", "--config", "vite.config.mjs", "--logLevel", "info"),
  );
  expectGames(await gamesOf(page, address, "main.html", "web.html"), 3);
});

test("webpack 5", async ({ page, open }) => {
  await runTool("node", "webpack.mjs");
  for (const script of ["main.js", "web.js"]) writePage("webpack", script);
  const address = await open(serve("dist/webpack", BOTH_POLICY));
  expectGames(await gamesOf(page, address, "main.html", "web.html"), 3);
});

test("esbuild", async ({ page, open }) => {
  const entry = ["browser/single.js", "--bundle", "--log-level=warning"];
  await runTool("esbuild", ...entry, "--format=esm", "--outfile=dist/esbuild/main.js");
  writePage("esbuild", "main.js");
  expectGames(await gamesOf(page, await open(serve("dist/esbuild", POLICY)), "main.html"), 1);
});

test("esbuild, for Node as CJS", async () => {
  const flags = ["--bundle", "--platform=node", "--format=cjs", "--log-level=warning"];
  await runTool("esbuild", "node/esm.mjs", ...flags, "--outfile=dist/esbuild/node.cjs");
  expectGames(await printedBy("dist/esbuild/node.cjs"), 1);
});

test("Rollup", async ({ page, open }) => {
  await runTool("rollup", "--config", "rollup.config.mjs", "--silent");
  writePage("rollup", "main.js");
  expectGames(await gamesOf(page, await open(serve("dist/rollup", POLICY)), "main.html"), 1);
});

test("Next.js, server and client", async ({ page, open }) => {
  await runTool("next", "build", "next");
  const address = await open(
    startTool("next", "start", "next", "--port=0", "--hostname=127.0.0.1"),
  );
  expectGames(await gamesOf(page, address, ""), 4);
});

test("Vitest", async () => {
  const { all } = await runTool("vitest", "run", "--config", "vitest/vitest.config.mjs");
  expect(all).toMatch(/Tests\s+2 passed/);
});

test("Jest", async () => {
  const jest = join("node_modules", "jest", "bin", "jest.js");
  const flags = ["--experimental-vm-modules", "--no-warnings"];
  const { all } = await runTool("node", ...flags, jest, "--config", "jest/jest.config.cjs");
  expect(all).toMatch(/^Tests:\s+4 passed/m);
});
