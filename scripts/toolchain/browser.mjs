// Pages in one Chromium, driven by Playwright.
import { Problem } from "../lib/log.mjs";
import { once } from "../lib/run.mjs";
import { chromium, CHROMIUM_FLAGS } from "./chromium.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** How long a page may take, in milliseconds. */
const PATIENCE = 30_000;

/** @type {() => Promise<import("@playwright/test").Browser>} */
export const browser = once(async () => {
  const executablePath = await chromium();
  const playwright = await import("@playwright/test");
  return playwright.chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
});

/**
 * Opens a page and waits until `done(page, lines)` has an answer, where `lines` is what the page has
 * logged. Throws as soon as the page does, and if it logs errors, with their text.
 *
 * @template T
 * @param {string} address
 * @param {(page: Page, lines: string[]) => T | undefined | Promise<T | undefined>} done
 * @returns {Promise<T>}
 */
async function visit(address, done) {
  const context = await (await browser()).newContext();
  try {
    const page = await context.newPage();
    /** @type {string[]} */
    const lines = [];
    /** @type {string[]} */
    const errors = [];
    /** @type {Promise<never>} */
    const failed = new Promise((_, reject) => {
      page.on("console", (message) => {
        const { url } = message.location();
        if (message.type() === "log") lines.push(message.text());
        // Browsers request a picture of this name from every server.
        if (message.type() !== "error" || url.endsWith("/favicon.ico")) return;
        errors.push(`${message.text()} (${url})`);
      });
      page.on("pageerror", (error) => reject(new Problem(`the page failed: ${error}`)));
    });
    failed.catch(() => {}); // only the loop below awaits it
    await page.goto(address, { timeout: PATIENCE });
    let answer;
    for (const until = Date.now() + PATIENCE; answer === undefined;) {
      if (Date.now() > until) {
        const why = [...errors, ...lines].join("; ") || "nothing in the console";
        throw new Problem(`the page did not answer in time: ${why}`);
      }
      const pause = new Promise((resolve) => setTimeout(resolve, 20));
      await Promise.race([failed, pause]);
      answer = await done(page, lines);
    }
    if (errors.length > 0) throw new Problem(`the page logged errors: ${errors.join("; ")}`);
    return answer;
  } finally {
    await context.close();
  }
}

/**
 * What a page leaves in `globalThis.consumer.answers`.
 *
 * @param {string} address
 * @returns {Promise<unknown>}
 */
export async function answersOf(address) {
  const { answers, error } = await visit(address, async (page) => {
    return page.evaluate(() => /** @type {any} */ (globalThis).consumer);
  });
  if (error) throw new Problem(`the page failed: ${error}`);
  return answers;
}

/**
 * What a page logs, once these are so many lines.
 *
 * @param {string} address
 * @param {number} count
 */
export function linesOf(address, count) {
  return visit(address, (_, lines) => (lines.length >= count ? lines : undefined));
}
