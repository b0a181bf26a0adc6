// The cache of tools: what is in it is complete, and is built once.
import assert from "node:assert/strict";
import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

const home = mkdtempSync(join(tmpdir(), "cotulenh-cache-"));
const folder = join(home, "cotulenh-wasm");
/** @type {typeof import("./cache.mjs").cached} */
let cached;

before(async () => {
  process.env["XDG_CACHE_HOME"] = home; // read as the module is loaded
  ({ cached } = await import("./cache.mjs"));
});

after(() => rmSync(home, { recursive: true, force: true }));

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
  const left = readdirSync(folder).filter((entry) => /broken|lock/.test(entry));
  assert.deepEqual(left, []);
});

test(
  "the lock and the half-made folder of a killed run are removed",
  { timeout: 60_000 },
  async () => {
    const { pid } = spawnSync(process.execPath, ["--version"]);
    writeFileSync(join(folder, "lock"), String(pid));
    mkdirSync(join(folder, `tmp-killed-${pid}`));
    await cached("killed", async () => {});
    assert.deepEqual(
      readdirSync(folder).filter((entry) => /^(tmp|lock)/.test(entry)),
      [],
    );
  },
);

test(
  "of two runs at the same time, one builds and the other waits",
  { timeout: 60_000 },
  async () => {
    const program = `
    import { cached } from ${JSON.stringify(new URL("cache.mjs", import.meta.url).href)};
    await cached("both", async () => {
      console.log("builds");
      await new Promise((resolve) => setTimeout(resolve, 300));
    });`;
    const run = promisify(execFile);
    const args = ["--input-type=module", "--eval", program];
    const outputs = await Promise.all([run(process.execPath, args), run(process.execPath, args)]);
    const builders = outputs.filter(({ stdout }) => stdout.includes("builds"));
    assert.equal(builders.length, 1);
  },
);
