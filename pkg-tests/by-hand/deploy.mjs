// Plays a deploy with the class that plain wasm-pack makes, as scripts/consumers/by-hand.mjs has installed it. Its
// types are checked, too.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { CoTuLenh, initSync } from "cotulenh";

initSync({ module: readFileSync(new URL(import.meta.resolve("cotulenh/cotulenh_bg.wasm"))) });

assert.equal(new CoTuLenh().moves().length, 114);

// A ship with a plane and a tank, and a gun that closes the plane's way.
const game = new CoTuLenh("6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1", "official");
const start = game.fen();
assert.deepEqual(game.getAirDefenseZones("r"), ["c5", "b6", "c6", "d6", "c7"]);
const shipment = {
  type: "n",
  color: "r",
  carrying: ["f", "t"].map((type) => ({ type, color: "r" })),
};
assert.deepEqual(game.pieces("r")[1], { square: "c4", piece: shipment });
assert.deepEqual(game.getAirDefense("r")[0], { square: "c5", defenders: ["c6"], level: 1 });
assert.deepEqual(game.getAirDefenseAroundPiece("c6")[0], { square: "c5", range: 1 });
assert.equal(game.getFlightPaths("c4").length, 24);
assert.deepEqual(game.getFlightPaths("c4")[0], { square: "c1", result: 0 });
assert.deepEqual([game.deployState(), game.outcome(), game.isCheck()], [null, null, false]);
assert.equal(game.rules().stealthAirForce, true);
assert.equal(game.startDeploy("c4").canCommit, false);
game.cancelDeploy();
assert.equal(game.deployState(), null);
game.startDeploy("c4");
assert.equal(game.deployStep("t", "c6").san, "T>xc6");
assert.deepEqual(game.getAirDefenseZones("r"), [], "the gun is gone on the virtual board");
assert.equal(game.realBoard().length, 4);
assert.deepEqual(game.virtualBoard()[2], { square: "c6", piece: { type: "t", color: "r" } });
const state = game.deployState();
assert.ok(state);
const { square, original, remaining, waiting, canCommit } = state;
assert.deepEqual([square, original, waiting, canCommit], ["c4", shipment, ["n", "f"], true]);
assert.deepEqual(remaining, { type: "n", color: "r", carrying: [{ type: "f", color: "r" }] });
assert.equal(game.isSquareDefended("c7", "r"), false);
game.undo();
assert.ok(game.getAirDefenseZones("r").includes("c7"), "undo brings the zone back");
game.redo();
assert.equal(game.deployStep("f", "c7").endsTurn, false);
const turn = game.commitDeploy();
assert.deepEqual([turn.san, turn.before, game.turn()], ["N<T>xc6,F>c7", start, "b"]);
assert.deepEqual(game.history(), [turn.san]);
assert.deepEqual(game.get("c4"), { type: "n", color: "r" });

const refused = [
  () => game.move("Tf12"),
  // @ts-expect-error it is not a square
  () => game.get("l1"),
  // @ts-expect-error it is not a text
  () => game.load(42),
  // @ts-expect-error it is not a colour
  () => game.getAirDefenseZones("red"),
];
for (const wrong of refused) assert.throws(wrong, { name: "CoTuLenhError", code: /^[A-Z_]+$/ });
assert.equal(game.explain("Cg11")?.reason, "commanderInDanger");
game.free();
console.log("played");
