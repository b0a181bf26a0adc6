// Giving memory back, and what must not be able to go wrong about it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";

const METHODS = Object.getOwnPropertyNames(CoTuLenh.prototype).filter(
  (name) => name !== "constructor" && name !== "free",
);

test("free twice is harmless, and everything else then throws FREED", () => {
  const game = new CoTuLenh();
  game.free();
  game.free();
  for (const name of METHODS) {
    assert.throws(() => game[name](), { code: "FREED" }, name);
  }
});

test("a freed game does not touch the others", () => {
  const games = Array.from({ length: 50 }, () => new CoTuLenh());
  games.forEach((game, i) => i % 2 && game.free());
  games.forEach((game, i) => i % 2 && game.free());
  const more = Array.from({ length: 25 }, () => new CoTuLenh());
  for (const game of [...games.filter((_, i) => i % 2 === 0), ...more]) {
    assert.equal(game.fen(), CoTuLenh.START);
  }
});

test("a game can be disposed of", () => {
  const game = new CoTuLenh();
  game[Symbol.dispose]();
  assert.throws(() => game.fen(), { code: "FREED" });
});

test("nothing of the wasm object can be reached", () => {
  const game = new CoTuLenh();
  assert.deepEqual(Object.keys(game), []);
  assert.deepEqual(Object.getOwnPropertyNames(game), []);
  assert.equal(game.__v_skip, true);
});

test("a Proxy around a game, and anything else, is refused", () => {
  const game = new CoTuLenh();
  const proxy = new Proxy(game, {});
  for (const name of [...METHODS, "free"]) {
    assert.throws(() => proxy[name](), { code: "NOT_A_GAME" }, name);
    for (const other of [undefined, null, 7, "game", {}, CoTuLenh.prototype]) {
      const call = () => CoTuLenh.prototype[name].call(other);
      assert.throws(call, { code: "NOT_A_GAME" }, name);
    }
  }
  assert.equal(game.fen(), CoTuLenh.START);
});

test("the message names what a game was lost by", () => {
  const game = new CoTuLenh();
  const { move } = game;
  assert.throws(() => move("Tf6"), {
    code: "NOT_A_GAME",
    message: /without its game: call it as game\.method\(…\)/,
  });
  for (const copy of [new Proxy(game, {}), Object.create(game)]) {
    assert.throws(() => copy.move("Tf6"), { code: "NOT_A_GAME", message: /Proxy or a copy/ });
  }
  const { proxy, revoke } = Proxy.revocable(game, {});
  revoke();
  for (const other of [{}, null, 7, proxy]) {
    assert.throws(() => move.call(other, "Tf6"), {
      code: "NOT_A_GAME",
      message: "called on something that is not a CoTuLenh game",
    });
  }
  assert.equal(move.call(game, "Tf6").san, "Tf6");
});

test("thousands of games fit, freed or forgotten", () => {
  for (let i = 0; i < 5000; i++) new CoTuLenh().free();
  for (let i = 0; i < 500; i++) new CoTuLenh();
  assert.equal(new CoTuLenh().fen(), CoTuLenh.START);
});

test("answers are right where memory grows as they are made", () => {
  // Each game takes memory, and what a call needs in between makes it grow now and then.
  const games = [];
  for (let i = 0; i < 3000; i++) {
    const game = new CoTuLenh();
    game.setComment("x".repeat(2000) + i);
    games.push(game);
    assert.equal(game.getComment().slice(2000), String(i));
    assert.equal(game.move("Tf6").lan, "Tf4f6");
    assert.equal(game.undo()?.before, CoTuLenh.START);
  }
  for (const game of games) game.free();
});

test("100,000 games made and freed leave the memory as it was", async () => {
  const { init, CoTuLenh: Other } = await import("cotulenh-wasm/web");
  const { readFile } = await import("node:fs/promises");
  // The memory of the entry with a separate module can be read by whoever instantiates the module.
  const memories = [];
  const { Instance } = WebAssembly;
  WebAssembly.Instance = class extends Instance {
    constructor(...args) {
      super(...args);
      if ("__wbg_cotulenh_free" in this.exports) memories.push(this.exports.memory);
    }
  };
  try {
    await init(readFile(new URL(import.meta.resolve("cotulenh-wasm/cotulenh_wasm_bg.wasm"))));
  } finally {
    WebAssembly.Instance = Instance;
  }
  assert.equal(memories.length, 1);
  const play = (times) => {
    for (let i = 0; i < times; i++) {
      const game = new Other();
      game.move("Tf6");
      const copy = game.clone();
      copy.undo();
      if (i % 100 === 0) {
        copy.moves({ verbose: true });
        copy.setComment("a comment");
        copy.loadPgn(game.pgn());
        // Refused, and freed with the rest.
        assert.throws(() => copy.move("Tk12"), { code: "ILLEGAL_MOVE" });
        assert.throws(() => new Other("x"), { code: "FEN_RANK_COUNT" });
      }
      copy.free();
      game.free();
    }
  };
  play(1000);
  const before = memories[0].buffer.byteLength;
  play(100_000);
  assert.equal(memories[0].buffer.byteLength, before);
});
