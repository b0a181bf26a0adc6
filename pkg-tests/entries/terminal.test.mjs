// What people see where they print a game or an error.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire, SourceMap } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { inspect } from "node:util";
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import * as web from "cotulenh-wasm/web";

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve("cotulenh-wasm"));

test("an uncaught error fills a few lines", () => {
  const script =
    "const { CoTuLenh } = require('cotulenh-wasm'); new CoTuLenh().deployStep('t', 'e3')";
  const { stderr } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  assert.match(stderr, /^CoTuLenhError: no deploy session is open$/m);
  assert.match(stderr, /code: 'NO_DEPLOY'/);
  assert.ok(stderr.length < 1000, `${stderr.length} characters`);
});

/** The first line of the stack of what a call throws. */
function top(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof CoTuLenhError || error instanceof web.CoTuLenhError, error);
    assert.ok(error.stack.startsWith(`CoTuLenhError: ${error.message}\n`), error.stack);
    return error.stack.slice(error.stack.indexOf("\n    at ")).split("\n")[1];
  }
  assert.fail("nothing was thrown");
}

test("the stack of an error begins with the caller of the package", () => {
  const game = new CoTuLenh();
  function caller(call) {
    return () => call();
  }
  const here = /terminal\.test\.mjs:\d+:\d+/;
  for (const call of [
    () => new CoTuLenh("nothing"),
    () => new web.CoTuLenh(),
    () => game.load("nothing"),
    () => game.moves({ piece: "t" }),
    () => game.move("castle"),
    () => game.getHeroicStatus("l1"),
    () => game.loadPgn("1. castle"),
    () => game.startDeploy("e6"),
  ]) {
    assert.match(top(caller(call)), here);
  }
  for (const name of Object.getOwnPropertyNames(CoTuLenh.prototype)) {
    if (name === "constructor") continue;
    assert.match(
      top(() => CoTuLenh.prototype[name].call({})),
      here,
      name,
    );
  }
});

test("methods keep their names and numbers of arguments, and are no constructors", () => {
  assert.equal(CoTuLenh.prototype.move.name, "move");
  assert.equal(CoTuLenh.prototype.put.length, 2);
  assert.throws(() => new CoTuLenh.prototype.move("Tf6"), TypeError);
  assert.deepEqual(Object.keys(CoTuLenh.prototype), []);
});

test("classes keep their names", () => {
  for (const entry of [{ CoTuLenh, CoTuLenhError }, web, require("cotulenh-wasm")]) {
    assert.equal(entry.CoTuLenh.name, "CoTuLenh");
    assert.equal(entry.CoTuLenhError.name, "CoTuLenhError");
  }
});

test("a game shows its position where it is printed", () => {
  const game = new CoTuLenh("6c4/11/11/11/11/11/11/11/11/11/11/6C4 r - - 100 60");
  const shown = inspect(game, { breakLength: 300 });
  assert.equal(
    shown,
    "CoTuLenh { fen: '6c4/11/11/11/11/11/11/11/11/11/11/6C4 r - - 100 60', turn: 'r', " +
      "outcome: { winner: null, reason: 'fiftyMoves' } }",
  );
  assert.match(inspect({ games: [game] }), /CoTuLenh \{\s+fen: /);
  game.free();
  assert.equal(inspect(game), "CoTuLenh { freed }");
  assert.match(inspect(CoTuLenh.prototype), /^(Object|CoTuLenh|\{\})/);
});

/** Files of the package, each with a text in it and the source where that stands. */
const MAPPED = [
  ...["index.js", "index.cjs", "web.js"].map((file) => [
    file,
    "called on something that is not a CoTuLenh game",
    "src/game/handle.ts",
  ]),
  ["engine-worker.js", "node:worker_threads", "src/engine/worker.ts"],
];

for (const [file, text, source] of MAPPED) {
  test(`${file} has a map that leads to the sources`, () => {
    const code = readFileSync(join(folder, file), "utf8");
    assert.match(code, new RegExp(`//# sourceMappingURL=${file}\\.map\\s*$`));
    const payload = JSON.parse(readFileSync(join(folder, `${file}.map`), "utf8"));
    assert.ok(payload.sources.every((name) => /^src\/(?:[\w-]+\/)*[\w.:-]+$/.test(name)));
    assert.ok(payload.sourcesContent.every((content) => typeof content === "string"));
    const lines = code.split("\n");
    const line = lines.findIndex((content) => content.includes(text));
    const column = lines[line].indexOf(text);
    const { originalSource, originalLine } = new SourceMap(payload).findEntry(line, column);
    assert.ok(originalSource.endsWith(source), originalSource);
    const content = payload.sourcesContent[payload.sources.indexOf(source)];
    assert.ok(content.split("\n")[originalLine].includes(text));
  });
}
