// Pictures of the board in every state that is hard to draw, to be looked at: `npm run pictures:board --
// [part of a name]…`. They are written to target/board-pictures, as they would be at 31 and at 60 pixels a
// square, in all themes, sets and schemes, and for each kind of colour vision.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium as playwright } from "@playwright/test";
import { serveFolder } from "../../scripts/consumers/servers.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { chromium, CHROMIUM_FLAGS } from "../../scripts/toolchain/browsers.mjs";

const OUT = join(ROOT, "target", "board-pictures");

/** The width of a board whose squares have so many pixels. */
const widthOf = (/** @type {number} */ square) => Math.round(square * 11.56);

/** What is shown: a position with what is done in it, by in-picture.js. */
const STATES = [
  "start",
  "plane",
  "plane-ships",
  "note",
  "choice",
  "stack",
  "deploy",
  "deploy-many",
  "committing",
  "hero",
  "sea",
  "capture",
  "drawings",
  "empty",
];
const THEMES = ["classic", "map", "plain"];
const SETS = ["symbols", "traditional", "contrast"];
const SCHEMES = /** @type {const} */ (["light", "dark"]);
const VISIONS = /** @type {const} */ ([
  "protanopia",
  "deuteranopia",
  "tritanopia",
  "achromatopsia",
]);

/**
 * @typedef {{ state: string, theme: string, set: string, scheme: "light" | "dark", square: number,
 *   vision?: (typeof VISIONS)[number], contrast?: "more", forced?: "active" }} Picture
 */

/** All pictures: every state in the usual looks, and the telling ones in all others. @returns {Picture[]} */
function list() {
  const usual = { theme: "classic", set: "symbols", scheme: /** @type {const} */ ("light") };
  /** @type {Picture[]} */
  const all = [];
  for (const state of STATES) {
    for (const scheme of SCHEMES) {
      for (const square of [31, 60]) all.push({ ...usual, state, scheme, square });
    }
  }
  for (const state of ["plane", "deploy", "sea", "hero"]) {
    for (const theme of THEMES) {
      for (const set of SETS) {
        for (const scheme of SCHEMES) {
          if (theme === "classic" && set === "symbols") continue;
          for (const square of [31, 60]) all.push({ state, theme, set, scheme, square });
        }
      }
    }
    for (const vision of VISIONS) all.push({ ...usual, state, square: 60, vision });
    all.push({ ...usual, state, square: 60, contrast: "more" });
    all.push({ ...usual, state, square: 60, forced: "active" });
  }
  return all;
}

/** @param {Picture} picture */
function nameOf({ state, theme, set, scheme, square, vision, contrast, forced }) {
  const kind = vision ?? (contrast && "contrast") ?? (forced && "forced");
  return [state, theme, set, scheme, square, kind].filter(Boolean).join("-");
}

const wanted = process.argv.slice(2);
const pictures = list().filter(
  (one) => wanted.length === 0 || wanted.some((part) => nameOf(one).includes(part)),
);
mkdirSync(OUT, { recursive: true });
const server = await serveFolder(ROOT);
const browser = await playwright.launch({
  executablePath: await chromium(),
  args: CHROMIUM_FLAGS,
});
try {
  const context = await browser.newContext({ viewport: { width: 760, height: 860 } });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(String(error)));
  const client = await context.newCDPSession(page);
  for (const picture of pictures) {
    const { state, theme, set, scheme, square, vision, contrast, forced } = picture;
    await page.emulateMedia({
      colorScheme: scheme,
      contrast: contrast ?? "no-preference",
      forcedColors: forced ?? "none",
    });
    await client.send("Emulation.setEmulatedVisionDeficiency", { type: vision ?? "none" });
    const query = new URLSearchParams({ state, theme, set, width: String(widthOf(square)) });
    await page.goto(`${server.address}bench/board/picture.html?${query}`);
    await page.locator("body[data-ready]").waitFor({ state: "attached" });
    await page.locator("#place").screenshot({ path: join(OUT, `${nameOf(picture)}.png`) });
  }
  console.log(`${pictures.length} pictures are in ${OUT}`);
} finally {
  server.close();
  await browser.close();
}
