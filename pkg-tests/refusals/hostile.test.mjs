// Whatever is passed, wherever: an error with a known code, or a right answer; never a panic, and
// never a change after an error.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, CoTuLenhError, ERROR_CODES } from "cotulenh-wasm";
import { shown, VALUES } from "../values.mjs";

const FEN = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";

const MEMBERS = Object.getOwnPropertyNames(CoTuLenh.prototype).filter(
  (name) => !["constructor", "free", "perft"].includes(name),
);

/** Calls, and insists on a known code if it is refused. Says whether it was. */
function refused(call, what) {
  try {
    call();
    return false;
  } catch (error) {
    assert.ok(error instanceof CoTuLenhError, `${what}: ${String(error?.stack ?? error)}`);
    assert.ok(ERROR_CODES.includes(error.code), `${what}: ${error.code}`);
    assert.ok(error.message.length > 0 && error.message.length < 4000, what);
    return true;
  }
}

/** Calls a member and checks that a refusal has changed nothing. */
function attempt(name, args, fen) {
  const game = new CoTuLenh(fen);
  const before = game.fen();
  const what = `${name}(${args.map(shown).join(", ")})`;
  if (refused(() => game[name](...args), what)) {
    assert.equal(game.fen(), before, what);
    assert.equal(game.history().length, 0, what);
  }
  assert.equal(new CoTuLenh(game.fen(), {}).fen(), game.fen(), `${what} leaves a position`);
  game.free();
}

for (const name of MEMBERS) {
  test(`${name} with anything`, () => {
    for (const value of VALUES) {
      attempt(name, [value], FEN);
      attempt(name, ["c4", value], FEN);
      attempt(name, [value, "c4"], FEN);
      attempt(name, ["t", "c6", value], FEN);
      attempt(name, ["c4", undefined, value], FEN);
      attempt(name, [{ type: "t", color: "r" }, value], FEN);
      attempt(name, ["t", value], `${FEN} c4:(NFT):...`);
    }
  });
}

test("perft, the constructor and validateFen with anything", () => {
  const game = new CoTuLenh("6c4/11/11/11/11/11/11/11/11/11/11/7C3 r - - 0 1");
  for (const value of VALUES) {
    if (value !== 1 && value !== 0) {
      assert.ok(refused(() => game.perft(value), shown(value)));
    }
    refused(() => new CoTuLenh(value), shown(value));
    refused(() => new CoTuLenh(undefined, value), shown(value));
    refused(() => new CoTuLenh(undefined, { rules: value }), shown(value));
    for (const options of [undefined, value]) {
      const { valid, errors } = CoTuLenh.validateFen(value, options);
      assert.equal(valid, errors.length === 0);
      assert.ok(errors.every(({ code }) => ERROR_CODES.includes(code)));
    }
  }
  assert.equal(game.perft(1), game.moves().length);
});

test("a getter may free the game whose method reads it", () => {
  for (const call of [
    (game, freeing) => game.move(freeing),
    (game, freeing) => game.isLegal(freeing),
    (game, freeing) => game.moves(freeing),
    (game, freeing) => game.fen(freeing),
    (game, freeing) => game.pgn(freeing),
    (game, freeing) => game.history(freeing),
    (game, freeing) => game.put(freeing, "e5"),
    (game, freeing) => game.deployStep("t", "c6", freeing),
  ]) {
    const game = new CoTuLenh(FEN);
    const freeing = new Proxy({}, { get: () => void game.free() });
    assert.ok(
      refused(() => call(game, freeing), String(call)),
      String(call),
    );
    assert.throws(() => game.fen(), { code: "FREED" });
  }
  assert.equal(new CoTuLenh().fen(), CoTuLenh.START);
});

test("every field is read once, so that a getter cannot change it between two reads", () => {
  const read = [];
  const recorded = (object) =>
    new Proxy(object, {
      get: (target, name) => {
        read.push(name);
        return target[name];
      },
    });
  const game = new CoTuLenh();
  game.move(recorded({ from: "f4", to: "f6" }));
  assert.deepEqual(read.splice(0), ["from", "to", "piece", "kind", "deploy"]);
  game.clear();
  game.put(
    recorded({ type: "n", color: "r", carrying: [recorded({ type: "f", color: "r" })] }),
    "c4",
  );
  const piece = ["type", "color", "heroic", "carrying"];
  assert.deepEqual(read, [...piece, ...piece]);
});

test("random bytes are not a FEN, a PGN or a move, and do no harm", () => {
  let seed = 7;
  const random = (n) => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % n;
  const letters = 'abcdefghijkCITMEAGSFNHr0123456789/()+-<>,:;.x_@&#{}[]$"\\ \n*éđ';
  const game = new CoTuLenh();
  for (let n = 0; n < 5000; n++) {
    const length = random(60);
    let text = "";
    for (let i = 0; i < length; i++) text += letters[random(letters.length)];
    refused(() => game.load(text), text);
    refused(() => game.move(text), text);
    refused(() => game.isLegal(text), text);
    if (!refused(() => game.loadPgn(text), text)) game.reset();
    CoTuLenh.validateFen(text);
  }
  game.reset();
  assert.equal(game.moves().length, 114);
});

test("a board full of stacks is listed in good time", () => {
  const rank = "3" + "(FTI)".repeat(8);
  const game = new CoTuLenh(`${Array(12).fill(rank).join("/")} r - - 0 1`);
  const moves = game.moves({ verbose: true });
  assert.ok(moves.length > 500);
  assert.equal(new Set(game.moves()).size, moves.length);
});
