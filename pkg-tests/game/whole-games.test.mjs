// Whole games by the smallest bot there is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";
import { randomFrom } from "../random.mjs";

test("R7.7, R10.4: a hundred random games are played to their end", () => {
  const reasons = new Set();
  for (let seed = 1; seed <= 100; seed++) {
    const random = randomFrom(seed);
    const game = new CoTuLenh();
    while (!game.isGameOver()) game.move(random.pick(game.moves()));
    assert.equal(game.deployState(), null);
    reasons.add(game.outcome().reason);
    game.free();
  }
  assert.ok(reasons.size > 1, [...reasons].join());
});
