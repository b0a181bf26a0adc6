// The entry with a separate .wasm file.
import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import * as inline from "cotulenh-wasm";
import * as web from "cotulenh-wasm/web";

const file = fileURLToPath(import.meta.resolve("cotulenh-wasm/cotulenh_wasm_bg.wasm"));

/** Serves the module, a page in its place, and nothing else. */
const server = createServer(async (request, response) => {
  if (request.url === "/game.wasm") {
    response.setHeader("content-type", "application/wasm");
    response.end(await readFile(file));
  } else if (request.url === "/page.wasm") {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>404</title>");
  } else {
    response.writeHead(404).end();
  }
});
let address;
before(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${server.address().port}`;
});
after(() => server.close());

/** A start that fails, after which there are no games. */
async function refused(source, code, message = /cotulenh_wasm_bg\.wasm/) {
  await assert.rejects(async () => web.init(await source), {
    name: "CoTuLenhError",
    code,
    message,
  });
  assert.throws(() => new web.CoTuLenh(), { code: "NOT_INITIALIZED" });
}

test("a game before init is refused", () => {
  assert.throws(() => new web.CoTuLenh(), { name: "CoTuLenhError", code: "NOT_INITIALIZED" });
  for (const call of [
    () => web.CoTuLenh.fromJSON({ start: web.START }),
    () => web.parsePgn("*"),
    () => web.writePgn({}),
  ]) {
    assert.throws(call, { code: "NOT_INITIALIZED" });
  }
});

test("an address where nothing is: WASM_NOT_FOUND, with the address and what to do", async () => {
  const missing = `${address}/nothing.wasm`;
  const says = /^serve cotulenh_wasm_bg\.wasm at http:.*nothing\.wasm, or .*: status 404$/;
  for (const source of [missing, new URL(missing), new Request(missing), fetch(missing)]) {
    await refused(source, "WASM_NOT_FOUND", says);
  }
});

test("a server that does not answer: WASM_NOT_FOUND", async () => {
  const closed = createServer();
  closed.listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address();
  closed.close();
  await once(closed, "close");
  const source = `http://127.0.0.1:${port}/game.wasm`;
  await refused(
    source,
    "WASM_NOT_FOUND",
    new RegExp(`^serve cotulenh_wasm_bg\\.wasm at ${source}, or `),
  );
  await refused(
    new Request(source),
    "WASM_NOT_FOUND",
    new RegExp(`^serve cotulenh_wasm_bg\\.wasm at ${source}, or `),
  );
});

/** A module that has nothing in it. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

test("something else than the module: WASM_INVALID", async () => {
  const warn = console.warn;
  console.warn = () => {};
  try {
    for (const source of [
      new Uint8Array([1, 2, 3]),
      new ArrayBuffer(0),
      EMPTY_MODULE,
      new WebAssembly.Module(EMPTY_MODULE),
      `${address}/page.wasm`,
      7,
      {},
    ]) {
      await refused(source, "WASM_INVALID", /cotulenh_wasm_bg\.wasm did not start: \S/);
    }
  } finally {
    console.warn = warn;
  }
});

test("a failed init can be tried again", async () => {
  await refused(new Uint8Array([1, 2, 3]), "WASM_INVALID");
  await refused(`${address}/nothing.wasm`, "WASM_NOT_FOUND");
  await web.init(`${address}/game.wasm`);
  assert.equal(new web.CoTuLenh().fen(), web.CoTuLenh.START);
  assert.equal(new web.CoTuLenh().moves().length, 114);
});

test("init may be called again, and does nothing then", async () => {
  const game = new web.CoTuLenh();
  await Promise.all([web.init(), web.default(), web.init(`${address}/nothing.wasm`)]);
  assert.equal(game.turn(), web.RED);
});

test("both entries offer the same, but for init", () => {
  const more = Object.keys(web).filter((name) => !(name in inline));
  assert.deepEqual(more.sort(), ["default", "init"]);
});
