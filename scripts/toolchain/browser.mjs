// One Chromium for all pages that are looked at, driven by Playwright.
import { chromium, CHROMIUM_FLAGS } from "./chromium.mjs";
import { Problem } from "../lib/log.mjs";
import { once } from "../lib/run.mjs";

/** How long a page may take, in milliseconds. */
const PATIENCE = 30_000;

export const browser = once(async () => {
  const executablePath = await chromium();
  const playwright = await import("@playwright/test");
  return playwright.chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
});

/**
 * Opens a page and waits until `done(page, printed)` has an answer, where `printed` are the lines
 * that the page logs. Fails as soon as the page does, and if it complains, with what it said.
 */
async function visit(address, done) {
  const context = await (await browser()).newContext();
  try {
    const page = await context.newPage();
    const printed = [];
    const complaints = [];
    const failed = new Promise((_, reject) => {
      page.on("console", (message) => {
        const { url } = message.location();
        if (message.type() === "log") printed.push(message.text());
        // Browsers ask every server for a picture of this name.
        if (message.type() !== "error" || url.endsWith("/favicon.ico")) return;
        complaints.push(`${message.text()} (${url})`);
      });
      page.on("pageerror", (error) => reject(new Problem(`the page failed: ${error}`)));
    });
    failed.catch(() => {}); // looked at only while waiting
    await page.goto(address, { timeout: PATIENCE });
    let answer;
    for (const until = Date.now() + PATIENCE; answer === undefined;) {
      if (Date.now() > until) {
        const why = [...complaints, ...printed].join("; ") || "nothing in the console";
        throw new Problem(`the page did not answer: ${why}`);
      }
      const pause = new Promise((resolve) => setTimeout(resolve, 20));
      await Promise.race([failed, pause]);
      answer = await done(page, printed);
    }
    if (complaints.length > 0) throw new Problem(`the page complained: ${complaints.join("; ")}`);
    return answer;
  } finally {
    await context.close();
  }
}

/** What a page leaves in `globalThis.consumer.answers`. */
export async function answersOf(address) {
  const { answers, error } = await visit(address, async (page) => {
    return (await page.evaluate(() => globalThis.consumer)) ?? undefined;
  });
  if (error) throw new Problem(`the page failed: ${error}`);
  return answers;
}

/** The first lines that a page logs, so many. */
export function linesOf(address, count) {
  return visit(address, (_, printed) => (printed.length >= count ? printed : undefined));
}
