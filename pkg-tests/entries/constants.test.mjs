// The words of the game without the engine, and the same ones in the other entries.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import * as main from "cotulenh-wasm";
import * as constants from "cotulenh-wasm/constants";
import * as web from "cotulenh-wasm/web";

const require = createRequire(import.meta.url);
const required = require("cotulenh-wasm/constants");

const { isSquare, terrainOf, ...values } = constants;

test("every entry has the same constants", () => {
  for (const entry of [main, web, required]) {
    for (const [name, value] of Object.entries(values)) assert.deepEqual(entry[name], value, name);
  }
  const names = Object.keys(required).filter((name) => !/^__|^module\.exports$/.test(name));
  assert.deepEqual(Object.keys(constants).sort(), names.sort());
});

test("the entry carries no wasm", () => {
  const folder = dirname(require.resolve("cotulenh-wasm/package.json"));
  for (const file of ["constants.js", "constants.cjs"]) {
    const code = readFileSync(join(folder, file), "latin1");
    assert.doesNotMatch(code, /WebAssembly/);
    assert.ok(code.length < 16_000, `${file} has ${code.length} characters`);
  }
});

test("constants cannot be changed", () => {
  for (const [name, value] of Object.entries(values)) {
    assert.ok(Object.isFrozen(value), name);
  }
});

test("terrainOf is the terrain of a game's board", () => {
  const game = new main.CoTuLenh();
  for (const square of constants.SQUARES) {
    for (const entry of [main, web, constants, required]) {
      assert.deepEqual(entry.terrainOf(square), game.terrain(square), square);
    }
  }
  assert.deepEqual(terrainOf("f6"), { zone: "land", bridge: true });
  assert.deepEqual(terrainOf("a1"), { zone: "water", bridge: false });
  assert.deepEqual(terrainOf("e7"), { zone: "mixed", bridge: false });
});

test("terrainOf refuses what is not a square, at the caller", () => {
  for (const value of [undefined, null, 0, "", "l1", "A1", "a13", ["a1"], {}]) {
    assert.throws(
      () => terrainOf(value),
      (error) => {
        assert.equal(error.code, "INVALID_SQUARE");
        assert.match(error.stack.split("\n")[1], /constants\.test\.mjs/);
        return true;
      },
    );
  }
});

test("isSquare knows the squares and nothing else", () => {
  assert.ok(constants.SQUARES.every(isSquare));
  assert.equal(constants.SQUARES.length, constants.FILES.length * constants.RANKS.length);
  for (const value of [undefined, null, 0, "", "l1", "A1", "a0", "a13", "a01", ["a1"], {}]) {
    assert.equal(isSquare(value), false);
  }
});

test("every piece has a name and its points (R13.3)", () => {
  const { PIECE_NAMES, PIECE_TYPES, POINTS } = constants;
  assert.deepEqual(Object.keys(PIECE_NAMES), [...PIECE_TYPES]);
  assert.deepEqual(Object.keys(POINTS), [...PIECE_TYPES]);
  assert.equal(PIECE_NAMES.f, "AirForce");
  const game = new main.CoTuLenh();
  for (const type of PIECE_TYPES) game.moves({ type: PIECE_NAMES[type] });
  const points = { i: 10, m: 10, e: 10, g: 10, h: 10, t: 20, s: 20, a: 30, f: 40, n: 80, c: 100 };
  assert.deepEqual({ ...POINTS }, points);
});

test("START and EMPTY are positions", () => {
  assert.equal(constants.START, main.CoTuLenh.START);
  const game = new main.CoTuLenh(constants.EMPTY, { rules: constants.STANDARD_RULES });
  assert.deepEqual(game.pieces(), []);
});
