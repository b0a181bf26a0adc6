// The client of online games, against a service that the test plays; the real one is tested in online/tests.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";
import { connectOnline, createOnlineGame, OnlineGame, playOptions } from "cotulenh-wasm/online";
import { createPlay } from "cotulenh-wasm/play";
import { createReferee } from "cotulenh-wasm/referee";
import { createRecord } from "cotulenh-wasm/tree";

const GAME = "A".repeat(22);
const { rules } = { rules: new CoTuLenh().rules() };
const RECORD = createRecord({ rules, start: CoTuLenh.START });
const STATE = {
  type: "state",
  protocol: 2,
  game: GAME,
  version: 2,
  record: RECORD,
  missed: [],
  you: "r",
  done: [],
  online: { r: null, b: null, spectators: 0, claim: null },
  joined: { r: true, b: true },
  offers: { draw: null, takeback: null, rematch: null },
  next: null,
  invitation: null,
  notice: null,
  now: 0,
};

/** Sockets whose other end is the test. */
function fakeSockets() {
  const all = [];
  class Fake {
    readyState = 0;
    sent = [];
    constructor(url) {
      this.url = url;
      all.push(this);
    }
    open() {
      this.readyState = 1;
      this.onopen({});
    }
    send(text) {
      this.sent.push(JSON.parse(text));
    }
    receive(message) {
      this.onmessage({ data: typeof message === "string" ? message : JSON.stringify(message) });
    }
    close(code = 1006, reason = "") {
      this.readyState = 3;
      this.onclose({ code, reason });
    }
  }
  return { all, Fake };
}

function open(options = {}) {
  const { all, Fake } = fakeSockets();
  const online = new OnlineGame({
    service: "https://a.example/x",
    game: GAME,
    WebSocket: Fake,
    ...options,
  });
  const [socket] = all;
  socket.open();
  return { online, socket, all };
}

const played = (n, san, lan) => ({ type: "played", after: n - 1, turns: [{ id: n, san, lan }] });
const step = (id, version, fields = {}) => ({
  type: "step", id, version, color: "r", changes: [played(1, "Tf6", "Tf4f6")], facts: null, now: 0, ...fields,
}); // prettier-ignore
const lansOf = (record) => record.turns.map(({ lan }) => lan);

test("it says hello, and has the state", async (t) => {
  const { online, socket } = open({ seat: "S".repeat(22) });
  t.after(() => online.close());
  assert.equal(socket.url, `wss://a.example/x/games/${GAME}`);
  assert.deepEqual(socket.sent, [{ type: "hello", protocol: 2, seat: "S".repeat(22), since: 0 }]);
  socket.receive(STATE);
  const { you, connection, record } = await online.ready();
  assert.deepEqual([you, connection, record.turns], ["r", "open", []]);
});

test("a name is told, greetings are passed on, and the score is known", (t) => {
  const { online, socket } = open({ seat: "S".repeat(22), name: " Minh " });
  t.after(() => online.close());
  assert.equal(socket.sent[0].name, "Minh");
  assert.deepEqual(online.snapshot().score, { r: 0, b: 0 });
  socket.receive({ ...STATE, score: { r: 1, b: 0.5 } });
  assert.deepEqual(online.snapshot().score, { r: 1, b: 0.5 });
  online.greet("goodLuck");
  const { id, ...sent } = socket.sent.at(-1);
  assert.deepEqual(sent, { type: "greet", greeting: "goodLuck" });
  // It is not waited for.
  assert.equal(online.snapshot().pending, 0);
  socket.receive({ type: "greeting", id, color: "r", greeting: "goodLuck" });
  assert.equal(online.snapshot().greeting.greeting, "goodLuck");
  assert.throws(() => online.greet("x"), { code: "INVALID_ARGUMENT" });
  assert.throws(() => open({ name: "<b>" }), { code: "INVALID_ARGUMENT" });
});

test("an invitation comes with a secret that is made here", (t) => {
  const { online, socket } = open({ invitation: "I".repeat(22) });
  t.after(() => online.close());
  const [{ seat, invitation }] = socket.sent;
  assert.equal(invitation, "I".repeat(22));
  assert.equal(seat, online.seat);
  assert.match(seat, /^[\w-]{22}$/);
});

test("what is sent is answered once; listeners get what has changed, and by which action", (t) => {
  const { online, socket } = open();
  t.after(() => online.close());
  socket.receive(STATE);
  const heard = [];
  online.subscribe((changes, id) => changes.length > 0 && heard.push([changes, id]));
  const id = online.step("Tf4f6");
  assert.deepEqual(online.snapshot().record.turns, []);
  assert.equal(socket.sent.at(-1).id, id);
  socket.receive(step(id, 3));
  socket.receive(step(id, 3));
  assert.deepEqual(lansOf(online.snapshot().record), ["Tf4f6"]);
  assert.equal(online.snapshot().pending, 0);
  assert.deepEqual(heard, [[[played(1, "Tf6", "Tf4f6")], id]]);
  // A refused move is gone back from.
  const refused = online.step("Tf6f5");
  const fields = { code: "NOT_YOUR_TURN", message: "", illegal: null, version: 3 };
  socket.receive({ type: "refused", id: refused, ...fields });
  assert.deepEqual(heard.at(-1), [[{ type: "replaced", record: online.snapshot().record }], null]);
});

test("after a break it connects again, with the version it knows, and sends what was not answered", async (t) => {
  const { online, socket, all } = open();
  t.after(() => online.close());
  socket.receive(STATE);
  online.step("Tf4f6");
  const sent = socket.sent.at(-1);
  socket.close();
  assert.equal(online.snapshot().connection, "connecting");
  while (all.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  const [, again] = all;
  again.open();
  assert.equal(again.sent[0].since, 2);
  again.receive({ ...STATE, record: null });
  assert.deepEqual(again.sent[1], sent);
  // It was done, and only the answer was lost.
  again.close();
  while (all.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
  const third = all[2];
  third.open();
  third.receive({
    ...STATE,
    version: 3,
    record: null,
    missed: [step(sent.id, 3)],
    done: [sent.id],
  });
  assert.equal(online.snapshot().pending, 0);
  assert.deepEqual(lansOf(online.snapshot().record), ["Tf4f6"]);
});

test("a hidden page, whose timers run once a minute, keeps its connection", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const every = globalThis.setInterval;
  t.mock.method(globalThis, "setInterval", (act) => every(act, 60_000));
  const { all, socket, online } = open();
  socket.receive(STATE);
  for (let minute = 0; minute < 20; minute++) {
    const before = socket.sent.length;
    t.mock.timers.tick(60_000);
    assert.equal(socket.sent.length, before + 1);
    socket.receive({ type: "pong" });
  }
  assert.equal(all.length, 1);
  assert.equal(online.snapshot().connection, "open");
  online.close();
});

test("a connection that answers nothing is given up after two signs of life", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const { all, socket, online } = open();
  socket.receive(STATE);
  t.mock.timers.tick(59_000);
  assert.equal(online.snapshot().connection, "open");
  t.mock.timers.tick(1000);
  assert.equal(online.snapshot().connection, "connecting");
  t.mock.timers.tick(1000);
  assert.equal(all.length, 2);
  online.close();
});

test("too many connections are tried again, a wrong protocol is final", async (t) => {
  const { online, socket, all } = open();
  t.after(() => online.close());
  socket.close(4409, "too many");
  assert.equal(online.snapshot().connection, "connecting");
  while (all.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  all[1].open();
  all[1].close(4426, "another version");
  assert.equal(online.snapshot().closed.code, 4426);
});

test("a check is answered, and the time for which the turn was here is told", async (t) => {
  const { online, socket } = open();
  t.after(() => online.close());
  const clock = {
    base: { r: 60_000, b: 60_000 }, increment: { r: 0, b: 0 }, flag: "forfeit", starts: "now", shared: false,
    used: { r: 0, b: 0 }, running: "r", since: 1000, paused: false, r: 60_000, b: 60_000,
  }; // prettier-ignore
  socket.receive({ ...STATE, record: { ...RECORD, clock }, now: 1500 });
  socket.receive({ type: "check", id: "c1" });
  assert.deepEqual(socket.sent.at(-1), { type: "checked", id: "c1" });
  await new Promise((resolve) => setTimeout(resolve, 30));
  online.step("Tf6");
  const { thought } = socket.sent.at(-1);
  assert.ok(thought >= 525 && thought < 2000, `${thought}`);
});

test("a gap is asked for, and what is no message is ignored", (t) => {
  const { online, socket } = open();
  t.after(() => online.close());
  socket.receive(STATE);
  for (const odd of ["", "null", "[]", "{}", '{"type":"unknown"}']) socket.receive(odd);
  socket.receive(step("x", 9));
  assert.deepEqual(socket.sent.at(-1), { type: "hello", protocol: 2, since: 2 });
  assert.equal(online.snapshot().version, 2);
});

test("a connection that is refused ends for good", async () => {
  const { online, socket, all } = open();
  socket.close(4422, "what is stored of the game cannot be read");
  await assert.rejects(online.ready(), { code: "SERVICE_FAILED" });
  assert.deepEqual(online.snapshot().closed, {
    code: 4422,
    reason: "what is stored of the game cannot be read",
  });
  assert.throws(() => online.resign(), { code: "SERVICE_FAILED" });
  assert.equal(all.length, 1);
});

test("it plays in a play: what is done there is sent, what comes is played, a refusal is taken back", (t) => {
  const { online, socket } = open();
  socket.receive(STATE);
  const play = createPlay({ game: new CoTuLenh(), ...playOptions(online) });
  const leave = connectOnline(online, play);
  t.after(() => {
    leave();
    play.destroy();
    online.close();
  });
  play.try("f4", "f6");
  const sent = socket.sent.at(-1);
  assert.deepEqual([sent.type, sent.text, sent.version], ["turn", "Tf4f6", 2]);
  socket.receive(step(sent.id, 3));
  socket.receive(step("other", 4, { color: "b", changes: [played(2, "Tf8", "Tf9f8")] }));
  assert.equal(play.snapshot().ply, 2);
  play.try("c5", "c6");
  const { id } = socket.sent.at(-1);
  socket.receive({ type: "refused", id, code: "TOO_MANY", message: "", illegal: null, version: 4 });
  assert.equal(play.snapshot().ply, 2);
  const takeback = [{ type: "takenBack", to: 0 }];
  socket.receive(step("t", 5, { type: "offer", color: "b", changes: takeback }));
  assert.equal(play.snapshot().ply, 0);
  const outcome = { winner: "r", reason: "resigned", by: "b" };
  const changes = [{ type: "declared", end: { after: 0, outcome } }];
  socket.receive(step("e", 6, { type: "ended", color: "b", changes }));
  assert.deepEqual(play.snapshot().outcome, outcome);
});

/** A play that is connected, after a turn of each side. */
function playTwo(t) {
  const { online, socket } = open();
  const turns = [
    { id: 1, san: "Tf6", lan: "Tf4f6" },
    { id: 2, san: "Tf8", lan: "Tf9f8" },
  ];
  socket.receive({ ...STATE, version: 4, record: { ...RECORD, turns } });
  const play = createPlay({ game: new CoTuLenh(), ...playOptions(online) });
  const leave = connectOnline(online, play);
  t.after(() => {
    leave();
    play.destroy();
    online.close();
  });
  return { online, socket, play };
}

test("a takeback that is accepted while a move is on its way leaves what the service has", (t) => {
  const { online, socket, play } = playTwo(t);
  play.try("c5", "c6");
  const { id } = socket.sent.at(-1);
  const changes = [{ type: "takenBack", to: 0 }];
  socket.receive(step("t", 5, { type: "offer", color: "b", changes }));
  assert.equal(play.snapshot().ply, 0);
  socket.receive({
    type: "refused",
    id,
    code: "WRONG_VERSION",
    message: "",
    illegal: null,
    version: 5,
  });
  assert.equal(play.snapshot().ply, 0);
  assert.deepEqual(
    [online.snapshot().pending, online.snapshot().refused.code],
    [0, "WRONG_VERSION"],
  );
  play.try("f4", "f5");
  assert.equal(socket.sent.at(-1).text, "Tf4f5");
});

test("another tab of the same side has moved: what was sent here goes", (t) => {
  const { socket, play } = playTwo(t);
  play.try("c5", "c6");
  socket.receive(step("elsewhere", 5, { changes: [played(3, "Td7", "Tf6d6")] }));
  assert.equal(play.tree.mainLine().at(-1).turn.lan, "Tf6d6");
  assert.equal(play.snapshot().ply, 3);
});

test("a flag that falls while a move is on its way ends the game", (t) => {
  const { online, socket, play } = playTwo(t);
  play.try("c5", "c6");
  const { id } = socket.sent.at(-1);
  const outcome = { winner: "b", reason: "time", by: "r" };
  const changes = [{ type: "declared", end: { after: 2, outcome } }];
  socket.receive(step(null, 5, { type: "ended", color: null, changes }));
  assert.deepEqual(play.snapshot().outcome, outcome);
  assert.equal(play.snapshot().ply, 2);
  socket.receive({
    type: "refused",
    id,
    code: "GAME_OVER",
    message: "",
    illegal: null,
    version: 5,
  });
  assert.equal(online.snapshot().pending, 0);
  assert.deepEqual(play.snapshot().outcome, outcome);
});

test("an earlier turn can be looked at, but nothing is played from there, taken back or sent", (t) => {
  const { socket, play } = playTwo(t);
  const sent = socket.sent.length;
  assert.equal(play.snapshot().canUndo, false);
  assert.equal(play.undo(), false);
  play.tree.goTo(play.tree.root);
  assert.ok(!("played" in play.try("f4", "f5")));
  assert.equal(socket.sent.length, sent);
  assert.equal(play.snapshot().ply, 0);
  assert.equal(play.tree.size, 2);
});

test("a deploy is told step by step: tried, taken back, given up, committed", (t) => {
  const start = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/5C5 r - - 0 1";
  const { online, socket } = open();
  socket.receive({ ...STATE, record: { ...RECORD, start } });
  const play = createPlay({ game: new CoTuLenh(start), ...playOptions(online) });
  const leave = connectOnline(online, play);
  t.after(() => {
    leave();
    play.destroy();
    online.close();
  });
  const referee = createReferee({ start }, { CoTuLenh });
  for (const color of ["r", "b"]) {
    referee.receive(color, { type: "hello", protocol: 2, since: 0 }, 0);
  }
  let answered = socket.sent.length;
  /** The service answers all that was sent, in its order. */
  const answer = () => {
    while (answered < socket.sent.length) {
      const { changes, answer: own } = referee.receive("r", socket.sent[answered++], 0);
      for (const change of changes) socket.receive(change);
      if (own) socket.receive(own);
    }
  };
  play.playMove("F>c6");
  play.undo();
  answer();
  assert.equal(referee.record.deploy, null);
  play.playMove("F>c6");
  play.cancel();
  play.playMove("T>d4");
  answer();
  assert.deepEqual(referee.record.deploy.steps, ["Tc4>d4"]);
  play.playMove("F>c6");
  play.commit();
  answer();
  assert.deepEqual(lansOf(referee.record), lansOf(online.snapshot().record));
  assert.equal(lansOf(referee.record)[0], play.tree.mainLine()[0].turn.lan);
  assert.equal(online.snapshot().pending, 0);
});

test("wrong options are refused", async () => {
  const { Fake } = fakeSockets();
  const good = { service: "http://a.example", game: GAME, WebSocket: Fake };
  const cases = [{ game: "x" }, { service: "http://" }, { seat: 3 }, { patience: -1 }, { more: 1 }];
  for (const bad of cases) {
    assert.throws(() => new OnlineGame({ ...good, ...bad }), { name: "CoTuLenhError" });
  }
  await assert.rejects(createOnlineGame("http://a.example", { color: "r" }), {
    code: "INVALID_OPTIONS",
  });
  await assert.rejects(createOnlineGame("http://127.0.0.1:1"), { code: "SERVICE_FAILED" });
});
