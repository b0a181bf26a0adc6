// Games with variations.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import util from "node:util";
import { CoTuLenh, CoTuLenhError, ERROR_CODES, parsePgn, writePgn } from "cotulenh-wasm";
import { applyChange, createRecord, formatClock, GameTree, writeRecord } from "cotulenh-wasm/tree";
import { randomFrom, randomTurn } from "../random.mjs";
import { VALUES } from "../values.mjs";

const TEXT = `[Event "Giải vô địch"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[Red "Lan \\"the wall\\""]
[Blue "?"]
[Result "1-0"]
[Annotator "Minh"]
[Rules "official"]

{Start} 1. Tf6 $1 {[%clk 0:09:58.500]} {bold} {and quick} (1. Ic6 {quiet} 1...
Tf8) ({instead} 1. Sf3 $14) 1... Tf8 {[%clk 1:00:00]} 2. Ic6 ; a } of its own
1-0
`;

const STACK = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";

const sans = (nodes) => nodes.map(({ turn }) => turn.san);
const code = (expected) => (error) =>
  error instanceof CoTuLenhError && error.code === expected && error.message.length > 0;

/** Everything about a tree that can be seen. */
const look = (tree) => JSON.stringify([tree, tree.pgn(), tree.size]);

/** The nodes after one, as a record has them. */
function readNodes(node) {
  const line = [];
  for (let at = node; at.children[0]; at = at.children[0]) line.push(readNode(at.children[0]));
  return line;
}

function readNode(node) {
  const { id, turn, parent, comments, startingComments, nags, clock, evaluation } = node;
  const { arrows, marks } = node;
  const notes = Object.entries({
    comments,
    startingComments,
    nags,
    clock,
    evaluation,
    arrows,
    marks,
  });
  const written = notes.filter(([, note]) => note !== null && note.length !== 0);
  const others = parent.children[0] === node ? parent.children.slice(1) : [];
  return {
    id,
    san: turn.san,
    lan: turn.lan,
    ...Object.fromEntries(written),
    ...(others.length > 0 && {
      variations: others.map((other) => [readNode(other), ...readNodes(other)]),
    }),
  };
}

/** The nodes show the record, and each is found by its id. */
function assertShown(tree) {
  assert.deepEqual(readNodes(tree.root), JSON.parse(JSON.stringify(tree.record.turns)));
  const waiting = [tree.root];
  let count = 0;
  for (let node = waiting.pop(); node; node = waiting.pop(), count++) {
    assert.equal(tree.find(node.id), node);
    for (const child of node.children) assert.equal(child.parent, node);
    waiting.push(...node.children);
  }
  assert.equal(count, tree.size + 1);
}

/** A tree with many variations and notes. */
function grow(random, turns, game = new CoTuLenh()) {
  const tree = new GameTree(game);
  const nodes = [tree.root];
  for (let n = 0; n < turns; n++) {
    if (random.oneIn(5)) tree.goTo(random.pick(nodes));
    const lan = randomTurn(random, tree.game());
    if (lan === null) {
      tree.goTo(tree.root);
      continue;
    }
    const node = tree.play(lan);
    if (!nodes.includes(node)) nodes.push(node);
    if (random.oneIn(10))
      tree.annotate(node, { comments: [`comment ${n}`, "two"], nags: [n % 256] });
    if (random.oneIn(10)) tree.annotate(node, { clock: n + 0.5, evaluation: { points: n - 20 } });
    if (random.oneIn(10)) {
      tree.annotate(node, {
        arrows: [{ from: "c3", to: "k12", color: "green" }],
        marks: [{ square: "a10", color: "red" }],
      });
    }
  }
  return { tree, nodes };
}

test("a turn goes to its child, or adds one", () => {
  const tree = new GameTree(new CoTuLenh());
  const first = tree.play("Tf6");
  assert.equal(tree.current, first);
  assert.equal(first.ply, 1);
  assert.equal(first.parent, tree.root);
  assert.equal(first.turn.lan, "Tf4f6");
  assert.equal(first.fen, first.turn.after);
  tree.back();
  assert.equal(tree.play({ from: "f4", to: "f6" }), first);
  assert.equal(tree.size, 1);
  tree.goTo(tree.root);
  const other = tree.play("Ic6");
  assert.deepEqual(tree.root.children, [first, other]);
  assert.deepEqual(sans(tree.mainLine()), ["Tf6"]);
  assert.deepEqual(sans(tree.path()), ["Ic6"]);
  assert.deepEqual(sans(tree.path(first)), ["Tf6"]);
});

test("a deploy is a turn, as text and as steps", () => {
  const tree = new GameTree(new CoTuLenh(STACK));
  const node = tree.play([{ from: "c4", to: "e6", piece: "f", deploy: true }]);
  assert.equal(node.turn.moves.length, 1);
  tree.back();
  assert.equal(tree.play(node.turn.lan), node);
  tree.back();
  assert.equal(tree.play(node.turn.san), node);
  assert.equal(tree.game().deployState(), null);
});

test("a game is copied with its turns and notes, and stays as it is", () => {
  const game = new CoTuLenh(STACK, { rules: "official" });
  game.move("F>e6");
  const before = JSON.stringify(game);
  const tree = new GameTree(game);
  assert.equal(JSON.stringify(game), before);
  assert.equal(tree.size, 0);
  tree.play("Nc5");
  assert.equal(JSON.stringify(game), before);
  game.free();
  assert.deepEqual(tree.rules.lastGuard, true);
  assert.equal(tree.game().rules().lastGuard, true);
  const noted = new CoTuLenh();
  noted.loadPgn("{Start} 1. Tf6 {[%clk 0:09:58] bold} 1... Tf8 1-0");
  assert.equal(new GameTree(noted).pgn(), noted.pgn());
  assert.deepEqual(new GameTree(noted).root.comments, ["Start"]);
});

test("back and forward go along the line that was visited last", () => {
  const tree = GameTree.fromPgn(TEXT, new CoTuLenh());
  assert.equal(tree.current.turn.san, "Ic6");
  assert.equal(tree.forward(), null);
  const [main, quiet] = tree.root.children;
  tree.goTo(quiet);
  assert.equal(tree.back(), tree.root);
  assert.equal(tree.back(), null);
  assert.equal(tree.forward(), quiet);
  assert.equal(tree.goTo(main.id), main);
  assert.equal(tree.find(main.id), main);
  assert.equal(tree.find(99), null);
});

test("a variation is promoted, and removed with what follows", () => {
  const tree = GameTree.fromPgn(TEXT, new CoTuLenh());
  const [main, quiet, instead] = tree.root.children;
  assert.equal(tree.promote(main), false);
  assert.equal(tree.promote(quiet.children[0]), true);
  assert.deepEqual(tree.root.children, [quiet, main, instead]);
  assert.deepEqual(sans(tree.mainLine()), ["Ic6", "Tf8"]);
  tree.remove(main);
  assert.equal(tree.current, tree.root);
  assert.equal(tree.size, 3);
  assert.throws(() => tree.goTo(main), code("UNKNOWN_NODE"));
  assert.equal(tree.undoEdit(), true);
  assert.equal(tree.current.turn.san, "Ic6");
  assert.deepEqual(tree.root.children, [quiet, main, instead]);
  assert.equal(tree.undoEdit(), true);
  assert.equal(tree.undoEdit(), false);
  assert.equal(tree.pgn(), TEXT);
  assert.deepEqual([tree.canUndoEdit, tree.canRedoEdit], [false, true]);
});

test("PGN and JSON keep everything", () => {
  const tree = GameTree.fromPgn(TEXT, new CoTuLenh());
  assert.equal(tree.pgn(), TEXT);
  assert.deepEqual(parsePgn(tree.pgn({ maxWidth: 0 })), parsePgn(TEXT));
  assert.deepEqual(tree.headers, {
    Event: "Giải vô địch",
    Red: 'Lan "the wall"',
    Annotator: "Minh",
    Result: "1-0",
  });
  assert.deepEqual(tree.root.children[2].startingComments, ["instead"]);
  const [first] = tree.mainLine();
  assert.deepEqual([first.comments, first.nags, first.clock], [["bold", "and quick"], [1], 598.5]);
  tree.annotate(first, { evaluation: { mate: -3 } });
  tree.goTo(first);
  const stored = JSON.stringify(tree);
  const restored = GameTree.fromJSON(JSON.parse(stored), new CoTuLenh());
  assert.equal(JSON.stringify(restored), stored);
  assert.equal(restored.pgn(), tree.pgn());
  assert.deepEqual(restored.current.evaluation, { mate: -3 });
  assert.equal(restored.current.id, first.id);
  const fresh = restored.play("Sf10");
  assert.equal(
    [...stored.matchAll(/"id":(\d+)/g)].some(([, id]) => Number(id) === fresh.id),
    false,
  );
});

test("clocks as text", () => {
  assert.deepEqual([598_000, 597_001, 3_723_000, 1, 0, -5, 60_000].map(formatClock), [
    "9:58",
    "9:58",
    "1:02:03",
    "0:01",
    "0:00",
    "0:00",
    "1:00",
  ]);
});

test("a record is handed out with the changes that were made of it", () => {
  const tree = new GameTree(new CoTuLenh());
  const told = [];
  tree.subscribe((changes) => told.push(changes));
  const before = tree.record;
  tree.play("Tf6", { clock: 598 });
  assert.deepEqual(told, [
    [{ type: "played", after: 0, turns: [{ id: 1, san: "Tf6", lan: "Tf4f6", clock: 598 }] }],
  ]);
  assert.deepEqual(applyChange(before, told[0][0]), tree.record);
  assert.deepEqual(before.turns, []);
  tree.back();
  assert.deepEqual(told[1], []);
  tree.undoEdit();
  assert.deepEqual(told[2], [{ type: "replaced", record: tree.record }]);
  assert.throws(() => tree.record.turns.push(1), TypeError);
});

test("with onError, what is refused of data is left out", () => {
  const tree = GameTree.fromPgn(
    "1. Tf6 (1. Ic6 Tf8 2. Ic7) 1... Tf8 2. Ic6 {quiet} *",
    new CoTuLenh(),
  );
  tree.declare({ winner: "b", reason: "resigned", by: "r" });
  const read = (change) => {
    const data = structuredClone(tree.toJSON());
    change(data);
    assert.throws(() => GameTree.fromJSON(data, new CoTuLenh()), { name: "CoTuLenhError" });
    const errors = [];
    const options = { onError: ({ path }) => errors.push(path) };
    const restored = GameTree.fromJSON(data, new CoTuLenh(), options);
    return [restored.pgn({ maxWidth: 0 }).split("\n\n")[1].trim(), restored.current.ply, errors];
  };
  const whole = "1. Tf6 (1. Ic6 Tf8 2. Ic7) 1... Tf8 2. Ic6 {quiet} 0-1";
  assert.deepEqual(
    read(({ turns }) => (turns[1].lan = "Tf9f1")),
    ["1. Tf6 (1. Ic6 Tf8 2. Ic7) *", 1, ["turns[1].lan", "current", "end.after"]],
  );
  assert.deepEqual(
    read(({ turns }) => (turns[0].variations[0][1].comments = 7)),
    [whole.replace(" Tf8 2. Ic7)", ")"), 3, ["turns[0].variations[0][1].comments"]],
  );
  assert.deepEqual(
    read(({ turns }) => (turns[0].variations[0][0].lan = turns[0].lan)),
    ["1. Tf6 Tf8 2. Ic6 {quiet} 0-1", 3, ["turns[0].variations[0][0]"]],
  );
  assert.deepEqual(
    read(({ end }) => (end.outcome.reason = "checkmate")),
    [whole.replace("0-1", "*"), 3, ["end.outcome"]],
  );
  const game = new CoTuLenh();
  const onError = () => assert.fail();
  assert.throws(() => GameTree.fromJSON({ start: "nowhere" }, game, { onError }), {
    path: "start",
  });
  assert.throws(() => GameTree.fromJSON(tree.toJSON(), game, { onError: 1 }), {
    code: "INVALID_OPTIONS",
  });
});

test("a line is added as the moves that an engine gives", () => {
  const game = new CoTuLenh();
  const tree = new GameTree(game);
  const first = game.playTurn("Tf6").moves;
  const last = tree.addLine(tree.root, [first, game.playTurn("Tf8").moves[0], "Ic6"]);
  assert.deepEqual(
    tree.path(last).map(({ turn }) => turn.san),
    ["Tf6", "Tf8", "Ic6"],
  );
});

test("edits that are made together are one edit, or none", () => {
  const tree = GameTree.fromPgn("1. Tf6 Tf8 2. Ic6 *", new CoTuLenh());
  const told = [];
  tree.subscribe((changes) => told.push(changes.map(({ type }) => type)));
  const before = look(tree);
  tree.edit(() => {
    for (const node of tree.mainLine()) tree.annotate(node, { nags: [1] });
    tree.edit(() => tree.addLine(tree.root, ["Ic6", "Tf8"]));
    tree.goTo(tree.root);
  });
  assert.deepEqual(told, [["annotated", "annotated", "annotated", "played"]]);
  assert.equal(tree.current, tree.root);
  tree.undoEdit();
  assert.equal(look(tree), before);
  assert.equal(tree.canUndoEdit, false);
  assert.throws(
    () =>
      tree.edit(() => {
        tree.remove(tree.mainLine()[0]);
        throw new RangeError("mine");
      }),
    RangeError,
  );
  assert.equal(look(tree), before);
  assertShown(tree);
  assert.throws(() => tree.edit(() => tree.undoEdit()), code("INVALID_ARGUMENT"));
  for (const value of VALUES) {
    if (typeof value !== "function") assert.throws(() => tree.edit(value), CoTuLenhError);
  }
});

test("edits that are made together are taken back in one step, whatever they have moved and removed", () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = randomFrom(seed);
    const tree = new GameTree(new CoTuLenh());
    const pick = () => random.pick([tree.root, ...tree.root.children, ...tree.mainLine()]);
    const play = () => {
      const game = tree.game(tree.goTo(pick()));
      tree.play(random.pick(game.moves({ verbose: true, deploy: false }).slice(0, 3)));
      game.free();
    };
    const remove = (node) => node !== tree.root && tree.remove(node);
    const edits = [play, play, () => remove(pick()), () => tree.promote(pick())];
    const edit = () => random.pick(edits)();
    const calls = [
      edit,
      () => tree.edit(() => [edit, edit, edit].forEach((one) => one())),
      () => tree.undoEdit(),
      () => tree.redoEdit(),
    ];
    for (let n = 0; n < 20; n++) {
      random.pick(calls)();
      assertShown(tree);
      assert.equal(tree.find(tree.current.id), tree.current);
    }
    tree.free();
  }
});

test("a turn that a PGN has twice is one, after the line that it continues", () => {
  const text = "1. Tf6 {a} (1. Tf6 {b} 1... Ic7 (1... Mg7)) (1. Ic6 (1. Sf3)) 1... Tf8 *";
  const tree = GameTree.fromPgn(text, new CoTuLenh());
  assertShown(tree);
  assert.deepEqual(sans(tree.root.children), ["Tf6", "Ic6", "Sf3"]);
  assert.deepEqual(sans(tree.mainLine()), ["Tf6", "Tf8"]);
  assert.deepEqual(tree.mainLine()[0].comments, ["a", "b"]);
  assert.deepEqual(sans(tree.mainLine()[0].children), ["Tf8", "Ic7", "Mg7"]);
});

test("an open deploy and a match clock in a record are restored", () => {
  const stored = new GameTree(new CoTuLenh(STACK)).toJSON();
  const deploy = { after: 0, square: "c4", steps: ["Fc4>e6"], started: true };
  const clock = { r: 1000, b: 1000, running: null };
  const tree = GameTree.fromJSON({ ...stored, deploy, clock }, new CoTuLenh());
  assert.deepEqual([tree.record.deploy, tree.record.clock], [deploy, clock]);
  assert.throws(
    () =>
      GameTree.fromJSON({ ...stored, deploy: { ...deploy, steps: ["Fc4>e9"] } }, new CoTuLenh()),
    { code: "ILLEGAL_MOVE", path: "deploy.steps[0]" },
  );
  for (const [wrong, path] of [
    [{ ...deploy, started: undefined }, "deploy.started"],
    [{ ...deploy, started: false, square: "h1" }, "deploy.square"],
    [{ ...deploy, started: false, steps: [] }, "deploy.square"],
  ]) {
    assert.throws(() => GameTree.fromJSON({ ...stored, deploy: wrong }, new CoTuLenh()), {
      code: "INVALID_DATA",
      path,
    });
  }
  assert.throws(() => tree.record.clock.r++, TypeError);
});

test("nodes have the numbers of their moves, and know whose turn it is", () => {
  const look = (tree) =>
    [tree.root, ...tree.mainLine()].map(({ toMove, moveNumber }) => `${toMove}${moveNumber}`);
  const tree = GameTree.fromPgn("1. Tf6 Tf8 2. Ic6 *", new CoTuLenh());
  assert.deepEqual(look(tree), ["r1", "b1", "r1", "b2"]);
  const game = new CoTuLenh();
  game.setTurn("b");
  game.setCounters({ moveNumber: 7 });
  const later = new GameTree(game);
  for (const turn of ["Tf8", "Tf6", "Ic7"]) later.play(turn);
  assert.deepEqual(look(later), ["b7", "r7", "b8", "r8"]);
  for (const { fen, toMove } of later.mainLine()) assert.equal(new CoTuLenh(fen).turn(), toMove);
});

test("a line is added without going there", () => {
  const tree = GameTree.fromPgn("1. Tf6 Tf8", new CoTuLenh());
  const { current } = tree;
  let calls = 0;
  tree.subscribe(() => calls++);
  const last = tree.addLine(tree.root.children[0], ["Tf8", "Ic6", "Ic7"]);
  assert.deepEqual(sans(tree.path(last)), ["Tf6", "Tf8", "Ic6", "Ic7"]);
  assert.equal(tree.current, current);
  assert.equal(calls, 1);
  assert.equal(tree.addLine(tree.root, ["Tf6"]), tree.root.children[0], "it is there already");
  assert.equal(calls, 1);
  const before = look(tree);
  assert.throws(() => tree.addLine(tree.root, ["Ic6", "Ic2"]), code("ILLEGAL_MOVE"));
  assert.equal(look(tree), before);
  tree.undoEdit();
  assert.equal(tree.size, 2);
  tree.redoEdit();
  assert.equal(look(tree), before);
});

test("evaluations stand in the comments of a PGN, as other programs write them", () => {
  const text = "{[%eval 0.10]} 1. Tf6 {[%eval -1.25] bold} 1... Tf8 {[%eval #-3]} *";
  const tree = GameTree.fromPgn(text, new CoTuLenh());
  const notes = [tree.root, ...tree.mainLine()].map(({ evaluation, comments }) => [
    evaluation,
    comments,
  ]);
  assert.deepEqual(notes, [
    [{ points: 10 }, []],
    [{ points: -125 }, ["bold"]],
    [{ mate: -3 }, []],
  ]);
  assert.match(tree.pgn(), /\{\[%eval 0\.10\]\} 1\. Tf6 \{\[%eval -1\.25\]\} \{bold\}/);
  assert.equal(GameTree.fromPgn(tree.pgn(), new CoTuLenh()).pgn(), tree.pgn());
});

test("arrows and circles stand in the comments of a PGN, as other programs write them", () => {
  const text =
    "{[%csl Ga1]} 1. Tf6 {[%cal Gc1d12,Rk12a1] bold [%csl Yd4,Bk10]} (1. Ic6 {[%cal Yc5c6]}) 1... Tf8 *";
  const tree = GameTree.fromPgn(text, new CoTuLenh());
  const [first, second] = tree.mainLine();
  const [, other] = tree.root.children;
  assert.deepEqual(tree.root.marks, [{ square: "a1", color: "green" }]);
  assert.deepEqual(first.arrows, [
    { from: "c1", to: "d12", color: "green" },
    { from: "k12", to: "a1", color: "red" },
  ]);
  assert.deepEqual(first.marks, [
    { square: "d4", color: "yellow" },
    { square: "k10", color: "blue" },
  ]);
  assert.deepEqual(first.comments, ["bold"]);
  assert.deepEqual(other.arrows, [{ from: "c5", to: "c6", color: "yellow" }]);
  assert.deepEqual([second.arrows, second.marks], [[], []]);
  assert.match(
    tree.pgn({ maxWidth: 0 }),
    /\{\[%csl Yd4,Bk10\]\} \{\[%cal Gc1d12,Rk12a1\]\} \{bold\}/,
  );
  assert.equal(GameTree.fromPgn(tree.pgn(), new CoTuLenh()).pgn(), tree.pgn());
  assert.deepEqual(GameTree.fromJSON(tree.toJSON(), new CoTuLenh()).toJSON(), tree.toJSON());
  tree.annotate(first, { arrows: [] });
  assert.deepEqual([first.arrows, first.marks.length], [[], 2]);
  tree.undoEdit();
  assert.equal(first.arrows.length, 2);
  // What is no list of squares of this board stays as it was written.
  for (const command of ["[%cal Gl1l2]", "[%csl Xa1]", "[%cal Ga1]", "[%csl Ga13]"]) {
    const kept = GameTree.fromPgn(`1. Tf6 {${command}} *`, new CoTuLenh()).mainLine()[0];
    assert.deepEqual([kept.comments, kept.arrows, kept.marks], [[command], [], []]);
  }
});

test("an end that was declared belongs to its position", () => {
  const game = new CoTuLenh();
  game.move("Tf6");
  game.resign("b");
  const tree = new GameTree(game);
  assert.deepEqual(tree.declared.outcome, { winner: "r", reason: "resigned", by: "b" });
  assert.match(tree.pgn(), /\[Termination "resigned"\]/);
  assert.deepEqual(tree.game().outcome(), game.outcome());
  assert.equal(tree.game(tree.root).outcome(), null);
  const restored = GameTree.fromJSON(tree.toJSON(), game);
  assert.equal(JSON.stringify(restored), JSON.stringify(tree));
  assert.equal(GameTree.fromPgn(tree.pgn(), game).pgn(), tree.pgn());
  tree.remove(tree.current);
  assert.equal(tree.declared, null);
  tree.undoEdit();
  assert.equal(tree.declared.node, tree.current);
  tree.declare(null);
  assert.equal(tree.game().outcome(), null);
  for (const outcome of [
    { winner: null, reason: "agreed" },
    { winner: "b", reason: "time", by: "r" },
    { winner: null, reason: "time" },
    { winner: "r", reason: "abandoned", by: "b" },
  ]) {
    tree.declare(outcome);
    assert.deepEqual(tree.game().outcome(), outcome);
    assert.equal(GameTree.fromPgn(tree.pgn(), game).pgn(), tree.pgn());
  }
  const before = look(tree);
  for (const wrong of [
    { winner: "r", reason: "checkmate" },
    { winner: "b", reason: "agreed" },
    ...VALUES,
  ]) {
    if (wrong === null) continue;
    assert.throws(() => tree.declare(wrong), CoTuLenhError);
    assert.equal(look(tree), before);
  }
});

test("a game that was parsed becomes the same tree as its text", () => {
  const texts = [
    '[Red "Lan"]\n[Event "?"]\n\n{Start} 1. Tf6 $1 {[%clk 0:09:58] [%eval 0.35] bold} ({why} 1. Ic6 (1. Tf5) 1... Tf8) (1. Ic6 Ic7) Tf8 *',
    '[Rules "official"]\n[Termination "resigned"]\n[Result "1-0"]\n\n1. Ic6 1-0',
    `[FEN "${STACK}"]\n\n1. N<F>e6,T>d4 1/2-1/2`,
  ];
  const game = new CoTuLenh();
  for (const text of texts) {
    const tree = GameTree.fromPgn(text, game);
    const [parsed] = parsePgn(text);
    assert.deepEqual(GameTree.fromPgn(parsed, game).toJSON(), tree.toJSON());
  }
  const wrong = { turns: [{ san: "Tf6", variations: [[{ san: "Tf12" }]] }] };
  const refused = { path: "turns[0].variations[0][0].san", code: "PGN_ILLEGAL_MOVE" };
  assert.throws(() => GameTree.fromPgn(wrong, game), refused);
});

test("an end that the rules give is in the PGN of a record, and found again by its tree", () => {
  const game = new CoTuLenh("6c4/6T4/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1");
  const start = game.fen();
  const { san, lan } = game.playTurn("Txg12");
  const outcome = game.outcome();
  assert.equal(outcome.reason, "commanderCaptured");
  const turns = [{ id: 1, san, lan }];
  const record = createRecord({
    rules: game.rules(),
    start,
    turns,
    end: { after: 1, outcome },
  });
  const text = writeRecord({ ...record, headers: { Red: "Lan" } }, { maxWidth: 0 });
  game.setHeader("Red", "Lan");
  assert.equal(text, game.pgn({ maxWidth: 0 }));
  const tree = GameTree.fromJSON(record, game);
  assert.equal(tree.declared, null);
  assert.equal(tree.pgn(), writeRecord(record));
  assert.throws(() => tree.declare(outcome), CoTuLenhError);
});

test("headers are set, checked and taken back", () => {
  const tree = new GameTree(new CoTuLenh());
  tree.setHeader("Red", "Lan");
  tree.setHeader("Result", "1/2-1/2");
  assert.match(tree.pgn(), /\[Red "Lan"\][^]*1\/2-1\/2\n$/);
  assert.equal(tree.game().getHeaders().Red, "Lan");
  assert.throws(() => tree.setHeader("FEN", "x"), code("TAG_DERIVED"));
  assert.throws(() => tree.setHeader("no name", "x"), code("TAG_NAME"));
  tree.setHeader("Red", null);
  assert.deepEqual(tree.headers, { Result: "1/2-1/2" });
  tree.undoEdit();
  tree.undoEdit();
  assert.deepEqual(tree.headers, { Red: "Lan" });
});

test("random trees: games, JSON, PGN and edits", () => {
  for (const rules of ["standard", "official"]) {
    const random = randomFrom(7);
    const { tree, nodes } = grow(random, 150, new CoTuLenh(undefined, { rules }));
    for (const node of nodes) {
      const game = tree.game(node);
      assert.equal(game.fen(), node.fen);
      const replayed = new CoTuLenh(undefined, { rules });
      for (const { turn } of tree.path(node)) assert.deepEqual(replayed.playTurn(turn.lan), turn);
      assert.equal(replayed.fen(), node.fen);
      assert.deepEqual(game.history(), replayed.history());
      assert.equal(game.isThreefoldRepetition(), replayed.isThreefoldRepetition());
      game.free();
      replayed.free();
    }
    const stored = JSON.stringify(tree);
    assert.equal(JSON.stringify(GameTree.fromJSON(JSON.parse(stored), new CoTuLenh())), stored);
    const again = GameTree.fromPgn(tree.pgn(), new CoTuLenh());
    assert.equal(again.pgn(), tree.pgn());
    assert.equal(again.size, tree.size);

    // Every edit is taken back to the same tree, and done again.
    const looks = [look(tree)];
    const edits = [
      () => tree.remove(random.pick(tree.path(random.pick(nodes)))),
      () => tree.promote(random.pick(nodes)),
      () => tree.annotate(random.pick(nodes), { comments: [String(random.below(1e6))] }),
      () => tree.setHeader("Round", String(random.below(1e6))),
      () => tree.play(randomTurn(random, tree.game())),
    ];
    while (looks.length < 40) {
      const before = look(tree);
      const wasAt = tree.revision;
      try {
        random.pick(edits)();
      } catch (error) {
        assert.ok(error instanceof CoTuLenhError, error);
        assert.equal(look(tree), before);
        assert.equal(tree.revision, wasAt);
      }
      assertShown(tree);
      if (look(tree) !== before) looks.push(look(tree));
    }
    const shape = (text) => JSON.stringify({ ...JSON.parse(text)[0], current: 0 });
    for (const wanted of looks.slice(0, -1).reverse()) {
      const before = look(tree);
      while (shape(look(tree)) === shape(before) && tree.canUndoEdit) tree.undoEdit();
      assertShown(tree);
      assert.equal(shape(look(tree)), shape(wanted));
    }
    while (tree.redoEdit());
    assert.equal(shape(look(tree)), shape(looks.at(-1)));
    while (tree.undoEdit());
    assert.equal(tree.size, 0);
  }
});

test("a jump in a long game comes to the position of its node", () => {
  const random = randomFrom(3);
  let tree;
  do {
    tree = new GameTree(new CoTuLenh());
    for (let lan; tree.size < 640 && (lan = randomTurn(random, tree.game()));) tree.play(lan);
  } while (tree.size < 640);
  const line = tree.mainLine();
  for (let n = 0; n < 60; n++) {
    const node = random.pick(line);
    const game = tree.game(node);
    assert.equal(game.fen(), node.fen);
    game.free();
  }
});

test("listeners are called after each change, and one that throws stops nothing", (context) => {
  const tree = new GameTree(new CoTuLenh());
  const calls = [];
  const listener = () => calls.push(tree.current.ply);
  const stop = tree.subscribe(listener);
  const stopAgain = tree.subscribe(listener);
  tree.play("Tf6");
  assert.deepEqual(calls, [1, 1]);
  stop();
  stop();
  tree.back();
  tree.goTo(tree.root);
  assert.deepEqual(calls, [1, 1, 0]);
  stopAgain();
  const report = context.mock.method(globalThis, "queueMicrotask", () => {});
  tree.subscribe(() => {
    throw new Error("mine");
  });
  tree.subscribe(listener);
  const { revision } = tree;
  tree.forward();
  assert.equal(calls.length, 4);
  assert.equal(tree.revision, revision + 1);
  assert.throws(report.mock.calls[0].arguments[0], /mine/);
});

/** Whether a value can be a game of a PGN: an empty object is one without turns. */
function isPgnGame(value) {
  try {
    writePgn(value);
    return true;
  } catch {
    return false;
  }
}

test("bad input is refused with a code, and nothing changes", () => {
  const tree = GameTree.fromPgn(TEXT, new CoTuLenh());
  const before = look(tree);
  const foreign = new GameTree(new CoTuLenh()).root;
  const isRefused = (call, what) => {
    assert.throws(call, (error) => {
      assert.ok(error instanceof CoTuLenhError, `${what}: ${error}`);
      assert.ok(ERROR_CODES.includes(error.code), error.code);
      return true;
    });
    assert.equal(look(tree), before);
  };
  const freed = new CoTuLenh();
  freed.free();
  const games = new Set(
    VALUES.filter((value) => util.types.isProxy(value) === false && value instanceof CoTuLenh),
  );
  for (const value of [...VALUES, freed, foreign, { id: 1 }, { ...tree.current }]) {
    if (typeof value === "number" && tree.find(value)) continue;
    for (const name of ["goTo", "promote", "remove", "game", "path"]) {
      if (value === undefined && (name === "game" || name === "path")) continue;
      isRefused(() => tree[name](value), name);
    }
    isRefused(() => tree.annotate(value, {}), "annotate");
    isRefused(() => tree.play(value), "play");
    isRefused(() => tree.subscribe(typeof value === "function" ? 1 : value), "subscribe");
    isRefused(() => GameTree.fromJSON(value, new CoTuLenh()), "fromJSON");
    const isGame = typeof value === "object" && value !== null && isPgnGame(value);
    if (typeof value !== "string" && !isGame)
      isRefused(() => GameTree.fromPgn(value, new CoTuLenh()), "fromPgn");
    if (games.has(value)) continue;
    isRefused(() => new GameTree(value), "new");
    isRefused(() => GameTree.fromPgn(TEXT, value), "fromPgn");
    isRefused(() => GameTree.fromJSON(tree.toJSON(), value), "fromJSON");
  }
  isRefused(() => tree.remove(tree.root), "the root");
  for (const notes of [
    { comments: "one" },
    { comments: [1] },
    { nags: [256] },
    { nags: [0.5] },
    { clock: -1 },
    { clock: Number.NaN },
    { evaluation: {} },
    { evaluation: { points: 1, mate: 1 } },
    { evaluation: { mate: 0.5 } },
    { arrows: [{ from: "a1", to: "l1", color: "green" }] },
    { arrows: [{ from: "a1", to: "a2", color: "pink" }] },
    { arrows: [{ from: "a1", to: "a2" }] },
    { marks: [{ square: "a1", color: "red", shape: "ring" }] },
    { marks: "a1" },
    { marks: Array.from({ length: 201 }, () => ({ square: "a1", color: "red" })) },
    { colour: 1 },
    7,
  ]) {
    isRefused(() => tree.annotate(tree.root, notes), JSON.stringify(notes));
  }
  isRefused(() => tree.pgn({ width: 1 }), "pgn");
  isRefused(() => tree.goTo(tree.root, 1), "surplus");
  isRefused(() => GameTree.prototype.back.call({}), "this");
});

test("wrong data is refused with its path", () => {
  const data = () => structuredClone(GameTree.fromPgn(TEXT, new CoTuLenh()).toJSON());
  const wrong = {
    "turns[0].id": (d) => (d.turns[0].id = 0),
    "turns[1].id": (d) => (d.turns[1].id = d.turns[0].id),
    "turns[1].lan": (d) => (d.turns[1].lan = "Tf12"),
    "turns[0].variations[0][0].lan": (d) => (d.turns[0].variations[0][0].lan = 5),
    "turns[0].variations[1][0]": (d) => (d.turns[0].variations[1][0].lan = d.turns[0].lan),
    "turns[0].nags[0]": (d) => (d.turns[0].nags = ["!"]),
    "turns[0].colour": (d) => (d.turns[0].colour = 1),
    turns: (d) => (d.turns = 7),
    "notes.comments": (d) => (d.notes.comments = "Start"),
    "notes.marks[0].square": (d) => (d.notes.marks = [{ square: "a0", color: "red" }]),
    clock: (d) => (d.clock = 5),
    "deploy.square": (d) => (d.deploy = { after: 0, square: "c1", steps: [], started: true }),
    current: (d) => (d.current = 77),
    start: (d) => (d.start = "nothing"),
    rules: (d) => (d.rules.lastGuard = 3),
    "headers.Red": (d) => (d.headers.Red = 1),
    more: (d) => (d.more = 1),
    "end.after": (d) => (d.end = { after: 77, outcome: {} }),
    "end.outcome": (d) => (d.end = { after: 0, outcome: {} }),
  };
  for (const [path, spoil] of Object.entries(wrong)) {
    const spoiled = data();
    spoil(spoiled);
    assert.throws(
      () => GameTree.fromJSON(spoiled, new CoTuLenh()),
      (error) => error instanceof CoTuLenhError && error.path === path,
      path,
    );
  }
  assert.throws(() => GameTree.fromPgn("1. Tf12 *", new CoTuLenh()), code("PGN_ILLEGAL_MOVE"));
});

test("variations nest as deeply as a PGN may have them", () => {
  const tree = new GameTree(new CoTuLenh());
  const quiet = () =>
    tree
      .game()
      .moves({ deploy: false })
      .filter((san) => /^[A-Z][a-k]/.test(san));
  const deepen = () => {
    const [first, second] = quiet();
    tree.play(first);
    tree.back();
    tree.play(second);
  };
  // Each turn is a variation of the one before.
  for (let n = 0; n < 64; n++) deepen();
  const deepest = tree.current;
  assert.throws(deepen, code("PGN_TOO_DEEP"));
  assert.equal(GameTree.fromPgn(tree.pgn(), new CoTuLenh()).size, tree.size);
  // A line that becomes a variation takes its own variations with it.
  tree.goTo(tree.root);
  const main = tree.root.children[1];
  for (let node = main; node !== deepest; node = node.children[1])
    assert.ok(node.children.length > 1);
  assert.equal(tree.promote(main), true);
  const before = look(tree);
  tree.goTo(deepest);
  tree.back();
  const third = tree.play(
    quiet().find((san) => tree.current.children.every((c) => c.turn.san !== san)),
  );
  assert.ok(third);
  tree.undoEdit();
  assert.equal(JSON.stringify(JSON.parse(look(tree))[1]), JSON.stringify(JSON.parse(before)[1]));
  tree.undoEdit();
  assert.equal(GameTree.fromPgn(tree.pgn(), new CoTuLenh()).pgn(), tree.pgn());
});

test("it is freed, and has one class of errors in both module systems", () => {
  const tree = new GameTree(new CoTuLenh());
  tree.free();
  tree.free();
  assert.throws(() => tree.play("Tf6"), code("FREED"));
  const { GameTree: Common } = createRequire(import.meta.url)("cotulenh-wasm/tree");
  assert.equal(new Common(new CoTuLenh()).play("Tf6").turn.san, "Tf6");
});

test("turns of a line that cannot be read are refused", () => {
  const tree = new GameTree(new CoTuLenh());
  const trap = () => {
    throw new TypeError("trapped");
  };
  for (const turns of [undefined, "Tf6", new Proxy(["Tf6"], { get: trap })]) {
    assert.throws(() => tree.addLine(tree.root, turns), { code: "INVALID_ARGUMENT" });
  }
  assert.equal(tree.size, 0);
  tree.free();
});
