// Positions with all their moves, zones and results of playing, from an independent reference.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { CoTuLenh, OFFICIAL_RULES } from "cotulenh-wasm";

const folder = process.env.COTULENH_VECTORS;

const RULES = {
  standard: {},
  stealthAirForce: { stealthAirForce: true },
  lastGuard: { lastGuard: true },
  navyPasses: { navyPasses: true },
  tankBlocked: { tankFiresOver: false },
  noFly: { airDefense: "noFly" },
  navyPassesFriends: { navyPasses: "friends" },
  headquarterMarches: { headquarterMarches: true },
  airForceCarriesOne: { airForceCarriesOne: true },
  airForceReturnsOnlyIfUnsafe: { airForceReturnsOnlyIfUnsafe: true },
  commanderBoardsAtSea: { commanderBoardsAtSea: true },
  official: OFFICIAL_RULES,
};

function readVectors(file) {
  const lines = readFileSync(join(folder, file), "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

const BATTLES = "battles.jsonl";
const isPositions = (name) => name.endsWith(".jsonl") && name !== BATTLES;

for (const file of readdirSync(folder).filter(isPositions)) {
  test(file, () => {
    for (const vector of readVectors(file)) {
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
      if (vector.refused !== undefined) {
        const { refused } = vector;
        assert.throws(() => game.load(refused), { code: "FEN_IMPOSSIBLE_STACK" }, refused);
      }
      game.free();
    }
  });
}

test(BATTLES, () => {
  for (const vector of readVectors(BATTLES)) {
    const { fen, objective, decidedBy, turns, points, outcomes, totals } = vector;
    const rules = { ...RULES[vector.rules], objective, decidedBy };
    const game = new CoTuLenh(fen, { rules });
    const check = (played) => {
      const { r, b } = game.points();
      assert.deepEqual([[r, b], game.outcome()], [points[played], outcomes[played]], fen);
    };
    check(0);
    turns.forEach((turn, index) => {
      assert.equal(game.playTurn(turn).lan, turn);
      check(index + 1);
    });
    if (totals) {
      const { winner } = game.outcome();
      const [red, blue] = totals;
      assert.equal(winner, red === blue ? null : red > blue ? "r" : "b");
    }
    const restored = CoTuLenh.fromJSON(JSON.parse(JSON.stringify(game)));
    assert.deepEqual([restored.outcome(), restored.points()], [game.outcome(), game.points()]);
    restored.free();
    for (let played = turns.length - 1; played >= 0; played--) {
      game.undo();
      check(played);
    }
    for (let played = 1; played <= turns.length; played++) {
      game.redo();
      check(played);
    }
    game.free();
  }
});
