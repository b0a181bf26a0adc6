// The packed package in small real projects: each plays the same short game in its own way and must
// come to the same result.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test as plain } from "@playwright/test";
import { expectGames, expectSearches, gamesOf, resultOf } from "./answers.js";
import { ROOT } from "../lib/paths.mjs";
import { CONSUMERS } from "./project.mjs";
import { BUN, DENO, requireRuntime } from "./runtimes.mjs";
import { runTool, serveFolder, startTool, tryTool, type Server } from "./servers.mjs";
import { visit } from "./visit.js";

/** All that a page which uses the package must allow. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
/** The same, for pages that have a worker or fetch the wasm module as a file of its own. */
const WORKER_POLICY = `${POLICY}; worker-src 'self'`;
const FETCH_POLICY = `${POLICY}; connect-src 'self'`;
const BOTH_POLICY = `${WORKER_POLICY}; connect-src 'self'`;
/** For pages with an engine: its worker comes from the page itself, or is a file of the server. */
const BLOB_POLICY = `${POLICY}; worker-src blob:`;
/** A policy that is too strict for the package. */
const NO_WASM_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

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

/** The games that a program prints. */
async function printedBy(file: string): Promise<unknown> {
  return JSON.parse((await runTool("node", file)).stdout);
}

const TSC = join(ROOT, "node_modules", ".bin", "tsc");

test("Node, ESM", async () => expectGames(await printedBy("node/esm.mjs"), 1));

test("Node, CJS", async () => expectGames(await printedBy("node/cjs.cjs"), 1));

test("Node, ESM and CJS in one process", async () => {
  expectGames(await printedBy("node/both.cjs"), 2);
});

test("Node, the engine", async () => {
  for (const file of ["engine.mjs", "engine.cjs", "engine-thread.mjs"]) {
    expectSearches(await printedBy(`node/${file}`));
  }
});

test("the engine in Bun", async () => {
  requireRuntime(BUN);
  expectSearches(JSON.parse((await runTool(BUN, "node/engine.mjs")).stdout));
});

test("the engine in Deno", async () => {
  requireRuntime(DENO);
  const { stdout } = await runTool(DENO, "run", "--no-lock", "--allow-read", "node/engine.mjs");
  expectSearches(JSON.parse(stdout));
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
      .toMatch(/(CompileError|did not start).*(Content Security Policy|unsafe-eval)/s);
    expect((await resultOf(page))?.answers).toBeUndefined();
  });
}

test("the engine in a plain page, where blobs are allowed", async ({ page, open }) => {
  const address = await open(serve(".", BLOB_POLICY));
  expectSearches(await gamesOf(page, address, "plain/engine.html"));
});

test("the engine in a plain page under a strict policy, with its worker's address", async ({
  page,
  open,
}) => {
  const address = await open(serve(".", WORKER_POLICY));
  expectSearches(await gamesOf(page, address, "plain/engine-file.html"), 2);
});

for (const [title, file, policy, reason] of [
  ["no blobs", "engine.html", WORKER_POLICY, /worker has failed.*engine\/worker/],
  ["no wasm", "engine-only.html", `${NO_WASM_POLICY}; worker-src 'self'`, /wasm-unsafe-eval/],
  ["no workers", "engine-only.html", `${POLICY}; worker-src 'none'`, /worker has failed/],
] as const) {
  test(`the engine in a plain page, refused by a policy with ${title}`, async ({ page, open }) => {
    const address = await open(serve(".", policy));
    await visit(page, `${address}plain/${file}`);
    await expect.poll(async () => (await resultOf(page))?.error).toMatch(reason);
  });
}

test("Web Worker", async ({ page, open }) => {
  expectGames(await gamesOf(page, await open(serve(".", WORKER_POLICY)), "plain/worker.html"), 1);
});

test("Vite, built", async ({ page, open }) => {
  await runTool("vite", "build", "--config", "vite.config.mjs");
  const address = await open(serve("dist/vite", BOTH_POLICY));
  expectGames(await gamesOf(page, address, "main.html", "web.html"), 3);
  expectSearches(await gamesOf(page, address, "engine-file.html"));
  const lenient = await open(serve("dist/vite", BLOB_POLICY));
  expectSearches(await gamesOf(page, lenient, "engine.html"));
});

test("Vite, dev", async ({ page, open }) => {
  const address = await open(
    startTool("vite", "--config", "vite.config.mjs", "--logLevel", "info"),
  );
  expectGames(await gamesOf(page, address, "main.html", "web.html"), 3);
  expectSearches(await gamesOf(page, address, "engine.html", "engine-file.html"), 2);
});

test("webpack 5", async ({ page, open }) => {
  await runTool("node", "webpack.mjs");
  const address = await open(serve("dist/webpack", BOTH_POLICY));
  expectGames(await gamesOf(page, address, "main.html", "web.html"), 3);
  expectSearches(await gamesOf(page, address, "engine-file.html"));
  const lenient = await open(serve("dist/webpack", BLOB_POLICY));
  expectSearches(await gamesOf(page, lenient, "engine.html"));
});

test("esbuild", async ({ page, open }) => {
  const entries = ["main=browser/single.js", "engine=browser/engine.js"];
  const flags = ["--bundle", "--log-level=warning", "--format=esm", "--outdir=dist/esbuild"];
  await runTool("esbuild", ...entries, ...flags);
  const address = await open(serve("dist/esbuild", BLOB_POLICY));
  expectGames(await gamesOf(page, address, "main.html"), 1);
  expectSearches(await gamesOf(page, address, "engine.html"));
});

test("esbuild, for Node as CJS", async () => {
  const flags = ["--bundle", "--platform=node", "--format=cjs", "--log-level=warning"];
  const out = ["--outdir=dist/esbuild/node", "--out-extension:.js=.cjs"];
  await runTool("esbuild", "node/esm.mjs", "searching=node/engine.cjs", ...flags, ...out);
  expectGames(await printedBy("dist/esbuild/node/esm.cjs"), 1);
  expectSearches(await printedBy("dist/esbuild/node/searching.cjs"));
});

test("Rollup", async ({ page, open }) => {
  await runTool("rollup", "--config", "rollup.config.mjs", "--silent");
  const address = await open(serve("dist/rollup", BLOB_POLICY));
  expectGames(await gamesOf(page, address, "main.html"), 1);
  expectSearches(await gamesOf(page, address, "engine.html"));
});

test("the elements in the types of React, Preact, Solid and Vue", async () => {
  await runTool(TSC, "-p", "elements");
});

test("an editor shows a square by the name of its type", async () => {
  const { all } = await tryTool(
    TSC,
    "--noEmit",
    "--strict",
    "--ignoreConfig",
    "--module",
    "nodenext",
    "types/square.mts",
  );
  expect(all).toContain(`Type '"l1"' is not assignable to type 'Square'.`);
  expect(all).toContain("(square: Square | null) => void");
});

test("texts: a bundle has only the language that it imports", async () => {
  const file = join("texts", "english.mjs");
  const bundles = {
    esbuild: ["--bundle", "--format=esm", "--outfile=dist/texts/esbuild.mjs"],
    rolldown: ["--file", "dist/texts/rolldown.mjs"],
    rollup: ["--plugin", "node-resolve", "--file", "dist/texts/rollup.mjs", "--silent"],
  };
  for (const [tool, flags] of Object.entries(bundles)) {
    await runTool(tool, file, ...flags);
    const bundle = join("dist", "texts", `${tool}.mjs`);
    expect((await runTool("node", bundle)).stdout.trim()).toBe("the piece on e5 is in the way");
    const code = readFileSync(join(CONSUMERS, bundle), "utf8");
    expect(code, tool).toContain("in the way");
    // Vietnamese letters, plain or escaped.
    expect(code, tool).not.toMatch(/[À-ỹ]|\\u1e[0-9a-f]{2}/i);
  }
});

test("Vitest", async () => {
  const { all } = await runTool("vitest", "run", "--config", "vitest/vitest.config.mjs");
  expect(all).toMatch(/Tests\s+4 passed/);
});

test("Jest", async () => {
  const jest = join("node_modules", "jest", "bin", "jest.js");
  const flags = ["--experimental-vm-modules", "--no-warnings"];
  const { all } = await runTool("node", ...flags, jest, "--config", "jest/jest.config.cjs");
  expect(all).toMatch(/^Tests:\s+8 passed/m);
});
