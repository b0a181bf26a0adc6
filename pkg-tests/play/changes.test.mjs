// What a play tells of its record, and what it takes over from elsewhere.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { createPlay } from "cotulenh-wasm/play";
import { applyChange, createRecord, GameTree, nextId } from "cotulenh-wasm/tree";
import { randomFrom } from "../random.mjs";
import { VALUES } from "../values.mjs";

const STACK = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";

const REMOTE = { r: "remote", b: "remote" };

const played = (id, lan, notes) => ({
  type: "played",
  after: id - 1,
  turns: [{ id, san: lan, lan, ...notes }],
});

/** A play, and what it has told. */
function listen(fen, options) {
  const play = createPlay({ game: new CoTuLenh(fen), ...options });
  const told = [];
  play.subscribe((changes) => told.push(changes));
  return { play, told };
}

const isEmpty = (value) => {
  try {
    return Array.isArray(value) && value.length === 0;
  } catch {
    return false;
  }
};

const typesOf = (told) => told.map((changes) => changes.map(({ type }) => type));

/** What can be seen of a play. */
const look = ({ play }) => JSON.stringify([play.tree, play.snapshot(), play.tree.canUndoEdit]);

test("each change of the record is told once, when the play is whole", () => {
  const { play, told } = listen(STACK);
  play.select("c4");
  play.pick(["f"]);
  play.try("c4", "e6");
  assert.deepEqual(typesOf(told), [[], [], ["stepped"]]);
  assert.deepEqual(told[2], [{ type: "stepped", after: 0, square: "c4", step: "Fc4>e6" }]);
  told.length = 0;
  play.undo();
  play.redo();
  play.cancel();
  assert.deepEqual(typesOf(told), [["unstepped"], ["stepped"], ["cancelled"]]);
  told.length = 0;
  play.try("c4", "e6", { piece: "f" });
  play.commit();
  assert.deepEqual(typesOf(told), [["stepped"], ["committed"]]);
  const [, [{ turn }]] = told;
  assert.deepEqual(turn, { id: 1, san: "(NT)<F>e6", lan: "c4:(NT):F>e6" });
  told.length = 0;
  play.playTurn("Cg11");
  play.undo();
  play.resign("r");
  assert.deepEqual(typesOf(told), [["played"], [], ["declared"]]);
  assert.deepEqual(told[0][0], {
    type: "played",
    after: 1,
    turns: [{ id: 2, san: "Cg11", lan: "Cg12g11" }],
  });
  told.length = 0;
  play.tree.annotate(1, { nags: [1] });
  assert.deepEqual(typesOf(told), [["annotated"]]);
});

test("a turn in place of an open deploy cancels it, and a step that ends the turn commits", () => {
  const { play, told } = listen(STACK);
  play.try("c4", "e6", { piece: "f" });
  play.playTurn("Ch2");
  assert.deepEqual(typesOf(told), [["stepped"], ["cancelled", "played"]]);
  const other = listen(STACK);
  for (const [piece, to] of [
    ["f", "e6"],
    ["t", "d4"],
    ["n", "c5"],
  ]) {
    other.play.try("c4", to, { piece });
  }
  assert.deepEqual(typesOf(other.told), [["stepped"], ["stepped"], ["stepped", "committed"]]);
  assert.equal(other.play.tree.record.deploy, null);
});

test("what one play tells, another takes over: random games stay the same, id by id", () => {
  const random = randomFrom(40);
  for (let round = 0; round < 8; round++) {
    const fen = round % 2 ? STACK : undefined;
    const autoCommit = round % 4 < 2;
    const one = createPlay({ game: new CoTuLenh(fen, { autoCommit }) });
    const other = createPlay({ game: new CoTuLenh(fen, { autoCommit }), players: REMOTE });
    const kept = { record: other.tree.record };
    let draws = 0;
    other.subscribe((changes) => {
      draws++;
      assert.deepEqual(changes, [], "what came from elsewhere is not told as done here");
    });
    let own = [];
    one.subscribe((changes) => own.push(...changes));
    for (let n = 0; n < 150 && !one.snapshot().outcome; n++) {
      const { session } = one.snapshot();
      const game = one.tree.game();
      for (const { lan } of session?.steps ?? []) game.move(lan);
      const moves = game.moves({ verbose: true });
      game.free();
      const [isBack, isOver] = [random.oneIn(5), random.oneIn(6)];
      if (session && isBack) one.undo();
      else if (session && isOver) one.cancel();
      else if (session?.canCommit && (random.oneIn(3) || moves.length === 0)) one.commit();
      else if (moves.length > 0) one.playMove(random.pick(moves));
      if (own.length === 0) continue;
      draws = 0;
      other.apply(JSON.parse(JSON.stringify(own)));
      assert.equal(draws, 1, "listeners are called once for a list");
      kept.record = own.reduce(applyChange, kept.record);
      own = [];
      assert.deepEqual(other.tree.record, one.tree.record);
      assert.deepEqual(kept.record, one.tree.record);
      const [a, b] = [one.snapshot(), other.snapshot()];
      for (const name of ["fen", "pieces", "session", "lastMove", "points", "outcome", "ply"]) {
        assert.deepEqual(b[name], a[name], name);
      }
    }
    one.destroy();
    other.destroy();
  }
});

test("ids, notes and clocks are those of the changes", () => {
  const { play } = listen(undefined, { players: REMOTE, judgesTime: false });
  const clock = { base: { r: 60_000, b: 60_000 }, used: { r: 2000, b: 0 }, running: "b", since: 1 };
  play.apply([
    { type: "played", after: 0, turns: [{ id: 7, san: "", lan: "Tf4f6", clock: 58 }] },
    { type: "timed", clock },
  ]);
  const { current } = play.tree;
  assert.deepEqual([current.id, current.clock, current.turn.san], [7, 58, "Tf6"]);
  assert.equal(play.snapshot().clocks.used.r, 2000);
  assert.equal(play.tree.record.clock.running, "b");
  assert.deepEqual(
    play.snapshot().event.moves.map(({ lan }) => lan),
    ["Tf4f6"],
  );
  assert.equal(play.tree.canUndoEdit, false);
  // The next turn that is played here goes on from there.
  const before = play.tree.record;
  play.playTurn("Tf8");
  assert.equal(play.tree.current.id, nextId(before));
});

test("an own change that comes back is not played again", () => {
  const { play, told } = listen(STACK);
  play.try("c4", "e6", { piece: "f" });
  const [[stepped]] = told;
  const { session } = play.snapshot();
  play.confirm([stepped]);
  assert.equal(play.snapshot().session, session);
  play.commit();
  const [{ turn }] = told.at(-1);
  const node = play.tree.current;
  play.confirm([{ type: "committed", turn: { ...turn, clock: 42 } }]);
  assert.equal(play.tree.current, node);
  assert.deepEqual([node.clock, play.tree.size], [42, 1]);
  assert.throws(() => play.confirm([played(9, "Tf4f6")]), { code: "UNKNOWN_NODE" });
  // What was not done here is applied.
  const outcome = { winner: "r", reason: "resigned", by: "b" };
  play.confirm([{ type: "declared", end: { after: 1, outcome } }]);
  assert.deepEqual(play.snapshot().outcome, outcome);
  assert.equal(play.snapshot().event.kind, "end");
});

test("turns and ends are taken back, and an id can come again", () => {
  const { play } = listen(undefined, { players: REMOTE });
  play.apply([played(1, "Tf4f6"), played(2, "Tf9f8"), played(3, "Ic5c6")]);
  assert.equal(play.snapshot().ply, 3);
  play.apply([{ type: "takenBack", to: 2 }]);
  const { event } = play.snapshot();
  assert.deepEqual([event.kind, event.moves.map(({ lan }) => lan)], ["undo", ["Ic5c6"]]);
  play.apply([played(3, "Tf6f7")]);
  assert.equal(play.tree.current.turn.lan, "Tf6f7");
  assert.deepEqual([play.tree.size, play.tree.find(3)], [3, play.tree.current]);
  const outcome = { winner: null, reason: "agreed" };
  play.apply([{ type: "declared", end: { after: 3, outcome } }]);
  assert.deepEqual(play.snapshot().outcome, outcome);
  play.apply([{ type: "declared", end: null }]);
  assert.deepEqual([play.snapshot().outcome, play.tree.declared], [null, null]);
});

test("an end goes with a deploy that was given up; the ends of the rules are found here", () => {
  const { play } = listen(STACK, { players: REMOTE });
  play.apply([{ type: "stepped", after: 0, square: "c4", step: "Fc4>e6" }]);
  const outcome = { winner: "b", reason: "abandoned", by: "r" };
  play.apply([{ type: "cancelled" }, { type: "declared", end: { after: 0, outcome } }]);
  assert.deepEqual([play.snapshot().outcome, play.tree.record.deploy], [outcome, null]);
  const taken = listen("6c4/11/11/11/11/11/11/11/11/11/6T4/7C3 r - - 0 1", { players: REMOTE });
  taken.play.apply([
    played(1, "Tg2g4"),
    { type: "declared", end: { after: 1, outcome: { winner: "r", reason: "checkmate" } } },
  ]);
  assert.equal(taken.play.snapshot().outcome, null);
});

test("a play goes where a change is; a clock alone lets it stand", () => {
  const { play } = listen(undefined, { players: REMOTE, takebacks: false });
  play.apply([played(1, "Tf4f6"), played(2, "Tf9f8")]);
  play.tree.goTo(play.tree.root);
  play.apply([{ type: "timed", clock: null }]);
  assert.equal(play.snapshot().ply, 0);
  play.apply([played(3, "Ic5c6")]);
  assert.deepEqual([play.snapshot().ply, play.snapshot().isLive], [3, true]);
});

test("a premove is played after a turn from elsewhere, and told as an own change", () => {
  const { play, told } = listen(undefined, { players: { r: "human", b: "remote" } });
  play.playTurn("Tf6");
  play.try("c5", "c6");
  told.length = 0;
  play.apply([played(2, "Tf9f8")]);
  assert.deepEqual(typesOf(told), [[], ["played"]]);
  assert.deepEqual(told[1][0].turns[0], { id: 3, san: "Ic6", lan: "Ic5c6" });
});

test("a whole record is reached from where the play stands", () => {
  const { play } = listen(undefined, { players: REMOTE });
  play.apply([played(1, "Tf4f6"), played(2, "Tf9f8")]);
  const start = createRecord({ rules: play.tree.rules, start: play.tree.root.fen });
  const reach = (...changes) => {
    const record = changes.reduce(applyChange, start);
    play.apply([{ type: "replaced", record: JSON.parse(JSON.stringify(record)) }]);
    assert.deepEqual(
      play.tree.record.turns.map(({ id, lan }) => `${id}${lan}`),
      record.turns.map(({ id, lan }) => `${id}${lan}`),
    );
    assert.deepEqual(play.tree.record.deploy, record.deploy);
    assert.equal(play.snapshot().ply, record.turns.length);
    return play.snapshot();
  };
  const before = play.snapshot();
  assert.equal(reach(played(1, "Tf4f6"), played(2, "Tf9f8")), before, "nothing has happened");
  const [first] = play.tree.mainLine();
  const again = reach(played(1, "Tf4f6", { clock: 5 }), played(2, "Ic8c7"), played(3, "Ic5c6"));
  assert.equal(again.event.turn.lan, "Ic5c6");
  assert.equal(play.tree.mainLine()[0], first, "what both have stays");
  assert.equal(first.clock, 5);
  assert.equal(reach(played(1, "Tf4f6"), played(2, "Ic8c7")).event.kind, "undo");
  assert.equal(reach().event.kind, "jump");
  const outcome = { winner: "b", reason: "resigned", by: "r" };
  const ended = reach(played(1, "Tf4f6"), { type: "declared", end: { after: 1, outcome } });
  assert.deepEqual(ended.outcome, outcome);
  assert.equal(reach(played(1, "Tf4f6")).outcome, null);
  const other = createRecord({ rules: play.tree.rules, start: STACK });
  assert.throws(() => play.apply([{ type: "replaced", record: other }]), {
    code: "INVALID_DATA",
    path: "changes[0].record.start",
  });
});

test("a whole record opens a deploy, and keeps one that is open", () => {
  const { play } = listen(STACK, { players: REMOTE });
  const start = play.tree.record;
  const step = (text) => ({ type: "stepped", after: 0, square: "c4", step: text });
  const record = [step("Fc4>e6"), step("Tc4>d4")].reduce(applyChange, start);
  play.apply([{ type: "replaced", record }]);
  assert.equal(play.snapshot().session.steps.length, 2);
  const before = play.snapshot();
  play.apply([{ type: "replaced", record: JSON.parse(JSON.stringify(record)) }]);
  assert.equal(play.snapshot(), before);
  play.apply([{ type: "replaced", record: start }]);
  assert.equal(play.snapshot().session, null);
});

test("what is wrong is refused, and changes nothing", () => {
  const round = listen(STACK, { players: REMOTE });
  const { play } = round;
  const step = { type: "stepped", after: 0, square: "c4", step: "Fc4>e6" };
  play.apply([step]);
  const before = look(round);
  for (const [changes, code, path] of [
    [[{ type: "moved" }], "INVALID_DATA", "changes[0].type"],
    [[{ ...played(1, "Ch1h2"), more: 1 }], "INVALID_DATA", "changes[0].more"],
    [[{ type: "cancelled" }, played(1, "Ch1g9")], "ILLEGAL_MOVE", "changes[1].turns[0].lan"],
    [[{ type: "cancelled" }, played(2, "Ch1h2")], "UNKNOWN_NODE", "changes[1].after"],
    [[{ ...step, step: "Tc4>c12" }], "ILLEGAL_MOVE", "changes[0].step"],
    [[{ ...step, step: "Ch1h2" }], undefined, undefined],
    [[{ ...step, square: "h1", step: "Tc4>d4" }], "INVALID_DATA", "changes[0].square"],
    [[{ type: "unstepped" }, { type: "unstepped" }], "INVALID_DATA", undefined],
    [[{ type: "takenBack", to: 4 }], "UNKNOWN_NODE", undefined],
    [[{ type: "timed", clock: { base: -1 } }], "INVALID_OPTIONS", "changes[0].clock"],
    [
      [{ type: "declared", end: { after: 0, outcome: { winner: "b", reason: "agreed" } } }],
      "INVALID_DATA",
      "changes[0].end.outcome",
    ],
    [[{ type: "headerSet", name: "FEN", value: "x" }], undefined, undefined],
    [
      [{ type: "annotated", node: 0, notes: { nags: "!" } }],
      "INVALID_DATA",
      "changes[0].notes.nags",
    ],
  ]) {
    assert.throws(
      () => play.apply(changes),
      (error) =>
        error instanceof CoTuLenhError &&
        (code === undefined || error.code === code) &&
        (path === undefined || error.path === path),
      JSON.stringify(changes),
    );
    assert.equal(look(round), before, JSON.stringify(changes));
  }
  for (const value of VALUES) {
    for (const given of [
      value,
      [value],
      [{ type: value }],
      [{ type: "played", after: 0, turns: value }],
    ]) {
      if (isEmpty(given)) continue;
      assert.throws(() => play.apply(given), CoTuLenhError);
      assert.throws(() => play.confirm(given), CoTuLenhError);
    }
  }
  assert.equal(look(round), before);
});

test("two plays of one tree see the changes of each other", () => {
  const tree = new GameTree(new CoTuLenh());
  const one = createPlay({ tree });
  const other = createPlay({ tree });
  one.playTurn("Tf6");
  assert.equal(other.snapshot().ply, 1);
  other.apply([{ type: "takenBack", to: 0 }]);
  assert.equal(one.snapshot().ply, 0);
});

test("a record that replaces what the changes before it have played leaves nothing of them", () => {
  const { play } = listen(undefined, { players: REMOTE });
  const { record } = play.tree;
  play.apply([played(1, "Tf4f6"), { type: "replaced", record }]);
  assert.deepEqual([play.snapshot().ply, play.tree.size], [0, 0]);
  play.destroy();
});

test("the same turn is not played twice in one place", () => {
  const { play } = listen(undefined, { players: REMOTE });
  play.apply([played(1, "Tf4f6")]);
  const again = { type: "played", after: 0, turns: [{ id: 2, san: "Tf6", lan: "Tf4f6" }] };
  assert.throws(() => play.apply([again]), { code: "INVALID_DATA" });
  assert.equal(play.tree.size, 1);
  play.destroy();
});

test("a deploy that was open before the game ended is open again when the end is taken back", () => {
  const { play } = listen(STACK);
  play.try("c4", "c6", { piece: "f" });
  const { deploy } = play.tree.record;
  assert.equal(deploy.steps.length, 1);
  play.resign("r");
  play.tree.undoEdit();
  play.tree.redoEdit();
  assert.equal(play.undo(), true);
  assert.deepEqual(play.tree.record.deploy, deploy);
  assert.equal(play.snapshot().session.steps.length, 1);
  play.destroy();
});
