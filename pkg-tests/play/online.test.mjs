// The client of online games, against a service that the test plays; the real one is tested in online/tests.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";
import { connectOnline, createOnlineGame, OnlineGame, playOptions } from "cotulenh-wasm/online";
import { createPlay } from "cotulenh-wasm/play";

const GAME = "A".repeat(22);
const { rules } = { rules: new CoTuLenh().rules() };
const RECORD = { rules, start: CoTuLenh.START, turns: [], times: [], steps: [], result: null };
const STATE = {
  type: "state",
  protocol: 1,
  game: GAME,
  version: 2,
  record: RECORD,
  you: "r",
  clocks: null,
  online: { r: null, b: null, spectators: 0 },
  joined: { r: true, b: true },
  offers: { draw: null, takeback: null, rematch: null },
  next: null,
  absence: 60_000,
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

const step = (id, version, fields = {}) => ({
  type: "step", id, version, color: "r", action: "step", text: "Tf4f6", turn: "Tf4f6", time: null, clocks: null, now: 0,
  ...fields,
}); // prettier-ignore

test("it says hello, and has the state", async (t) => {
  const { online, socket } = open({ seat: "S".repeat(22) });
  t.after(() => online.close());
  assert.equal(socket.url, `wss://a.example/x/games/${GAME}`);
  assert.deepEqual(socket.sent, [{ type: "hello", protocol: 1, seat: "S".repeat(22), since: 0 }]);
  socket.receive(STATE);
  const { you, connection, record } = await online.ready();
  assert.deepEqual([you, connection, record.turns], ["r", "open", []]);
});

test("what is sent is expected, and answered once", (t) => {
  const { online, socket } = open();
  t.after(() => online.close());
  socket.receive(STATE);
  online.step("Tf4f6", "Tf4f6");
  assert.deepEqual(online.snapshot().record.turns, []);
  assert.deepEqual(online.snapshot().expected.turns, ["Tf4f6"]);
  const { id } = socket.sent.at(-1);
  socket.receive(step(id, 3));
  socket.receive(step(id, 3));
  assert.deepEqual(online.snapshot().record.turns, ["Tf4f6"]);
  assert.equal(online.snapshot().pending, 0);
});

test("after a break it connects again, with the version it knows, and sends what was not answered", async (t) => {
  const { online, socket, all } = open();
  t.after(() => online.close());
  socket.receive(STATE);
  online.step("Tf4f6", "Tf4f6");
  const sent = socket.sent.at(-1);
  socket.close();
  assert.equal(online.snapshot().connection, "connecting");
  while (all.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  const [, again] = all;
  again.open();
  assert.equal(again.sent[0].since, 2);
  again.receive({ ...STATE, record: null });
  assert.deepEqual(again.sent[1], sent);
});

test("a gap is asked for, and what is no message is ignored", (t) => {
  const { online, socket } = open();
  t.after(() => online.close());
  socket.receive(STATE);
  for (const odd of ["", "null", "[]", "{}", '{"type":"unknown"}']) socket.receive(odd);
  socket.receive(step("x", 9));
  assert.deepEqual(socket.sent.at(-1), { type: "hello", protocol: 1, since: 2 });
  assert.equal(online.snapshot().version, 2);
});

test("a connection that is refused ends for good", async () => {
  const { online, socket, all } = open();
  socket.close(4404, "there is no such game");
  await assert.rejects(online.ready(), { code: "SERVICE_FAILED" });
  assert.deepEqual(online.snapshot().closed, { code: 4404, reason: "there is no such game" });
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
  assert.deepEqual([sent.type, sent.text, sent.version], ["step", "Tf4f6", 2]);
  socket.receive(step(sent.id, 3));
  socket.receive(step("other", 4, { color: "b", text: "Tf9f8", turn: "Tf9f8" }));
  assert.equal(play.snapshot().ply, 2);
  play.try("c5", "c6");
  const { id } = socket.sent.at(-1);
  socket.receive({ type: "refused", id, code: "TOO_MANY", message: "", illegal: null, version: 4 });
  assert.equal(play.snapshot().ply, 2);
  socket.receive({
    type: "offer", id: "t", version: 5, color: "b", kind: "takeback", action: "accept", turns: 0, next: null,
    clocks: null, now: 0,
  }); // prettier-ignore
  assert.equal(play.snapshot().ply, 0);
  const outcome = { winner: "r", reason: "resigned", by: "b" };
  socket.receive({ type: "ended", id: "e", color: "b", version: 6, outcome, clocks: null, now: 0 });
  assert.deepEqual(play.snapshot().outcome, outcome);
});

test("a play follows a game, and refuses one that is none", () => {
  const play = createPlay({ game: new CoTuLenh(), players: { r: "remote", b: "remote" } });
  play.follow({ turns: ["Tf4f6", "Tf9f8"] });
  assert.equal(play.snapshot().ply, 2);
  const before = play.snapshot();
  for (const [bad, code] of [
    [{ turns: ["Tf4f6", "Tf9f1"] }, "ILLEGAL_MOVE"],
    [{ turns: [3] }, "INVALID_OPTIONS"],
    [{ turns: [], more: 1 }, "INVALID_OPTIONS"],
    [{ turns: [], clock: { base: -1 } }, "INVALID_OPTIONS"],
    [{ turns: [], result: { winner: "r", reason: "resigned", by: "r" } }, "INVALID_DATA"],
  ]) {
    assert.throws(() => play.follow(bad), { code });
    assert.equal(play.snapshot(), before);
  }
  play.follow({ turns: ["Tf4f6"] });
  assert.equal(play.tree.size, 1);
  play.destroy();
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
