// The components of docs/FRAMEWORKS.md, each in a project of its kind: the same path through a game on a
// board, by a user who clicks and drags.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { EXPECTED_SEARCH, expectGames, expectSearches, gamesOf } from "./answers.js";
import { makeProject } from "./example-project.mjs";
import { exampleFile } from "./examples.mjs";
import { CONSUMERS } from "./project.mjs";
import { runTool, serveFolder, startTool, type Server } from "./servers.mjs";
import { visit } from "./visit.js";

/** A stack that can be deployed. */
const STACK = "6c4/11/11/4h6/11/11/8g2/11/2(NFT)8/11/11/7C3 r - - 0 1";

/** How often the component is made again, to see what stays behind. */
const ROUNDS = 10;

const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
const part = (page: Page, name: string) => page.locator(`[part~="${name}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Expects something on a square: `expectOn(page, "f6", "red tank")`. */
const expectOn = (page: Page, name: string, what: string) =>
  expect(square(page, name)).toHaveAttribute("aria-label", new RegExp(`^${name}, ${what}`));

async function expectPosition(page: Page, status: string, fen: RegExp | string): Promise<void> {
  await expect(page.getByText(status, { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("output")).toHaveText(fen);
}

async function drag(page: Page, from: ReturnType<Page["locator"]>, to: string): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await square(page, to).hover();
  await page.mouse.up();
}

async function playMoves(page: Page): Promise<void> {
  await square(page, "f4").click();
  await square(page, "f6").click();
  await expectOn(page, "f6", "red tank");
  await expectPosition(page, "Blue to move", / b - - 1 1$/);
  await drag(page, square(page, "f9"), "f8");
  await expectOn(page, "f8", "blue tank");
  await expectPosition(page, "Red to move", / r - - 2 2$/);
  await button(page, "Take back").click();
  await expectOn(page, "f9", "blue tank");
  await button(page, "Take back").click();
  await expectOn(page, "f4", "red tank");
  await expect(button(page, "Take back")).toBeDisabled();
}

async function showZones(page: Page): Promise<void> {
  await expect(part(page, "zone")).toHaveCount(0);
  await page.getByLabel("Zones").selectOption("of both");
  await expectOn(page, "e5", "land, covered by red anti-air gun e4");
  await square(page, "f4").click();
  await expectOn(page, "e8", "land, covered by blue anti-air gun e9");
  await page.keyboard.press("Escape");
  await page.getByLabel("Zones").selectOption("none");
  await expect(part(page, "zone")).toHaveCount(0);
}

async function deploy(page: Page): Promise<void> {
  await expectPosition(page, "Red to move", STACK);
  await square(page, "c4").click();
  await page.locator('[data-tray="f"]').click();
  await square(page, "e6").click();
  await expect(part(page, "ghost")).toHaveCount(1);
  await drag(page, page.locator('[data-tray="t"]'), "d4");
  await expectOn(page, "d4", "red tank");
  await button(page, "Done").click();
  const after = "6c4/11/11/4h6/11/11/4F3g2/11/2NT7/11/11/7C3 b - - 1 1";
  await expectPosition(page, "Blue to move", after);
  await button(page, "Take back").click();
  await expectPosition(page, "Red to move", STACK);
}

/** How many nodes and listeners are alive. */
async function countAlive(client: CDPSession): Promise<{ nodes: number; listeners: number }> {
  await client.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await client.send("Memory.getDOMCounters");
  return { nodes, listeners: jsEventListeners };
}

/** Destroys the component and makes it again: the new one works, and nothing of the old one is left. */
async function startAgain(page: Page): Promise<void> {
  const again = async () => {
    await square(page, "f4").click();
    await expect(square(page, "f4")).toHaveAttribute("aria-selected", "true");
    await button(page, "New game").click();
    await expect(square(page, "f4")).toHaveAttribute("aria-selected", "false");
    await expect(page.getByRole("grid")).toHaveCount(1);
  };
  const client = await page.context().newCDPSession(page);
  // Frameworks may keep a reference to the last component.
  for (let i = 0; i < 2; i++) await again();
  const before = await countAlive(client);
  for (let i = 0; i < ROUNDS; i++) await again();
  await expect
    .poll(async () => (await countAlive(client)).nodes - before.nodes)
    .toBeLessThan(ROUNDS);
  expect((await countAlive(client)).listeners - before.listeners).toBeLessThan(ROUNDS);
  await playMoves(page);
}

/** A visit to a page that has the component. */
async function playThrough(page: Page, address: string): Promise<void> {
  const complaints = await visit(page, address);
  await expectPosition(page, "Red to move", / r - - 0 1$/);
  await expect(part(page, "piece")).toHaveCount(38);
  await playMoves(page);
  await showZones(page);
  await startAgain(page);
  await page.goto(`${address}?${new URLSearchParams({ fen: STACK })}`);
  await deploy(page);
  expect(complaints).toEqual([]);
}

test.describe("components, built by Vite", () => {
  /** No style sheet needs to be allowed but those of the page itself. */
  const policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'";
  let server: Server;

  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    const files = [
      "Game.jsx",
      "Panel.jsx",
      "react-play.js",
      "Game.vue",
      "vue-play.js",
      "Game.svelte",
      "svelte-play.js",
      "game-element.js",
    ];
    const folder = makeProject("components", files, "components");
    await runTool("vite", "build", "--config", join(folder, "vite.config.mjs"));
    server = await serveFolder(join(CONSUMERS, folder, "dist"), policy);
  });
  test.afterAll(() => server.close());

  for (const name of ["React, in StrictMode", "Vue", "Svelte", "Lit"]) {
    const file = `${name.toLowerCase().split(",", 1)[0]}.html`;
    test(name, ({ page }) => playThrough(page, server.address + file));
  }
});

test("a whole app in React, which Vite builds without a warning", async ({ page }) => {
  const files = ["App.jsx", "Match.jsx", "lazy-engine.js", "react-play.js"];
  const lines = files.flatMap((file) => exampleFile(file).split("\n"));
  expect(lines.filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(90);
  const folder = makeProject("react-app", files);
  const script = [
    'import { createElement, StrictMode } from "react";',
    'import { createRoot } from "react-dom/client";',
    'import { App } from "./App.jsx";',
    "createRoot(document.body).render(createElement(StrictMode, null, createElement(App)));",
  ];
  writeFileSync(join(CONSUMERS, folder, "main.js"), script.join("\n"));
  const html = '<!doctype html><body></body><script type="module" src="./main.js"></script>';
  writeFileSync(join(CONSUMERS, folder, "index.html"), html);
  const { all } = await runTool("vite", "build", folder);
  expect(all).toContain("built in");
  expect(all).not.toMatch(/warn|larger than|\(!\)/i);

  const server = await serveFolder(join(CONSUMERS, folder, "dist"));
  const complaints = await visit(page, server.address);
  const status = page.locator("p[role=status]");
  await expect(status).toHaveText("Red to move");
  await expect(page.locator("time")).toHaveText(["10:00", "10:00"]);
  await square(page, "f4").click();
  await square(page, "f6").click();
  // The engine has answered: the first move has both turns, and each clock its increment.
  const moves = page.locator("p button");
  await expect(moves).toHaveCount(2, { timeout: 30_000 });
  await expect(status).toHaveText("Red to move");
  await moves.first().click();
  await expect(moves.first()).toHaveAttribute("aria-current", "true");
  await button(page, "Take back").click();
  await expect(page.locator("[aria-current=true]")).toHaveCount(0);
  await button(page, "New game").click();
  await expect(page.locator("time")).toHaveText(["10:00", "10:00"]);
  await expect(page.getByRole("grid")).toHaveCount(1);
  expect(complaints).toEqual([]);
  server.close();
});

test("a plain page, without a bundler", async ({ page }) => {
  const folder = makeProject("plain-page", ["game.js", "game.html"]);
  const server = await serveFolder(CONSUMERS);
  await page.setViewportSize({ width: 700, height: 900 });
  await playThrough(page, `${server.address}${folder}/game.html`);
  server.close();
});

test.describe("Next.js", () => {
  let server: Server;

  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    makeProject("next-page", ["page.jsx", "HydratedGame.jsx", "Panel.jsx", "react-play.js"]);
    await runTool("next", "build", "next");
    server = await startTool("next", "start", "next", "--port=0", "--hostname=127.0.0.1");
  });
  test.afterAll(() => server.close());

  test("games and searches, on the server and in the browser", async ({ page }) => {
    expectGames(await gamesOf(page, server.address, ""), 4);
    const searched = () => page.evaluate(() => (globalThis as { searched?: unknown }).searched);
    await expect.poll(searched, { timeout: 30_000 }).toStrictEqual(EXPECTED_SEARCH);
    expectSearches([await (await fetch(`${server.address}search`)).json()]);
  });

  test("a game on a board", ({ page }) => playThrough(page, `${server.address}board`));

  test("the board is drawn by the server, and stays as it is", async ({ page }) => {
    const html = await (await fetch(`${server.address}board`)).text();
    expect(html).toContain('<template shadowrootmode="open">');
    // Scripts wait until the first picture is taken.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${server.address}board`, { waitUntil: "commit" });
    const board = page.locator("cotulenh-board");
    await expect(part(page, "piece")).toHaveCount(38);
    const before = await board.screenshot();
    await board.evaluate((element) => Object.assign(globalThis, { drawn: element }));
    letGo();
    await expectPosition(page, "Red to move", / r - - 0 1$/);
    expect((await board.screenshot()).equals(before)).toBe(true);
    const isSame = await board.evaluate(
      (element) => element === (globalThis as unknown as { drawn: Element }).drawn,
    );
    expect(isSame).toBe(true);
    await playMoves(page);
  });
});
