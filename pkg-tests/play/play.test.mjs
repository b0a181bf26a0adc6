// A game that is played: selection, choices, deploys, going back, ends.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { CoTuLenh, CoTuLenhError, ERROR_CODES, isSquare } from "cotulenh-wasm";
import { arrows, createPlay, effects, EnginePlayer, flightsOf } from "cotulenh-wasm/play";
import { GameTree } from "cotulenh-wasm/tree";
import { randomFrom } from "../random.mjs";
import { VALUES } from "../values.mjs";

const STACK = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1";
/** The air force on e4 can take the infantry on e6 in several ways. */
const SEVERAL = "6c4/11/11/11/11/11/4i6/11/4F6/11/11/7C3 r - - 0 1";

const start = (fen, options = {}) => createPlay({ game: new CoTuLenh(fen), ...options });
const code = (expected) => (error) => error instanceof CoTuLenhError && error.code === expected;

function assertFrozen(value, path = "snapshot") {
  if (typeof value !== "object" || value === null) return;
  assert.ok(Object.isFrozen(value), path);
  for (const [name, part] of Object.entries(value)) assertFrozen(part, `${path}.${name}`);
}

test("a snapshot says what there is, never changes, and is the same until something happens", () => {
  const play = start();
  const first = play.snapshot();
  assertFrozen(first);
  assert.equal(play.snapshot(), first);
  const game = new CoTuLenh();
  assert.deepEqual(first.pieces, game.pieces());
  assert.deepEqual(first.zones.b, game.getAirDefense({ by: "b" }));
  assert.deepEqual(new Set(first.movable), new Set(game.dests().keys()));
  for (const [name, value] of Object.entries({
    fen: CoTuLenh.START,
    ghosts: [],
    turn: "r",
    session: null,
    selection: null,
    choices: [],
    lastMove: [],
    check: null,
    checkers: [],
    flights: [],
    points: { r: 0, b: 0 },
    outcome: null,
    clocks: null,
    thinking: null,
    premoves: [],
    node: 0,
    ply: 0,
    canUndo: false,
    canRedo: false,
  })) {
    assert.deepEqual(first[name], value, name);
  }
  let calls = 0;
  const unsubscribe = play.subscribe(() => calls++);
  play.select(null);
  play.cancel();
  play.undo();
  play.declineDraw();
  assert.equal(play.snapshot(), first);
  assert.equal(calls, 0);
  play.try("f4", "f6");
  assert.equal(calls, 1);
  const second = play.snapshot();
  assert.notEqual(second, first);
  assert.deepEqual(second.lastMove, ["f4", "f6"]);
  assert.equal(second.turn, "b");
  assert.equal(first.turn, "r");
  assert.equal(second.event.moves[0].san, "Tf6");
  unsubscribe();
  play.try("f9", "f8");
  assert.equal(calls, 1);
  play.destroy();
});

test("a square is selected, and another own piece instead of it", () => {
  const play = start();
  play.select("f4");
  const { selection } = play.snapshot();
  assert.deepEqual([selection.square, selection.types, selection.isPicked], ["f4", ["t"], false]);
  const listed = new CoTuLenh().moves({ verbose: true, square: "f4" });
  assert.deepEqual(
    selection.moves.map(({ lan }) => lan).sort(),
    listed.map(({ lan }) => lan).sort(),
  );
  play.select("f4");
  assert.equal(play.snapshot().selection, null);
  play.select("f9");
  assert.equal(play.snapshot().selection, null, "of the other side");
  play.select("e2");
  assert.ok(play.snapshot().flights.length > 0, "of an air force");
  play.select(null);
  assert.equal(play.snapshot().selection, null);
});

test("pieces are joined when it is asked for", () => {
  const joined = "6c4/11/11/11/11/11/11/11/4IT5/11/11/7C3 r - - 0 1";
  const click = start(joined);
  click.press("e4");
  click.press("f4");
  assert.equal(click.snapshot().selection.square, "f4");
  assert.equal(click.snapshot().selection.joinedBy, "e4");
  assert.equal(click.snapshot().ply, 0);
  const result = click.press("f4");
  assert.equal(result.played.kind, "combine");
  // A player who does not want to combine deselects.
  const other = start(joined);
  for (const square of ["e4", "f4", "k5"]) other.press(square);
  assert.equal(other.snapshot().selection.square, "f4");
  assert.equal(other.press("f4"), null);
  assert.equal(other.snapshot().selection, null);
  // Only the picked part of a stack goes.
  const part = start("6c4/11/11/11/11/11/11/11/4(TI)F5/11/11/7C3 r - - 0 1");
  part.press("e4");
  part.pick(["i"]);
  part.press("f4");
  assert.equal(part.press("f4").played.piece.type, "i");
  const atOnce = start(joined);
  atOnce.press("e4");
  assert.equal(atOnce.press("f4", { kind: "combine" }).played.kind, "combine");
  const asked = start(joined);
  assert.equal(asked.try("e4", "f4").turn.moves[0].kind, "combine");
  const far = start(joined);
  far.press("e4");
  assert.ok("illegal" in far.press("k10"));
  assert.equal(far.snapshot().selection.square, "e4", "what is refused keeps the selection");
  assert.equal(far.press("e5").played.san, "Ie5");
});

test("try plays, offers a choice, or says why not", () => {
  const play = start();
  const { played, turn } = play.try("f4", "f6");
  assert.deepEqual([played.san, turn.san, turn.color], ["Tf6", "Tf6", "r"]);
  for (const [from, to, reason] of [
    ["f9", "f4", undefined],
    ["f4", "f5", "emptySquare"],
    ["f6", "f5", "notYours"],
  ]) {
    const refused = play.try(from, to);
    const expected = reason ?? play.tree.game().explain({ from, to }).reason;
    assert.equal(refused.illegal.reason, expected);
    assert.ok(refused.message.length > 0);
    assert.equal(play.snapshot().ply, 1);
  }
  const several = start(SEVERAL);
  const { choose } = several.try("e4", "e6");
  assert.ok(choose.length > 1);
  assert.deepEqual(several.snapshot().choices, choose);
  several.cancel();
  assert.deepEqual(several.snapshot().choices, []);
  assert.throws(() => several.choose(0), code("INVALID_ARGUMENT"));
  several.try("e4", "e6");
  assert.equal(several.choose(choose[1]).played.kind, choose[1].kind);
  several.undo();
  assert.equal(several.try("e4", "e6", { kind: "stay" }).played.kind, "stay");
});

test("a deploy is played step by step", () => {
  const play = start(STACK);
  play.select("c4");
  assert.deepEqual(play.snapshot().selection.types, ["n", "f", "t"]);
  play.pick(["f"]);
  assert.ok(play.snapshot().selection.isPicked);
  assert.ok(
    play.snapshot().selection.moves.every(({ deploy, piece }) => deploy && piece.type === "f"),
  );
  const { played, turn } = play.try("c4", "e6");
  assert.deepEqual([played.san, turn], ["F>e6", null]);
  const { session, selection, ghosts, pieces } = play.snapshot();
  assert.equal(session.steps.length, 1);
  assert.equal(selection.square, "c4");
  assert.deepEqual(
    ghosts.map(({ square }) => square),
    ["c4"],
  );
  assert.ok(pieces.some(({ square }) => square === "e6"));
  assert.equal(play.undo(), true);
  assert.equal(play.snapshot().session, null);
  assert.equal(play.redo(), true);
  assert.equal(play.snapshot().session.steps.length, 1);
  play.cancel();
  assert.equal(play.snapshot().session, null);
  assert.equal(play.snapshot().fen, STACK);
  play.try("c4", "e6", { piece: "f" });
  play.try("c4", "d4", { piece: ["tank"] });
  const committed = play.commit();
  assert.equal(committed.moves.length, 2);
  assert.equal(play.tree.current.turn.lan, committed.lan);
  assert.deepEqual([play.snapshot().session, play.snapshot().selection], [null, null]);
  assert.throws(() => play.commit(), code("NO_DEPLOY"));
  play.undo();
  assert.equal(play.snapshot().fen, STACK);
});

test("an open deploy of the game that is given goes on", () => {
  const game = new CoTuLenh(STACK);
  game.move("F>e6");
  const play = createPlay({ game });
  assert.equal(play.snapshot().fen, game.fen());
  const { fen } = play.snapshot();
  assert.throws(() => play.playTurn("Tf12"), CoTuLenhError);
  assert.equal(play.snapshot().fen, fen);
  assert.equal(play.playTurn({ from: "c4", to: "c5" }).san, "(NFT)c5");
});

test("what is typed is a move, a step, or a whole deploy", () => {
  const play = start(STACK);
  assert.equal(play.playMove("F>c6").turn, null);
  assert.equal(play.snapshot().session.steps.length, 1);
  play.cancel();
  assert.equal(play.playMove("(NT)<F>c6").turn.moves.length, 1);
  assert.equal(play.snapshot().ply, 1);
  assert.equal(play.playMove("Tf6").illegal.reason, "notYours");
  assert.throws(() => play.playMove("what?"), { code: "MOVE_SYNTAX" });
  assert.equal(play.playMove({ from: "g12", to: "f12" }).played.san, "Cf12");
});

test("the zones of a snapshot are by a side, and against the other", () => {
  const game = new CoTuLenh();
  const play = createPlay({ game });
  for (const [side, other] of ["rb", "br"]) {
    const { zones } = play.snapshot();
    assert.deepEqual(zones[side], game.getAirDefense({ by: side }));
    assert.deepEqual(zones[side], game.getAirDefense({ against: other }));
    assert.deepEqual(zones[side], game.view().zones[side]);
  }
  play.destroy();
});

test("flights are those of an Air Force, and there are none without one", () => {
  const game = new CoTuLenh(STACK);
  assert.deepEqual(flightsOf(game, "c4"), game.getFlightPaths("c4"));
  assert.ok(flightsOf(game, "c4").length > 10);
  for (const square of ["h1", "e5"]) assert.deepEqual(flightsOf(game, square), []);
});

test("flights are asked for once, as long as the position and the selected square stay", () => {
  const play = start(STACK);
  play.select("c4");
  const { flights } = play.snapshot();
  assert.deepEqual(flights, new CoTuLenh(STACK).getFlightPaths("c4"));
  play.pick(["f"]);
  assert.equal(play.snapshot().flights, flights);
  play.pick(["t"]);
  assert.deepEqual(play.snapshot().flights, []);
  play.pick([]);
  assert.equal(play.snapshot().flights, flights);
  play.try("c4", "d4", { piece: "t" });
  assert.notEqual(play.snapshot().flights, flights, "another position");
});

test("the first piece of a stack is picked alone, others are added and taken away", () => {
  const play = start(STACK);
  assert.throws(() => play.togglePick("f"), { code: "INVALID_ARGUMENT" });
  play.select("c4");
  const picked = (type) => {
    play.togglePick(type);
    const { isPicked, types } = play.snapshot().selection;
    return isPicked ? [...types] : null;
  };
  assert.deepEqual(picked("f"), ["f"]);
  assert.deepEqual(picked("Tank"), ["f", "t"]);
  assert.deepEqual(picked("f"), ["t"]);
  assert.deepEqual(picked("t"), null, "the whole stack again");
  assert.throws(() => play.togglePick("h"), { code: "NO_SUCH_PIECE" });
});

test("a refusal has its sentence, as data that can be copied", () => {
  const refused = start().try("f4", "f7");
  assert.match(refused.message, /too far/);
  assert.deepEqual(structuredClone(refused), JSON.parse(JSON.stringify(refused)));
});

test("what is typed is answered as what is tried", () => {
  const typed = start();
  const tried = start();
  const tooFar = typed.playMove({ from: "f4", to: "f7" });
  assert.deepEqual(tooFar, tried.try("f4", "f7"));
  assert.equal(tooFar.illegal.reason, "tooFar");
  const { played, turn } = typed.playMove("tf6");
  assert.deepEqual({ played, turn }, tried.try("f4", "f6"));
  // Where several moves fit, there is a choice.
  const both = "6c4/11/11/11/5i5/11/11/5F5/11/11/11/7C3 r - - 0 1";
  const asked = start(both).try("f5", "f8");
  const text = start(both);
  assert.deepEqual(text.playMove("f5f8"), asked);
  assert.equal(asked.choose.length, 2);
  assert.deepEqual(text.snapshot().choices, asked.choose);
  assert.ok("played" in text.choose(1));
});

test("the record of a tree has the open deploy, also without a play, and a play goes on with it", () => {
  const tree = new GameTree(new CoTuLenh(STACK));
  const first = createPlay({ tree });
  first.try("c4", "c6", { piece: "f" });
  const deploy = { after: 0, square: "c4", steps: ["Fc4>c6"], started: false };
  assert.deepEqual(tree.record.deploy, deploy);
  const stored = GameTree.fromJSON(JSON.parse(JSON.stringify(tree)), new CoTuLenh());
  const again = createPlay({ tree: stored });
  assert.deepEqual(again.snapshot().session, first.snapshot().session);
  assert.equal(again.snapshot().selection.square, "c4");
  assert.deepEqual(stored.record.deploy, deploy);
  // Another play of the same tree sees it, too.
  const beside = createPlay({ tree });
  first.try("c4", "d4", { piece: "t" });
  assert.deepEqual(beside.snapshot().session, first.snapshot().session);
  first.undo();
  assert.deepEqual(tree.record.deploy, deploy);
  assert.deepEqual(beside.snapshot().session.steps.length, 1);
  first.cancel();
  assert.equal(tree.record.deploy, null);
  assert.equal(beside.snapshot().session, null);
  assert.throws(() => createPlay({ tree, steps: ["Fc4>c6"] }), code("INVALID_OPTIONS"));
});

test("a deploy stays open while another position is looked at", () => {
  const play = start(STACK);
  play.playTurn("Ch2");
  play.playTurn("Cg11");
  play.try("c4", "c6", { piece: "f" });
  const { session } = play.snapshot();
  play.tree.goTo(play.tree.root);
  assert.equal(play.snapshot().session, null);
  play.tree.goTo(play.tree.mainLine()[1]);
  assert.deepEqual(play.snapshot().session, session);
  assert.equal(play.commit().lan, "c4:(NT):F>c6");
  assert.equal(play.tree.record.deploy, null);
});

test("a deploy that was started without a step stays open without steps, also when it was stored", () => {
  const open = (move) => {
    const game = new CoTuLenh(STACK);
    move(game);
    return createPlay({ game });
  };
  const store = (play) => createPlay({ stored: JSON.parse(JSON.stringify(play)), CoTuLenh });
  const started = open((game) => void (game.startDeploy("c4"), game.move("F>c6")));
  const stepped = open((game) => game.move("F>c6"));
  for (const play of [started, store(started)]) {
    assert.equal(play.tree.record.deploy.started, true);
    play.undo();
    assert.deepEqual(play.snapshot().session.steps, []);
    assert.deepEqual(play.tree.record.deploy, { after: 0, square: "c4", steps: [], started: true });
    play.redo();
    assert.deepEqual(play.tree.record.deploy.steps, ["Fc4>c6"]);
    play.undo();
    play.undo();
    assert.deepEqual([play.snapshot().session, play.tree.record.deploy], [null, null]);
  }
  for (const play of [stepped, store(stepped)]) {
    assert.equal(play.tree.record.deploy.started, false);
    play.undo();
    assert.deepEqual([play.snapshot().session, play.tree.record.deploy], [null, null]);
  }
});

test("the zones of an earlier snapshot are those of its position", () => {
  const play = start();
  const first = play.snapshot();
  play.playTurn(
    play.tree
      .game()
      .moves()
      .find((text) => text.startsWith("G")),
  );
  play.destroy();
  assert.deepEqual(first.zones.r, new CoTuLenh().getAirDefense({ by: "r" }));
  assert.notDeepEqual(play.snapshot().zones.r, first.zones.r);
});

test("with autoCommit the last step ends the turn, or does not", () => {
  const fen = "6c4/11/11/11/11/11/11/11/4(TI)6/11/11/7C3 r - - 0 1";
  for (const autoCommit of [true, false, undefined]) {
    const play = start(fen, { autoCommit });
    play.try("e4", "e6", { piece: "t" });
    const result = play.try("e4", "e5", { piece: "i" });
    assert.equal(result.turn === null, autoCommit === false, String(autoCommit));
    if (autoCommit === false) assert.equal(play.commit().moves.length, 2);
    assert.equal(play.snapshot().ply, 1);
  }
});

test("random games: the play, its tree and the game agree", () => {
  const random = randomFrom(11);
  for (let round = 0; round < 6; round++) {
    const play = start(undefined, { autoCommit: round % 2 === 0 });
    const game = new CoTuLenh(undefined, { autoCommit: round % 2 === 0 });
    let before = play.snapshot();
    for (let n = 0; n < 120 && !game.isGameOver(); n++) {
      const moves = game.moves({ verbose: true });
      if (moves.length === 0 || (game.deployState()?.canCommit && random.oneIn(3))) {
        game.commitDeploy();
        play.commit();
        continue;
      }
      const move = random.pick(moves);
      const types = [move.piece, ...(move.piece.carrying ?? [])].map(({ type }) => type);
      const result = play.try(move.from, move.to, { piece: types, kind: move.kind });
      assert.equal(result.played?.lan, move.lan, JSON.stringify(result));
      const played = game.move(move);
      assert.equal(result.turn?.lan, played.endsTurn ? game.lastTurn().lan : undefined);
      const snapshot = play.snapshot();
      assert.notEqual(snapshot, before);
      before = snapshot;
      assert.equal(snapshot.fen, game.fen());
      assert.deepEqual(snapshot.pieces, game.pieces());
      assert.deepEqual(snapshot.session, game.deployState());
      assert.deepEqual(snapshot.points, game.points());
      if (!snapshot.session) assert.deepEqual(snapshot.outcome, game.outcome());
      assert.deepEqual(sans(play), game.history());
      if (random.oneIn(10)) {
        play.undo();
        play.redo();
        assert.equal(play.snapshot().fen, game.fen());
      }
    }
    if (game.deployState()) play.cancel();
    while (play.undo());
    assert.equal(play.snapshot().fen, CoTuLenh.START);
    while (play.redo());
    assert.deepEqual(sans(play), game.history());
    play.destroy();
  }
});

const sans = (play) => play.tree.path().map(({ turn }) => turn.san);

test("a tree is shared, and followed", () => {
  const tree = new GameTree(new CoTuLenh());
  const play = createPlay({ tree });
  play.try("f4", "f6");
  assert.equal(tree.current.turn.san, "Tf6");
  tree.back();
  assert.equal(play.snapshot().fen, CoTuLenh.START);
  assert.equal(play.snapshot().canRedo, true);
  const { event } = play.snapshot();
  assert.deepEqual([event.kind, event.moves[0].san], ["undo", "Tf6"]);
  tree.forward();
  assert.deepEqual([play.snapshot().event.kind, play.snapshot().event.turn.san], ["redo", "Tf6"]);
  tree.play("Tf8");
  tree.goTo(tree.root);
  assert.equal(play.snapshot().event.kind, "jump");
  tree.play("Ic6");
  assert.equal(play.snapshot().turn, "b");
  play.destroy();
  assert.equal(tree.play("Tf8").turn.san, "Tf8");
});

test("a game is resigned, agreed upon, and an end is taken back", async () => {
  const play = start(STACK);
  play.try("c4", "e6", { piece: "f" });
  play.resign();
  assert.deepEqual(play.snapshot().outcome, { winner: "b", reason: "resigned", by: "r" });
  assert.deepEqual(play.snapshot().movable, []);
  assert.equal(play.try("c4", "c5").illegal.reason, "gameOver");
  assert.throws(() => play.resign("b"), code("GAME_OVER"));
  assert.match(play.tree.pgn(), /resigned/);
  assert.equal(play.undo(), true);
  assert.equal(play.snapshot().outcome, null);
  assert.equal(play.snapshot().session.steps.length, 1);
  play.cancel();
  assert.equal(await play.offerDraw("b"), false);
  assert.equal(play.snapshot().drawOffer, "b");
  play.declineDraw();
  assert.equal(play.snapshot().drawOffer, null);
  await play.offerDraw();
  play.try("c4", "c5");
  assert.equal(play.snapshot().drawOffer, "r", "it stands until the other side has moved");
  assert.equal(await play.offerDraw(), true);
  assert.deepEqual(play.snapshot().outcome, { winner: null, reason: "agreed" });
  await assert.rejects(play.offerDraw(), code("GAME_OVER"));
});

test("check is shown with what gives it", () => {
  const play = start("6c4/11/11/11/11/11/11/11/11/6t4/11/6C4 r - - 0 1");
  const { check, checkers } = play.snapshot();
  assert.deepEqual([check, checkers], ["g1", ["g3"]]);
});

test("effects and arrows", () => {
  const game = new CoTuLenh(SEVERAL);
  const by = (kind) =>
    game.moves({ verbose: true, square: "e4" }).find((m) => m.to === "e6" && m.kind === kind);
  const path = { from: "e4", to: "e6", piece: { type: "f", color: "r" } };
  const captured = [{ square: "e6", piece: { type: "i", color: "b" } }];
  const none = { slide: [], returns: [], dies: [], captured: [], joined: [], promoted: [] };
  assert.deepEqual(effects(by("capture")), { ...none, slide: [path], captured });
  assert.deepEqual(effects(by("stay")), { ...none, returns: [path], captured });
  const other = new CoTuLenh("6c4/11/11/11/11/11/11/11/4IT5/11/11/7C3 r - - 0 1");
  const [joined] = other
    .moves({ verbose: true, square: "e4" })
    .filter(({ kind }) => kind === "combine");
  assert.deepEqual(effects([joined]).joined, [{ square: "f4", piece: { type: "t", color: "r" } }]);
  const deploy = new CoTuLenh(STACK).readTurn("c4:N:F>e6,T>d4");
  const line = { moves: [deploy.moves, [by("capture")]] };
  assert.deepEqual(
    arrows(line).map(({ to, label }) => [to, label]),
    [
      ["e6", "1"],
      ["d4", "2"],
    ],
  );
  assert.equal(arrows(line, { turns: 2 }).length, 3);
  assert.ok(arrows(line, { turns: 2 })[2].strength < 1);
});

test("bad input is refused with a code, and nothing changes", async () => {
  const play = start();
  play.select("f4");
  const before = play.snapshot();
  const isRefused = (call, what) => {
    assert.throws(
      call,
      (error) => {
        assert.ok(error instanceof CoTuLenhError, `${what}: ${error}`);
        assert.ok(ERROR_CODES.includes(error.code), error.code);
        return true;
      },
      what,
    );
    assert.equal(play.snapshot(), before, what);
  };
  for (const value of VALUES.filter((each) => !isSquare(each) && each !== "r" && each !== "b")) {
    if (value !== null) isRefused(() => play.select(value), "select");
    if (value !== null) isRefused(() => play.press(value), "press");
    isRefused(() => play.try(value, "f6"), "try");
    isRefused(() => play.try("f4", value), "try");
    if (!isPick(value)) isRefused(() => play.pick(value), "pick");
    if (!isPick(value)) isRefused(() => play.togglePick(value), "togglePick");
    isRefused(() => play.choose(value), "choose");
    isRefused(() => play.playTurn(value), "playTurn");
    if (value !== undefined) isRefused(() => play.resign(value), "resign");
    isRefused(() => play.timeLeft(value), "timeLeft");
    await assert.rejects(play.hint(value), CoTuLenhError);
    isRefused(() => createPlay(value), "createPlay");
    for (const name of [
      "game",
      "tree",
      "players",
      "clock",
      "autoCommit",
      "now",
      "engine",
      "bogus",
    ]) {
      if (value === undefined || (name === "clock" && value === null)) continue;
      if (name === "autoCommit" && typeof value === "boolean") continue;
      if (name === "now" && typeof value === "function") continue;
      const options = name === "game" || name === "tree" ? {} : { game: new CoTuLenh() };
      if (name === "players" && isEmptyObject(value)) continue;
      if (name === "game" && isGame(value)) continue;
      isRefused(() => createPlay({ ...options, [name]: value }), name);
    }
  }
  isRefused(() => createPlay({ game: new CoTuLenh(), tree: play.tree }), "both");
  isRefused(() => new EnginePlayer({}), "an engine");
  isRefused(() => new EnginePlayer({ search() {} }, {}, { ponder: 1 }), "ponder");
  isRefused(() => play.snapshot(1), "surplus");
  await assert.rejects(play.hint("step"), code("INVALID_OPTIONS"));
});

/** A tank, or nothing. */
const isPick = (value) => {
  try {
    return [value].flat().every((type) => type === "t");
  } catch {
    return false;
  }
};

const isEmptyObject = (value) => {
  try {
    return (
      typeof value === "object" &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).length === 0
    );
  } catch {
    return false;
  }
};

const isGame = (value) => {
  try {
    return value instanceof CoTuLenh && value.fen() !== "";
  } catch {
    return false;
  }
};

test("it is destroyed, and its last snapshot stays", () => {
  const play = start();
  play.try("f4", "f6");
  const last = play.snapshot();
  play.destroy();
  play.destroy();
  assert.equal(play.snapshot(), last);
  for (const call of [
    () => play.select("f9"),
    () => play.try("f9", "f8"),
    () => play.undo(),
    () => play.commit(),
    () => play.resign(),
  ]) {
    assert.throws(call, code("FREED"));
  }
  assert.throws(() => play.tree.game(), code("FREED"));
  const common = createRequire(import.meta.url)("cotulenh-wasm/play");
  assert.equal(common.createPlay({ game: new CoTuLenh() }).try("f4", "f6").played.san, "Tf6");
});
