// What visitors of Online do, each with a browser storage of its own.
import { devices, expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { chooseMore } from "../site.js";

/** The windows in which it is tried. */
export const SIZES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { ...devices["Pixel 5"], viewport: { width: 390, height: 664 } },
};

/** Opens a page of a visitor; the context can be prepared before. */
export async function visit(
  browser: Browser,
  options: object,
  url: string,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: "en-US",
    serviceWorkers: "block",
    ...options,
  });
  await prepare(context);
  const page = await context.newPage();
  // Errors of the page only: the console also reports that the service is gone.
  page.on("pageerror", (error) => expect.soft(error.message).toBe(""));
  await page.goto(url);
  return page;
}

/** What a press puts into the clipboard. */
async function copied(page: Page, press: () => Promise<void>): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await press();
  const text = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(text).not.toBe("");
  return text();
}

/** The link that a friend gets. */
export const linkOf = (page: Page): Promise<string> =>
  copied(page, () => page.getByRole("button", { name: "Share the link" }).click());

/** Makes a game in Play, and returns the links. */
export async function invite(page: Page): Promise<{ play: string; watch: string }> {
  await page.getByRole("radio", { name: "A friend online" }).check();
  // Time, rules and battle are in view, without a press.
  await expect(page.getByRole("combobox", { name: "Battle" })).toBeVisible();
  await page.getByRole("radio", { name: "10+5" }).check();
  await expect(page.locator(".setup-summary")).toContainText("10 minutes a side + 5 s a turn");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("heading", { name: "Send this link to your friend" })).toBeVisible();
  await expect(page.getByText("Your friend has not come yet.")).toBeVisible();
  // Nobody is to move before somebody has come.
  await expect(page.locator(".player-note")).toHaveText([/not here yet/, /here/]);
  await expect(page.locator("img.online-code")).toHaveAttribute("src", /^data:image\/svg/);
  return {
    play: await linkOf(page),
    watch: await copied(page, () => chooseMore(page, "Link to watch")),
  };
}

/** Accepts the invitation that is shown. */
export async function accept(page: Page): Promise<void> {
  await page.locator(".online-waiting button.primary").click();
}
