// Positions with all their moves, zones and results of playing, from an independent reference.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";

const folder = process.env.COTULENH_VECTORS;

const RULES = {
  standard: {},
  stealthAirForce: { stealthAirForce: true },
  lastGuard: { lastGuard: true },
  navyPasses: { navyPasses: true },
  tankBlocked: { tankFiresOver: false },
  noFly: { airDefense: "noFly" },
};

for (const file of readdirSync(folder).filter((name) => name.endsWith(".jsonl"))) {
  test(file, () => {
    const lines = readFileSync(join(folder, file), "utf8").trim().split("\n");
    for (const vector of lines.map((line) => JSON.parse(line))) {
      const { fen } = vector;
      const game = new CoTuLenh(fen, { rules: RULES[vector.rules] });
      assert.equal(game.fen(), fen);
      const listed = game.moves({ verbose: true });
      assert.deepEqual(listed.map((move) => move.lan).sort(), vector.moves, fen);
      assert.deepEqual(game.getAirDefenseZones("r"), vector.zones.r, fen);
      assert.deepEqual(game.getAirDefenseZones("b"), vector.zones.b, fen);
      assert.equal(game.isCheck(), vector.check, fen);
      for (const { steps, commit, after } of vector.plays) {
        const copy = game.clone();
        for (const step of steps) assert.equal(copy.move(step).lan, step);
        if (commit) copy.commitDeploy();
        assert.equal(copy.fen(), after, `${steps} in ${fen}`);
        while (copy.undo());
        assert.equal(copy.fen(), fen);
        copy.free();
      }
      if (vector.perft2 !== undefined) assert.equal(game.perft(2), vector.perft2, fen);
      game.free();
    }
  });
}
