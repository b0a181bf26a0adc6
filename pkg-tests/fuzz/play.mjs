// Arbitrary calls on a tree and on the game that is played in it, round by round, each round from a seed of
// its own: only errors with a code, nothing changes by them, and snapshots stay as they are.
//
// PLAY_FUZZ_SECONDS: how long (5). FUZZ_SEED: the first seed, else by chance.
import assert from "node:assert/strict";
import { inspect } from "node:util";
import { CoTuLenh, DECLARED_REASONS, SQUARES } from "cotulenh-wasm";
import { CoTuLenhError, createPlay, EnginePlayer } from "cotulenh-wasm/play";
import { GameTree, nextId } from "cotulenh-wasm/tree";
import { VALUES } from "../values.mjs";
import { randomStart } from "./calls.mjs";
import { checkError } from "./invariants.mjs";
import { randomFrom } from "../random.mjs";

const CALLS = 60;
const TYPES = [..."citmeagsfnh", "AirForce"];
const REASONS = [...DECLARED_REASONS, "checkmate"];

/** An engine that knows little: it may fail, or answer nonsense. */
const foolish = (random) => ({
  async search(game) {
    if (random.oneIn(5)) throw new CoTuLenhError("WORKER_FAILED", "out of order");
    if (random.oneIn(5))
      return random.pick([
        { best: "Zz9", lines: [] },
        { best: null, lines: [] },
      ]);
    const best = random.pick(game.moves({ verbose: true }).filter(({ deploy }) => !deploy))?.lan;
    return { best: best ?? null, lines: [{ score: { points: random.below(100) }, turns: [best] }] };
  },
});

/** Generators of arguments; each gets a source of choices and what the round has. */
const make = {
  square: (random, { play }) => {
    const { movable, selection } = play.snapshot();
    if (selection && random.oneIn(2)) return random.pick(selection.moves)?.to ?? "a1";
    return movable.length > 0 && !random.oneIn(4) ? random.pick(movable) : random.pick(SQUARES);
  },
  squareOrNone: (random, round) => (random.oneIn(5) ? null : make.square(random, round)),
  type: (random) => random.pick(TYPES),
  types: (random) =>
    random.pick([[], random.pick(TYPES), [random.pick(TYPES), random.pick(TYPES)]]),
  tryOptions: (random) =>
    random.pick([
      undefined,
      { confirm: random.oneIn(2) },
      { piece: random.pick(TYPES) },
      { kind: random.pick(["move", "capture", "stay", "suicide", "combine"]) },
    ]),
  /** Changes that somebody else could have made, and others that are wrong somewhere. */
  changes: (random, round) => {
    const { tree, play } = round;
    const { record } = tree;
    const node = make.node(random, round);
    const after = typeof node === "number" ? node : node.id;
    const { session } = play.snapshot();
    const move = random.pick(play.snapshot().selection?.moves ?? []);
    const turn = { id: nextId(record) + random.below(2), san: "", lan: "Tf4f6", clock: 5 };
    const game = tree.game(random.oneIn(2) ? tree.current : (tree.find(after) ?? tree.root));
    if (!game.isGameOver())
      turn.lan = random.pick(game.moves({ verbose: true, deploy: false }))?.lan;
    game.free();
    const outcome = { winner: "r", reason: "resigned", by: "b" };
    const changes = [
      { type: "played", after: random.oneIn(2) ? tree.current.id : after, turns: [turn] },
      { type: "stepped", after, square: move?.from ?? "c4", step: move?.lan ?? "Fc4>e6" },
      { type: "opened", after, square: session?.square ?? move?.from ?? "c4" },
      { type: random.pick(["unstepped", "cancelled"]) },
      { type: "committed", turn },
      { type: "takenBack", to: after },
      { type: "declared", end: random.pick([null, { after, outcome }]) },
      { type: "timed", clock: random.pick([null, { base: 60_000 }]) },
      { type: "annotated", node: after, notes: { clock: 7 } },
      { type: "headerSet", name: "Red", value: random.pick(["Lan", null]) },
      { type: random.pick(["promoted", "removed"]), node: after },
      { type: "replaced", record: { ...record, turns: record.turns.slice(0, random.below(4)) } },
      { type: "replaced", record: JSON.parse(JSON.stringify(record)) },
    ];
    return Array.from({ length: 1 + random.below(3) }, () => random.pick(changes));
  },
  choice: (random, { play }) => random.pick(play.snapshot().choices) ?? random.below(3),
  turn: (random, { tree }) => {
    const game = tree.game();
    const move = random.pick(game.moves({ verbose: true }));
    game.free();
    return move ? random.pick([move.san, move.lan, move, [move]]) : "Tf6";
  },
  line: (random) => random.pick([[], ["Tf6"], ["Tf6", "Tf8"], ["Tf6", 7], null, "Tf6"]),
  color: (random) => random.pick([undefined, "r", "b"]),
  hint: (random) => random.pick(["step", "turn"]),
  node: (random, { tree }) => {
    const nodes = [tree.root, tree.current, ...tree.mainLine(), ...tree.root.children];
    const node = random.pick(nodes);
    return random.oneIn(3) ? node.id : node;
  },
  id: (random) => random.below(20),
  notes: (random) =>
    random.pick([
      undefined,
      { comments: ["bold {it} is"], nags: [random.below(300)] },
      { clock: random.below(5000), evaluation: { points: random.below(900) - 450 } },
      { startingComments: ["so"], evaluation: { mate: random.below(9) - 4 } },
      { marks: [{ square: "c3", color: random.pick(["green", "pink"]) }] },
      { arrows: [{ from: "c3", to: random.pick(["k12", "l1"]), color: "red" }] },
    ]),
  header: (random) => random.pick(["Event", "Red", "Result", "FEN", "a b"]),
  text: (random) => random.pick([null, "Lan", "1-0", "*", ""]),
  outcome: (random) => ({
    winner: random.pick(["r", "b", null]),
    reason: random.pick(REASONS),
    ...(random.oneIn(2) && { by: random.pick(["r", "b"]) }),
  }),
  edits: (random, { tree }) =>
    random.pick([
      () => {},
      () => tree.annotate(tree.root, { nags: [1] }),
      () => void tree.remove(tree.current),
      () => tree.undoEdit(),
      null,
    ]),
  maxWidth: (random) => random.pick([undefined, { maxWidth: random.below(90) }]),
  // What a listener throws is its own affair.
  listener: (random) => random.pick([() => {}, null, "listener"]),
};

/** The members, with the kinds of their arguments. */
const MEMBERS = {
  play: {
    snapshot: [],
    timeLeft: ["color"],
    select: ["squareOrNone"],
    pick: ["types"],
    togglePick: ["type"],
    press: ["squareOrNone"],
    try: ["square", "square", "tryOptions"],
    choose: ["choice"],
    playMove: ["turn"],
    playTurn: ["turn"],
    apply: ["changes"],
    confirm: ["changes"],
    commit: [],
    cancel: [],
    undo: [],
    redo: [],
    resign: ["color"],
    offerDraw: ["color"],
    declineDraw: [],
    hint: ["hint"],
    pause: [],
    resume: [],
    tick: [],
    toJSON: [],
    subscribe: ["listener"],
  },
  tree: {
    find: ["id"],
    game: ["node"],
    play: ["turn", "notes"],
    addLine: ["node", "line"],
    back: [],
    forward: [],
    next: ["node"],
    goTo: ["node"],
    promote: ["node"],
    remove: ["node"],
    mainLine: [],
    path: ["node"],
    annotate: ["node", "notes"],
    setHeader: ["header", "text"],
    declare: ["outcome"],
    undoEdit: [],
    redoEdit: [],
    edit: ["edits"],
    tokens: [],
    pgn: ["maxWidth"],
    toJSON: [],
    subscribe: ["listener"],
  },
};
/** What brings a game on is called more often than the rest. */
const FREQUENT = ["press", "press", "press", "press", "try", "choose", "pick", "commit", "undo"];

for (const [name, prototype] of [
  ["tree", GameTree.prototype],
  ["play", Object.getPrototypeOf(createPlay({ game: new CoTuLenh() }))],
]) {
  const all = Object.entries(Object.getOwnPropertyDescriptors(prototype));
  const methods = all.filter(([, { value }]) => typeof value === "function").map(([key]) => key);
  const ends = ["constructor", "free", "destroy"];
  const known = [...Object.keys(MEMBERS[name]), ...ends].sort();
  assert.deepEqual(
    methods.filter((key) => !ends.includes(key)).sort(),
    known.filter((key) => !ends.includes(key)),
    `a new member of ${name} is called, too`,
  );
}

/** All that the tree and the game show. */
function stateOf({ tree, play }) {
  const { error, ...snapshot } = play.snapshot();
  const edits = [tree.canUndoEdit, tree.canRedoEdit, tree.size];
  return JSON.stringify([tree, tree.headers, tree.declared?.node.id, edits, snapshot, error?.code]);
}

/** Plain data, all of it frozen. */
function checkFrozen(value, path) {
  if (typeof value !== "object" || value === null) {
    assert.notEqual(typeof value, "function", `${path} is data`);
    return;
  }
  assert.ok(Object.isFrozen(value) || value instanceof Error, `${path} is frozen`);
  const { prototype } = Array.isArray(value) ? Array : Object;
  if (!(value instanceof Error)) assert.equal(Object.getPrototypeOf(value), prototype, path);
  for (const [key, part] of Object.entries(value)) checkFrozen(part, `${path}.${key}`);
}

/** What must hold after every call. */
function check({ tree, play, kept, game }) {
  const snapshot = play.snapshot();
  assert.equal(play.snapshot(), snapshot, "the same snapshot while nothing happens");
  checkFrozen(snapshot, "snapshot");
  structuredClone({ ...snapshot, error: null });
  for (const [old, text] of kept) assert.equal(JSON.stringify(old), text, "old snapshots stay");
  if (kept.at(-1)?.[0] !== snapshot) kept.push([snapshot, JSON.stringify(snapshot)]);
  if (kept.length > 6) kept.shift();
  assert.equal(snapshot.node, tree.current.id);
  assert.equal(snapshot.ply, tree.path().length);
  if (!snapshot.session) assert.equal(snapshot.fen, tree.current.fen);
  const copy = GameTree.fromJSON(JSON.parse(JSON.stringify(tree)), game);
  assert.deepEqual(copy.toJSON(), tree.toJSON());
  assert.equal(copy.pgn(), tree.pgn());
  copy.free();
}

/** Makes a call, and checks what it did. */
async function perform({ target, name, args }, round) {
  const before = stateOf(round);
  try {
    const answer = round[target][name](...args);
    if (answer instanceof CoTuLenh) answer.free();
    await answer;
  } catch (error) {
    // What a function throws is its own affair.
    if (name === "edit" && !(error instanceof CoTuLenhError)) return check(round);
    checkError(error);
    // Engines move on meanwhile.
    if (!round.isAlone || name === "hint" || name === "offerDraw") return;
    assert.equal(stateOf(round), before, "a refused call changes nothing");
  }
  check(round);
}

function randomCall(random, round) {
  const target = random.oneIn(3) ? "tree" : "play";
  const names = Object.keys(MEMBERS[target]);
  const name = target === "play" && random.oneIn(2) ? random.pick(FREQUENT) : random.pick(names);
  const args = MEMBERS[target][name].map((kind) =>
    kind !== "listener" && random.oneIn(10) ? random.pick(VALUES) : make[kind](random, round),
  );
  if (random.oneIn(20)) args.pop();
  if (random.oneIn(20)) args.push(random.pick(VALUES));
  return { target, name, args };
}

/** A tree with a game that is played in it. */
function start(random) {
  const { fen, rules, autoCommit } = randomStart(random);
  const position = CoTuLenh.validateFen(fen, { rules }).valid ? fen : undefined;
  const game = new CoTuLenh(position, { rules, autoCommit });
  const tree = new GameTree(game);
  let time = 0;
  const engine = foolish(random);
  const player = () => random.pick(["human", "human", "remote", new EnginePlayer(engine)]);
  const players = { r: player(), b: player() };
  const clock = random.oneIn(3) ? { base: 60_000, increment: 500 } : undefined;
  const given = { tree, players, clock, now: () => time, minThinkTime: 0, engine };
  refuseOptions(random, given, tree);
  const isAlone = typeof players.r === "string" && typeof players.b === "string";
  return { game, tree, play: createPlay(given), kept: [], isAlone, pass: (ms) => (time += ms) };
}

/** Options that are wrong somewhere are refused, and the tree stays. */
function refuseOptions(random, given, tree) {
  const before = JSON.stringify(tree);
  // What a function throws is its own affair.
  const name = random.pick(Object.keys(given).filter((one) => one !== "now"));
  try {
    // Some values are right: then an engine may begin its turn, and gives up an open deploy for that.
    createPlay({ ...given, [name]: random.pick(VALUES) }).destroy();
  } catch (error) {
    checkError(error);
    assert.equal(JSON.stringify(tree), before, "the tree stays");
  }
}

let seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const end = performance.now() + Number(process.env.PLAY_FUZZ_SECONDS ?? 5) * 1000;
let count = 0;
for (; performance.now() < end || count === 0; seed++) {
  const random = randomFrom(seed);
  const made = [];
  const round = start(random);
  try {
    for (let n = 0; n < CALLS; n++, count++) {
      if (random.oneIn(10)) {
        round.pass(random.below(30_000));
        round.play.tick();
      }
      const call = randomCall(random, round);
      made.push(call);
      await perform(call, round);
    }
  } catch (error) {
    console.error(`FUZZ_SEED=${seed} fails, in ${round.tree.root.fen}:`);
    for (const { target, name, args } of made.slice(-12)) {
      const texts = args.map((arg) =>
        inspect(arg, { depth: 1, breakLength: Infinity }).slice(0, 200),
      );
      console.error(`  ${target}.${name}(${texts.join(", ")})`);
    }
    throw error;
  }
  round.play.destroy();
  round.tree.free();
  round.game.free();
}
console.log(`${count} calls on trees and games that are played, up to seed ${seed}`);
