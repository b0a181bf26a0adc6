// The board in Chromium: what an update costs, how smooth a drag is, and fifty boards on a page.
import { chromium as playwright } from "@playwright/test";
import { serveFolder } from "../../scripts/consumers/servers.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { chromium, CHROMIUM_FLAGS } from "../../scripts/toolchain/browsers.mjs";
import { formatTable } from "../document.mjs";
import { median } from "../timing.mjs";
import { COLUMNS, costsOf, trace } from "../trace.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Browser} Browser */

/** How long to wait after an action, in milliseconds, so that deferred work is measured too. */
const PAUSE = 120;
const TIMES = 10;

/** What is done to the board, by the keys of in-page.js. */
const UPDATES = {
  "a move, by `set`": "m",
  "a piece with its targets, by `set`": "s",
  "nothing, but a key": "x",
  "a move, by `play` and `connect`": "p",
};

/** By how much the processor is throttled for drags. */
const THROTTLE = 6;
/** Where the piece is dragged: there and back over the whole board. */
const PATH = ["f4", "b11", "j11", "j2", "b2", "f6"];

/** @param {Browser} browser @param {string} address @param {string} [hash] */
async function openPage(browser, address, hash = "") {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}bench/board/index.html${hash}`);
  await page.locator("body[data-ready]").waitFor({ state: "attached" });
  return page;
}

/** @param {Browser} browser @param {Page} page @param {string} key @param {number} times */
async function measureKey(browser, page, key, times) {
  const events = await trace(browser, page, async () => {
    for (let n = 0; n < times; n++) {
      await page.keyboard.press(key);
      await page.waitForTimeout(PAUSE);
    }
  });
  return costsOf(events, times);
}

/** @param {Browser} browser @param {string} address */
async function measureUpdates(browser, address) {
  const page = await openPage(browser, address);
  await page.keyboard.press("b");
  /** @type {Record<string, Record<string, number>>} */
  const all = {};
  for (const [name, key] of Object.entries(UPDATES)) {
    if (key === "p") await page.keyboard.press("c");
    // The first runs include compilation.
    for (let n = 0; n < 6; n++) await page.keyboard.press(key);
    all[name] = await measureKey(browser, page, key, TIMES);
  }
  await page.context().close();
  return all;
}

/**
 * The frames of a page while something is done, on a slow processor.
 * @param {Page} page @param {() => Promise<void>} act
 */
async function framesOf(page, act) {
  await page.evaluate(() => /** @type {any} */ (globalThis).countFrames());
  await act();
  /** @type {number[]} */
  const frames = await page.evaluate(() => /** @type {any} */ (globalThis).takeFrames());
  const sorted = [...frames].sort((a, b) => a - b);
  return {
    median: median(frames),
    slow: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
    longest: sorted.at(-1) ?? NaN,
  };
}

/** @param {Browser} browser @param {string} address */
async function measureDrag(browser, address) {
  const page = await openPage(browser, address);
  await page.keyboard.press("b");
  await page.keyboard.press("c");
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  /** @type {{ x: number, y: number }[]} */
  const points = [];
  for (const square of PATH) {
    const box = await page.locator(`[data-square="${square}"]`).boundingBox();
    if (!box) throw new Error(`there is no ${square}`);
    points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  const walk = async () => {
    for (const { x, y } of points) await page.mouse.move(x, y, { steps: 15 });
  };
  await page.waitForTimeout(500);
  const idle = await framesOf(page, () => page.waitForTimeout(1500));
  await walk();
  const [first] = points;
  await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
  await page.mouse.down();
  const drag = await framesOf(page, walk);
  await page.mouse.up();
  await page.context().close();
  return { idle, drag };
}

/** @param {Browser} browser @param {string} address */
async function measureMany(browser, address) {
  const page = await openPage(browser, address, "#many");
  const client = await page.context().newCDPSession(page);
  await page.keyboard.press("b");
  await page.keyboard.press("d");
  const made = await measureKey(browser, page, "b", 1);
  await page.waitForTimeout(500);
  const updated = await measureKey(browser, page, "m", TIMES);
  await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  const { nodes } = await client.send("Memory.getDOMCounters");
  await page.context().close();
  return { made, updated, heap: usedSize, nodes };
}

/** @param {{ rounds: number, progress: (part: number) => void }} settings */
export async function boards({ rounds, progress }) {
  const server = await serveFolder(ROOT);
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: CHROMIUM_FLAGS,
  });
  const all = [];
  try {
    for (let round = 0; round < rounds; round++) {
      all.push({
        updates: await measureUpdates(browser, server.address),
        frames: await measureDrag(browser, server.address),
        many: await measureMany(browser, server.address),
      });
      progress((round + 1) / rounds);
    }
  } finally {
    server.close();
    await browser.close();
  }
  return all;
}

/** @param {Awaited<ReturnType<typeof boards>>} measured */
export function boardReport(measured) {
  const ms = (/** @type {number[]} */ times) => `${median(times).toFixed(1)} ms`;
  /** @type {(name: string, costs: (Record<string, number> | undefined)[]) => string[]} */
  const row = (name, costs) => [
    name,
    ...COLUMNS.map((part) => ms(costs.map((cost) => cost?.[part] ?? 0))),
  ];
  const updates = Object.keys(UPDATES).map((name) =>
    row(
      name,
      measured.map((one) => one.updates[name]),
    ),
  );
  const many = [
    row(
      "50 boards made",
      measured.map((one) => one.many.made),
    ),
    row(
      "a move on one of 50",
      measured.map((one) => one.many.updated),
    ),
  ];
  const frames = /** @type {const} */ (["idle", "drag"]).map((name) => [
    name === "idle" ? "nothing" : "a piece is dragged",
    ...["median", "slow", "longest"].map((part) =>
      ms(measured.map((one) => one.frames[name][/** @type {"median"} */ (part)])),
    ),
  ]);
  const megabytes = median(measured.map((one) => one.many.heap)) / 2 ** 20;
  const nodes = Math.round(median(measured.map((one) => one.many.nodes)) / 50);
  return [
    formatTable(["38 stacks, both sides' zones", ...COLUMNS], [...updates, ...many]),
    `Fifty boards keep ${megabytes.toFixed(1)} MB of JavaScript's heap with the rules and the game, and ${nodes} nodes each.`,
    formatTable([`frames at ${THROTTLE} × CPU throttle`, "median", "95 %", "longest"], frames),
  ].join("\n\n");
}
