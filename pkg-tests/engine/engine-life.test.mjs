// The engine's worker: stopping, aborting, closing and failing, with nothing left over.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Worker } from "node:worker_threads";
import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";

const WORKER = new URL(import.meta.resolve("cotulenh-wasm/engine/worker"));

/** Longer than any test takes. */
const LONG = { time: 60_000 };

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs a test with an engine, which is closed in the end. */
const withEngine = (work) => async (context) => {
  const engine = new Engine({ tableMB: 1 });
  try {
    await work(engine, context);
  } finally {
    engine.close();
  }
};

/** Starts a search and waits until it runs. The search is in an object, as it would be awaited else. */
async function startLong(engine, limits = LONG) {
  let told;
  const isRunning = new Promise((resolve) => (told = resolve));
  const search = engine.search({}, { ...limits, onInfo: told });
  search.catch(() => {});
  await isRunning;
  return { search };
}

test(
  "stop ends a search with what it has found",
  withEngine(async (engine) => {
    engine.stop();
    const delays = [];
    for (let n = 0; n < 10; n++) {
      const { search } = await startLong(engine);
      await wait(5 * n);
      const stopped = performance.now();
      engine.stop();
      const { best, depth } = await search;
      delays.push(performance.now() - stopped);
      assert.ok(best && depth > 0);
    }
    // The bench measures how soon it is on a quiet machine.
    assert.ok(delays.sort((a, b) => a - b)[5] < 5000, `${delays.map(Math.round)} ms`);
  }),
);

/**
 * A worker whose time goes on by 25 milliseconds whenever it is asked for: what a search finds by a clock does not
 * depend on the machine.
 */
function steadyWorker() {
  const script = `
    let now = 0;
    globalThis.performance = { now: () => (now += 25) };
    import(${JSON.stringify(WORKER.href)});
  `;
  return new Worker(script, { eval: true });
}

test("by a clock a search takes longer if its best turn has just changed", async () => {
  const engine = new Engine({ tableMB: 1, worker: steadyWorker });
  const patient = [];
  const settled = [];
  const game = new CoTuLenh();
  try {
    for (let n = 0; n < 24; n++) {
      const firsts = [];
      const onInfo = ({ lines }) => firsts.push(lines[0].turns[0]);
      const clock = { r: 120_000, b: 120_000 };
      const { time, best, depth } = await engine.search(game, { clock, onInfo });
      // The last iteration is complete if the result has the same turn and no more depth.
      const isSettled =
        firsts.slice(-4).length === 4 && new Set([...firsts.slice(-4), best]).size === 1;
      const hasChanged = best !== firsts.at(-1) || firsts.at(-1) !== firsts.at(-2);
      if (isSettled) settled.push(time);
      else if (hasChanged) patient.push(time);
      assert.ok(depth > 0 && time < 12_000, "within the hard limit");
      game.playTurn(best);
    }
  } finally {
    engine.close();
    game.free();
  }
  const mean = (times) => times.reduce((sum, time) => sum + time, 0) / times.length;
  assert.ok(settled.length >= 3 && patient.length >= 3, `${settled.length} ${patient.length}`);
  assert.ok(mean(patient) > 1.3 * mean(settled), `${mean(patient)} ${mean(settled)}`);
});

test(
  "stop right after the call ends it too, and those that wait go on",
  withEngine(async (engine) => {
    const first = engine.search({}, LONG);
    const second = engine.search({}, { nodes: 500 });
    engine.stop();
    assert.ok((await first).best);
    assert.ok((await second).nodes >= 500);
  }),
);

test(
  "searches wait for each other, in their order",
  withEngine(async (engine) => {
    const done = [];
    const searches = [400, 200, 100].map(async (nodes) => {
      await engine.search({}, { nodes });
      done.push(nodes);
    });
    await Promise.all(searches);
    assert.deepEqual(done, [400, 200, 100]);
  }),
);

test(
  "a signal aborts a search that runs, one that waits, and one that has not begun",
  withEngine(async (engine) => {
    const controllers = [1, 2, 3].map(() => new AbortController());
    const [runs, waits] = controllers;
    const { search: running } = await startLong(engine, { ...LONG, signal: runs.signal });
    const waiting = engine.search({}, { ...LONG, signal: waits.signal });
    const last = engine.search({}, { nodes: 300 });
    waits.abort();
    await assert.rejects(waiting, { code: "ABORTED" });
    const aborted = performance.now();
    runs.abort();
    await assert.rejects(running, { code: "ABORTED" });
    assert.ok(performance.now() - aborted < 5000);
    assert.ok((await last).best);
    const { signal } = controllers[2];
    controllers[2].abort();
    await assert.rejects(engine.search({}, { nodes: 10, signal }), { code: "ABORTED" });
    // A signal that comes after the end changes nothing, and finds no listener.
    const late = new AbortController();
    const listeners = new Set();
    const counted = {
      get aborted() {
        return late.signal.aborted;
      },
      addEventListener: (_, listener) => listeners.add(listener),
      removeEventListener: (_, listener) => listeners.delete(listener),
    };
    assert.ok((await engine.search({}, { nodes: 10, signal: counted })).best);
    assert.equal(listeners.size, 0);
  }),
);

test(
  "an analysis tells each iteration, and ends by its limits",
  withEngine(async (engine) => {
    const depths = [];
    let last;
    for await (const info of engine.analyse({}, { depth: 4, lines: 2 })) {
      depths.push(info.depth);
      assert.ok(!("best" in info) && info.lines.length >= 1);
      last = info;
    }
    assert.equal(last.depth, 4);
    assert.deepEqual(
      depths,
      depths.toSorted((a, b) => a - b),
    );
    const short = [];
    for await (const info of engine.analyse({}, { nodes: 1 })) short.push(info);
    assert.equal(short.length, 1);
  }),
);

test(
  "an analysis without limits ends by break, stop, return and the signal",
  withEngine(async (engine) => {
    for await (const { depth } of engine.analyse({})) if (depth >= 2) break;
    let count = 0;
    for await (const { depth } of engine.analyse({}, {})) {
      count += 1;
      if (depth >= 2) engine.stop();
    }
    assert.ok(count > 0);
    const controller = new AbortController();
    for await (const { depth } of engine.analyse({}, { signal: controller.signal })) {
      if (depth >= 2) controller.abort();
    }
    const never = engine.analyse({}, { signal: AbortSignal.abort() });
    for await (const info of never) assert.fail(`${info.depth}`);
    // `return` does not wait for an iteration that is under way.
    const iterator = engine.analyse({}, {});
    await iterator.next();
    const pending = Array.from({ length: 40 }, () => iterator.next());
    await wait(50);
    assert.deepEqual(await iterator.return(), { done: true, value: undefined });
    assert.ok((await pending.at(-1)).done);
    assert.ok((await iterator.next()).done);
    const unused = engine.analyse({}, LONG);
    await unused.return();
    assert.ok((await unused.next()).done);
    // All of them have ended: this one does not have to wait.
    assert.ok((await engine.search({}, { nodes: 100 })).best);
  }),
);

test(
  "a slow loop gets the latest info",
  withEngine(async (engine) => {
    const seen = [];
    for await (const { depth } of engine.analyse({}, { nodes: 20_000 })) {
      seen.push(depth);
      if (seen.length === 1) await engine.search({}, { nodes: 1 });
    }
    assert.ok(seen.length <= 2, `${seen}`);
  }),
);

test(
  "what onInfo throws ends the search",
  withEngine(async (engine) => {
    const onInfo = () => {
      throw new RangeError("enough");
    };
    await assert.rejects(engine.search({}, { ...LONG, onInfo }), RangeError);
    assert.ok((await engine.search({}, { nodes: 10 })).best);
  }),
);

test("closing refuses what runs, waits and comes later, and may be repeated", async () => {
  const engine = new Engine();
  const { search: running } = await startLong(engine);
  const waiting = engine.search({}, LONG);
  const analysis = engine.analyse({}, LONG);
  const next = analysis.next();
  engine.close();
  engine.close();
  engine.stop();
  for (const refused of [running, waiting, next, engine.search({}, LONG), analysis.next()]) {
    if (refused === next) await assert.rejects(refused, { code: "ENGINE_CLOSED" });
    else
      await refused.then(
        ({ done }) => assert.ok(done),
        ({ code }) => assert.equal(code, "ENGINE_CLOSED"),
      );
  }
  await assert.rejects(engine.analyse({}, LONG).next(), { code: "ENGINE_CLOSED" });
  const other = new Engine();
  other[Symbol.dispose]();
  await assert.rejects(other.search({}, LONG), { code: "ENGINE_CLOSED" });
  // Before its worker has started.
  const third = new Engine();
  const starting = third.search({}, LONG);
  third.close();
  await assert.rejects(starting, { code: "ENGINE_CLOSED" });
});

test("a worker that crashes fails the search, and the next search starts another", async () => {
  const workers = [];
  const engine = new Engine({
    worker: () => {
      workers.push(new Worker(WORKER));
      return workers.at(-1);
    },
  });
  const { search: crashed } = await startLong(engine);
  const waiting = engine.search({}, { nodes: 100 });
  await workers[0].terminate();
  await assert.rejects(crashed, { code: "WORKER_FAILED", message: /has ended with code 1/ });
  assert.ok((await waiting).best);
  assert.equal(workers.length, 2);
  engine.close();
});

test("a panic in the module reaches the console of the worker, and fails the search", async () => {
  let written = "";
  const worker = () => {
    const thread = new Worker(WORKER, { stderr: true });
    thread.stderr.on("data", (text) => (written += text));
    const post = thread.postMessage.bind(thread);
    // No option can ask for a table of 4 GB, for which Rust panics.
    thread.postMessage = (message) =>
      post(typeof message === "object" ? { ...message, tableMB: 4096 } : message);
    return thread;
  };
  const engine = new Engine({ worker });
  await assert.rejects(engine.search({}, { nodes: 100 }), { code: "WORKER_FAILED" });
  const isWritten = () => /panicked at [^]*capacity overflow/.test(written);
  for (let n = 0; n < 200 && !isWritten(); n++) await wait(25);
  assert.ok(isWritten(), written);
  engine.close();
});

test("a worker can be given by its address, as a URL, a text or a path", async () => {
  for (const worker of [WORKER, WORKER.href, fileURLToPath(WORKER)]) {
    const engine = new Engine({ worker });
    assert.ok((await engine.search({}, { nodes: 100 })).best);
    engine.close();
  }
});

test("a worker that cannot start fails with what to do", async () => {
  const wrong = [
    "/no/such/worker.js",
    () => new Worker("throw new Error('wrong script')", { eval: true }),
    () => new Worker("process.exit(3)", { eval: true }),
    () => null,
    () => {
      throw new Error("no workers today");
    },
  ];
  for (const worker of wrong) {
    const engine = new Engine({ worker });
    const check = { code: "WORKER_FAILED", message: /cotulenh-wasm\/engine\/worker/ };
    await assert.rejects(engine.search({}, LONG), check);
    await assert.rejects(engine.analyse({}, LONG).next(), check);
    engine.close();
  }
});

test("a script that is no engine does not keep a search waiting for ever", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const worker = () =>
    new Worker("require('node:worker_threads').parentPort.on('message', () => {})", { eval: true });
  const engine = new Engine({ worker });
  const search = engine.search({}, LONG);
  context.mock.timers.tick(30_000);
  await assert.rejects(search, { code: "WORKER_FAILED", message: /has not started/ });
});

test("a hundred engines leave nothing", async () => {
  const count = () =>
    process.getActiveResourcesInfo().filter((name) => /Worker|Port/.test(name)).length;
  const open = async () => {
    const engine = new Engine({ tableMB: 4 });
    const { best } = await engine.search({}, { nodes: 50 });
    assert.ok(best);
    engine.close();
  };
  await open();
  await wait(50);
  const before = { resources: count(), memory: process.memoryUsage().rss };
  for (let n = 0; n < 25; n++) await Promise.all([open(), open(), open(), open()]);
  await wait(200);
  assert.equal(count(), before.resources);
  // A hundred tables would be 400 MB.
  const grown = (process.memoryUsage().rss - before.memory) / 2 ** 20;
  assert.ok(grown < 150, `${Math.round(grown)} MB`);
});

test("an engine that is forgotten lets its worker go, after its last search", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const ended = [];
  const forget = async (use) => {
    let exited;
    ended.push(new Promise((resolve) => (exited = resolve)));
    const worker = () => new Worker(WORKER).on("exit", exited);
    return use(new Engine({ worker, tableMB: 1 }));
  };
  // One that is idle, one whose search runs on, and one whose analysis was left.
  await forget((engine) => engine.search({}, { nodes: 50 }));
  const running = forget((engine) => engine.search({}, { time: 400 }));
  await forget(async (engine) => {
    for await (const { depth } of engine.analyse({})) if (depth >= 2) break;
  });
  let count = 0;
  for (const end of ended) void end.then(() => (count += 1));
  for (let n = 0; n < 100 && count < ended.length; n++) {
    await wait(50);
    collect();
  }
  assert.ok((await running).best);
  assert.equal(count, ended.length);
});

/** What a program prints until it ends by itself. */
async function run(...args) {
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 20_000 });
  return stdout.trim();
}

const PROGRAM = `
  const engine = new Engine();
  void engine.search({}, { time: 200 }).then(({ best }) => console.log(typeof best));`;

test("a search keeps the process alive, an idle engine does not", async () => {
  const esm = `import { Engine } from "cotulenh-wasm/engine";${PROGRAM}`;
  assert.equal(await run("--input-type=module", "--eval", esm), "string");
  const cjs = `const { Engine } = require("cotulenh-wasm/engine");${PROGRAM}`;
  assert.equal(await run("--eval", cjs), "string");
});

test("importing starts nothing, and works where there are no workers", async () => {
  const program = `
    globalThis.process = undefined;
    const { Engine } = await import("cotulenh-wasm/engine");
    const engine = new Engine();
    await engine.search({}, { nodes: 1 }).catch(({ code, message }) => console.log(code, message));`;
  assert.match(
    await run("--input-type=module", "--eval", program),
    /^WORKER_FAILED .*no workers here/,
  );
});

test("an uncaught error is short, and begins with the line that asked for the search", async () => {
  for (const call of [
    'search({ fen: "x" }, { nodes: 1 })',
    "search({}, {})",
    "analyse(7).next()",
  ]) {
    const program = `import { Engine } from "cotulenh-wasm/engine";\nawait new Engine().${call};`;
    const failed = run("--input-type=module", "--eval", program);
    await assert.rejects(failed, ({ stderr }) => {
      assert.match(stderr, /\nCoTuLenhError: .*\n +at file:.*\[eval1\]:2:/);
      return stderr.length < 1500;
    });
  }
});
