// Draws the pictures of docs/pictures with the board and the rules of the package.
import { join } from "node:path";
import { rolldown } from "rolldown";
import { ROOT } from "../lib/paths.mjs";

/** The folder of the pictures. */
export const PICTURES = join(ROOT, "docs", "pictures");

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
  await page.addScriptTag({ content: output[0].code });
  const drawn = await page.evaluate("pictures.drawPictures()");
  return /** @type {Record<string, string>} */ (drawn);
}
