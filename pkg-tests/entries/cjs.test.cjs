// The default entry by `require`, and its CommonJS file, which runtimes without
// `require` of ES modules get.
const assert = require("node:assert/strict");
const { dirname, join } = require("node:path");
const { test } = require("node:test");

const required = require("cotulenh-wasm");
const folder = dirname(require.resolve("cotulenh-wasm/package.json"));

test("requiring is all it takes", () => {
  assert.equal(new required.CoTuLenh().fen(), required.CoTuLenh.START);
});

test("import and require give one class in one process", async () => {
  const imported = await import("cotulenh-wasm");
  assert.equal(imported.CoTuLenh, required.CoTuLenh);
  assert.equal(imported.CoTuLenhError, required.CoTuLenhError);
  assert.ok(new required.CoTuLenh() instanceof imported.CoTuLenh);
});

test("the CommonJS file works and offers the same", () => {
  const plain = require(join(folder, "index.cjs"));
  const names = Object.keys(required).filter(
    (name) => !name.startsWith("__") && name !== "module.exports",
  );
  assert.deepEqual(Object.keys(plain).sort(), names.sort());
  assert.equal(new plain.CoTuLenh().get("g1").type, plain.COMMANDER);
});
