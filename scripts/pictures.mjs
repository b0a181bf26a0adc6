// Renews the pictures in the README and in docs: `npm run pictures`.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium as playwright } from "@playwright/test";
import { drawZones } from "./consumers/zones-picture.mjs";
import { main, Problem } from "./lib/log.mjs";
import { run } from "./lib/run.mjs";
import { DOCS, drawGuide, PICTURES } from "./pictures/draw.mjs";
import { drawIcons, ICONS } from "./pictures/icons.mjs";
import { drawScreens } from "./pictures/screens.mjs";
import { chromium, CHROMIUM_FLAGS } from "./toolchain/browsers.mjs";

/** A picture in the README must not weigh more, in bytes. */
const LIMIT = 700_000;

/** A picture of the game, of which a page shows many. */
const SMALL_LIMIT = 40_000;

/** @param {string} name @param {number} size @param {number} limit */
function checkSize(name, size, limit) {
  if (size > limit) throw new Problem(`${name} has ${size} bytes, more than ${limit}`);
}

/** Writes the guide of the game with its pictures. */
async function renewGuide() {
  const files = await drawGuide();
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES);
  for (const [name, text] of Object.entries(files)) {
    if (name.endsWith(".svg")) checkSize(name, Buffer.byteLength(text), SMALL_LIMIT);
    writeFileSync(join(DOCS, name), text);
  }
}

/** Draws the icons of the site, and the pictures of the demo in the README. */
async function renewScreens() {
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: CHROMIUM_FLAGS,
  });
  const icons = await drawIcons(await browser.newPage());
  const screens = await drawScreens(browser);
  await browser.close();
  for (const [name, bytes] of Object.entries(icons)) {
    checkSize(name, bytes.length, SMALL_LIMIT);
    writeFileSync(join(ICONS, name), bytes);
  }
  for (const [name, bytes] of Object.entries(screens)) {
    checkSize(name, bytes.length, LIMIT);
    writeFileSync(join(DOCS, name), bytes);
  }
}

await main(async () => {
  await run("npm", ["run", "build:page"]);
  writeFileSync(join(DOCS, "zone-sides.svg"), drawZones(await import("cotulenh-wasm")));
  await renewGuide();
  await renewScreens();
});
