// The client of lobbies, against a lobby that the test plays; the real one is tested in online/tests.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanName, Lobby } from "cotulenh-wasm/online";

const KEY = "K".repeat(22);
const nameOf = (letter) => letter.repeat(22);
const challengeOf = (letter, player = "P") => ({
  challenge: nameOf(letter), player: nameOf(player), name: "Anna", rules: {}, clock: null, color: null, watch: false, since: 0,
}); // prettier-ignore
const LOBBY = {
  type: "lobby",
  protocol: 1,
  lobby: "world",
  you: { player: nameOf("Y"), name: "Minh" },
  challenges: [challengeOf("A"), challengeOf("B", "Q")],
  games: [],
  players: 3,
  paired: null,
  now: 0,
};
const pairedFor = (id) => ({
  type: "paired", id, game: nameOf("G"), color: "b", invitation: nameOf("I"), opponent: { player: nameOf("P"), name: "Anna" },
}); // prettier-ignore

/** A lobby whose sockets have the test at their other end. */
function enter(options = {}) {
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
      return this;
    }
    send(text) {
      this.sent.push(JSON.parse(text));
    }
    receive(message) {
      this.onmessage({ data: JSON.stringify(message) });
    }
    close(code = 1006, reason = "") {
      this.readyState = 3;
      this.onclose({ code, reason });
    }
  }
  const service = "https://a.example/x";
  const lobby = new Lobby({ service, name: " Minh ", key: KEY, WebSocket: Fake, ...options });
  return { lobby, all, socket: all[0].open() };
}

test("it says hello, and shows what is in the lobby", (t) => {
  const blocks = [nameOf("Q")];
  const { lobby, socket } = enter({ lobby: "asia", blocks });
  t.after(() => lobby.close());
  assert.equal(socket.url, "wss://a.example/x/lobby/asia");
  assert.deepEqual(socket.sent, [{ type: "hello", protocol: 1, key: KEY, name: "Minh", blocks }]);
  assert.equal(lobby.snapshot().connection, "connecting");
  socket.receive(LOBBY);
  const { connection, challenges, players, you } = lobby.snapshot();
  assert.deepEqual([connection, players, you.name], ["open", 3, "Minh"]);
  // Whoever is blocked is not shown, also later.
  assert.deepEqual(challenges, [challengeOf("A")]);
  const update = { type: "update", gone: [nameOf("A")], games: [{ game: nameOf("G") }], ended: [] };
  const opened = [challengeOf("C"), challengeOf("D", "Q")];
  socket.receive({ ...update, challenges: opened, players: 4 });
  socket.receive({ ...update, challenges: opened, players: 4 });
  assert.deepEqual(lobby.snapshot().challenges, [challengeOf("C")]);
  assert.equal(lobby.snapshot().games.length, 1);
  socket.receive({ ...update, challenges: [], games: [], ended: [nameOf("G")], players: 5 });
  assert.deepEqual([lobby.snapshot().games.length, lobby.snapshot().players], [0, 5]);
  lobby.introduce({ name: "Nam", blocks: [nameOf("P")] });
  assert.deepEqual(lobby.snapshot().challenges, []);
  assert.equal(socket.sent.at(-1).name, "Nam");
  socket.receive({ type: "check", id: "c1" });
  assert.deepEqual(socket.sent.at(-1), { type: "checked", id: "c1" });
});

test("what is waited for is asked again after a break, with the same id", async (t) => {
  const { lobby, socket, all } = enter();
  t.after(() => lobby.close());
  lobby.play({ clock: { base: 60_000 }, color: "r" });
  // The lobby is to know first who asks.
  assert.equal(socket.sent.length, 1);
  socket.receive(LOBBY);
  const [, asked] = socket.sent;
  assert.deepEqual([asked.type, asked.color, asked.clock.base], ["play", "r", 60_000]);
  socket.receive({ type: "waiting", id: asked.id, challenge: nameOf("C") });
  assert.equal(lobby.snapshot().seek.id, asked.id);
  socket.close();
  assert.equal(lobby.snapshot().connection, "connecting");
  await new Promise((resolve) => setTimeout(resolve, 300));
  all[1].open().receive(LOBBY);
  assert.deepEqual(all[1].sent.at(-1), asked);
  // Another hello on the same connection asks nothing again.
  lobby.introduce({ name: "Nam" });
  all[1].receive(LOBBY);
  assert.equal(all[1].sent.filter(({ type }) => type === "play").length, 1);
  all[1].receive(pairedFor(asked.id));
  assert.deepEqual([lobby.snapshot().seek, lobby.snapshot().paired.game], [null, nameOf("G")]);
  assert.equal(lobby.take().invitation, nameOf("I"));
  assert.deepEqual(all[1].sent.at(-1), { type: "taken", game: nameOf("G") });
  assert.equal(lobby.take(), null);
});

test("a game is for the page that has asked, or for the one that comes after it", (t) => {
  const { lobby, socket } = enter();
  t.after(() => lobby.close());
  socket.receive(LOBBY);
  socket.receive(pairedFor("of another page"));
  assert.equal(lobby.snapshot().paired, null);
  socket.receive({ ...LOBBY, paired: pairedFor("of a page that is gone") });
  assert.equal(lobby.snapshot().paired.game, nameOf("G"));
});

test("another page of the visitor, which opens a challenge, ends the one of this page", (t) => {
  const { lobby, socket } = enter();
  t.after(() => lobby.close());
  socket.receive(LOBBY);
  lobby.challenge();
  socket.receive({ type: "waiting", id: socket.sent.at(-1).id, challenge: nameOf("C") });
  const update = { type: "update", challenges: [], gone: [], games: [], ended: [], players: 3 };
  socket.receive({ ...update, challenges: [challengeOf("C", "Y")] });
  assert.notEqual(lobby.snapshot().seek, null);
  socket.receive({ ...update, challenges: [challengeOf("D", "Y")], gone: [nameOf("C")] });
  assert.equal(lobby.snapshot().seek, null);
  // One that is gone without another is being paired.
  lobby.challenge();
  socket.receive({ type: "waiting", id: socket.sent.at(-1).id, challenge: nameOf("E") });
  socket.receive({ ...update, gone: [nameOf("E"), nameOf("D")] });
  assert.notEqual(lobby.snapshot().seek, null);
});

test("a refusal ends what was asked; withdrawing says so", (t) => {
  const { lobby, socket } = enter();
  t.after(() => lobby.close());
  socket.receive(LOBBY);
  lobby.accept(nameOf("A"));
  const { id } = socket.sent.at(-1);
  socket.receive({ type: "refused", id: "another", code: "TOO_MANY", message: "" });
  assert.equal(lobby.snapshot().seek.id, id);
  socket.receive({ type: "refused", id, code: "NO_CHALLENGE", message: "gone" });
  assert.deepEqual([lobby.snapshot().seek, lobby.snapshot().refused.code], [null, "NO_CHALLENGE"]);
  lobby.challenge({ watch: true });
  assert.equal(lobby.snapshot().refused, null);
  lobby.withdraw();
  assert.deepEqual([lobby.snapshot().seek, socket.sent.at(-1).type], [null, "withdraw"]);
});

test("wrong arguments are refused here", () => {
  for (const options of [{ name: "<b>" }, { key: "short" }, { lobby: "A B" }, { blocks: "x" }]) {
    assert.throws(() => enter(options), { code: "INVALID_ARGUMENT" }, JSON.stringify(options));
  }
  assert.throws(() => enter({ nam: "Minh" }), { code: "INVALID_OPTIONS" });
  const { lobby } = enter();
  assert.throws(() => lobby.play({ colour: "r" }), { code: "INVALID_OPTIONS" });
  assert.throws(() => lobby.accept(7), { code: "INVALID_ARGUMENT" });
  lobby.close();
  assert.equal(lobby.snapshot().connection, "closed");
  assert.throws(() => lobby.play(), { code: "SERVICE_FAILED" });
  assert.equal(cleanName("a  b"), "a b");
});
