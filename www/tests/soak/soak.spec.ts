// Many random games in one page of Chromium, the place Play: memory must stay flat, nothing
// may complain, and the board must play on afterwards. `npm run soak` plays more games.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type CDPSession, type Page } from "@playwright/test";
import type * as Package from "cotulenh-wasm";
import { PKG } from "../../../scripts/lib/paths.mjs";
import { expectOn, openGame, press } from "../site.js";

const GAMES = Number(process.env["SOAK_GAMES"] ?? 300);
const SEED = Number(process.env["SOAK_SEED"] ?? 1);

/** Memory is measured so often; the first quarter is the warm-up. */
const SAMPLES = 16;

/**
 * How much memory may grow after the warm-up, in bytes. A game takes some kilobytes of the wasm
 * memory: a few hundred that are never let go are noticed.
 */
const SLACK = { heap: 2 ** 19, wasm: 2 ** 18 };

/** What this test keeps in the page. */
type Soak = {
  soakMemories: WebAssembly.Memory[];
  soakSeed: number;
  soakPackage: typeof Package;
};

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

async function loadPackage(seed: number): Promise<void> {
  const soakPackage = await import(new URL("/soak/package.js", location.href).href);
  Object.assign(globalThis, { soakPackage, soakSeed: seed });
}

/** Plays random games. Half of them are freed, the others are left to the garbage collector. */
async function playSome(count: number): Promise<void> {
  const soak = globalThis as unknown as Soak;
  const random = (below: number) => {
    soak.soakSeed = (Math.imul(soak.soakSeed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((soak.soakSeed / 2 ** 32) * below);
  };
  for (let i = 0; i < count; i++) {
    const game = new soak.soakPackage.CoTuLenh();
    for (let n = 0; n < 60; n++) {
      const moves = game.moves({ verbose: true });
      // Deploys are rare among all moves; here they are not.
      const deploys = n % 4 ? [] : moves.filter(({ deploy }) => deploy);
      const chosen = deploys.length > 0 ? deploys : moves;
      const move = chosen[random(chosen.length)];
      if (move) game.move(move);
      else if (game.deployState()?.canCommit) game.commitDeploy();
      else break;
      if (n % 10 === 9) game.undo();
    }
    game.dests();
    game.getAirDefense("r");
    game.history({ verbose: true });
    game.clone().loadPgn(game.pgn());
    if (i % 2) game.free();
    // Finalizers run in pauses.
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

/** Both sides make a move on the board, by mouse. */
async function playByHand(page: Page): Promise<void> {
  await press(page, "g5", "g6", "g8", "g7");
  await expectOn(page, "g6", "red militia");
  await expectOn(page, "g7", "blue militia");
}

test(`${GAMES} random games leave memory flat`, async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("crash", () => complaints.push("the page crashed"));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.addInitScript(watchMemories);
  const body = readFileSync(join(PKG, "index.js"), "utf8");
  await page.route("**/soak/package.js", (route) => {
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await openGame(page);
  const session = await page.context().newCDPSession(page);
  await page.evaluate(loadPackage, SEED);

  const samples: Awaited<ReturnType<typeof measure>>[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    await page.evaluate(playSome, Math.ceil(GAMES / SAMPLES));
    samples.push(await measure(page, session));
  }
  console.log(samples);
  await playByHand(page);
  expect(complaints).toEqual([]);

  const steady = samples.slice(SAMPLES / 4);
  const third = Math.floor(steady.length / 3);
  for (const kind of ["heap", "wasm"] as const) {
    const values = steady.map((sample) => sample[kind]);
    const growth = middle(values.slice(-third)) - middle(values.slice(0, third));
    expect(growth, `growth of ${kind} in bytes`).toBeLessThanOrEqual(SLACK[kind]);
  }
});
