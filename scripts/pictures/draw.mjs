// Draws the pictures of docs/pictures with the board of the page and the rules of the package.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { ROOT } from "../lib/paths.mjs";

/** The folder of the pictures. */
export const PICTURES = join(ROOT, "docs", "pictures");

const STYLES = ["board.css", "pieces.css", "marks.css", "arrows.css"];

/**
 * All pictures, by the names of their files.
 * @param {import("@playwright/test").Page} page a page of Chromium, which is left without contents
 * @returns {Promise<Record<string, string>>}
 */
export async function drawPictures(page) {
  const build = await rolldown({
    input: join(ROOT, "scripts", "pictures", "in-page.ts"),
    platform: "browser",
    resolve: { extensionAlias: { ".js": [".ts", ".js"] } },
  });
  const { output } = await build.generate({ format: "iife", name: "pictures" });
  await build.close();
  await page.goto("about:blank");
  for (const file of STYLES) {
    // What a style sheet imports is in the list.
    const content = readFileSync(join(ROOT, "www", "board", file), "utf8");
    await page.addStyleTag({ content: content.replace(/^@import.*$/gm, "") });
  }
  await page.addScriptTag({ content: output[0].code });
  const drawn = await page.evaluate("pictures.drawPictures()");
  return /** @type {Record<string, string>} */ (drawn);
}
