// The packed package in small real projects: each plays the same short game, in its own way.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { answersOf, browser } from "../toolchain/browser.mjs";
import { CONSUMERS, consumers, TOOL_SETTINGS } from "../lib/consumers.mjs";
import { Problem, step } from "../lib/log.mjs";
import { bin } from "../lib/npm.mjs";
import { once, run } from "../lib/run.mjs";
import { serveBy, serveFolder } from "../lib/servers.mjs";

/** All that a page which uses the package must allow. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
/** The same, for pages that have a worker or fetch the wasm module as a file of its own. */
const WORKER_POLICY = `${POLICY}; worker-src 'self'`;
const FETCH_POLICY = `${POLICY}; connect-src 'self'`;
/** What is too strict. */
const NO_WASM_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

const expected = once(() => JSON.parse(readFileSync(join(CONSUMERS, "expected.json"), "utf8")));

/** Fails unless there are so many answers, and each is the expected one. */
async function compare(answers, count) {
  const wanted = await expected();
  if (answers?.length !== count) {
    throw new Problem(`${answers?.length} answers came instead of ${count}`);
  }
  for (const answer of answers) {
    try {
      assert.deepEqual(answer, wanted);
    } catch (error) {
      throw new Problem(`the short game went otherwise than expected:\n${error.message}`);
    }
  }
  return count === 1 ? undefined : `${count} games`;
}

const tool = (name, ...args) => run(bin(name, CONSUMERS), args, TOOL_SETTINGS);

/** Runs a program that prints its answers as JSON. */
async function node(file, count) {
  const printed = await run("node", [file], { ...TOOL_SETTINGS, quiet: true });
  let answers;
  try {
    answers = JSON.parse(printed);
  } catch {
    throw new Problem(`${file} printed something else than its answers:\n${printed}`);
  }
  return compare(answers, count);
}

/** Looks at pages of a folder in Chromium, under a policy. */
async function pages(folder, policy, names) {
  const server = await serveFolder(join(CONSUMERS, folder), policy);
  try {
    const answers = [];
    for (const name of names) answers.push(...(await answersOf(server.address + name)));
    return answers;
  } finally {
    await server.close();
  }
}

/** The page for a bundler that makes none itself. */
function writePage(folder, script) {
  const place = join(CONSUMERS, "dist", folder);
  mkdirSync(place, { recursive: true });
  const page = `<!doctype html><title>Consumer</title><script type="module" src="${script}"></script>`;
  writeFileSync(join(place, script.replace(/\.js$/, ".html")), page);
}

/** Fails unless a page fails because the policy does not let wasm be compiled. */
async function refusedBy(policy, name) {
  let answers;
  try {
    answers = await pages(".", policy, [name]);
  } catch (error) {
    if (/CompileError.*(Content Security Policy|unsafe-eval)/s.test(error.message)) return;
    throw error;
  }
  throw new Problem(`${name} works without 'wasm-unsafe-eval': ${JSON.stringify(answers)}`);
}

const serve = (name, ...args) => serveBy(bin(name, CONSUMERS), args, TOOL_SETTINGS);

/** Fails unless a test runner passed exactly so many tests. */
function passed(output, pattern, count) {
  const found = Number(pattern.exec(output)?.[1]);
  if (found !== count) throw new Problem(`${found} tests passed instead of ${count}`);
  return `${count} games`;
}

const inChromium = async () => {
  await consumers();
  await step("Chromium", browser);
};

export const consumerChecks = [
  ["Node, ESM", consumers, () => node("node/esm.mjs", 1)],
  ["Node, CJS", consumers, () => node("node/cjs.cjs", 1)],
  ["Node, ESM and CJS in one process", consumers, () => node("node/both.cjs", 2)],
  ["worker_threads", consumers, () => node("node/threads.mjs", 3)],
  [
    "plain page under a strict policy",
    inChromium,
    async () => {
      await refusedBy(NO_WASM_POLICY, "plain/index.html");
      return compare(await pages(".", POLICY, ["plain/index.html"]), 1);
    },
  ],
  [
    "cotulenh-wasm/web in a page",
    inChromium,
    async () => {
      await refusedBy(NO_WASM_POLICY, "plain/web.html");
      return compare(await pages(".", FETCH_POLICY, ["plain/web.html"]), 1);
    },
  ],
  [
    "Web Worker",
    inChromium,
    async () => compare(await pages(".", WORKER_POLICY, ["plain/worker.html"]), 1),
  ],
  [
    "Vite, built",
    inChromium,
    async () => {
      await tool("vite", "build", "--config", "vite.config.mjs");
      const policy = `${WORKER_POLICY}; connect-src 'self'`;
      return compare(await pages("dist/vite", policy, ["main.html", "web.html"]), 3);
    },
  ],
  [
    "Vite, dev",
    inChromium,
    async () => {
      const server = await serve("vite", "--config", "vite.config.mjs", "--logLevel", "info");
      try {
        const answers = await answersOf(`${server.address}main.html`);
        return await compare([...answers, ...(await answersOf(`${server.address}web.html`))], 3);
      } finally {
        server.close();
      }
    },
  ],
  [
    "webpack 5",
    inChromium,
    async () => {
      await run("node", ["webpack.mjs"], TOOL_SETTINGS);
      for (const script of ["main.js", "web.js"]) writePage("webpack", script);
      const policy = `${WORKER_POLICY}; connect-src 'self'`;
      return compare(await pages("dist/webpack", policy, ["main.html", "web.html"]), 3);
    },
  ],
  [
    "esbuild",
    inChromium,
    async () => {
      const entry = ["browser/single.js", "--bundle", "--log-level=warning"];
      await tool("esbuild", ...entry, "--format=esm", "--outfile=dist/esbuild/main.js");
      writePage("esbuild", "main.js");
      return compare(await pages("dist/esbuild", POLICY, ["main.html"]), 1);
    },
  ],
  [
    "esbuild, for Node as CJS",
    consumers,
    async () => {
      const flags = ["--bundle", "--platform=node", "--format=cjs", "--log-level=warning"];
      await tool("esbuild", "node/esm.mjs", ...flags, "--outfile=dist/esbuild/node.cjs");
      return node("dist/esbuild/node.cjs", 1);
    },
  ],
  [
    "Rollup",
    inChromium,
    async () => {
      await tool("rollup", "--config", "rollup.config.mjs", "--silent");
      writePage("rollup", "main.js");
      return compare(await pages("dist/rollup", POLICY, ["main.html"]), 1);
    },
  ],
  [
    "Next.js, server and client",
    inChromium,
    async () => {
      await tool("next", "build", "next");
      const server = await serve("next", "start", "next", "--port=0", "--hostname=127.0.0.1");
      try {
        return await compare(await answersOf(server.address), 4);
      } finally {
        server.close();
      }
    },
  ],
  [
    "Vitest",
    consumers,
    async () => {
      const output = await tool("vitest", "run", "--config", "vitest/vitest.config.mjs");
      return passed(output, /Tests\s+(\d+) passed/, 2);
    },
  ],
  [
    "Jest",
    consumers,
    async () => {
      const jest = join("node_modules", "jest", "bin", "jest.js");
      const flags = ["--experimental-vm-modules", "--no-warnings"];
      const args = [...flags, jest, "--config", "jest/jest.config.cjs"];
      return passed(await run("node", args, TOOL_SETTINGS), /^Tests:\s+(\d+) passed/m, 4);
    },
  ],
].map(([title, needs, check]) => ({ title: `in ${title}`, needs, check }));
