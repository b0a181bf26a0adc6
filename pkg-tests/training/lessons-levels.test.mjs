// Every level is played: its solution, every other way, its wrong examples and its hints.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { CoTuLenh } from "cotulenh-wasm";
import { createLesson, loadSubject, SUBJECTS } from "cotulenh-wasm/lessons";
import { findWays, playTurns, startOf } from "./lessons-search.mjs";

const subjects = await Promise.all(SUBJECTS.map(({ name }) => loadSubject(name)));
const levels = subjects.flatMap((subject) => subject.levels);
const LANGUAGES = ["en", "vi"];

const play = (level, texts) => {
  const game = startOf(level);
  let now = { turns: [] };
  for (const text of texts) now = playTurns(level, game, [...now.turns, game.playTurn(text)]);
  game.free();
  return now;
};

test("there are enough subjects and levels, and the index has them all", () => {
  assert.ok(subjects.length >= 20);
  assert.ok(levels.length >= 100);
  for (const [n, { name, title, levels: listed }] of SUBJECTS.entries()) {
    assert.equal(subjects[n].name, name);
    assert.equal(subjects[n].title, title);
    const ids = subjects[n].levels.map(({ id, clauses }) => ({ id, clauses }));
    assert.deepEqual(ids, listed);
  }
  assert.equal(new Set(levels.map(({ id }) => id)).size, levels.length);
  assert.equal(
    new Set(levels.map(({ fen, rules }) => fen + JSON.stringify(rules))).size,
    levels.length,
  );
});

test("the solution of every level succeeds in its turns, with three stars", () => {
  for (const level of levels) {
    const { turns, verdict } = play(level, level.solution);
    assert.deepEqual(
      verdict,
      { state: "done", turns: level.solution.length, stars: 3, failed: null },
      level.id,
    );
    const own = turns.filter(({ color }) => color === turns[0].color);
    assert.deepEqual(
      own.map(({ lan }) => lan),
      level.solution,
      `${level.id}: LAN`,
    );
  }
});

for (const { name, levels: list } of subjects) {
  test(`${name}: no way is shorter, and none is unrelated`, () => {
    for (const level of list) {
      const { length } = level.solution;
      const ways = findWays(level, length);
      const shorter = ways.find(({ turns }) => turns.length < length);
      assert.equal(shorter?.turns.map(({ lan }) => lan).join(" "), undefined, level.id);
      if (level.idea) {
        const unrelated = ways.find(({ hasIdea }) => !hasIdea);
        assert.equal(unrelated?.turns.map(({ lan }) => lan).join(" "), undefined, level.id);
      } else {
        const stated = [level.solution[0], ...(level.alternatives ?? [])];
        const found = new Set(ways.map(({ turns }) => turns[0].after));
        const after = (turn) => play(level, [turn]).turns[0].after;
        assert.deepEqual(found, new Set(stated.map(after)), level.id);
      }
    }
  });
}

test("wrong examples fail for the stated reason", () => {
  for (const level of levels) {
    assert.ok(level.wrong.length > 0, level.id);
    for (const { turn, reason, fails } of level.wrong) {
      const where = `${level.id}: ${turn}`;
      if (reason) {
        const game = startOf(level);
        assert.equal(game.explain(turn)?.reason, reason, where);
        game.free();
      } else assert.equal(play(level, [turn]).verdict.failed, fails, where);
    }
  }
});

test("arrows begin at a piece", () => {
  for (const level of levels) {
    const game = startOf(level);
    for (const [from, to] of level.arrows ?? []) {
      assert.ok(game.get(from), `${level.id}: ${from}`);
      assert.notEqual(from, to);
    }
    game.free();
  }
});

test("hints are legal, and lead to the end", () => {
  for (const level of levels) {
    const lesson = createLesson(level, { CoTuLenh, answerDelay: 0 });
    const kinds = [];
    while (lesson.snapshot().state === "playing") {
      const isStart = lesson.play.tree.current === lesson.play.tree.root;
      // The sentence is about the first position.
      if (isStart) kinds.push(lesson.hint().kind);
      const [look, turn] = [lesson.hint(), lesson.hint()];
      kinds.push(look.kind, turn.kind);
      for (const square of look.squares) assert.ok(lesson.play.tree.game().get(square), level.id);
      lesson.play.playTurn(turn.turn);
    }
    assert.deepEqual(new Set(kinds), new Set(["sentence", "look", "turn"]), level.id);
    assert.equal(lesson.snapshot().stars, 3, level.id);
    assert.equal(lesson.snapshot().hintsShown, kinds.length, level.id);
    lesson.destroy();
  }
});

/** Clauses that no board can show: FEN and PGN. */
const NOT_PLAYED = ["R12.1", "R12.2", "R12.5"];

test("every clause of the rules has a level", () => {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve("cotulenh-wasm/package.json"));
  const rules = readFileSync(join(folder, "docs", "RULES.md"), "utf8");
  const clauses = [...rules.matchAll(/^- (R\d+\.\d+) /gm)].map(([, clause]) => clause);
  assert.ok(clauses.length > 50);
  const shown = new Set(levels.flatMap((level) => level.clauses));
  assert.deepEqual(
    clauses.filter((clause) => !shown.has(clause)),
    NOT_PLAYED,
  );
  assert.deepEqual(
    [...shown].filter((clause) => !clauses.includes(clause)),
    [],
  );
});

test("a commander is taken within the first five levels", () => {
  const first = levels.slice(0, 5).map((level) => play(level, level.solution).turns);
  assert.ok(first.flat().some(({ moves }) => moves.some(({ captured }) => captured?.type === "c")));
});

test("each kind of piece is introduced by the level in which it is seen first", () => {
  const seen = new Set();
  for (const { id, fen, introduces = [] } of levels) {
    const [placement] = fen.split(" ");
    const here = new Set(placement.toLowerCase().match(/[a-z]/g));
    const first = [...here].filter((type) => !seen.has(type)).sort();
    assert.deepEqual([...introduces].sort(), first, id);
    for (const type of first) seen.add(type);
  }
  assert.equal(seen.size, 11);
});

test("a thing has one name in all levels", () => {
  // The pieces are the air force, the navy and the anti-air gun, the c-file is the coast.
  const others = {
    en: /\b(planes?|ships?|boats?|beach|shore)\b|(?<!anti-air )\bguns?\b/i,
    vi: /máy bay|\btàu\b|\bbãi\b|(?<!pháo |vòng |vùng )cao xạ/i,
  };
  for (const { title, story, levels: list } of subjects) {
    for (const language of LANGUAGES) {
      const texts = list.flatMap((level) => Object.values(level[language]));
      for (const text of [title[language], ...texts]) {
        assert.doesNotMatch(text, others[language]);
      }
      assert.doesNotMatch(story[language], /\b(planes?|ships?|shore|beach)\b|máy bay/i);
    }
  }
});

const countSentences = (text) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;

test("texts are there in both languages, and short", () => {
  for (const { name, title, story, levels: list } of subjects) {
    for (const language of LANGUAGES) {
      assert.match(title[language], /\S/, name);
      for (const [n, level] of list.entries()) {
        const where = `${level.id}, ${language}`;
        const texts = level[language];
        for (const key of ["title", "task", "done", "hint"]) assert.match(texts[key], /\S/, where);
        // Every condition that fails has its sentence; other turns can have one.
        if (level.failure) assert.match(texts.failed, /\S/, where);
        assert.equal("failed" in texts, "failed" in level.en, where);
        // Before the first move of a subject its story is told, too.
        const before = n === 0 ? `${story[language]} ${texts.task}` : texts.task;
        assert.ok(
          countSentences(before) >= 1 && countSentences(before) <= 2,
          `${where}: ${before}`,
        );
        assert.ok(texts.task.length <= 150, `${where}: ${texts.task.length}`);
        for (const square of texts.task.match(/\b[a-k](?:1[0-2]|[1-9])\b/g) ?? []) {
          assert.ok(level.vi.task.includes(square) && level.en.task.includes(square), where);
        }
      }
    }
  }
});
