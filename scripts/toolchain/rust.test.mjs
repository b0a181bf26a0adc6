// The compiler for wasm.
import assert from "node:assert/strict";
import { test } from "node:test";

test("COTULENH_WASM_TARGET must be a way that exists", async () => {
  process.env["COTULENH_WASM_TARGET"] = "both";
  const { wasmCompiler } = await import("./rust.mjs");
  await assert.rejects(wasmCompiler(), /"both"; it can be "rustup" or "debian"/);
});
