// Options: unknown ones are refused, in every call that takes some, and known ones are read once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, parsePgn, RULE_OPTIONS, writePgn } from "cotulenh-wasm";

const STACK = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";

/** Every call that takes options, and those it knows. */
const CALLS = {
  "new CoTuLenh": [(options) => new CoTuLenh(undefined, options), ["rules", "autoCommit"]],
  fen: [(options) => new CoTuLenh().fen(options), ["stacks"]],
  moves: [
    (options) => new CoTuLenh().moves(options),
    ["verbose", "square", "type", "deploy", "color"],
  ],
  dests: [(options) => new CoTuLenh().dests(options), ["square", "deploy", "color"]],
  move: [(options) => new CoTuLenh().move("Tf6", options), ["strict"]],
  setCounters: [(options) => new CoTuLenh().setCounters(options), ["halfMoves", "moveNumber"]],
  getAttackers: [(options) => new CoTuLenh().getAttackers("f4", "b", options), ["as"]],
  loadPgn: [(options) => new CoTuLenh().loadPgn("1. Tf6 *", options), ["rules", "limits"]],
  parsePgn: [(options) => parsePgn("1. Tf6 *", options), ["rules", "limits", "onError"]],
  writePgn: [(options) => writePgn({}, options), ["maxWidth"]],
  history: [(options) => new CoTuLenh().history(options), ["verbose"]],
  deployStep: [
    (options) => {
      const game = new CoTuLenh(STACK);
      game.startDeploy("c4");
      return game.deployStep("f", "c6", options);
    },
    ["kind"],
  ],
  pgn: [(options) => new CoTuLenh().pgn(options), ["maxWidth"]],
};

for (const [name, [call, known]] of Object.entries(CALLS)) {
  test(`${name} refuses an unknown option and names the known ones`, () => {
    assert.throws(() => call({ piece: "t" }), {
      code: "INVALID_OPTIONS",
      message: `"piece" is not an option here; known are: ${known.join(", ")}`,
      text: "piece",
    });
    assert.throws(() => call({ [known[0]]: undefined, __proto__: null, Verbose: true }), {
      code: "INVALID_OPTIONS",
      text: "Verbose",
    });
  });

  test(`${name} works with no options, and with known ones left undefined`, () => {
    for (const options of [undefined, {}, Object.create(null)]) call(options);
    call(Object.fromEntries(known.map((option) => [option, undefined])));
  });

  test(`${name} refuses options that are not an object`, () => {
    for (const [options, shown] of [
      [null, "null"],
      ["verbose", '"verbose"'],
      [1, "1"],
      [true, "true"],
      [Symbol("s"), "Symbol(s)"],
      [() => {}, "a function"],
      [[], "an array"],
      [["verbose"], "an array"],
    ]) {
      const message = `options must be an object, not ${shown}`;
      assert.throws(() => call(options), { code: "INVALID_OPTIONS", message });
    }
  });

  test(`${name} refuses options that cannot be read`, () => {
    const fail = () => {
      throw new RangeError("a trap");
    };
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    for (const options of [
      Object.defineProperty({}, known[0], { get: fail, enumerable: true }),
      new Proxy({}, { get: fail }),
      new Proxy({}, { ownKeys: fail }),
      revoked.proxy,
    ]) {
      assert.throws(() => call(options), { code: "INVALID_OPTIONS", message: /cannot be read/ });
    }
  });

  test(`${name} reads each option once`, () => {
    const read = [];
    call(new Proxy({}, { get: (_, option) => void read.push(option) }));
    assert.deepEqual(read, known);
  });
}

test("options are also read from a prototype", () => {
  class Verbose {
    get verbose() {
      return true;
    }
  }
  assert.equal(typeof new CoTuLenh().moves(new Verbose())[0], "object");
});

test("validateFen answers with the error of an unknown option", () => {
  const { valid, errors } = CoTuLenh.validateFen(CoTuLenh.START, { rule: {} });
  assert.equal(valid, false);
  assert.deepEqual(
    errors.map(({ code }) => code),
    ["INVALID_OPTIONS"],
  );
});

test("an unknown rule is refused and the known ones are named", () => {
  assert.throws(() => new CoTuLenh(undefined, { rules: { nofly: true } }), {
    code: "INVALID_RULES",
    message: `"nofly" is not an option of the rules; known are: ${Object.keys(RULE_OPTIONS).join(", ")}`,
  });
});
