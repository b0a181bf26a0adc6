// Checks that README.md begins with what a reader looks for first.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "./lib/paths.mjs";

const readme = readFileSync(join(ROOT, "README.md"), "utf8");
const { engines, scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** The first section, after what the package is and how it is installed. */
const [intro = "", clone = ""] = readme.split(/^## /m);

test("the first screen has a picture, the install and ten lines that run", () => {
  const [picture, install, example] = ["![", "npm install cotulenh-wasm", "```js\n"].map((text) => {
    return intro.indexOf(text);
  });
  assert.ok(Number(picture) > 0 && Number(install) > Number(picture));
  assert.ok(Number(example) > Number(install));
  const [, code = ""] = intro.split(/```js\n|```\n(?!.*```js)/s);
  assert.ok(code.trim().split("\n").length <= 12, code);
});

test("then it says how a clone is started and tested, and what that needs", () => {
  assert.match(clone, /^From a clone\n/);
  for (const name of ["start", "test"]) {
    assert.ok(scripts[name], name);
    assert.match(clone, new RegExp(`^npm ${name} +# \\w.*\\w$`, "m"));
  }
  const version = engines.node.replace(">=", "≥ ");
  for (const need of ["Rust", `Node ${version}`, "apt", "CONTRIBUTING.md"]) {
    assert.ok(clone.includes(need), need);
  }
  assert.match(clone, /`wasm-pack build --target web`/);
});

test("it stays short", () => {
  assert.ok(Buffer.byteLength(readme) < 11_000);
});
