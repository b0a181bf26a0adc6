// The record of a game, and its changes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CoTuLenhError, STANDARD_RULES, START } from "cotulenh-wasm";
import { applyChange, createRecord, nextId } from "cotulenh-wasm/tree";

const begin = () => createRecord({ rules: STANDARD_RULES, start: START });

/** Lines as short texts: turns are letters here, for a record knows no rules. */
const draw = (turns) =>
  turns
    .map(({ san, variations = [] }) => san + variations.map((v) => `(${draw(v)})`).join(""))
    .join("");

const turn = (id, san, notes = {}) => ({ id, san, lan: san, ...notes });

/** A change that plays letters, whose ids are their places in the alphabet. */
const play = (after, letters) => ({
  type: "played",
  after,
  turns: [...letters].map((letter) => turn(letter.charCodeAt(0) - 96, letter)),
});

const apply = (record, ...changes) => changes.reduce(applyChange, record);

/** a b(d e(g))(f) c, in which a has the id 1, b 2 and so on. */
const bushy = () => apply(begin(), play(0, "abc"), play(1, "de"), play(1, "f"), play(4, "g"));

const refused = (code) => (error) => error instanceof CoTuLenhError && error.code === code;

/** Freezes all of a record, so that a change in place throws. */
function freeze(value) {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(freeze);
  return Object.freeze(value);
}

test("turns continue a line, or become a variation of the next turn", () => {
  const line = apply(begin(), play(0, "a"), play(1, "b"), play(2, "c"));
  assert.equal(draw(line.turns), "abc");
  assert.equal(draw(bushy().turns), "ab(de(g))(f)c");
  assert.equal(draw(apply(bushy(), play(5, "h")).turns), "ab(de(g)h)(f)c");
  assert.equal(draw(apply(bushy(), play(0, "h")).turns), "a(h)b(de(g))(f)c");
  assert.equal(nextId(bushy()), 8);
  assert.equal(nextId(begin()), 1);
});

test("a change leaves the record as it was, and shares what stays", () => {
  const record = freeze(bushy());
  const next = apply(record, play(3, "h"));
  assert.equal(draw(record.turns), "ab(de(g))(f)c");
  assert.equal(next.turns[1], record.turns[1]);
  assert.deepEqual(JSON.parse(JSON.stringify(next)), next);
});

test("a promoted variation changes places with the line that it departs from", () => {
  const promote = (node, record = freeze(bushy())) => apply(record, { type: "promoted", node });
  assert.equal(draw(promote(6).turns), "af(bc)(de(g))");
  assert.equal(draw(promote(5).turns), "ad(bc)(f)e(g)");
  assert.equal(draw(promote(7).turns), "ab(dg(e))(f)c");
  assert.equal(draw(promote(7, promote(7)).turns), "ad(bc)(f)g(e)");
  assert.equal(draw(promote(3).turns), draw(bushy().turns));
});

test("a removed turn takes what follows with it, and a variation takes its place", () => {
  const remove = (node, record = freeze(bushy())) => apply(record, { type: "removed", node });
  assert.equal(draw(remove(3).turns), "ab(de(g))(f)");
  assert.equal(draw(remove(2).turns), "ad(f)e(g)");
  assert.equal(draw(remove(5).turns), "ab(dg)(f)c");
  assert.equal(draw(remove(7, remove(5)).turns), "ab(d)(f)c");
  assert.equal(draw(remove(4).turns), "ab(f)c");
  assert.equal(draw(remove(6, remove(4)).turns), "abc");
  assert.equal(draw(remove(1).turns), "");
});

test("what stood at removed turns is gone, too", () => {
  const outcome = { winner: "r", reason: "resigned", by: "b" };
  const record = apply(
    bushy(),
    { type: "declared", end: { after: 5, outcome } },
    { type: "opened", after: 5, square: "c3" },
  );
  assert.deepEqual(record.end, { after: 5, outcome });
  const left = apply(freeze(record), { type: "removed", node: 4 });
  assert.equal(left.end, null);
  assert.equal(left.deploy, null);
  const other = apply(record, { type: "removed", node: 6 });
  assert.equal(other.end.after, 5);
  assert.equal(apply(record, { type: "declared", end: null }).end, null);
});

test("a deploy is opened, goes on by steps, and becomes a turn or is given up", () => {
  const step = (text) => ({ type: "stepped", after: 1, square: "c3", step: text });
  const record = apply(begin(), play(0, "a"), step("F>c6"), step("T>c4"));
  const open = { after: 1, square: "c3", started: false };
  assert.deepEqual(record.deploy, { ...open, steps: ["F>c6", "T>c4"] });
  const back = apply(freeze(record), { type: "unstepped" });
  assert.deepEqual(back.deploy.steps, ["F>c6"]);
  assert.equal(apply(back, { type: "unstepped" }).deploy, null);
  const committed = apply(record, { type: "committed", turn: turn(2, "b", { clock: 598.2 }) });
  assert.equal(committed.deploy, null);
  assert.deepEqual(committed.turns[1], { id: 2, san: "b", lan: "b", clock: 598.2 });
  assert.equal(apply(record, { type: "cancelled" }).deploy, null);
  assert.equal(apply(record, play(1, "b")).deploy, record.deploy);
  // A deploy that was started without a step stays open without its only one (R7.7).
  const started = apply(begin(), play(0, "a"), { type: "opened", after: 1, square: "c3" });
  const stepped = apply(started, step("F>c6"));
  assert.deepEqual(stepped.deploy, { ...open, steps: ["F>c6"], started: true });
  const emptied = apply(stepped, { type: "unstepped" });
  assert.deepEqual(emptied.deploy, started.deploy);
  assert.equal(apply(emptied, { type: "unstepped" }).deploy, null);
  for (const change of [
    { type: "unstepped" },
    { type: "cancelled" },
    { type: "committed", turn: turn(2, "b") },
  ]) {
    assert.throws(() => apply(begin(), change), refused("INVALID_DATA"));
  }
});

test("turns that are taken back go with the end and the deploy", () => {
  const outcome = { winner: null, reason: "agreed" };
  const record = apply(begin(), play(0, "abc"), { type: "declared", end: { after: 3, outcome } });
  const back = apply(freeze(record), { type: "takenBack", to: 1 });
  assert.equal(draw(back.turns), "a");
  assert.equal(back.end, null);
  assert.equal(draw(apply(back, play(1, "d")).turns), "ad");
  assert.deepEqual(apply(record, { type: "takenBack", to: 0 }).turns, []);
});

test("notes are replaced one by one, and removed by nothing", () => {
  const note = (node, notes) => ({ type: "annotated", node, notes });
  const record = apply(
    bushy(),
    note(5, { comments: ["bold"], nags: [1], clock: 0, evaluation: { points: 35 } }),
    note(5, { nags: [], clock: undefined }),
    note(0, { comments: ["start"] }),
  );
  assert.deepEqual(record.turns[1].variations[0][1].comments, ["bold"]);
  assert.equal(record.turns[1].variations[0][1].clock, 0);
  assert.equal("nags" in record.turns[1].variations[0][1], false);
  assert.deepEqual(record.notes, { comments: ["start"] });
  const bare = apply(
    record,
    note(5, { comments: [], clock: null, evaluation: null }),
    note(0, { comments: [] }),
  );
  assert.deepEqual(bare, bushy());
});

test("headers, the match clock and the whole record can be set", () => {
  const header = (name, value) => ({ type: "headerSet", name, value });
  const record = apply(begin(), header("Red", "Lan"), header("Blue", "Minh"), header("Red", null));
  assert.deepEqual(record.headers, { Blue: "Minh" });
  assert.equal(apply(record, { type: "replaced", record: begin() }).headers.Blue, undefined);
  const clock = { r: 1000, b: 1000, running: "r", since: 5 };
  assert.equal(apply(record, { type: "timed", clock }).clock, clock);
});

test("a change of a turn that is not there is refused", () => {
  const outcome = { winner: null, reason: "agreed" };
  for (const change of [
    play(9, "j"),
    { type: "opened", after: 9, square: "c3" },
    { type: "stepped", after: 9, square: "c3", step: "F>c6" },
    { type: "takenBack", to: 9 },
    { type: "declared", end: { after: 9, outcome } },
    { type: "annotated", node: 9, notes: { nags: [1] } },
    { type: "promoted", node: 9 },
    { type: "removed", node: 9 },
    { type: "removed", node: 0 },
  ]) {
    assert.throws(() => apply(bushy(), change), refused("UNKNOWN_NODE"), change.type);
  }
});
