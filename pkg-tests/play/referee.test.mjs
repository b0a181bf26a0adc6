// The referee: a state machine that is given messages and the time. Time limits are exact here.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";
import {
  createReferee,
  createSecret,
  findId,
  readHello,
  readLobbyMessage,
  readMessage,
  SECRET,
} from "cotulenh-wasm/referee";
import { applyChange } from "cotulenh-wasm/tree";

const STACK = "6c4/11/11/11/11/11/11/11/2(NFT)8/11/11/5C5 r - - 0 1";
const HELLO = { type: "hello", protocol: 2, since: 0 };

/** A referee whose game has begun at the time 0, with the record that a client makes of the changes. */
function begin(options = {}, limits = {}) {
  const referee = createReferee(options, { CoTuLenh, limits });
  let id = 0;
  let record = referee.record;
  const follow = ({ changes, answer }) => {
    for (const change of changes) record = change.changes.reduce(applyChange, record);
    assert.deepEqual(record, referee.record);
    return answer?.code ?? changes.at(-1)?.type;
  };
  const act = (color, message, now = 0) =>
    follow(referee.receive(color, { id: `${(id += 1)}`, ...message }, now));
  const there = { r: true, b: true, spectators: 0 };
  referee.attend(there, 0);
  for (const color of ["r", "b"]) follow(referee.receive(color, HELLO, 0));
  const step = (color, text, now, more) => act(color, { type: "step", text, ...more }, now);
  return { referee, act, step, follow, there };
}

const outcomeOf = ({ record }) => record.end?.outcome;

test("a game is played, stored as data, and played on", () => {
  const { referee, step } = begin();
  assert.equal(step("r", "Tf6"), "step");
  assert.equal(step("r", "Tf7"), "NOT_YOUR_TURN");
  assert.equal(step("b", "Tf9f1"), "ILLEGAL_MOVE");
  const later = createReferee(JSON.parse(JSON.stringify(referee)), { CoTuLenh });
  assert.deepEqual(later.toJSON(), referee.toJSON());
  const { changes } = later.receive("b", { type: "step", id: "1", text: "Tf8" }, 5);
  assert.deepEqual(changes[0].changes[0].turns[0].lan, "Tf9f8");
});

test("an open deploy is stored, and given up by the end", () => {
  const { referee, step, act } = begin({ start: STACK });
  step("r", "F>c6");
  const later = createReferee(JSON.parse(JSON.stringify(referee)), { CoTuLenh });
  assert.deepEqual(later.record.deploy.steps, ["Fc4>c6"]);
  assert.equal(act("b", { type: "resign" }), "ended");
  assert.equal(referee.record.deploy, null);
});

test("a deploy is stepped, committed, and taken the place of; a step that ends it is both", () => {
  const changesOf = (messages) => {
    const { referee } = begin({ start: STACK });
    return messages.map((message, n) => {
      const { changes, answer } = referee.receive("r", { id: `m${n}`, ...message }, 0);
      return answer?.code ?? changes[0].changes.map(({ type }) => type).join();
    });
  };
  const step = (text) => ({ type: "step", text });
  const turn = (text) => ({ type: "turn", text });
  const commit = { type: "commit" };
  assert.deepEqual(changesOf([step("F>c6"), commit]), ["stepped", "committed"]);
  // After the last piece that can leave, the deploy commits by itself.
  const all = [step("F>c6"), step("T>d4"), step("N>c3")];
  assert.deepEqual(changesOf(all), ["stepped", "stepped", "stepped,committed"]);
  assert.deepEqual(changesOf([step("c4:(NT):F>c6")]), ["stepped,committed"]);
  assert.deepEqual(changesOf([turn("c4:(NT):F>c6")]), ["played"]);
  assert.deepEqual(changesOf([step("T>d4"), turn("c4:(NT):F>c6")]), [
    "stepped",
    "cancelled,played",
  ]);
  // What cannot be played takes the place of nothing.
  const odd = [step("T>d4"), turn("c4:(NT):F>c12"), step("c4:(NT):F>c6"), commit];
  const [first, second, third, last] = changesOf(odd);
  assert.deepEqual([first, second, last], ["stepped", "ILLEGAL_MOVE", "committed"]);
  assert.match(third, /^[A-Z_]+$/);
});

test("steps and cancels of a turn have a budget; then the turn can be completed", () => {
  const { step, act, referee } = begin({ start: STACK }, { steps: 6 });
  for (let n = 0; n < 3; n++) {
    assert.equal(step("r", "F>c6"), "step");
    assert.equal(act("r", { type: "cancel" }), "step");
  }
  assert.equal(step("r", "F>c6"), "TOO_MANY_STEPS");
  assert.equal(referee.record.deploy, null);
  assert.equal(act("r", { type: "turn", text: "c4:(NT):F>c6" }), "step");
  assert.equal(referee.record.turns.length, 1);
  // An open deploy can be committed, whatever was tried before.
  const other = begin({ start: STACK }, { steps: 1 });
  other.step("r", "F>c6");
  assert.equal(other.act("r", { type: "cancel" }), "TOO_MANY_STEPS");
  assert.equal(other.act("r", { type: "commit" }), "step");
});

test("a full game is decided by the points, and not by a clock", () => {
  const { step, referee } = begin({ clock: { base: 60_000 } }, { turns: 2 });
  step("r", "Tf6", 10);
  step("b", "Tf8", 20);
  assert.deepEqual(outcomeOf(referee), { winner: null, reason: "time" });
});

test("a claim counts from the latest of: away, turn began, service woke; and by the time left", () => {
  const { referee, act, step, there } = begin({ clock: { base: 600_000 } });
  // Away for an hour while the other side thinks: the turn begins with the step.
  referee.attend({ ...there, b: false }, 0);
  step("r", "Tf6", 1000);
  assert.equal(referee.presence.claim, 1000 + 120_000);
  assert.equal(act("r", { type: "claim" }, 1004), "NOT_ABSENT");
  assert.equal(act("r", { type: "claim" }, 120_999), "NOT_ABSENT");
  // The service was down: absence counts from when it came up.
  referee.wake(100_000);
  referee.attend({ ...there, b: false }, 100_000);
  assert.equal(act("r", { type: "claim" }, 219_999), "NOT_ABSENT");
  assert.equal(act("r", { type: "claim" }, 220_000), "ended");
  assert.deepEqual(outcomeOf(referee), { winner: "r", reason: "abandoned", by: "b" });
});

test("with little time a claim needs less absence; without a clock it needs days", () => {
  const short = begin({ clock: { base: 100_000 } });
  short.referee.attend({ ...short.there, b: false }, 0);
  short.step("r", "Tf6", 10);
  assert.equal(short.referee.presence.claim, 10 + 20_000);
  const none = begin();
  none.referee.attend({ ...none.there, b: false }, 0);
  none.step("r", "Tf6", 10);
  assert.equal(none.referee.presence.claim, 10 + 3 * 86_400_000);
  // An outage of an hour is no reason to begin again.
  none.referee.wake(3_600_000);
  assert.equal(none.referee.presence.claim, 10 + 3 * 86_400_000);
});

test("who comes back cannot be claimed", () => {
  const { referee, act, step, there } = begin({ clock: { base: 60_000 } });
  referee.attend({ ...there, b: false }, 0);
  step("r", "Tf6", 10);
  referee.attend(there, 20_000);
  assert.equal(referee.presence.claim, null);
  assert.equal(act("r", { type: "claim" }, 50_000), "NOT_ABSENT");
});

test("lag is not charged, as far as the quota goes", () => {
  const clock = { base: 600_000 };
  const { referee, step } = begin({ clock });
  // 500 ms of thought, and 800 on the way.
  step("r", "Tf6", 1300, { thought: 500 });
  assert.equal(referee.record.clock.used.r, 500);
  assert.equal(referee.record.clock.since, 1300);
  // Without a word about it, all is thought.
  step("b", "Tf8", 2600);
  assert.equal(referee.record.clock.used.b, 1300);
});

test("a client that lies gains a second a turn at most", () => {
  const { referee, step, act } = begin({ clock: { base: 600_000 } });
  let now = 0;
  const each = 5000;
  for (let n = 0; n < 50; n++) {
    step("r", n % 2 ? "Tf6f4" : "Tf4f6", (now += each), { thought: 0 });
    step("b", n % 2 ? "Tf8f9" : "Tf9f8", (now += each));
    if (referee.record.end) break;
  }
  const count = referee.record.turns.length / 2;
  const used = referee.record.clock.used.r;
  assert.ok(used >= count * (each - 1000) - 3000, `${used} in ${count} turns`);
  void act;
});

test("a turn that was made in time may be on its way; one that was not loses", () => {
  const outcomes = [];
  for (const thought of [900, 1100, undefined]) {
    const { referee, step } = begin({ clock: { base: 1000 } });
    const code = step("r", "Tf6", 1200, thought === undefined ? {} : { thought });
    outcomes.push([code, outcomeOf(referee)?.reason]);
  }
  assert.deepEqual(outcomes, [
    ["step", undefined],
    ["GAME_OVER", "time"],
    ["GAME_OVER", "time"],
  ]);
  const { referee, follow } = begin({ clock: { base: 1000 } });
  assert.equal(follow(referee.tick(referee.due - 1)), undefined);
  assert.equal(follow(referee.tick(referee.due)), "ended");
});

test("a takeback restores both clocks", () => {
  for (const shared of [false, true]) {
    const clock = shared
      ? { base: 60_000, shared, flag: "points" }
      : { base: 60_000, increment: 5000 };
    const { referee, step, act } = begin({ clock });
    step("r", "Tf6", 2000);
    step("b", "Tf8", 5000);
    const before = referee.record.clock;
    for (let n = 1; n <= 6; n++) {
      step("r", "Ic6", 5000 + n * 100);
      act("r", { type: "takeback" }, 5000 + n * 100);
      act("b", { type: "takeback", action: "accept" }, 5010 + n * 100);
      const { r, b, running } = referee.record.clock;
      assert.deepEqual([r, b, running], [before.r, before.b, "r"]);
    }
    assert.equal(referee.record.turns.length, 2);
  }
});

test("a clock has five keys, within bounds", () => {
  const clocks = [
    { base: 999 },
    { base: 30 * 86_400_000 + 1 },
    { base: 60_000, increment: 1e308 },
    { base: 60_000, increment: -1 },
    { base: 60_000.5 },
    { base: NaN },
    { base: { r: 60_000 } },
    { base: 60_000, used: { r: 0, b: 0 } },
    { base: 60_000, running: "b", since: 0 },
    { base: 60_000, paused: true },
    { base: 60_000, flag: "never" },
    [],
    "10 minutes",
  ];
  for (const clock of clocks) {
    assert.throws(() => createReferee({ clock }, { CoTuLenh }), { code: "INVALID_OPTIONS" });
  }
});

test("a rematch needs a game in which both have played", () => {
  const { referee, step, act } = begin();
  act("r", { type: "resign" });
  assert.equal(act("b", { type: "rematch" }), "NOTHING_PLAYED");
  const other = begin();
  other.step("r", "Tf6");
  other.step("b", "Tf8");
  other.act("r", { type: "resign" });
  other.act("r", { type: "rematch" });
  const accept = { type: "rematch", id: "x" };
  assert.equal(other.referee.acceptsRematch("r", accept), false);
  assert.equal(other.referee.acceptsRematch("b", accept), true);
  other.referee.receive("b", accept, 0, "next game");
  assert.equal(other.referee.state.next, "next game");
  assert.equal(other.act("b", { type: "rematch" }), "OFFER_AGAIN");
  void [referee, step];
});

test("offers do not add up: what is stored has a bound", () => {
  const { referee, act, step } = begin();
  step("r", "Tf6");
  step("b", "Tf8");
  const { length } = JSON.stringify(referee);
  for (let n = 0; n < 200; n++) {
    for (const type of ["draw", "takeback"]) {
      act("r", { type });
      act("b", { type, action: "decline" });
    }
  }
  assert.ok(JSON.stringify(referee).length < length + 1000);
});

test("what is no message is refused, and a stored game that does not fit is shown as far as it is intact", () => {
  const { referee, step } = begin();
  for (const message of ["", "nonsense", null, 3, [], {}, { type: "unknown" }, { type: "step" }]) {
    const { changes, answer } = referee.receive("r", message, 0);
    assert.deepEqual([changes.length, answer.code], [0, "BAD_MESSAGE"]);
  }
  assert.equal(referee.receive(null, { type: "resign", id: "1" }, 0).answer.code, "SPECTATOR");
  step("r", "Tf6");
  step("b", "Tf8");
  const data = JSON.parse(JSON.stringify(referee));
  data.record.turns[1].lan = "Tf9f1";
  const broken = createReferee(data, { CoTuLenh });
  assert.equal(broken.broken, "GAME_BROKEN");
  assert.equal(broken.record.turns.length, 1);
  assert.equal(
    broken.receive("b", { type: "step", id: "1", text: "Tf8" }, 0).answer.code,
    "GAME_BROKEN",
  );
  // Nothing of it is due any more, although its clock ran.
  const running = begin({ clock: { base: 60_000 } });
  running.step("r", "Tf6", 10);
  const damaged = { ...JSON.parse(JSON.stringify(running.referee)), isDamaged: true };
  assert.equal(createReferee(damaged, { CoTuLenh }).due, null);
  assert.equal(broken.receive("b", HELLO, 0).answer.notice, "GAME_BROKEN");
  assert.equal(referee.receive("b", HELLO, 0).answer.notice, null);
  assert.equal(createReferee({ ...data, format: 99 }, { CoTuLenh }).broken, "GAME_OUTDATED");
  const { record, state, format } = data;
  const none = [
    { format },
    { format, record: {}, state },
    { format, record },
    { ...data, record: 3 },
  ];
  for (const one of none) {
    assert.throws(() => createReferee(one, { CoTuLenh }), { code: "INVALID_DATA" });
  }
  for (const one of [undefined, null, JSON.stringify(data)]) {
    assert.throws(() => createReferee(one, { CoTuLenh }), { code: "INVALID_OPTIONS" });
  }
});

test("a server reads who comes, whatever is sent, and may leave out who only watches", () => {
  const [seat, invitation] = [createSecret(), createSecret()];
  assert.match(seat, SECRET);
  assert.notEqual(seat, invitation);
  const hello = { ...HELLO, seat, invitation };
  assert.deepEqual(readHello(JSON.stringify(hello)), hello);
  const step = '{"type":"step","id":"1","text":"Tf6"}';
  for (const message of [step, '{"type":"hello"}', "nonsense", "", null, undefined, 3, [], {}]) {
    assert.equal(readHello(message), null);
  }
  assert.equal(readMessage(step).text, "Tf6");
  assert.equal(findId('{"id":"1"}'), "1");
  assert.throws(() => readMessage("nonsense"), { code: "BAD_MESSAGE" });
  const referee = createReferee({}, { CoTuLenh });
  assert.equal(referee.receive(undefined, HELLO, 0).answer.you, null);
  assert.deepEqual(referee.attend({ r: true, b: false }, 5), {
    r: null,
    b: 0,
    spectators: 0,
    claim: null,
  });
});

test("sides have names: of who makes the game, of who joins, or as the server says", () => {
  const referee = createReferee({ name: " Anna  B ", side: "b" }, { CoTuLenh });
  assert.deepEqual(referee.record.headers, { Blue: "Anna B" });
  const { changes } = referee.receive("r", { ...HELLO, name: "Bảo" }, 0);
  assert.deepEqual(changes[0].changes, [{ type: "headerSet", name: "Red", value: "Bảo" }]);
  // A name stays; a bad one is refused, and that joins no one.
  assert.deepEqual(referee.receive("r", { ...HELLO, name: "Other" }, 0).changes, []);
  const { answer } = referee.receive("b", { ...HELLO, name: "<b>" }, 0);
  assert.deepEqual([answer.code, referee.state.joined.b], ["BAD_NAME", false]);
  referee.receive("b", { ...HELLO, name: "Other" }, 0);
  assert.deepEqual(referee.record.headers, { Blue: "Anna B", Red: "Bảo" });
  const headers = { Red: "R", Blue: "B", Round: "2" };
  assert.deepEqual(createReferee({}, { CoTuLenh, headers }).record.headers, headers);
  assert.throws(() => createReferee({ name: "a_b" }, { CoTuLenh }), { code: "INVALID_OPTIONS" });
});

test("a greeting changes nothing, and is for players", () => {
  const { referee } = begin();
  const { version } = referee.state;
  const greet = { type: "greet", id: "g", greeting: "bye" };
  const { changes, answer } = referee.receive("b", greet, 0);
  assert.deepEqual(
    [changes, answer],
    [[], { type: "greeting", id: "g", color: "b", greeting: "bye" }],
  );
  assert.equal(referee.state.version, version);
  assert.equal(referee.receive(null, greet, 0).answer.code, "SPECTATOR");
  assert.equal(referee.receive("r", { ...greet, greeting: "x" }, 0).answer.code, "BAD_MESSAGE");
  assert.equal(createReferee({}, { CoTuLenh }).receive("r", greet, 0).answer.code, "NOT_JOINED");
});

test("a lobby's messages are read, and nothing else", () => {
  const id = "1";
  assert.deepEqual(readLobbyMessage(JSON.stringify({ type: "play", id })), {
    type: "play", id, rules: undefined, clock: null, color: null, watch: false,
  }); // prettier-ignore
  for (const [message, code] of [
    [{ type: "hello", protocol: 7 }, "WRONG_PROTOCOL"],
    [{ type: "hello", protocol: 1, key: "A".repeat(22), name: "<b>" }, "BAD_NAME"],
    [{ type: "hello", protocol: 1, key: "A".repeat(22), name: "A", blocks: ["x"] }, "BAD_MESSAGE"],
    [{ type: "play", id, watch: 1 }, "BAD_MESSAGE"],
    [{ type: "accept", id }, "BAD_MESSAGE"],
    [{ type: "step", id, text: "Tf6" }, "BAD_MESSAGE"],
  ]) {
    assert.throws(() => readLobbyMessage(message), { code }, JSON.stringify(message));
  }
});

test("wrong options are refused", () => {
  for (const options of [undefined, {}, { CoTuLenh, more: 1 }]) {
    assert.throws(() => createReferee({}, options), { code: "INVALID_OPTIONS" });
  }
  for (const [record, code] of [
    [{ color: "r" }, "INVALID_OPTIONS"],
    [{ side: "w" }, "INVALID_OPTIONS"],
    [{ rules: "chess" }, "INVALID_RULES"],
  ]) {
    assert.throws(() => createReferee(record, { CoTuLenh }), { code });
  }
});
