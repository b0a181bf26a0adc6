// Many random games in one page of Chromium, which is the demo board: memory must stay flat, nothing
// may complain, and the board must play on afterwards.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, CHROMIUM_FLAGS } from "../toolchain/chromium.mjs";
import { Problem } from "../lib/log.mjs";
import { PKG, ROOT } from "../lib/paths.mjs";

/** Memory is measured so many times at most, and behind so many games at least. */
const SAMPLES = 40;
const PAUSE = 20;

/** The first part of the samples is the warm-up. */
const WARM_UP = 1 / 4;

/**
 * How much memory may grow behind the warm-up, in bytes. A game takes some kilobytes of the wasm
 * memory: a few hundred that are never let go are noticed.
 */
const SLACK = { heap: 2 ** 19, wasm: 2 ** 18 };

/** What the page imports, by its address. */
const FILES = {
  "soak/package.js": join(PKG, "index.js"),
  "soak/player.js": join(ROOT, "scripts", "soak", "player.mjs"),
};

/** Remembers the memory of each wasm module that the page starts. */
function watchMemories() {
  const memories = (globalThis.soakMemories = []);
  const Instance = WebAssembly.Instance;
  WebAssembly.Instance = new Proxy(Instance, {
    construct(target, args) {
      const instance = Reflect.construct(target, args);
      memories.push(instance.exports.memory);
      return instance;
    },
  });
}

async function startPlayer(seed) {
  const [{ CoTuLenh }, { Player }] = await Promise.all([
    import(new URL("soak/package.js", location.href).href),
    import(new URL("soak/player.js", location.href).href),
  ]);
  globalThis.soakPlayer = new Player(CoTuLenh, seed);
}

/** Plays for a while, with pauses in which finalizers run. */
async function playSome(count) {
  for (let i = 0; i < count; i++) {
    globalThis.soakPlayer.play();
    if (i % 10 === 9) await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Memory after everything that can be collected has been, in bytes. */
async function measure(page, session) {
  // What finalizers let go is collected in the next round.
  for (let round = 0; round < 2; round++) {
    await session.send("HeapProfiler.collectGarbage");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const wasm = await page.evaluate(() =>
    globalThis.soakMemories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
  );
  return { heap: usedSize, wasm };
}

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(2)} MB`;

/** Fails if memory behind the warm-up grows. */
function judge(samples) {
  const steady = samples.slice(Math.floor(samples.length * WARM_UP));
  const third = Math.floor(steady.length / 3);
  const told = [];
  for (const kind of ["heap", "wasm"]) {
    const values = steady.map((sample) => sample[kind]);
    const [before, after] = [middle(values.slice(0, third)), middle(values.slice(-third))];
    const text = `${kind} ${megabytes(before)} → ${megabytes(after)}`;
    if (after - before > SLACK[kind]) throw new Problem(`memory grows: ${text}`);
    told.push(text);
  }
  return told.join(", ");
}

/** Both sides make a move on the board, by mouse. */
async function playByHand(page) {
  const turns = page.locator("[data-turn]");
  await page.locator("#new-game").click();
  for (const square of ["g5", "g6", "g8", "g7"]) {
    const box = await page.locator(`[data-square="${square}"]`).boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  const played = await turns.allTextContents();
  if (played.join(" ") !== "Mg6 Mg7") throw new Problem(`the board played ${played.join(" ")}`);
}

/** Plays so many games at `address`, where the demo board is; tells how it went. */
export async function soak(address, { games, seed = 1, progress = () => {} }) {
  const playwright = await import("@playwright/test");
  const executablePath = await chromium();
  const browser = await playwright.chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    // A service worker would fetch what is handed to the page below.
    const page = await browser.newPage({ serviceWorkers: "block" });
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("crash", () => complaints.push("the page crashed"));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.addInitScript(watchMemories);
    for (const [name, file] of Object.entries(FILES)) {
      const body = readFileSync(file, "utf8");
      await page.route(`**/${name}`, (route) => {
        return route.fulfill({ contentType: "text/javascript", body });
      });
    }
    await page.goto(address);
    await page.locator("[data-on]").first().waitFor();
    const session = await page.context().newCDPSession(page);
    await page.evaluate(startPlayer, seed);
    const samples = [];
    const count = Math.min(SAMPLES, Math.floor(games / PAUSE));
    for (let i = 1, played = 0; i <= count; i++) {
      const until = Math.round((games * i) / count);
      await page.evaluate(playSome, until - played);
      played = until;
      const { heap, wasm } = await measure(page, session);
      samples.push({ heap, wasm });
      progress(`${played} games: heap ${megabytes(heap)}, wasm ${megabytes(wasm)}`);
    }
    const done = await page.evaluate(() => globalThis.soakPlayer.done);
    await playByHand(page);
    if (complaints.length > 0) throw new Problem(`the page complained: ${complaints.join("; ")}`);
    return { done, memory: judge(samples) };
  } finally {
    await browser.close();
  }
}
