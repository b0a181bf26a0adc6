// The pictures of the README: crops of the board of the demo, at twice the resolution.
import { join } from "node:path";
import { serveFolder } from "../consumers/servers.mjs";
import { ROOT } from "../lib/paths.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** The square up to which the deploy is shown, from the corner of a1, with the names of files and ranks. */
const CORNER = "h9";

/** What is around a crop, in pixels. */
const GAP = 12;

/** @param {Page} page @param {string} square */
const cell = (page, square) => page.locator(`[data-square="${square}"]`);

/**
 * The part of the board where the deploy happens.
 * @param {Page} page
 */
async function crop(page) {
  // Move the pointer away from the board.
  await page.mouse.move(0, 0);
  const [board, corner] = await Promise.all([
    page.locator('[part~="drawing"]').boundingBox(),
    cell(page, CORNER).boundingBox(),
  ]);
  if (!board || !corner) throw new Error("the board is not shown");
  const { x } = board;
  const { y } = corner;
  const clip = { x, y, width: corner.x + corner.width - x, height: board.y + board.height - y };
  // The opened stack lies over squares of the crop.
  return page.screenshot({ clip, style: '[part~="tray"] { visibility: hidden }' });
}

/**
 * Two pictures beside each other.
 * @param {Page} page
 * @param {readonly Buffer[]} pictures
 */
async function sideBySide(page, pictures) {
  const images = pictures.map((bytes) => {
    return `<img style="zoom:.5;border-radius:24px" src="data:image/png;base64,${bytes.toString("base64")}">`;
  });
  await page.setContent(
    `<body style="margin:0"><div style="display:inline-flex;gap:${GAP}px">${images.join("")}</div>`,
  );
  return page.locator("div").screenshot({ omitBackground: true });
}

/**
 * Draws the pictures, by their names in docs.
 * @param {import("@playwright/test").Browser} browser
 * @returns {Promise<Record<string, Buffer>>}
 */
export async function drawScreens(browser) {
  const { address, close } = await serveFolder(join(ROOT, "www", "dist"));
  const page = await browser.newPage({
    // A small board would have its coordinates inside.
    viewport: { width: 1080, height: 564 },
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
    locale: "en-US",
    // What these pictures add are styles that the site does not allow.
    bypassCSP: true,
  });
  /** @param {"light" | "dark"} colorScheme */
  const open = async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${address}demo/`);
    await page.getByRole("grid").waitFor();
    await page.evaluate(() => document.fonts.ready);
  };
  const board = () => page.locator('[part~="drawing"]').screenshot();
  /** @param {string} type */
  const pick = (type) => page.locator(`[data-tray="${type}"]`).click();

  await open("dark");
  const dark = await board();
  await open("light");
  const light = await board();
  await page.getByRole("button", { name: "A stack to deploy" }).click();
  await pick("f");
  const before = await crop(page);
  await pick("f");
  await pick("t");
  await cell(page, "d4").click();
  await pick("f");
  const after = await crop(page);
  const pictures = {
    "battle.png": await sideBySide(page, [light, dark]),
    "deploy.png": await sideBySide(page, [before, after]),
  };
  await page.close();
  close();
  return pictures;
}
