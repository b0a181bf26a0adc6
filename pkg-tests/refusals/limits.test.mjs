// What one call may cost: limits that can be lowered, and are named when they are passed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, parsePgn } from "cotulenh-wasm";

const GAME = "1. Tf6 (1. Ic6) (1. Tf5) 1... Tf8 *";

/** Both calls that take limits. */
const CALLS = {
  loadPgn: (text, limits) => new CoTuLenh().loadPgn(text, { limits }),
  parsePgn: (text, limits) => parsePgn(text, { limits }),
};

for (const [name, call] of Object.entries(CALLS)) {
  test(`${name} takes what is within its limits`, () => {
    for (const limits of [undefined, {}, { length: GAME.length, turns: 4, variations: 2 }]) {
      call(GAME, limits);
    }
  });

  test(`${name} names the limit that is passed`, () => {
    const refused = (limits, code, limit) =>
      assert.throws(
        () => call(GAME, limits),
        (error) => {
          assert.equal(error.code, code);
          assert.equal(error.limit, limit);
          assert.ok(error.message.includes(String(limit)), error.message);
          return true;
        },
      );
    refused({ length: 10 }, "TEXT_TOO_LONG", 10);
    refused({ turns: 3 }, "PGN_TOO_LONG", 3);
    refused({ variations: 1 }, "PGN_TOO_LONG", 1);
    refused({ turns: 0 }, "PGN_TOO_LONG", 0);
  });

  test(`${name} refuses limits that are none`, () => {
    for (const limits of [null, 5, [], { turns: -1 }, { turns: "9" }, { plies: 9 }]) {
      assert.throws(() => call(GAME, limits), { code: "INVALID_OPTIONS" });
    }
  });

  test(`${name} cannot be given more than the defaults`, () => {
    const long = `1. Tf6 ${"()".repeat(100_001)} *`;
    assert.throws(() => call(long, { variations: 2 ** 30 }), {
      code: "PGN_TOO_LONG",
      limit: 100_000,
    });
    const longer = " ".repeat(2_000_001);
    assert.throws(() => call(longer, { length: 2 ** 30 }), { limit: 2_000_000 });
  });
}

test("the limits are for all games of a text together", () => {
  const two = `${GAME}\n\n[Red "Lan"]\n\n${GAME}`;
  assert.equal(parsePgn(two, { limits: { turns: 8 } }).length, 2);
  assert.throws(() => parsePgn(two, { limits: { turns: 7 } }), { code: "PGN_TOO_LONG", limit: 7 });
});

test("a FEN tag with very many errors is refused with as many as a message has room for", () => {
  const fen = "x".repeat(2000);
  const { errors } = CoTuLenh.validateFen(fen);
  assert.ok(errors.length > 1999);
  const whole = errors.map(({ message }) => message).join("; ");
  assert.throws(() => parsePgn(`[FEN "${fen}"]\n\n*`), {
    code: "PGN_FEN",
    message: `${`the FEN tag is not a position: ${whole}`.slice(0, 1000)}…`,
  });
});
