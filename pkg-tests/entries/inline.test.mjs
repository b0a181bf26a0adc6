// The module inside the default entry, as text, is the one that lies beside it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

const require = createRequire(import.meta.url);

/** All modules that are compiled, from their bytes, while `load` runs. */
async function compiled(load) {
  const modules = [];
  const { Module } = WebAssembly;
  WebAssembly.Module = new Proxy(Module, {
    construct(target, [bytes]) {
      modules.push(Buffer.from(bytes));
      return Reflect.construct(target, [bytes]);
    },
  });
  try {
    await load();
  } finally {
    WebAssembly.Module = Module;
  }
  return modules;
}

test("the default entry compiles the module that the package has as a file", async () => {
  const file = require.resolve("cotulenh-wasm").replace(/index\.c?js$/, "cotulenh_wasm_bg.wasm");
  const modules = await compiled(() => import("cotulenh-wasm"));
  assert.equal(modules.length, 2, "the decoder, and what it decodes");
  assert.ok(modules[0].length < 1000, "the decoder is small");
  assert.ok(modules[1].equals(readFileSync(file)));
});

test("the text is plain ASCII and closes no script", () => {
  for (const entry of ["index.js", "index.cjs"]) {
    const file = require.resolve("cotulenh-wasm").replace(/index\.c?js$/, entry);
    const [text] = /"[^"]{100000,}"/.exec(readFileSync(file, "latin1"));
    assert.match(text, /^"[ !#%&(-;=-[\]-_a-~]+"$/);
  }
});
