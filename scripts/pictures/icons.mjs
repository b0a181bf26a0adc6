// Draws the icons of the page as PNG, for systems that take no SVG.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../lib/paths.mjs";

/** The folder of the icons. */
export const ICONS = join(ROOT, "www", "public");

/** The colour around an icon that a system may cut to a shape of its own. */
const AROUND = "#b3261e";

/** Names, sizes in pixels, and the part of the width that the drawing takes. */
const SIZES = [
  { name: "icon-32.png", size: 32, part: 1, background: "transparent" },
  { name: "icon-192.png", size: 192, part: 1, background: "transparent" },
  { name: "icon-512.png", size: 512, part: 1, background: "transparent" },
  { name: "icon-maskable.png", size: 512, part: 0.8, background: AROUND },
];

/**
 * All icons, by the names of their files.
 * @param {import("@playwright/test").Page} page a page of Chromium, which is left with an icon
 * @returns {Promise<Record<string, Buffer>>}
 */
export async function drawIcons(page) {
  const drawing = readFileSync(join(ICONS, "icon.svg"), "utf8");
  /** @type {Record<string, Buffer>} */
  const drawn = {};
  for (const { name, size, part, background } of SIZES) {
    await page.setViewportSize({ width: size, height: size });
    const box = `position:fixed;inset:0;display:grid;place-items:center;background:${background}`;
    await page.setContent(
      `<style>svg{width:${part * 100}%}</style><div style="${box}">${drawing}</div>`,
    );
    drawn[name] = await page.screenshot({ omitBackground: true });
  }
  return drawn;
}
