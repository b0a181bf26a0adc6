// Two visitors play each other, from the invitation to the rematch, through a reload and the service's death.
import { devices, expect, test, type Browser, type Page } from "@playwright/test";
import { ServiceProcess } from "../../../online/tests/service.mjs";
import { serious } from "../axe.js";
import { cell, chooseMore, expectOn, failOnErrors, message, openPlace } from "../site.js";
import { picture, press, turns } from "../site.js";

const site = new ServiceProcess({ absence: 1500 }, { hasSite: true });

test.describe.configure({ mode: "serial" });
test.beforeAll(() => site.start());
test.afterAll(() => site.close());

/** Opens a page of a visitor with a storage of its own. */
async function visit(browser: Browser, options: object, url: string): Promise<Page> {
  const context = await browser.newContext({
    locale: "en-US",
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  // Errors of the page only: the console also reports that the service is gone.
  page.on("pageerror", (error) => expect.soft(error.message).toBe(""));
  await page.goto(url);
  return page;
}

/** Makes a game in Play, and returns the links. */
async function invite(page: Page): Promise<{ play: string; watch: string }> {
  await page.getByRole("radio", { name: "A friend online" }).check();
  await page.getByText("Rules, battle, clock").click();
  await page.getByLabel("Clock", { exact: true }).selectOption("10");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("heading", { name: "Send this link to your friend" })).toBeVisible();
  return {
    play: await page.getByLabel("For your friend, who plays", { exact: true }).inputValue(),
    watch: await page.getByLabel("For others, who watch", { exact: true }).inputValue(),
  };
}

const SIZES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { ...devices["Pixel 5"], viewport: { width: 390, height: 664 } },
};

for (const [name, options] of Object.entries(SIZES)) {
  test(`from the invitation to the rematch: ${name}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const red = await visit(browser, options, `${site.url}play/`);
    const links = await invite(red);
    expect(red.url()).not.toContain("seat=");
    expect(links.watch).not.toContain("seat=");
    await picture(red, `online-${name}-waiting`);
    expect(await serious(red)).toEqual([]);
    const blue = await visit(browser, options, links.play);
    const watcher = await visit(browser, options, links.watch);
    await expect(message(blue)).toContainText("You play Blue.");
    expect(blue.url()).not.toContain("seat=");
    await expect(message(watcher)).toContainText("You watch this game.");

    // A turn of each side; both clocks are shown.
    await expect(message(red)).toContainText("You play Red.");
    await press(red, "f4", "f6");
    await expectOn(blue, "f6", "red tank");
    await press(blue, "f9", "f8");
    await expectOn(red, "f8", "blue tank");
    await expect(turns(watcher)).toHaveText(["Tf6", "Tf8"]);
    await expect(red.getByRole("timer")).toHaveCount(2);

    // A reload costs nothing.
    await blue.reload();
    await expectOn(blue, "f6", "red tank");
    await press(red, "c5", "c6");
    await expectOn(blue, "c6", "red infantry");

    // Nor does the service's death, with a turn that is played meanwhile.
    await site.kill();
    await press(blue, "c8", "c7");
    await expectOn(blue, "c7", "blue infantry");
    await site.start();
    await expectOn(red, "c7", "blue infantry");
    await expect(watcher.locator(".moves [data-node]")).toHaveCount(4);

    // Offers.
    await chooseMore(red, "Ask to take back");
    await blue.getByRole("button", { name: "Accept" }).click();
    await expect(turns(red)).toHaveCount(2);
    await chooseMore(blue, "Offer a draw");
    await expect(red.getByText("Your friend offers a draw.").first()).toBeVisible();
    expect(await serious(red)).toEqual([]);
    await picture(red, `online-${name}-offer`);
    const width = await red.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    await red.getByRole("button", { name: "Decline" }).click();

    // The end, for all.
    await chooseMore(red, "Resign");
    await red.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await expect(blue.getByRole("heading", { name: /won|win/i })).toBeVisible();
    await expect(watcher.locator(".result")).toBeVisible();
    await picture(blue, `online-${name}-end`);
    const analyse = watcher.locator(".result a.primary");
    expect(await analyse.getAttribute("href")).toContain("analyse/#");

    // A link to the finished game opens for everyone.
    const late = await visit(browser, options, links.watch);
    await expect(late.locator(".result")).toBeVisible();
    await analyse.click();
    await expect(watcher.locator('main[data-place="analyse"]')).toBeVisible();

    // The rematch, with sides changed.
    await blue.locator(".result").getByRole("button", { name: "Rematch" }).click();
    await red.getByRole("button", { name: "Accept" }).click();
    for (const page of [red, blue]) await expect(turns(page)).toHaveCount(0);
    await expect(message(red)).toContainText("You play Blue.");
    await expect(message(blue)).toContainText("You play Red.");
    await press(blue, "f4", "f6");
    await expectOn(red, "f6", "red tank");

    // A player who goes away loses when the other claims the game.
    await red.context().close();
    await expect(blue.getByRole("button", { name: "Claim the game" })).toBeVisible();
    await blue.getByRole("button", { name: "Claim the game" }).click();
    await expect(blue.locator(".result")).toBeVisible();
    for (const page of [blue, watcher, late]) await page.context().close();
  });
}

test("a deploy is seen step by step, in both languages, in the dark", async ({ browser }) => {
  const options = { ...SIZES.desktop, colorScheme: "dark" };
  const red = await visit(browser, options, `${site.url}play/`);
  const links = await invite(red);
  const blue = await visit(browser, { ...options, locale: "vi-VN" }, links.play);
  await expect(message(red)).toContainText("You play Red.");
  // Red builds a stack, and splits it.
  await press(red, "f4", "f5");
  await expectOn(red, "f5", "red tank");
  await press(blue, "f9", "f8");
  await expect(turns(red)).toHaveCount(2);
  await press(red, "g5", "f5");
  await press(red, "f5");
  await expect(turns(red)).toHaveCount(3);
  await press(blue, "f8", "f9");
  await expect(turns(red)).toHaveCount(4);
  await press(red, "f5");
  await red.keyboard.press("m");
  await press(red, "e5");
  await expect(red.getByRole("button", { name: "Commit" })).toBeVisible();
  // The other side sees the step, and cannot end it.
  await expect(cell(blue, "e5")).toHaveAccessibleName(/dân quân/i);
  await expect(blue.locator(".deploy")).toHaveCount(0);
  await blue.keyboard.press("Escape");
  await expect(cell(blue, "e5")).toHaveAccessibleName(/dân quân/i);
  await picture(blue, "online-deploy-vi");
  expect(await serious(blue)).toEqual([]);
  await red.getByRole("button", { name: "Commit" }).click();
  await expect(turns(blue)).toHaveCount(5);
  for (const page of [red, blue]) await page.context().close();
});

test("a link without a game, and one of a game that is not there, say so", async ({ browser }) => {
  const page = await visit(browser, SIZES.desktop, `${site.url}online/#game=${"A".repeat(22)}`);
  await expect(page.getByText("There is no such game")).toBeVisible();
  await page.goto(`${site.url}online/`);
  await expect(page.getByText("This link names no game.")).toBeVisible();
  await page.context().close();
});

test("a site without a service hides the choice", async ({ page }) => {
  failOnErrors(page);
  await openPlace(page, "play");
  await expect(page.getByRole("radio", { name: "A friend here" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "A friend online" })).toHaveCount(0);
  await openPlace(page, "online");
  await expect(page.getByText("This site has no service for online games.")).toBeVisible();
});
