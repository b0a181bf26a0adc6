// Measures the service on this machine, on the loopback address only, and stops by itself:
// `npm run online:load`. docs/ONLINE.md has the figures.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createOnlineGame } from "cotulenh-wasm/online";
import { bold, say } from "../../scripts/lib/log.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { BUNDLE, bundleService } from "../bundle.mjs";
import { startService } from "../host.mjs";
import { connect, createScript, EchoPair, GamePair } from "./clients.mjs";
import { measureLobby } from "./lobby.mjs";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "200" },
    seconds: { type: "string", default: "10" },
    rate: { type: "string", default: "300" },
    idle: { type: "string", default: "10000" },
    folder: { type: "string", default: tmpdir() },
    lobby: { type: "boolean", default: false },
    players: { type: "string", default: "2000" },
  },
});
const most = (/** @type {string} */ text, /** @type {number} */ limit) =>
  Math.min(Number(text), limit);
const games = most(values.games, 2000);
const seconds = most(values.seconds, 60);
const rate = most(values.rate, 5000);
const idle = most(values.idle, 20_000);

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {number[]} times */
function describe(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** The process of the runtime. */
function findRuntime() {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.find((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      return (
        stat.includes("(workerd)") && stat.split(") ")[1]?.split(" ")[1] === String(process.pid)
      );
    } catch {
      return false;
    }
  });
}

const runtime = () => {
  const pid = findRuntime();
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  // Ticks are hundredths of a second.
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, megabytes: Number(memory) / 1024 };
};

/**
 * Sends as many steps a second as are wanted to each kind, at the same moments, by pairs in turn. Returns how long
 * the answers of each took.
 * @param {(GamePair | EchoPair)[][]} kinds
 */
async function runAtRate(...kinds) {
  const started = performance.now();
  let sent = 0;
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * rate;
    for (; sent < due; sent++) {
      for (const pairs of kinds) {
        const pair = pairs[sent % pairs.length];
        // While a pair waits for an answer, its next step would be out of turn.
        if (pair && !pair.isWaiting) pair.step();
      }
    }
    await sleep(1);
  }
  await sleep(300);
  return kinds.map((pairs) => describe(pairs.flatMap(({ times }) => times.splice(0))));
}

/**
 * Sends the next step as soon as the last one is answered. Returns how many were answered in a second.
 * @param {(GamePair | EchoPair)[]} pairs
 */
async function runFreely(pairs) {
  const started = performance.now();
  const { cpu } = runtime();
  const isOver = () => performance.now() - started > seconds * 1000;
  for (const pair of pairs) {
    pair.onAnswer = () => void (isOver() || pair.isDone || pair.step());
    pair.step();
  }
  while (!isOver() && !pairs.every(({ isDone }) => isDone)) await sleep(5);
  const elapsed = (performance.now() - started) / 1000;
  const times = pairs.flatMap((pair) => pair.times.splice(0));
  // What other programs do at the same time changes this less than the number in a second.
  const perProcessorSecond = times.length / (runtime().cpu - cpu);
  return { perSecond: times.length / elapsed, perProcessorSecond, ...describe(times) };
}

const ms = (/** @type {number} */ value) => `${value.toFixed(2)} ms`;
// Where games are kept: on a disk, each step waits for it.
const folder = mkdtempSync(join(values.folder, "cotulenh-load-"));
const worker = join(ROOT, "target", "online", "load");
await bundleService(join(ROOT, "online", "load", "worker.ts"), worker);
const free = { burst: 1e9, perSecond: 1e9, turns: 1e9, steps: 1e9, creations: 1e9 };
if (values.lobby) {
  const players = most(values.players, 10_000);
  const place = { folder: values.folder, worker: BUNDLE };
  await bundleService();
  const limits = { ...free, visitors: 1e9 };
  await measureLobby({
    ...place,
    players,
    rate: Math.min(rate, 100),
    seconds,
    limits,
    runtime,
    describe,
  });
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
const service = await startService({
  folder,
  worker,
  objects: { ECHOES: "Echo" },
  variables: { LIMITS: JSON.stringify(free) },
});

try {
  const script = createScript(2000);
  const before = runtime();
  const echoes = await Promise.all(
    Array.from({ length: games }, (_, n) => new EchoPair().open(service.url, `e${n}`)),
  );
  const withEchoes = runtime();
  const pairs = [];
  for (let n = 0; n < games; n++) pairs.push(await new GamePair(script).open(service.url));
  const withGames = runtime();
  say(
    `${bold(String(games))} games at once, ${script.filter(({ text }) => text.includes(">")).length} of ${script.length} steps of the script are deploys`,
  );

  const [first, steps] = await runAtRate(echoes, pairs);
  if (!first || !steps) throw new Error("nothing was measured");
  say(`at ${rate} a second   echo   p50 ${ms(first.p50)}  p99 ${ms(first.p99)}`);
  say(
    `                   step   p50 ${ms(steps.p50)}  p99 ${ms(steps.p99)}  (${(steps.p99 / first.p99).toFixed(1)} × the echo's p99)`,
  );

  const freeEcho = await runFreely(echoes);
  const freeSteps = await runFreely(pairs);
  say(
    `as many as can be  echo   ${Math.round(freeEcho.perSecond)} a second, p50 ${ms(freeEcho.p50)}  p99 ${ms(freeEcho.p99)}`,
  );
  say(
    `                   steps  ${bold(`${Math.round(freeSteps.perSecond)} a second`)}, p50 ${ms(freeSteps.p50)}  p99 ${ms(freeSteps.p99)}; ${Math.round(freeSteps.perProcessorSecond)} in a second of the runtime's processor time`,
  );
  for (const pair of [...echoes, ...pairs]) pair.close();
  const alone = await new GamePair(script).open(service.url);
  const one = await runFreely([alone]);
  say(`one game alone     ${Math.round(one.perSecond)} steps a second, p50 ${ms(one.p50)}`);
  alone.close();
  const room = ((withGames.megabytes - withEchoes.megabytes) / games) * 1024;
  say(
    `memory             ${Math.round(before.megabytes)} MB empty, ${Math.round(withGames.megabytes)} MB with all; ${Math.round(room)} kB a room with its two connections`,
  );

  if (idle > 0) {
    /** @type {import("ws").WebSocket[]} */
    const sockets = [];
    const url = `${service.url.replace("http", "ws")}games/`;
    const startedAt = performance.now();
    for (let n = 0; n < idle; n += 50) {
      const block = Array.from({ length: Math.min(50, idle - n) }, async () => {
        const { game, seat } = await createOnlineGame(service.url);
        const socket = await connect(`${url}${game}`, () => {});
        socket.send(JSON.stringify({ type: "hello", protocol: 2, seat, since: 0 }));
        sockets.push(socket);
      });
      await Promise.all(block);
    }
    const took = (performance.now() - startedAt) / 1000;
    await sleep(20_000); // They fall asleep after ten seconds.
    const start = runtime();
    await sleep(20_000);
    const end = runtime();
    const used = ((end.cpu - start.cpu) / 20) * 100;
    say(
      `${idle} idle rooms, each with a connection: made in ${took.toFixed(0)} s, ${Math.round(end.megabytes)} MB, ${used.toFixed(2)} % of one processor`,
    );
    for (const socket of sockets) socket.terminate();
  }
} finally {
  await service.dispose();
  rmSync(folder, { recursive: true, force: true });
}
