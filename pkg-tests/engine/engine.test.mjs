// The engine: what it answers, and what it refuses.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { CoTuLenh, CoTuLenhError, POINTS } from "cotulenh-wasm";
import { Engine, winChance } from "cotulenh-wasm/engine";
import * as web from "cotulenh-wasm/web";
import { randomFrom } from "../random.mjs";

const engine = new Engine();
after(() => engine.close());

const MATE_IN_2 = "10+A/11/11/11/8c2/4+N6/5+F5/8GE1/9I1/5SCT3/5H1H3/11 r - - 13 69";
const STACK = "6c4/11/11/11/11/11/2i8/11/11/2(NFT)8/11/5C5 r - - 0 1";

/** A number by which scores are sorted. */
const sortValue = ({ score: { points, mate = 0 } }) => points ?? (mate > 0 ? 1e6 : -1e6) - mate;

/** The moves of a turn as a game plays them, step by step. */
function playMoves(game, moves) {
  const trial = game.clone();
  const played = moves.map(({ lan }) => {
    const { endsTurn: _, turn: __, ...move } = trial.move(lan);
    return move;
  });
  trial.free();
  return played;
}

/** Plays every line of an answer, and compares the texts and the moves. */
function checkLines({ lines, best }, game, level = 8) {
  if (level === 8) assert.equal(best, lines[0].turns[0]);
  const values = lines.map(sortValue);
  assert.deepEqual(
    values,
    values.toSorted((a, b) => b - a),
  );
  for (const { score, turns, san, moves } of lines) {
    assert.ok(turns.length > 0);
    assert.ok(Number.isInteger(score.points ?? score.mate) && Object.keys(score).length === 1);
    const trial = game.clone();
    if (trial.deployState()) trial.cancelDeploy();
    const played = turns.map((turn, n) => {
      assert.deepEqual(moves[n], playMoves(trial, moves[n]));
      return trial.playTurn(turn);
    });
    assert.equal(moves.length, turns.length);
    assert.deepEqual(
      played.map((turn) => [turn.lan, turn.san]),
      turns.map((turn, n) => [turn, san[n]]),
    );
    trial.free();
  }
}

test("a search answers with the best turn, its line and what it cost", async () => {
  const game = new CoTuLenh();
  const infos = [];
  const result = await engine.search(game, { nodes: 5000, onInfo: (info) => infos.push(info) });
  checkLines(result, game);
  assert.equal(result.lines.length, 1);
  assert.ok(result.nodes >= 5000 && result.nodes < 5100);
  assert.ok(result.depth >= 2 && result.time >= 0 && result.nodesPerSecond > 0);
  assert.deepEqual(structuredClone(result), result);
  assert.deepEqual(
    infos.map(({ depth }) => depth),
    Array.from({ length: result.depth }, (_, n) => n + 1),
  );
  for (const info of infos) {
    assert.deepEqual(Object.keys(info).sort(), [
      "depth",
      "lines",
      "nodes",
      "nodesPerSecond",
      "progress",
      "time",
    ]);
    checkLines({ ...info, best: info.lines[0].turns[0] }, game);
  }
});

test("several lines are different turns, the best first", async () => {
  const game = new CoTuLenh();
  const result = await engine.search(game, { nodes: 20_000, lines: 4 });
  checkLines(result, game);
  assert.equal(new Set(result.lines.map(({ turns }) => turns[0])).size, 4);
  const points = result.lines.map(({ score }) => score.points);
  assert.deepEqual(
    points,
    points.toSorted((a, b) => b - a),
  );
});

test("games of both entries, positions with turns, and FENs are the same to it", async () => {
  const { CoTuLenh: Web, init } = web;
  await init(readFileSync(new URL(import.meta.resolve("cotulenh-wasm/cotulenh_wasm_bg.wasm"))));
  const turns = ["Tf4f6", "Tf9f8"];
  const games = [new CoTuLenh(), new Web()];
  for (const game of games) for (const turn of turns) game.playTurn(turn);
  const given = [...games, { turns }, { fen: CoTuLenh.START, turns, rules: "standard" }];
  given.push({ fen: games[0].fen() });
  const answers = [];
  for (const game of given) {
    const { best, lines } = await engine.search(game, { nodes: 3000 });
    answers.push({ best, lines });
  }
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
});

test("a game is sent as its start and its turns, without its notes and SAN", async () => {
  const sent = [];
  const worker = {
    postMessage: (message) => sent.push(message),
    terminate() {},
    addEventListener() {},
  };
  const fake = new Engine({ worker: () => worker });
  const game = new CoTuLenh();
  game.playTurn("Tf6");
  game.setComment("bold");
  game.toJSON = () => assert.fail("notes, SAN and FEN are not asked for");
  const search = fake.search(game, { nodes: 1 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  fake.close();
  await assert.rejects(search, { code: "ENGINE_CLOSED" });
  const { rules, ...given } = sent[0].game;
  assert.equal(typeof rules, "number");
  assert.deepEqual(given, {
    fen: CoTuLenh.START,
    turns: ["Tf4f6"],
    deploy: undefined,
    steps: [],
    isOver: false,
  });
});

test("the game may change while it is searched", async () => {
  const game = new CoTuLenh();
  const search = engine.search(game, { nodes: 3000 });
  game.playTurn("Tf4f6");
  const { best } = await search;
  assert.ok(new CoTuLenh().playTurn(best));
});

test("a mate is found, told in own turns, and played", async () => {
  const game = new CoTuLenh(MATE_IN_2);
  const result = await engine.search(game, { mate: 2 });
  checkLines(result, game);
  assert.deepEqual(result.lines[0].score, { mate: 2 });
  game.playTurn(result.best);
  const reply = await engine.search(game, { depth: 3 });
  assert.deepEqual(reply.lines[0].score, { mate: -1 });
  game.playTurn(reply.best);
  game.playTurn((await engine.search(game, { mate: 1 })).best);
  assert.ok(game.isCheckmate() || game.isCommanderCaptured());
});

test("when the game is over there is no turn", async () => {
  const over = new CoTuLenh("11/11/11/11/11/11/11/11/11/11/11/6C4 b - - 0 1");
  const resigned = new CoTuLenh();
  resigned.resign("r");
  for (const game of [over, resigned]) {
    const result = await engine.search(game, { nodes: 100 });
    assert.deepEqual(
      { ...result, time: 0 },
      { ...result, time: 0, best: null, lines: [], depth: 0, progress: 1 },
    );
    const told = [];
    for await (const info of engine.analyse(game, { nodes: 100 })) told.push(info);
    assert.deepEqual(
      told.map(({ depth, lines, progress }) => ({ depth, lines, progress })),
      [{ depth: 0, lines: [], progress: 1 }],
    );
  }
});

test("repetitions of the game count: who is losing takes the draw", async () => {
  const fen = "4c6/3f7/11/11/11/11/11/11/4i6/11/2i8/8C2 b - - 0 1";
  const turns = ["Ce12d12", "Ci1h1", "Cd12e12", "Ch1i1", "Ce12d12", "Ci1h1", "Cd12e12"];
  const game = new CoTuLenh(fen);
  for (const turn of turns) game.playTurn(turn);
  const alone = await engine.search({ fen: game.fen() }, { nodes: 3000 });
  assert.ok(alone.lines[0].score.points < -100);
  for (const given of [game, { fen, turns }]) {
    const { best, lines } = await engine.search(given, { nodes: 3000 });
    assert.deepEqual([best, lines[0].score], ["Ch1i1", { points: 0 }]);
  }
  game.playTurn("Ch1i1");
  assert.ok(game.isThreefoldRepetition());
});

test("in an open deploy session it completes the turn", async () => {
  for (const autoCommit of [true, false]) {
    const game = new CoTuLenh(STACK, { autoCommit });
    game.startDeploy("c3");
    checkLines(await engine.search(game, { nodes: 2000 }), game);
    game.move("F>xc6");
    const result = await engine.search(game, { nodes: 2000 });
    checkLines(result, game);
    assert.match(result.best, /^c3:[^:]*:F>xc6/);
    if (autoCommit) continue;
    for (const step of ["N>c5", "T>d3"]) game.move(step);
    assert.equal((await engine.search(game, { nodes: 100 })).best, "c3::F>xc6,N>c5,T>d3");
  }
});

test("it plays by the rules and for the objective of the game", async () => {
  for (const rules of [
    "official",
    { objective: "naval" },
    { decidedBy: "points" },
    { airDefense: "noFly" },
  ]) {
    const game = new CoTuLenh(undefined, { rules });
    for (let n = 0; n < 6; n++) {
      const result = await engine.search(game, { nodes: 1000, lines: 2 });
      checkLines(result, game);
      game.playTurn(result.best);
    }
  }
});

/** Four turns of each side, by a level. */
async function playLevel(level, seed) {
  const game = new CoTuLenh();
  for (let n = 0; n < 8; n++) game.playTurn((await engine.search(game, { level, seed })).moves);
  return game.history().join(" ");
}

test("levels vary, and play the same with the same seed", async () => {
  for (const level of [1, 3]) {
    const [first, same, other] = [
      await playLevel(level, 5),
      await playLevel(level, 5),
      await playLevel(level, 6),
    ];
    assert.equal(first, same);
    assert.notEqual(first, other);
  }
  const games = [];
  for (let n = 0; n < 4; n++) games.push(await playLevel(3));
  assert.ok(new Set(games).size > 1, "another seed each time");
  for (const seed of [-1, 1.5, 2 ** 32, "7"]) {
    await assert.rejects(engine.search({}, { level: 3, seed }), { code: "INVALID_OPTIONS" });
  }
});

test("the best turn comes with its moves, which can be played as they are", async () => {
  const stack = "6c4/11/11/11/11/11/2i8/11/2(NFT)8/11/11/7C3 r - - 0 1";
  for (const fen of [CoTuLenh.START, stack]) {
    const game = new CoTuLenh(fen);
    const { best, moves, lines } = await engine.search(game, { nodes: 2000 });
    assert.deepEqual(moves, lines[0].moves[0]);
    assert.equal(game.playTurn(moves).lan, best);
  }
  const over = new CoTuLenh();
  over.resign("r");
  assert.deepEqual((await engine.search(over, { nodes: 10 })).moves, []);
});

test("search may be passed on without its engine", async () => {
  const { search, analyse, stop } = engine;
  assert.ok((await search({}, { nodes: 100 })).best);
  for await (const { depth } of analyse({}, { nodes: 500 })) assert.ok(depth >= 0);
  stop();
  assert.deepEqual(Object.keys(engine), []);
});

test("levels are a limit, and weaker ones look at less", async () => {
  const nodes = [];
  for (const level of [1, 3, 5, 7]) {
    nodes.push((await engine.search({}, { level, seed: 1 })).nodes);
  }
  assert.deepEqual(
    nodes,
    nodes.toSorted((a, b) => a - b),
  );
  assert.ok(nodes[0] < nodes[3]);
});

test("the lines of a level are the best ones, and more of them do not change what it plays", async () => {
  let others = 0;
  for (const level of [1, 2, 4]) {
    const game = new CoTuLenh();
    for (let n = 0; n < 5; n++) {
      const one = await engine.search(game, { level, seed: 1 });
      const several = await engine.search(game, { level, lines: 3, seed: 1 });
      assert.equal(one.best, several.best);
      checkLines(one, game, level);
      checkLines(several, game, level);
      others += Number(one.best !== one.lines[0].turns[0]);
      game.playTurn(one.best);
    }
  }
  assert.ok(others > 0);
});

test("progress goes from 0 to 1, by every limit and at every level", async () => {
  const limits = [
    { nodes: 5000 },
    { depth: 4 },
    { mate: 1 },
    { time: 150 },
    { clock: { r: 3000, b: 3000 } },
    { level: 5, seed: 1 },
    { level: 8, nodes: 3000 },
  ];
  for (const limit of limits) {
    const parts = [];
    const onInfo = ({ progress }) => parts.push(progress);
    const { progress } = await engine.search({}, { ...limit, onInfo });
    assert.equal(progress, 1);
    assert.ok(parts.length > 0 && parts.every((part) => part >= 0 && part <= 1), `${parts}`);
    assert.deepEqual(
      parts,
      parts.toSorted((a, b) => a - b),
    );
  }
  for await (const { depth, progress } of engine.analyse({})) {
    assert.equal(progress, 0);
    if (depth >= 2) break;
  }
});

test("with a clock it takes a part of the time of the side to move", async () => {
  const game = new CoTuLenh();
  const started = performance.now();
  const result = await engine.search(game, { clock: { r: 6000, b: 3_600_000 } });
  checkLines(result, game);
  assert.ok(result.time < 2000 && performance.now() - started < 4000, `${result.time} ms`);
  game.playTurn(result.best);
  const urgent = await engine.search(game, { clock: { r: 3_600_000, b: 0, increment: 0 } });
  assert.ok(game.playTurn(urgent.best) && urgent.time < 1000, `${urgent.time} ms`);
  // Other limits count as well.
  const short = await engine.search({}, { clock: { r: 1e9, b: 1e9, increment: 1e6 }, nodes: 500 });
  assert.ok(short.nodes >= 500 && short.nodes < 600);
});

test("an answer that comes too soon waits, unless it is stopped", async () => {
  const started = performance.now();
  const slow = await engine.search({}, { nodes: 50, minTime: 300 });
  assert.ok(performance.now() - started >= 295 && slow.best);
  const stopped = engine.search({}, { nodes: 50, minTime: 60_000 });
  setTimeout(() => engine.stop(), 100);
  assert.ok((await stopped).best);
  const controller = new AbortController();
  const aborted = engine.search({}, { nodes: 50, minTime: 60_000, signal: controller.signal });
  setTimeout(() => controller.abort(), 100);
  await assert.rejects(aborted, { code: "ABORTED" });
  const other = new Engine();
  const closed = other.search({}, { nodes: 50, minTime: 60_000 });
  setTimeout(() => other.close(), 100);
  await assert.rejects(closed, { code: "ENGINE_CLOSED" });
  assert.ok((await engine.search({}, { nodes: 50 })).best);
});

test("an aborted search has the error that everyone expects", async () => {
  const error = await engine.search({}, { nodes: 1, signal: AbortSignal.abort() }).catch((e) => e);
  assert.deepEqual([error.name, error.code], ["AbortError", "ABORTED"]);
  assert.ok(error instanceof CoTuLenhError && error.stack.startsWith("AbortError: "));
  const others = [
    new DOMException("no", "AbortError"),
    Object.assign(new Error("no"), { name: "AbortError" }),
  ];
  for (const other of others) assert.ok(!(other instanceof CoTuLenhError));
});

test("a score as a chance", () => {
  assert.equal(winChance({ points: 0 }), 0.5);
  assert.ok(Math.abs(winChance({ points: 390 }) - 0.731) < 0.001);
  assert.ok(Math.abs(winChance({ points: 200 }) + winChance({ points: -200 }) - 1) < 1e-12);
  assert.deepEqual(
    [3, 1, 0, -1].map((mate) => winChance({ mate })),
    [1, 1, 0, 0],
  );
  for (const wrong of [undefined, null, 7, {}, { points: "1" }, { points: Number.NaN }, []]) {
    assert.throws(() => winChance(wrong), { code: "INVALID_OPTIONS" });
  }
});

test("time and depth are kept", async () => {
  const timed = await engine.search({}, { time: 100 });
  assert.ok(timed.time >= 100 && timed.time < 5000, `${timed.time} ms`);
  assert.equal((await engine.search({}, { depth: 3 })).depth, 3);
  const none = await engine.search({}, { time: 0 });
  assert.ok(new CoTuLenh().playTurn(none.best));
});

/** A line of data as a search, and its answer in the same form. */
async function searchAsKept(commands) {
  const word = (name) => commands.match(new RegExp(`${name} value ([^,]*)`))?.[1];
  const number = (name) =>
    Number(commands.match(new RegExp(`go.* ${name} (\\d+)`))?.[1]) || undefined;
  const rules = {};
  for (const option of (word("Rules") ?? "").split(" ").filter((text) => text.includes("="))) {
    const [name, value] = option.split("=");
    rules[name] = value === "true" ? true : value;
  }
  const [, fen] = commands.match(/fen ([^,]*(?:,[^ ,]+)*)/) ?? [];
  const [, turns] = commands.match(/moves ([^,]*)/) ?? [];
  const isOfficial = word("Rules")?.startsWith("official");
  const official = isOfficial ? new CoTuLenh(undefined, { rules: "official" }).rules() : {};
  const { best, lines } = await engine.search(
    { fen, turns: turns?.split(" "), rules: { ...official, ...rules } },
    {
      lines: Number(word("MultiPV") ?? 1),
      level: word("Level") ? Number(word("Level")) : undefined,
      seed: word("Seed") ? Number(word("Seed")) : undefined,
      nodes: number("nodes"),
      depth: number("depth"),
      mate: number("mate"),
    },
  );
  const texts = lines.map(({ score, turns: line }) => {
    const written = "mate" in score ? `mate ${score.mate}` : `cp ${score.points}`;
    return `score ${written} pv ${line.join(" ")}`;
  });
  return [...texts, `bestmove ${best ?? "(none)"}`].join(" / ");
}

test("searches that do not depend on time give the answers of the native program, in any order", async () => {
  const kept = readFileSync(process.env.COTULENH_SEARCHES, "utf8")
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.split(" => "));
  assert.ok(kept.length >= 15);
  for (const [commands, answer] of [...kept, ...kept.toReversed()]) {
    assert.equal(await searchAsKept(commands), answer, commands);
  }
});

/** Takes the most valuable piece that it can, and moves at random otherwise. */
function greedyMove(game, random) {
  const value = ({ captured }) =>
    captured
      ? [captured, ...(captured.carrying ?? [])].reduce((sum, { type }) => sum + POINTS[type], 1)
      : 0;
  const ordinary = game.moves({ verbose: true, deploy: false });
  const moves = ordinary.length > 0 ? ordinary : game.moves({ verbose: true });
  const most = Math.max(...moves.map(value));
  const best = moves.filter((move) => value(move) === most);
  return best[random.below(best.length)];
}

test("it beats a greedy player, with 1,000 nodes a turn", async () => {
  const player = new Engine({ tableMB: 1 });
  let score = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const random = randomFrom(seed);
    const game = new CoTuLenh();
    const color = seed % 2 ? "r" : "b";
    while (!game.isGameOver() && game.moveNumber() < 120) {
      if (game.turn() === color && !game.deployState()) {
        game.playTurn((await player.search(game, { nodes: 1000 })).best);
      } else {
        game.move(greedyMove(game, random));
      }
    }
    const winner = game.outcome()?.winner ?? null;
    score += winner === color ? 1 : winner === null ? 0.5 : 0;
  }
  player.close();
  // It is the same on every machine: 10 when this was written. Other versions may play a draw.
  assert.ok(score >= 9, `${score} of 10`);
});

const closedGame = new CoTuLenh();
closedGame.free();

/** What cannot be searched, with its code and its place. */
const REFUSED = [
  [{ fen: "nonsense" }, "FEN_RANK_COUNT", "fen"],
  [{ fen: 7 }, "FEN_NOT_A_STRING", undefined],
  [{ turns: ["Tf4f6", "Tf4f5"] }, "ILLEGAL_MOVE", "turns[1]"],
  [{ turns: ["hello"] }, "MOVE_SYNTAX", "turns[0]"],
  [{ turns: ["Tf4f6\nTf9f8"] }, "MOVE_SYNTAX", "turns[0]"],
  [{ turns: [""] }, "MOVE_SYNTAX", "turns[0]"],
  [{ turns: ["x".repeat(1000)] }, "MOVE_SYNTAX", undefined],
  [{ turns: [7] }, "NOT_A_GAME", "turns[0]"],
  [{ turns: "Tf4f6" }, "NOT_A_GAME", "turns"],
  [{ rules: { castling: true } }, "INVALID_RULES", undefined],
  [{ rules: "house" }, "INVALID_RULES", undefined],
  [{ pgn: "1. Tf6" }, "INVALID_OPTIONS", undefined],
  [{ fen: CoTuLenh.START, moves: [] }, "INVALID_OPTIONS", undefined],
  [closedGame, "FREED", undefined],
  [new Date(), "NOT_A_GAME", "the data of the game"],
  ...[undefined, null, 7, "game", [], Symbol("s")].map((game) => [game, "NOT_A_GAME", "the game"]),
];

test("what is not a game is refused with its code and place", async () => {
  for (const [given, code, path] of REFUSED) {
    const check = (error) => {
      assert.equal(error.name, "CoTuLenhError");
      assert.deepEqual([error.code, error.path], [code, path]);
      return true;
    };
    await assert.rejects(engine.search(given, { nodes: 100 }), check);
    await assert.rejects(engine.analyse(given, { nodes: 100 }).next(), check);
  }
});

test("limits and options are checked", async () => {
  const wrong = [
    null,
    7,
    [],
    { time: -1 },
    { time: "1000" },
    { time: Number.NaN },
    { nodes: 0 },
    { nodes: 1.5 },
    { nodes: 10n },
    { depth: 0 },
    { mate: -1 },
    { nodes: 1, lines: 0 },
    { nodes: 1, lines: 65 },
    { level: 0 },
    { level: 9 },
    { nodes: 1, signal: {} },
    { nodes: 1, onInfo: "log" },
    { nodes: 1, minTime: -1 },
    { nodes: 1, minTime: Infinity },
    { clock: 60_000 },
    { clock: {} },
    { clock: { r: 1000 } },
    { clock: { r: 1000, b: -1 } },
    { clock: { r: 1000, b: 1000, increment: "1" } },
  ];
  for (const limits of wrong) {
    await assert.rejects(engine.search({}, limits), { code: "INVALID_OPTIONS" });
  }
  const unknown = [
    [{ seconds: 1 }, /"seconds" .* known are: clock, time, minTime, nodes, /],
    [{ clock: { r: 1, b: 1, inc: 1 } }, /"inc" .* known are: r, b, increment/],
  ];
  for (const [limits, message] of unknown) {
    await assert.rejects(engine.search({}, limits), { code: "INVALID_OPTIONS", message });
  }
  const unlimited = [undefined, {}, { lines: 3 }, { level: 8 }, { time: Infinity }, { minTime: 5 }];
  for (const limits of unlimited) {
    await assert.rejects(engine.search({}, limits), { code: "NO_LIMIT" });
  }
  for (const options of [
    null,
    7,
    { tableMB: 0 },
    { tableMB: 5000 },
    { worker: 7 },
    { threads: 2 },
  ]) {
    assert.throws(() => new Engine(options), { code: "INVALID_OPTIONS" });
  }
});
