// One Chromium for all pages that are looked at, driven by Playwright.
import { chromium, CHROMIUM_FLAGS } from "./chromium.mjs";
import { Problem } from "./log.mjs";
import { once } from "./run.mjs";

/** How long a page may take, in milliseconds. */
const PATIENCE = 30_000;

export const browser = once(async () => {
  const executablePath = await chromium();
  const playwright = await import("@playwright/test");
  return playwright.chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
});

/**
 * Opens a page and waits until it has left its answers in `globalThis.consumer`. Fails as soon as
 * the page does, with what it said.
 */
export async function answersOf(address) {
  const context = await (await browser()).newContext();
  try {
    const page = await context.newPage();
    const said = [];
    const failed = new Promise((_, reject) => {
      page.on("console", (message) => {
        const { url } = message.location();
        // Browsers ask every server for this picture.
        if (message.type() !== "error" || url.endsWith("/favicon.ico")) return;
        said.push(`${message.text()} (${url})`);
      });
      page.on("pageerror", (error) => reject(new Problem(`the page failed: ${error}`)));
    });
    failed.catch(() => {}); // looked at only while waiting
    await page.goto(address, { timeout: PATIENCE });
    const answered = page.waitForFunction(() => globalThis.consumer, null, { timeout: PATIENCE });
    answered.catch(() => {});
    const result = await Promise.race([
      failed,
      answered.then(
        (handle) => handle.jsonValue(),
        () => {
          const why = said.join("; ") || "nothing in the console";
          throw new Problem(`the page did not answer: ${why}`);
        },
      ),
    ]);
    if (result.error) throw new Problem(`the page failed: ${result.error}`);
    if (said.length > 0) throw new Problem(`the page complained: ${said.join("; ")}`);
    return result.answers;
  } finally {
    await context.close();
  }
}
