// The cache of tools never has a half-built tool.
import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

const home = mkdtempSync(join(tmpdir(), "cotulenh-cache-"));
const folder = join(home, "cotulenh-wasm");
/** @type {typeof import("./cache.mjs").cached} */
let cached;

before(async () => {
  process.env["XDG_CACHE_HOME"] = home; // read as the module is loaded
  ({ cached } = await import("./cache.mjs"));
});

after(() => rmSync(home, { recursive: true, force: true }));

const leftovers = () => readdirSync(folder).filter((entry) => entry.startsWith("tmp-"));

test("a folder is built once", async () => {
  let builds = 0;
  const build = async (/** @type {string} */ temporary) => {
    builds++;
    writeFileSync(join(temporary, "tool"), "");
  };
  const first = await cached("once", build);
  assert.equal(await cached("once", build), first);
  assert.equal(builds, 1);
  assert.ok(existsSync(join(first, "tool")));
});

test("a build that fails leaves nothing", async () => {
  const build = async (/** @type {string} */ temporary) => {
    writeFileSync(join(temporary, "half"), "");
    throw new Error("stopped");
  };
  await assert.rejects(cached("broken", build), /stopped/);
  assert.ok(!existsSync(join(folder, "broken")));
  assert.deepEqual(leftovers(), []);
});

test("what a killed run has left is removed a day later", async () => {
  const [old, recent] = ["tmp-old-1", "tmp-recent-2"].map((name) => join(folder, name));
  for (const place of [old, recent]) mkdirSync(String(place));
  utimesSync(String(old), 1, 1);
  await cached("next", async () => {});
  assert.deepEqual(leftovers(), ["tmp-recent-2"]);
  rmSync(String(recent), { recursive: true });
});

test("of two runs at the same time, both get a complete folder", async () => {
  const build = async (/** @type {string} */ temporary) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    writeFileSync(join(temporary, "tool"), "");
  };
  const [first, second] = await Promise.all([cached("both", build), cached("both", build)]);
  assert.equal(first, second);
  assert.deepEqual(readdirSync(first), ["tool"]);
  assert.deepEqual(leftovers(), []);
});
