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

const { canStand, CoTuLenhError, isSquare, otherColor, terrainOf, ...values } = constants;

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

test("errors of other entries are known without wasm", () => {
  assert.throws(() => new main.CoTuLenh("x"), CoTuLenhError);
  assert.ok(!(new Error("x") instanceof CoTuLenhError));
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

test("otherColor is the other side, and refuses what is none", () => {
  assert.deepEqual(constants.COLORS.map(otherColor), ["b", "r"]);
  assert.deepEqual(constants.COLORS.map(main.otherColor), ["b", "r"]);
  for (const value of [undefined, null, "w", "R", 0, ["r"], {}]) {
    assert.throws(() => otherColor(value), { code: "INVALID_COLOR" });
  }
});

test("canStand and its lists are what a game lets stand (R1.3)", () => {
  const game = new main.CoTuLenh(constants.EMPTY, { rules: { playOn: true } });
  for (const square of constants.SQUARES) {
    const allowed = constants.PIECE_TYPES.filter((type) => {
      try {
        game.clear();
        game.put({ type, color: "r" }, square);
        return true;
      } catch (error) {
        assert.equal(error.code, "WRONG_TERRAIN");
        return false;
      }
    });
    for (const entry of [main, web, constants, required]) {
      const answers = constants.PIECE_TYPES.filter((type) => entry.canStand(type, square));
      assert.deepEqual(answers, allowed, square);
    }
    assert.equal(constants.NAVY_SQUARES.includes(square), allowed.includes("n"), square);
    assert.equal(constants.LAND_SQUARES.includes(square), allowed.includes("t"), square);
  }
  assert.equal(canStand("Air Force", "b2"), false);
  assert.equal(canStand("NAVY", "b2"), true);
});

test("canStand refuses what is no piece, no square, or too much", () => {
  assert.throws(() => canStand("q", "a1"), { code: "INVALID_PIECE_TYPE" });
  assert.throws(() => canStand("n", "l1"), { code: "INVALID_SQUARE" });
  assert.throws(() => canStand("t", undefined), { code: "INVALID_SQUARE" });
  assert.throws(() => canStand("t", "a1", "r"), { code: "INVALID_ARGUMENT" });
});

test("the river runs where bridges cross it and ships may enter it", () => {
  const { RIVER, SQUARES } = constants;
  const bridges = SQUARES.filter((square) => terrainOf(square).bridge);
  const ends = RIVER.between.flatMap((rank) => RIVER.bridges.map((file) => `${file}${rank}`));
  assert.deepEqual(bridges, ends);
  const inland = SQUARES.filter((square) => square[0] > "c" && terrainOf(square).zone === "mixed");
  assert.deepEqual([...RIVER.wide], inland);
  for (const part of Object.values(RIVER)) assert.ok(Object.isFrozen(part));
  // R4.2: artillery is stopped on every file of the river, except on the bridges.
  const game = new main.CoTuLenh(constants.EMPTY, { rules: { playOn: true } });
  for (const file of constants.FILES.filter((one) => canStand("t", `${one}6`))) {
    game.clear();
    game.put({ type: "a", color: "r" }, `${file}6`);
    const crosses = game.dests().get(`${file}6`).includes(`${file}7`);
    assert.equal(crosses, RIVER.bridges.includes(file), file);
    assert.ok(RIVER.files.includes(file), file);
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
