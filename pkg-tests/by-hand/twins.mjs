// Plays random games with the class that plain wasm-pack makes and with that of the npm package, whose hot members are
// packed twins of it: both must answer the same, refusals included.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { CoTuLenh as Plain, initSync } from "cotulenh";
import { CoTuLenh, SQUARES } from "cotulenh-wasm";
import { randomFrom } from "../random.mjs";

initSync({ module: readFileSync(new URL(import.meta.resolve("cotulenh/cotulenh_bg.wasm"))) });

/** A stack to deploy. */
const STACK = "6c4/11/11/11/4i1a4/11/11/8I2/2(NFT)g7/11/6T4/5C5 r - - 0 1";

const GAMES = 24;
const ACTIONS = 80;
const random = randomFrom(2026);

/** What a call answers, or why it is refused. */
function answerOf(call) {
  try {
    return call();
  } catch (error) {
    const { name, code, message, illegal, moves, square } = error;
    return { name, code, message, illegal, moves, square };
  }
}

function compare(what, [plain, packed], call) {
  const [expected, found] = [answerOf(() => call(plain)), answerOf(() => call(packed))];
  assert.deepEqual(found, expected, `${what} in ${plain.fen()}`);
  return expected;
}

/** What is asked without arguments. */
const ASKED =
  "fen turn moves history lastTurn deployState outcome isCheck pieces virtualBoard realBoard canUndo canRedo hash points rules";

function askAll(games) {
  for (const name of ASKED.split(" ")) compare(name, games, (game) => game[name]());
  for (const color of ["r", "b"]) {
    for (const name of ["getAirDefenseZones", "getAirDefense", "pieces", "isCheck"]) {
      compare(`${name} ${color}`, games, (game) => game[name](color));
    }
    compare("isSquareDefended", games, (game) => game.isSquareDefended("e6", color));
  }
  for (const { square } of games[0].pieces()) {
    for (const name of ["get", "getAirDefenseAroundPiece", "getFlightPaths"]) {
      compare(`${name} ${square}`, games, (game) => game[name](square));
    }
    compare(`get ${square} f`, games, (game) => game.get(square, "AirForce"));
  }
}

/** Something that is done, often what is not legal. */
function chooseAction(game) {
  const moves = game.moves();
  const stacks = game.pieces().filter(({ piece }) => piece.carrying);
  const move = moves.length > 0 ? random.pick(moves) : "Ic6";
  switch (random.below(12)) {
    case 0:
      return ["undo"];
    case 1:
      return ["redo"];
    case 2:
      return ["startDeploy", stacks.length > 0 ? random.pick(stacks).square : random.pick(SQUARES)];
    case 3:
      return ["deployStep", random.pick(["f", "t", "n", ["f", "t"], "i"]), random.pick(SQUARES)];
    case 4:
      return [random.pick(["commitDeploy", "cancelDeploy"])];
    case 5:
      return ["explain", `${random.pick(SQUARES)}${random.pick(SQUARES)}`];
    case 6:
      return ["readTurn", move];
    case 7:
      return ["move", move.toLowerCase()];
    default:
      return ["move", move];
  }
}

let deploys = 0;
let refused = 0;
for (let n = 0; n < GAMES; n++) {
  const rules = random.pick(["standard", "official"]);
  const fen = random.pick([CoTuLenh.START, STACK]);
  const games = [new Plain(fen, rules), new CoTuLenh(fen, { rules })];
  for (let done = 0; done < ACTIONS; done++) {
    const [name, ...args] = chooseAction(games[0]);
    const answer = compare(`${name}(${args})`, games, (game) => game[name](...args));
    if (name === "commitDeploy" && !answer.code) deploys++;
    if (answer?.code) refused++;
    if (done % 8 === 0) askAll(games);
  }
  for (const game of games) game.free();
}
assert.ok(deploys > 0 && refused > 100, `${deploys} deploys, ${refused} refusals`);

const WRONG = "6c4/11/11/11/11/11/11/11/11/11/2(NA)8/6Q4 x - - 0 1";
for (const fen of ["", "6c4/11 r - - 0 1", WRONG, STACK, " start "]) {
  assert.deepEqual(CoTuLenh.validateFen(fen), Plain.validateFen(fen), fen);
}
console.log("played");
