// Compares the package's PGN, which is written in TypeScript, with that of the crate: the same texts must
// give the same games, the same trees, the same texts again, and the same errors at the same places.
//
// COTULENH_PGN: the crate's example `pgn_as_json`. PGN_SEED: the seed (1). PGN_TEXTS: how many texts (1500).
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { CoTuLenh, parsePgn, writePgn } from "cotulenh-wasm";
import { randomFrom } from "../fuzz/random.mjs";
import { mutate, randomText } from "./texts.mjs";

/** Forms that chance seldom finds. */
// prettier-ignore
const TEXTS = [
  "", " \n\n", "\ufeff1. Tf6 *", "*", "* *", '[Red "a"]', "% a\n%b\n1. Tf6", "\ufeff% a\n*",
  "1. Tf6 {no\nend", "1. Tf6 (1. Ic6", "1. Tf6 )", "(1. Tf6)", "1. Tf6 ()", "1. Tf6 ( {a} ) *",
  "1. Tf6 $",
  "1. Tf6 $256",
  "1. Tf6 $007 *",
  "$3 ! 1. Tf6",
  "1. !!! *",
  "1 Tf6 1... Tf8 2.. Ic6 *",
  "[Red Lan]", '[Red "Lan', '[Red "Lan"', '["Lan"]', '[ Red\t"a\\\\b\\"c\\d" ] *', '[Red "\\',
  "1. nonsense\n1. Tf6 *", '1. bad\n[Red "a"]\n1. Tf6 *\n\n[Red "b"]\n1. Tf6 *', "1. Tf6 } *",
  '[Result "0-1"]\n[Result "x"]\n*',
  '[Termination "resigned"]\n1. Tf6 1-0',
  "1. T*f6",
  "1. Tf6!?*",
  '[Termination "time"]\n1. Tf6 1/2-1/2',
  '[Termination "time"]\n1-0',
  "1.Tf6Tf8 *",
  "🛩 *",
  "{🛩} x",
  `1. Tf6 ${"(".repeat(70)}`,
  `1. Tf6 ${"(1. Ic6 ".repeat(64)}${")".repeat(64)} *`,
  `1. Tf6 ${"(1. Ic6 ".repeat(65)}${")".repeat(65)} *`,
];

const random = randomFrom(Number(process.env.PGN_SEED ?? 1));

function randomInput() {
  const text = randomText(random);
  const isShort = random.oneIn(6);
  return {
    text: random.oneIn(3) ? text : mutate(text, random),
    rules: random.oneIn(5) ? "official" : "standard",
    turns: isShort ? random.below(10) : 500_000,
    variations: isShort ? random.below(4) : 100_000,
    width: random.pick([0, 1, 20, 80]),
  };
}

const inputs = TEXTS.map((text) => {
  return { text, rules: "standard", turns: 500_000, variations: 100_000, width: 80 };
});
while (inputs.length < Number(process.env.PGN_TEXTS ?? 1500)) inputs.push(randomInput());

/** The facts of an error that the crate's example prints. Quoted texts are cut after 1000 characters. */
function factsOf({ code, message, line, column, text, limit }) {
  const cut = (long) => (long?.length > 1000 ? `${long.slice(0, 1000)}…` : long);
  return { code, message: cut(message), line, column, text: cut(text), limit };
}

/** What a call returns, or the facts of what it throws. */
function attempt(call) {
  try {
    return call();
  } catch (error) {
    assert.equal(error.name, "CoTuLenhError", error.stack);
    return factsOf(error);
  }
}

/** The tags of a PGN text; names may stand there twice. */
function tagsOf(text) {
  const head = text.slice(0, text.indexOf("\n\n"));
  const tags = head.split("\n").map((line) => /^\[(\w+) "(.*)"\]$/.exec(line).slice(1));
  return tags.map(([name, value]) => [name, value.replace(/\\(["\\])/g, "$1")]);
}

/** What the data of a game should be, and its text, unless that has something the data has no place for. */
function expectedGame({ written, ...game }) {
  const tags = tagsOf(written);
  const hasEmptyVariation = /[[,]\[\]/.test(JSON.stringify(game.turns));
  const hasTagTwice = new Set(tags.map(([name]) => name)).size < tags.length;
  const data = { ...game, tags: Object.fromEntries(tags) };
  return hasEmptyVariation || hasTagTwice ? { data } : { data, written };
}

const codes = new Map();

function compare({ text, rules, turns, variations, width }, expected) {
  const options = { rules, limits: { turns, variations } };
  const errors = [];
  const games = parsePgn(text, { ...options, onError: (error) => errors.push(error) });
  const read = expected.games.filter(({ code }) => code === undefined);
  assert.equal(games.length, read.length);
  games.forEach((game, n) => {
    const { data, written } = expectedGame(read[n]);
    assert.deepEqual(game, data);
    const text = writePgn(game, { maxWidth: width });
    if (written !== undefined) assert.equal(text, written);
  });
  const refused = expected.games.map((error, index) => ({ ...factsOf(error), game: index + 1 }));
  assert.deepEqual(
    errors.map((error) => ({ ...factsOf(error), game: error.game })),
    refused.filter(({ code }) => code !== undefined),
  );
  for (const { code } of errors) codes.set(code, (codes.get(code) ?? 0) + 1);

  const game = new CoTuLenh();
  const loaded = attempt(() => {
    game.loadPgn(text, options);
    return {
      pgn: game.pgn({ maxWidth: width }),
      headers: game.getHeaders(),
      comments: game.getComments(),
      fen: game.fen(),
      ended: game.outcome() !== null,
    };
  });
  if (loaded.code) assert.equal(game.pgn(), new CoTuLenh().pgn(), "a refused PGN changes nothing");
  game.free();
  const { headers } = expected.loaded;
  assert.deepEqual(
    loaded,
    headers
      ? { ...expected.loaded, headers: Object.fromEntries(headers) }
      : factsOf(expected.loaded),
  );
}

const lines = inputs.map((input) => JSON.stringify(input)).join("\n");
const { stdout, status, stderr } = spawnSync(process.env.COTULENH_PGN, {
  input: lines,
  encoding: "utf8",
  maxBuffer: 2 ** 30,
});
assert.equal(status, 0, stderr);
const outputs = stdout.trimEnd().split("\n");
assert.equal(outputs.length, inputs.length);
inputs.forEach((input, n) => {
  try {
    compare(input, JSON.parse(outputs[n]));
  } catch (error) {
    console.error(`of ${JSON.stringify(input)}:`);
    throw error;
  }
});
assert.ok(codes.size >= 10, "most errors are met");
console.log(
  `${inputs.length} texts are read and written alike, with ${codes.size} kinds of errors`,
);
