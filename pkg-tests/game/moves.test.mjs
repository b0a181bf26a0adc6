// Listing, playing and taking back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BITS, CoTuLenh, SQUARES } from "cotulenh-wasm";

const AIR = "6c4/11/11/11/11/11/4i6/11/4F6/11/11/7C3 r - - 0 1";
const STACK = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";

test("the start has 114 moves, listed in one order in both ways", () => {
  const game = new CoTuLenh();
  const sans = game.moves();
  const moves = game.moves({ verbose: true });
  assert.equal(sans.length, 114);
  assert.deepEqual(
    moves.map((move) => move.san),
    sans,
  );
  const place = ({ from, to }) => SQUARES.indexOf(from) * 1000 + SQUARES.indexOf(to);
  for (let i = 1; i < moves.length; i++) assert.ok(place(moves[i - 1]) <= place(moves[i]));
  assert.deepEqual(game.moves({ verbose: true }), moves);
  assert.equal(new Set(moves.map((move) => move.lan)).size, moves.length);
});

test("a move is plain data with all there is to know", () => {
  const [stay, capture] = ["_", "x"].map((mark) =>
    new CoTuLenh(AIR).moves({ verbose: true }).find((move) => move.lan === `Fe4${mark}e6`),
  );
  assert.deepEqual(capture, {
    color: "r",
    from: "e4",
    to: "e6",
    piece: { type: "f", color: "r" },
    kind: "capture",
    deploy: false,
    flags: BITS.CAPTURE,
    captured: { type: "i", color: "b" },
    san: "Fxe6",
    lan: "Fe4xe6",
  });
  assert.equal(stay.flags, BITS.STAY_CAPTURE);
  assert.deepEqual(structuredClone(stay), stay);
});

test("moves can be narrowed", () => {
  const game = new CoTuLenh(STACK);
  const all = game.moves({ verbose: true });
  const only = (options) => game.moves({ verbose: true, ...options });
  assert.deepEqual(
    only({ square: "c4" }),
    all.filter((move) => move.from === "c4"),
  );
  assert.deepEqual(
    only({ type: "Tank" }),
    all.filter((move) => move.piece.type === "t"),
  );
  assert.deepEqual(
    only({ deploy: true }),
    all.filter((move) => move.deploy),
  );
  assert.deepEqual(
    only({ deploy: false, square: "c4" }),
    all.filter((move) => !move.deploy && move.from === "c4"),
  );
  assert.deepEqual(
    game.moves({ square: "h1" }),
    only({ square: "h1" }).map((move) => move.san),
  );
  assert.deepEqual(only({ square: "k12" }), []);
});

test("dests agrees with the moves", () => {
  for (const fen of [CoTuLenh.START, AIR, STACK]) {
    const game = new CoTuLenh(fen);
    const expected = new Map();
    for (const { from, to } of game.moves({ verbose: true })) {
      const targets = expected.get(from) ?? [];
      if (!targets.includes(to)) targets.push(to);
      expected.set(from, targets);
    }
    assert.deepEqual(game.dests(), expected);
  }
});

test("a move is played by SAN, by LAN, by squares and as it was listed", () => {
  const start = new CoTuLenh();
  const expected = start.moves({ verbose: true }).find((move) => move.lan === "Tf4f6");
  for (const input of ["Tf6", "Tf4f6", { from: "f4", to: "f6" }, expected]) {
    const game = new CoTuLenh();
    assert.equal(game.isLegal(input), true);
    assert.deepEqual(game.move(input), { ...expected, endsTurn: true });
    assert.equal(game.get("f6").type, "t");
    assert.equal(game.isLegal(input), false);
  }
});

test("every listed move can be played as it is, and taken back", () => {
  for (const fen of [CoTuLenh.START, AIR, STACK]) {
    const game = new CoTuLenh(fen);
    for (const move of game.moves({ verbose: true })) {
      const { promoted: _, endsTurn, ...played } = game.move(move);
      assert.deepEqual(played, move);
      assert.equal(endsTurn, game.deployState() === null);
      const undone = game.undo();
      const { promoted: __, ...taken } = "moves" in undone ? undone.moves[0] : undone;
      assert.deepEqual(taken, move);
      assert.equal(game.fen(), fen);
    }
  }
});

test("a listed move is plain data: its copy is played, in another position only if it is legal there", () => {
  const game = new CoTuLenh();
  for (const fen of [CoTuLenh.START, AIR, STACK]) {
    game.load(fen);
    const moves = game.moves({ verbose: true });
    for (const move of moves) {
      const copies = [structuredClone(move), JSON.parse(JSON.stringify(move)), Object.freeze(move)];
      for (const copy of copies) {
        assert.equal(game.move(copy).lan, move.lan);
        assert.ok(game.undo());
      }
    }
  }
  const [stay, capture] = ["stay", "capture"].map((kind) =>
    new CoTuLenh(AIR).moves({ verbose: true }).find((move) => move.kind === kind),
  );
  const taken = new CoTuLenh(AIR.replace("4i6", "11"));
  for (const move of [stay, capture]) {
    assert.throws(() => taken.move(move), {
      code: "ILLEGAL_MOVE",
      illegal: { reason: "cannotCapture", squares: ["e6"] },
    });
    assert.throws(() => taken.playTurn(move), { code: "ILLEGAL_MOVE" });
  }
  assert.throws(() => new CoTuLenh(STACK).move(capture), { code: "ILLEGAL_MOVE" });
  // The same piece, which has become heroic since.
  const heroic = new CoTuLenh(AIR.replace("4F6", "4+F6"));
  assert.equal(heroic.move(capture).piece.heroic, true);
  const isOver = new CoTuLenh(AIR);
  isOver.resign("b");
  assert.throws(() => isOver.move(capture), { code: "GAME_OVER" });
  assert.deepEqual([isOver.moves(), isOver.dests().size, isOver.view().moves], [[], 0, []]);
  assert.throws(() => isOver.playTurn([capture]), { code: "GAME_OVER" });
  assert.throws(() => isOver.readTurn("Fxe6"), { code: "GAME_OVER" });
});

test("several moves that fit are named, and nothing is played", () => {
  const game = new CoTuLenh(AIR);
  const ambiguous = { code: "AMBIGUOUS_MOVE", message: /Fe4xe6.*Fe4_e6/ };
  assert.throws(() => game.move({ from: "e4", to: "e6" }), ambiguous);
  assert.equal(game.isLegal({ from: "e4", to: "e6" }), true);
  assert.equal(game.fen(), AIR);
  assert.equal(game.move({ from: "e4", to: "e6", kind: "stay" }).san, "F_e6");
});

test("an ordinary move is preferred to a deploy step, unless `deploy` is given", () => {
  const play = (input) => new CoTuLenh(STACK).move({ from: "c4", to: "c5", ...input }).lan;
  assert.equal(play({}), "(NFT)c4c5");
  assert.equal(play({ piece: "navy" }), "(NFT)c4c5");
  assert.equal(play({ piece: "n", deploy: true }), "Nc4>c5");
  assert.equal(play({ piece: ["t", "f"] }), "(FT)c4>c5");
  assert.equal(play({ piece: "t" }), "Tc4>c5");
  assert.throws(() => play({ deploy: true }), { code: "AMBIGUOUS_MOVE" });
  assert.throws(() => play({ piece: "i" }), { code: "ILLEGAL_MOVE" });
});

test("a move that joins a friend has it as `combined`", () => {
  const game = new CoTuLenh("6c4/11/11/11/11/11/11/11/4TI5/11/11/7C3 r - - 0 1");
  const move = game.move("T&f4");
  assert.deepEqual(move.combined, { type: "i", color: "r" });
  assert.equal(move.flags, BITS.COMBINATION);
  assert.equal(move.captured, undefined);
});

test("R8: played moves list the pieces that became heroic", () => {
  const game = new CoTuLenh("6c4/11/11/11/5T5/11/11/11/11/6I4/11/5C5 r - - 0 1");
  game.move("Tf10");
  game.move("Ch12");
  const { endsTurn: _, ...move } = game.move("Th10");
  assert.equal(move.san, "Th10+");
  assert.deepEqual(move.promoted, [{ square: "h10", type: "t" }]);
  assert.equal(game.getHeroicStatus("h10"), true);
  assert.deepEqual(game.undo().moves, [move]);
  assert.equal(game.getHeroicStatus("f10"), false);
});

test("history, undo and redo return the same turns", () => {
  const game = new CoTuLenh();
  const fens = [game.fen()];
  for (const san of ["Tf6", "Tf8", "Ic6"]) {
    game.move(san);
    fens.push(game.fen());
  }
  assert.deepEqual(game.history(), ["Tf6", "Tf8", "Ic6"]);
  const turns = game.history({ verbose: true });
  turns.forEach((turn, i) => {
    assert.deepEqual([turn.before, turn.after], [fens[i], fens[i + 1]]);
    assert.equal(turn.color, i % 2 ? "b" : "r");
    assert.equal(turn.moves.length, 1);
    assert.equal(turn.stayed, undefined);
  });
  assert.equal(turns[0].lan, "Tf4f6");
  for (const turn of turns.toReversed?.() ?? [...turns].reverse()) {
    assert.deepEqual(game.undo(), turn);
  }
  assert.equal(game.undo(), null);
  assert.deepEqual(game.history(), []);
  for (const turn of turns) assert.deepEqual(game.redo(), turn);
  assert.equal(game.redo(), null);
});

test("perft counts sequences", () => {
  const game = new CoTuLenh();
  assert.deepEqual(
    [0, 1, 2].map((depth) => game.perft(depth)),
    [1, 114, 13000],
  );
});

test("draws by the clock do not stop the game, its end does", () => {
  const clock = new CoTuLenh("6c4/11/11/11/11/11/11/11/11/11/11/7C3 r - - 100 80");
  assert.equal(clock.isDrawByFiftyMoves(), true);
  assert.ok(clock.moves().length > 0);
  const over = new CoTuLenh("11/11/11/11/11/11/11/11/11/11/11/7C3 b - - 0 1");
  assert.equal(over.isCommanderCaptured(), true);
  assert.deepEqual(over.moves(), []);
});

const GUARDED = "6c4/11/11/11/11/11/2g8/11/2(NFT)8/11/11/7C3 r - - 0 1";

test("canUndo and canRedo say what undo and redo would do", () => {
  const game = new CoTuLenh(GUARDED);
  assert.deepEqual([game.canUndo(), game.canRedo()], [false, false]);
  game.startDeploy("c4");
  assert.deepEqual([game.canUndo(), game.canRedo()], [false, false]);
  game.deployStep("t", "d4");
  assert.equal(game.canUndo(), true);
  game.undo();
  assert.deepEqual([game.canUndo(), game.canRedo()], [false, true]);
  game.cancelDeploy();
  game.move("Ch2");
  assert.deepEqual([game.canUndo(), game.canRedo()], [true, false]);
});

test("a whole turn is played at once, or not at all", () => {
  const game = new CoTuLenh(GUARDED);
  const step = { from: "c4", to: "c6", piece: "t" };
  for (const turn of [
    "N<T>xc6,F>c7",
    "c4:N:T>xc6,F>c7",
    [step, { from: "c4", to: "c7", piece: "f", deploy: true }],
  ]) {
    const played = game.playTurn(turn);
    assert.equal(played.lan, "c4:N:T>xc6,F>c7");
    assert.equal(game.turn(), "b");
    assert.deepEqual(game.history({ verbose: true }), [played]);
    assert.deepEqual(game.undo(), played);
  }
  // The moves of a turn that was undone are played again.
  const { moves } = game.redo();
  game.undo();
  assert.deepEqual(game.playTurn(moves).moves, moves);
  game.undo();
  // One step, and the rest stays.
  assert.equal(game.playTurn([step]).san, "(NF)<T>xc6");
  game.undo();
  for (const turn of ["ch2", { from: "h1", to: "h2" }, [{ from: "h1", to: "h2" }]]) {
    assert.equal(game.playTurn(turn).san, "Ch2");
    game.undo();
  }
  // A single step is a whole turn, too; the rest stays.
  assert.equal(game.playTurn(step).san, "(NF)<T>xc6");
  assert.equal(game.turn(), "b");
  game.undo();
  const before = game.fen();
  for (const [turn, code] of [
    [[step, { from: "c4", to: "k12", piece: "f" }], "ILLEGAL_MOVE"],
    [[{ from: "h1", to: "h2" }, step], "ILLEGAL_MOVE"],
    [[], "INVALID_MOVE"],
    [[7], "INVALID_MOVE"],
    [{ from: "h1", to: "k12" }, "ILLEGAL_MOVE"],
    [7, "INVALID_MOVE"],
    ["N<T>xc6,F>c9,", "MOVE_SYNTAX"],
    ["Ck12", "ILLEGAL_MOVE"],
  ]) {
    assert.throws(() => game.playTurn(turn), { code });
    assert.equal(game.fen(), before);
    assert.equal(game.canRedo(), true);
  }
  game.startDeploy("c4");
  assert.throws(() => game.playTurn("Ch2"), { code: "DEPLOY_OPEN" });
  for (const turn of [step, [step]]) {
    assert.throws(() => game.playTurn(turn), { code: "DEPLOY_OPEN" });
  }
});

test("destinations of a square, of deploy steps, of ordinary moves", () => {
  const game = new CoTuLenh(GUARDED);
  const all = game.dests();
  assert.deepEqual([...game.dests({ square: "h1" }).keys()], ["h1"]);
  assert.deepEqual(game.dests({ square: "h1" }).get("h1"), all.get("h1"));
  assert.deepEqual([...game.dests({ deploy: true }).keys()], ["c4"]);
  for (const deploy of [false, true]) {
    const pairs = game.moves({ verbose: true, deploy }).map(({ from, to }) => `${from}${to}`);
    const found = [...game.dests({ deploy })].flatMap(([from, to]) => to.map((one) => from + one));
    assert.deepEqual(found, [...new Set(pairs)]);
  }
  assert.throws(() => game.dests({ square: "l1" }), { code: "INVALID_SQUARE" });
  assert.throws(() => game.dests({ deploy: 1 }), { code: "INVALID_OPTIONS" });
});

test("a move of the other side is refused with whose turn it is", () => {
  const game = new CoTuLenh();
  const refused = (input, color, name) =>
    assert.throws(
      () => game.move(input),
      (error) => {
        assert.equal(error.code, "ILLEGAL_MOVE");
        assert.equal(error.illegal.reason, "notYours");
        assert.equal(error.color, color);
        assert.match(error.message, new RegExp(`it is ${name}'s turn$`));
        return true;
      },
    );
  for (const input of ["Ic7", "ic7", "Ic8c7", "c8c7", { from: "c8", to: "c7" }]) {
    refused(input, "r", "Red");
  }
  game.move("Tf6");
  for (const input of ["Ic6", "Ic5c6", "c5-c6", { from: "c5", to: "c6" }]) {
    refused(input, "b", "Blue");
  }
  assert.deepEqual(game.explain("Ic6"), { reason: "notYours", squares: ["c5"] });
  assert.deepEqual(game.history(), ["Tf6"]);
});

test("moves are read as people type them", () => {
  const game = new CoTuLenh();
  const played = (text) => {
    const { lan } = game.move(text);
    game.undo();
    return lan;
  };
  for (const text of ["Tf6", "tf6", "f4f6", "f4-f6", "Tf4-f6", "TF4-F6", " t f4 f6! ", "F4F6"]) {
    assert.equal(game.isLegal(text), true, text);
    assert.equal(game.explain(text), null);
    assert.equal(played(text), "Tf4f6");
    if (text !== "Tf6") {
      assert.throws(() => game.move(text, { strict: true }), { name: "CoTuLenhError" }, text);
    }
  }
  // A letter that is a piece and a file: two squares are squares.
  assert.equal(played("c5c6"), "Ic5c6");
  assert.equal(played("ic6"), "Ic5c6");
  for (const [text, code] of [
    ["f4f12", "ILLEGAL_MOVE"],
    ["tf12", "ILLEGAL_MOVE"],
    ["c5", "MOVE_SYNTAX"],
    ["c5c6c7", "MOVE_SYNTAX"],
    ["l1l2", "MOVE_SYNTAX"],
    ["-", "MOVE_SYNTAX"],
  ]) {
    assert.throws(() => game.move(text), { code, text }, text);
    assert.equal(game.isLegal(text), false);
  }
  assert.deepEqual(game.history(), []);
});

test("typed moves without their marks, and those that several moves fit", () => {
  const stack = new CoTuLenh(GUARDED);
  const played = (text) => {
    const { lan } = stack.move(text);
    stack.undo();
    return lan;
  };
  assert.equal(played("tc6"), "Tc4>xc6");
  assert.equal(played("t>c6"), "Tc4>xc6");
  assert.equal(played("(nft)c5"), "(NFT)c4c5");
  assert.equal(played("c4c5"), "(NFT)c4c5");
  const plane = new CoTuLenh("6c4/11/11/11/11/11/4i6/11/4F6/11/11/7C3 r - - 0 1");
  assert.throws(() => plane.move("e4e6"), {
    code: "AMBIGUOUS_MOVE",
    text: "e4e6",
    moves: ["Fe4xe6", "Fe4_e6"],
  });
  assert.equal(plane.isLegal("e4e6"), true);
  assert.equal(plane.move("e4_e6").lan, "Fe4_e6");
  const tanks = new CoTuLenh("6c4/11/11/11/11/11/11/11/4T1T4/11/11/7C3 r - - 0 1");
  assert.throws(() => tanks.move("tf4"), { code: "AMBIGUOUS_MOVE", moves: ["Te4f4", "Tg4f4"] });
  assert.equal(tanks.move("tef4").lan, "Te4f4");
});
