// The default entry as an ES module.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as all from "cotulenh-wasm";
import { AirDefenseResult, BITS, BLUE, CoTuLenh, RED, SQUARES } from "cotulenh-wasm";

test("importing is all it takes", () => {
  assert.equal(new CoTuLenh().fen(), CoTuLenh.START);
});

test("the constants have their values", () => {
  assert.equal(RED, "r");
  assert.equal(BLUE, "b");
  const letters = {
    COMMANDER: "c",
    INFANTRY: "i",
    TANK: "t",
    MILITIA: "m",
    ENGINEER: "e",
    ARTILLERY: "a",
    ANTI_AIR: "g",
    MISSILE: "s",
    AIR_FORCE: "f",
    NAVY: "n",
    HEADQUARTER: "h",
  };
  for (const [name, letter] of Object.entries(letters)) assert.equal(all[name], letter, name);
  assert.deepEqual({ ...AirDefenseResult }, { SAFE_PASS: 0, KAMIKAZE: 1, DESTROYED: 2 });
  assert.deepEqual(
    { ...BITS },
    {
      NORMAL: 1,
      CAPTURE: 2,
      STAY_CAPTURE: 4,
      SUICIDE_CAPTURE: 8,
      DEPLOY: 16,
      COMBINATION: 32,
    },
  );
});

test("the squares go by rank, then by file", () => {
  assert.equal(SQUARES.length, 132);
  assert.deepEqual(SQUARES.slice(0, 3), ["a1", "b1", "c1"]);
  assert.equal(SQUARES[11], "a2");
  assert.equal(SQUARES.at(-1), "k12");
  assert.equal(new Set(SQUARES).size, SQUARES.length);
});
