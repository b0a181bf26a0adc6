// The entry with a separate .wasm file.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import * as inline from "cotulenh-wasm";
import * as web from "cotulenh-wasm/web";

const file = fileURLToPath(import.meta.resolve("cotulenh-wasm/cotulenh_wasm_bg.wasm"));

test("a game before init is refused", () => {
  assert.throws(() => new web.CoTuLenh(), { name: "CoTuLenhError", code: "NOT_INITIALIZED" });
});

test("a failed init can be tried again", async () => {
  await assert.rejects(web.init(new Uint8Array([1, 2, 3])));
  assert.throws(() => new web.CoTuLenh(), { code: "NOT_INITIALIZED" });
  await web.init(readFile(file));
  assert.equal(new web.CoTuLenh().fen(), web.CoTuLenh.START);
});

test("init may be called again, and does nothing then", async () => {
  const game = new web.CoTuLenh();
  await Promise.all([web.init(), web.default()]);
  assert.equal(game.turn(), web.RED);
});

test("both entries offer the same, but for init", () => {
  const more = Object.keys(web).filter((name) => !(name in inline));
  assert.deepEqual(more.sort(), ["default", "init"]);
});
