// The examples in docs that are files of a project, each in a project of its kind; and the tables in docs,
// by what the package and the tools say.
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import * as chess from "chess.js";
import * as ours from "cotulenh-wasm";
import { CoTuLenh } from "cotulenh-wasm";
import { ENGINE_OUT } from "../lib/paths.mjs";
import { ENGINE_WASM, WASM } from "../toolchain/wasm.mjs";
import { makeProject } from "./example-project.mjs";
import { exampleCommand, firstParagraph, tableUnder } from "./examples.mjs";
import { CONSUMERS } from "./project.mjs";
import { BUN, DENO, requireRuntime, WORKERD } from "./runtimes.mjs";
import { runTool, startTool } from "./servers.mjs";

/** Runs a server, and expects it to list the moves at the start. Returns its answer to a broken FEN. */
async function expectMoves(command: string, ...args: string[]): Promise<Response> {
  const server = await startTool(command, ...args);
  try {
    expect(await (await fetch(server.address)).json()).toEqual(new CoTuLenh().moves());
    return await fetch(`${server.address}?fen=nothing`);
  } finally {
    server.close();
  }
}

for (const [name, program, flags] of [
  ["bun", BUN, ["--port=0"]],
  ["deno", DENO, ["--port=0", "--host=127.0.0.1", "--no-lock"]],
] as const) {
  test(`documents, server in ${name}`, async () => {
    requireRuntime(program);
    const folder = makeProject(name, ["server.js"]);
    const [, ...words] = exampleCommand(name);
    const file = words.pop()!;
    const answer = await expectMoves(program, ...words, ...flags, join(folder, file));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(CoTuLenh.validateFen("nothing").errors);
  });
}

test("documents, server with a pool of engines", async () => {
  const folder = makeProject("engines", ["engine-server.js"]);
  const [, file] = exampleCommand("node", "engine-server.js");
  const server = await startTool("node", join(folder, file!), "0");
  try {
    const ask = async (query: string) => {
      const response = await fetch(server.address + query);
      return { status: response.status, ...((await response.json()) as { best?: string }) };
    };
    const game = new CoTuLenh();
    const { status, best } = await ask("");
    expect(status).toBe(200);
    game.playTurn(best!);
    const reply = await ask(`?turns=${encodeURIComponent(best!)}`);
    game.playTurn(reply.best!);
    expect(await ask("?fen=nothing")).toMatchObject({ status: 400, code: "FEN_RANK_COUNT" });
    // A search whose client has left is cancelled, so that others need not wait.
    const leaving = AbortSignal.timeout(50);
    const left = Array.from({ length: 50 }, () => fetch(server.address, { signal: leaving }));
    await Promise.allSettled(left);
    const many = await Promise.all(Array.from({ length: 160 }, () => ask("")));
    const counts = [200, 503].map((code) => many.filter((answer) => answer.status === code).length);
    expect(counts[0]! + counts[1]!).toBe(160);
    expect(counts[0]).toBeGreaterThanOrEqual(100);
    expect(counts[1]).toBeGreaterThan(0);
    const answered = many.filter((answer) => answer.status === 200);
    expect(new Set(answered.map((answer) => answer.best))).toEqual(new Set([best]));
  } finally {
    server.close();
  }
});

test("documents, worker in workerd", async () => {
  requireRuntime(WORKERD);
  const folder = makeProject("workerd", ["workerd.js"], "workerd");
  const out = `--outdir=${folder}`;
  // As Cloudflare's own tool does: everything but the wasm module in one file.
  const flags = ["--bundle", "--format=esm", "--loader:.wasm=copy", "--asset-names=[name]"];
  await runTool("esbuild", join(folder, "workerd.js"), ...flags, "--allow-overwrite", out);
  await expectMoves(WORKERD, "serve", join(folder, "config.capnp"), "--control-fd=1");
});

test("documents, the wasm as a module in Deno", async () => {
  requireRuntime(DENO);
  const folder = makeProject("source", ["source.js"]);
  const { stdout } = await runTool(DENO, "run", "--no-lock", join(folder, "source.js"));
  expect(stdout.trim()).toBe("r");
});

test("the wasm as a module in Node", async () => {
  test.skip(Number(process.versions.node.split(".")[0]) < 24, "Node has it from version 24");
  const folder = makeProject("source-node", ["source.js"]);
  expect((await runTool("node", join(folder, "source.js"))).stdout.trim()).toBe("r");
});

test("the wasm as a module in workerd", async () => {
  requireRuntime(WORKERD);
  const folder = makeProject("workerd-source", [], "workerd");
  const module = join(CONSUMERS, "node_modules", "cotulenh-wasm");
  for (const file of ["source.js", "web.js", WASM])
    cpSync(join(module, file), join(CONSUMERS, folder, file));
  await expectMoves(WORKERD, "serve", join(folder, "source.capnp"), "--control-fd=1");
});

test("documents, the browsers understand the syntax of the package and the features of its wasm", async () => {
  const entries = [
    "index.js",
    "web.js",
    "constants.js",
    "texts.js",
    "engine.js",
    "engine-worker.js",
  ];
  const module = join(CONSUMERS, "node_modules", "cotulenh-wasm");
  const versions = tableUnder("docs/ENVIRONMENTS.md", "Browsers").map(([, ...row]) =>
    row.map(Number),
  );
  const names = ["chrome", "firefox", "safari"];
  const oldest = names.map((name, i) => name + Math.min(...versions.map((row) => row[i]!)));
  for (const entry of entries) {
    // Syntax that a browser does not know would be transpiled.
    const compile = async (target: string) =>
      (await runTool("esbuild", join(module, entry), `--target=${target}`, "--log-limit=0")).stdout;
    expect(await compile(oldest.join(",")), entry).toBe(await compile("esnext"));
  }
  for (const wasm of [join(module, WASM), join(ENGINE_OUT, ENGINE_WASM)]) {
    const { stdout } = await runTool("wasm-opt", wasm, "--print-features");
    // If this fails, look up which browsers have the feature and correct the table.
    expect(stdout.split("\n").sort()).toEqual([
      "--enable-bulk-memory",
      "--enable-bulk-memory-opt",
      "--enable-mutable-globals",
      "--enable-nontrapping-float-to-int",
      "--enable-reference-types",
      "--enable-sign-ext",
    ]);
  }
});

/** The members and exports that stand in a text as code. */
const namesIn = (text: string) =>
  [...text.matchAll(/`(?:new |CoTuLenh\.)?([A-Za-z]\w*)/g)].map(([, name]) => name!);

const isOurs = (name: string) => name in CoTuLenh.prototype || name in CoTuLenh || name in ours;

const MIGRATING = "docs/MIGRATING.md";

for (const heading of ["Coming from chess.js", "Coming from @cotulenh/core"]) {
  test(`documents, ${heading}: the table names what the package has`, () => {
    for (const [, ours = ""] of tableUnder(MIGRATING, heading)) {
      expect(namesIn(ours).filter((name) => !isOurs(name))).toEqual([]);
    }
  });
}

test("documents, Coming from chess.js: the names are those of chess.js", () => {
  const heading = "Coming from chess.js";
  const isTheirs = (name: string) => name in chess.Chess.prototype || name in chess;
  for (const [theirs = ""] of tableUnder(MIGRATING, heading)) {
    expect(namesIn(theirs), theirs).not.toEqual([]);
    expect(namesIn(theirs).filter((name) => !isTheirs(name))).toEqual([]);
  }
  const same = namesIn(firstParagraph(MIGRATING, heading));
  expect(same.length).toBeGreaterThan(10);
  expect(same.filter((name) => !isTheirs(name) || !isOurs(name))).toEqual([]);
});
