// The page in Chromium: how long its thread is busy with a turn, an undo and a jump.
import { chromium as playwright } from "@playwright/test";
import { median } from "../timing.mjs";
import { serveFolder } from "../../scripts/consumers/servers.mjs";
import { chromium, CHROMIUM_FLAGS } from "../../scripts/toolchain/browsers.mjs";
import { formatTable } from "../document.mjs";
import { COLUMNS, costsOf, frameWork, trace } from "../trace.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("cotulenh-wasm").CoTuLenh} Game */

/** The turns of the long game. */
const TURNS = 640;

/** How long to wait after an action, in milliseconds, so that deferred work is measured too. */
const PAUSE = 400;

/** The turns against the computer. */
const ANSWERS = 12;

/**
 * What is done in the long game in each place, by which keys in turn. `before` is pressed as often, unmeasured.
 * @type {Record<string, Record<string, { keys: string[], before?: string }>>}
 */
const ACTIONS = {
  play: {
    undo: { keys: ["u"] },
    redo: { keys: ["r"], before: "u" },
    "to an end of the game": { keys: ["Home", "End"] },
  },
  analyse: {
    "a turn back": { keys: ["ArrowLeft"] },
    "a turn forward": { keys: ["ArrowRight"], before: "ArrowLeft" },
    "to an end of the game": { keys: ["Home", "End"] },
    nothing: { keys: [] },
  },
};

/** @param {Page} page @param {number} milliseconds */
const rest = (page, milliseconds) => page.waitForTimeout(milliseconds);

/**
 * Some move that leaves no stack, and captures nothing if there is such a move.
 * @param {Game} game @param {number} n
 */
function chooseMove(game, n) {
  const moves = game.moves({ verbose: true }).filter(({ deploy }) => !deploy);
  const quiet = moves.filter(({ kind }) => kind === "move");
  const move = quiet[n % quiet.length] ?? moves[0];
  if (!move) throw new Error(`no move in ${game.fen()}`);
  return move;
}

/**
 * A game as the site stores it.
 * @param {import("cotulenh-wasm/tree").GameTree} tree
 * @param {{ kind: string, level?: number }} blue
 */
const toStored = (tree, blue) => ({
  id: "bench",
  savedAt: 1,
  tree: tree.toJSON(),
  players: { r: { kind: "human" }, b: blue },
  clock: null,
  result: "*",
  source: blue.kind === "computer" ? "computer" : "friend",
});

/** A long game with many pieces. */
async function writeLongGame() {
  const { CoTuLenh } = await import("cotulenh-wasm");
  const { GameTree } = await import("cotulenh-wasm/tree");
  const game = new CoTuLenh();
  for (let n = 0; n < TURNS; n++) game.move(chooseMove(game, n * 37));
  return toStored(new GameTree(game), { kind: "human" });
}

/**
 * Opens a place of the site with a stored game.
 * @param {Browser} browser @param {string} place the address @param {ReturnType<typeof toStored>} game
 * @param {"reduce" | "no-preference"} reducedMotion
 */
async function openPlace(browser, place, game, reducedMotion = "reduce") {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion,
  });
  const page = await context.newPage();
  await page.addInitScript((stored) => {
    localStorage.setItem(`cotulenh-game:${stored.id}`, JSON.stringify(stored));
    localStorage.setItem("cotulenh-current", stored.id);
  }, game);
  await page.goto(place);
  await page.getByRole("grid").waitFor();
  return page;
}

/**
 * What an action costs the thread of the page, with the frames that it causes.
 * @param {Browser} browser @param {string} address @param {ReturnType<typeof toStored>} game
 * @param {number} times
 */
async function measureLongGame(browser, address, game, times) {
  /** @type {Record<string, Record<string, number>>} */
  const all = {};
  for (const [place, actions] of Object.entries(ACTIONS)) {
    const page = await openPlace(browser, `${address}${place}/#game=${game.id}`, game);
    await page
      .locator("[data-node]")
      .nth(TURNS - 1)
      .waitFor();
    await rest(page, 1500);
    for (const [name, cost] of Object.entries(await measureActions(browser, page, actions, times)))
      all[`${name}, in ${place}`] = cost;
    await page.context().close();
  }
  return all;
}

/**
 * @param {Browser} browser @param {Page} page @param {(typeof ACTIONS)[string]} actions
 * @param {number} times
 */
async function measureActions(browser, page, actions, times) {
  /** @type {Record<string, Record<string, number>>} */
  const all = {};
  for (const [name, { keys, before }] of Object.entries(actions)) {
    await page.keyboard.press("End");
    for (let n = 0; before && n < times; n++) await page.keyboard.press(before);
    await rest(page, PAUSE);
    const events = await trace(browser, page, async () => {
      for (let n = 0; n < times; n++) {
        const key = keys[n % keys.length];
        if (key) await page.keyboard.press(key);
        await rest(page, PAUSE);
      }
    });
    all[name] = costsOf(events, times);
  }
  return all;
}

/**
 * The work of the page's thread for each frame of a game against the computer, with animations.
 * @param {Browser} browser @param {string} address
 */
async function measureAnswers(browser, address) {
  const { CoTuLenh } = await import("cotulenh-wasm");
  const { GameTree } = await import("cotulenh-wasm/tree");
  const game = new CoTuLenh();
  const stored = toStored(new GameTree(game), { kind: "computer", level: 5 });
  const page = await openPlace(browser, `${address}play/`, stored, "no-preference");
  // Every frame is asked for: a frame that is late has all the work that it waits for.
  await page.evaluate(() => {
    const next = () => requestAnimationFrame(next);
    next();
  });
  const turns = page.locator(".moves [data-node]");
  const events = await trace(browser, page, async () => {
    for (let n = 1; n <= ANSWERS; n++) {
      const { from, to } = game.move(chooseMove(game, n * 37));
      for (const square of [from, to]) await page.locator(`[data-square="${square}"]`).click();
      game.playTurn((await turns.nth(2 * n - 1).textContent()) ?? "");
      await rest(page, PAUSE);
    }
  });
  await page.context().close();
  return frameWork(events);
}

/**
 * Measures builds of the page, which take turns.
 * @param {string[]} folders
 * @param {{ rounds: number, progress: (part: number) => void }} settings
 */
export async function pages(folders, { rounds, progress }) {
  const game = await writeLongGame();
  const servers = await Promise.all(folders.map((folder) => serveFolder(folder)));
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: CHROMIUM_FLAGS,
  });
  const all = folders.map((folder) => ({
    folder,
    /** @type {Record<string, Record<string, number>[]>} */
    actions: {},
    /** @type {number[]} */
    frames: [],
  }));
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [i, measured] of all.entries()) {
        const address = servers[i]?.address ?? "";
        const costs = await measureLongGame(browser, address, game, 8);
        for (const [name, some] of Object.entries(costs))
          (measured.actions[name] ??= []).push(some);
        measured.frames.push(...(await measureAnswers(browser, address)));
        progress((round + (i + 1) / all.length) / rounds);
      }
    }
  } finally {
    for (const server of servers) server.close();
    await browser.close();
  }
  return all;
}

/** @param {Awaited<ReturnType<typeof pages>>} measured */
export function pageReport(measured) {
  const ms = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;
  /** @type {(costs: Record<string, number>[] | undefined, part: string) => number} */
  const typical = (costs, part) => median((costs ?? []).map((cost) => cost[part] ?? 0));
  const first = measured[0];
  const reports = measured.map(({ folder, actions, frames }) => {
    const isFirst = actions === first?.actions;
    const rows = Object.entries(actions).map(([name, costs]) => {
      const row = [name, ...COLUMNS.map((part) => ms(typical(costs, part)))];
      const ratio = typical(costs, "all") / typical(first?.actions[name], "all");
      return isFirst ? row : [...row, ratio.toFixed(2)];
    });
    const head = [`in a game of ${TURNS} turns`, ...COLUMNS];
    const table = formatTable(isFirst ? head : [...head, "against the first"], rows);
    const sorted = [...frames].sort((a, b) => a - b);
    const most = (/** @type {number} */ part) =>
      ms(sorted[Math.ceil(part * sorted.length) - 1] ?? 0);
    const said = `In games of ${ANSWERS} turns against the computer ${sorted.length} frames were drawn. The thread of the page worked ${most(1)} on a processor for the longest of them, ${most(0.99)} at most for 99 %, and ${most(0.5)} at most for half.`;
    return [...(isFirst ? [] : [folder]), table, said].join("\n\n");
  });
  return reports.join("\n\n");
}
