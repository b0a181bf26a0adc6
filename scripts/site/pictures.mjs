// The pictures that shared links show: the name of a place beside a board, drawn by the package.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium as playwright } from "@playwright/test";
import { renderSVG } from "cotulenh-wasm/board/server";
import { START } from "cotulenh-wasm/constants";
import { runnerImport } from "vite";
import { ROOT } from "../lib/paths.mjs";
import { chromium, CHROMIUM_FLAGS } from "../toolchain/browsers.mjs";

/** What social networks ask for, in pixels. */
const SIZE = { width: 1200, height: 630 };

/**
 * A module of the site.
 * @template T
 * @param {string} path
 * @returns {Promise<T>}
 */
async function load(path) {
  const { module } = await runnerImport(join(ROOT, "www", path), { logLevel: "warn" });
  return /** @type {T} */ (module);
}

const FONT = createRequire(import.meta.url);

/** The two weights of the site's typeface, with all Vietnamese marks. */
function fontFaces() {
  const faces = [400, 600].flatMap((weight) =>
    ["vietnamese", "latin"].map((letters) => {
      const file = `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${letters}-${weight}-normal.woff2`;
      const bytes = readFileSync(FONT.resolve(file)).toString("base64");
      const range =
        letters === "latin" ? "U+0000-00FF,U+2000-206F" : "U+0102-01B0,U+0300-0323,U+1EA0-1EF9";
      return `@font-face{font-family:Site;font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${bytes})}`;
    }),
  );
  return faces.join("\n");
}

/** @param {string} title @param {string} about @param {string} board */
const card = (title, about, board) => `<!doctype html><meta charset="utf-8"><style>
  ${fontFaces()}
  body { display: grid; grid-template-columns: 1fr auto; gap: 48px; align-items: center; height: 630px; margin: 0;
    padding: 0 40px 0 64px; box-sizing: border-box; background: #f6f1e6; color: #1e2126; font-family: Site; }
  p { margin: 0; font-size: 30px; line-height: 1.4; color: #5f6168; text-wrap: balance; }
  h1 { margin: 24px 0; font-size: 68px; line-height: 1.1; text-wrap: balance; }
  .site { display: flex; align-items: center; gap: 14px; color: #1e2126; font-weight: 600; }
  .site::before { content: ""; width: 36px; height: 36px; border-radius: 50%;
    background: linear-gradient(90deg, #c0281f 50%, #1d56b4 50%); }
  svg { height: 590px; }
</style><div><p class="site">Cờ Tư Lệnh</p><h1>${title}</h1><p>${about}</p></div>${board}`;

/**
 * A PNG for every place.
 * @returns {Promise<Record<string, Buffer>>}
 */
export async function drawSocialPictures() {
  /** @type {typeof import("../../www/shell/texts.js")} */
  const { shellTexts } = await load("shell/texts.ts");
  /** @type {typeof import("../../www/places/home/scene-data.js")} */
  const { FRAMES, STILL, TURNS } = await load("places/home/scene-data.ts");
  /** @type {typeof import("../../www/places/home/texts.js")} */
  const { homeTexts } = await load("places/home/texts.ts");
  /** @type {typeof import("../../www/building/about.js")} */
  const { ABOUT } = await load("building/about.ts");
  const { places } = shellTexts.en;
  /** What the board of a place shows. @type {Record<keyof typeof places, import("cotulenh-wasm/board").BoardInput>} */
  const boards = {
    home: STILL.board,
    play: { pieces: START },
    online: { pieces: START, orientation: "b" },
    learn: FRAMES[1]?.board ?? {},
    puzzles: { pieces: TURNS[3]?.fen, lastMove: ["i8", "h8"] },
    analyse: { ...FRAMES[4]?.board, effects: null },
    editor: { pieces: "11/11/11/11/11/11/11/11/11/11/11/11 r - - 0 1" },
    games: { ...FRAMES[1]?.board, effects: null },
    rules: { pieces: START, zones: "both" },
    developers: { pieces: START, zones: "blue" },
  };
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: CHROMIUM_FLAGS,
  });
  const page = await browser.newPage({ viewport: SIZE });
  /** @type {Record<string, Buffer>} */
  const drawn = {};
  for (const [place, options] of Object.entries(boards)) {
    const name = /** @type {keyof typeof places} */ (place);
    const title = name === "home" ? homeTexts.en.title : places[name];
    await page.setContent(card(title, ABOUT[name], renderSVG({ ...options, coordinates: "none" })));
    await page.evaluate("document.fonts.ready");
    drawn[place] = await page.screenshot();
  }
  await browser.close();
  return drawn;
}
