// Many random games in one page of Chromium, which is the demo board: memory must stay flat, nothing
// may complain, and the board must play on afterwards. `npm run soak` plays more games.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { PKG, ROOT } from "../lib/paths.mjs";
import type { Player } from "./player.mjs";

const GAMES = Number(process.env["SOAK_GAMES"] ?? 300);
const SEED = Number(process.env["SOAK_SEED"] ?? 1);

/** Memory is measured so many times at most, and after so many games at least. */
const SAMPLES = 40;
const PAUSE = 20;

/** The first part of the samples is the warm-up. */
const WARM_UP = 1 / 4;

/**
 * How much memory may grow after the warm-up, in bytes. A game takes some kilobytes of the wasm
 * memory: a few hundred that are never let go are noticed.
 */
const SLACK = { heap: 2 ** 19, wasm: 2 ** 18 };

/** What the page imports, by its address. */
const FILES = {
  "soak/package.js": join(PKG, "index.js"),
  "soak/player.js": join(ROOT, "scripts", "soak", "player.mjs"),
};

/** What this test keeps in the page. */
type Soak = { soakMemories: WebAssembly.Memory[]; soakPlayer: Player };

/** Remembers the memory of each wasm module that the page starts. */
function watchMemories(): void {
  const memories: unknown[] = ((globalThis as unknown as Soak).soakMemories = []);
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
    construct(target, args) {
      const instance = Reflect.construct(target, args);
      memories.push(instance.exports.memory);
      return instance;
    },
  });
}

async function startPlayer(seed: number): Promise<void> {
  const load = (name: string) => import(new URL(`soak/${name}.js`, location.href).href);
  const [{ CoTuLenh }, { Player }] = await Promise.all([load("package"), load("player")]);
  (globalThis as unknown as Soak).soakPlayer = new Player(CoTuLenh, seed);
}

/** Plays for a while, with pauses in which finalizers run. */
async function playSome(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    (globalThis as unknown as Soak).soakPlayer.play();
    if (i % 10 === 9) await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Memory after everything that can be collected has been, in bytes. */
async function measure(page: Page, session: CDPSession) {
  // What finalizers let go is collected in the next round.
  for (let round = 0; round < 2; round++) {
    await session.send("HeapProfiler.collectGarbage");
    await page.waitForTimeout(20);
  }
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const wasm = await page.evaluate(() => {
    const { soakMemories } = globalThis as unknown as Soak;
    return soakMemories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  });
  return { heap: usedSize, wasm };
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN;
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(2)} MB`;

/** Both sides make a move on the board, by mouse. */
async function playByHand(page: Page): Promise<void> {
  await page.locator("#new-game").click();
  await page.locator("#start-game").click();
  for (const square of ["g5", "g6", "g8", "g7"]) {
    const box = (await page.locator(`[data-square="${square}"]`).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  await expect(page.locator("[data-turn]")).toHaveText(["Mg6", "Mg7"]);
}

test(`${GAMES} random games leave memory flat`, async ({ page }) => {
  expect(GAMES, "SOAK_GAMES").toBeGreaterThanOrEqual(100);
  const complaints: string[] = [];
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
  await page.goto("./");
  await page.locator("[data-on]").first().waitFor();
  const session = await page.context().newCDPSession(page);
  await page.evaluate(startPlayer, SEED);

  const samples: Awaited<ReturnType<typeof measure>>[] = [];
  const count = Math.min(SAMPLES, Math.floor(GAMES / PAUSE));
  for (let i = 1, played = 0; i <= count; i++) {
    const until = Math.round((GAMES * i) / count);
    await page.evaluate(playSome, until - played);
    played = until;
    const sample = await measure(page, session);
    samples.push(sample);
    console.log(`${played} games: heap ${megabytes(sample.heap)}, wasm ${megabytes(sample.wasm)}`);
  }
  console.log(await page.evaluate(() => (globalThis as unknown as Soak).soakPlayer.done));
  await playByHand(page);
  expect(complaints).toEqual([]);

  const steady = samples.slice(Math.floor(samples.length * WARM_UP));
  const third = Math.floor(steady.length / 3);
  for (const kind of ["heap", "wasm"] as const) {
    const values = steady.map((sample) => sample[kind]);
    const growth = middle(values.slice(-third)) - middle(values.slice(0, third));
    expect(growth, `growth of ${kind} in bytes`).toBeLessThanOrEqual(SLACK[kind]);
  }
});
