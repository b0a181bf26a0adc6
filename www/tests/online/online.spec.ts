// Two visitors play each other, from the invitation to the rematch, through a reload and the service's death.
import { expect, test } from "@playwright/test";
import { ServiceProcess } from "../../../online/tests/service.mjs";
import { serious } from "../axe.js";
import { cell, chooseMore, expectOn, failOnErrors, message, openPlace } from "../site.js";
import { picture, press, turns } from "../site.js";
import { accept, invite, linkOf, SIZES, visit } from "./visitors.js";

const site = new ServiceProcess({ absence: 1500 }, { hasSite: true });

test.describe.configure({ mode: "serial" });
test.beforeAll(() => site.start());
test.afterAll(() => site.close());

for (const [name, options] of Object.entries(SIZES)) {
  test(`from the invitation to the rematch: ${name}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const red = await visit(browser, options, `${site.url}play/`);
    const links = await invite(red);
    expect(red.url()).not.toContain("invite=");
    expect(links.watch).not.toContain("invite=");
    await picture(red, `online-${name}-waiting`);
    expect(await serious(red)).toEqual([]);
    const blue = await visit(browser, options, links.play);
    const invitation = blue.getByRole("region", { name: "You are invited to a game" });
    await expect(invitation.locator("dd")).toHaveText([
      "whoever sent you the link",
      "10+5: 10 min for each side, 5 s for each turn",
      "Standard rules",
      "Blue",
      "Red",
    ]);
    await picture(blue, `online-${name}-invitation`);
    expect(await serious(blue)).toEqual([]);
    // Whoever only looks takes nobody's place.
    await expect(red.getByRole("heading", { name: "Send this link" })).toBeVisible();
    await accept(blue);
    const watcher = await visit(browser, options, links.watch);
    await expect(message(blue)).toContainText("You play Blue.");
    expect(blue.url()).not.toContain("invite=");
    // Who comes second with the same link is told, and watches.
    const second = await visit(browser, options, links.play);
    await expect(second.getByText("Somebody has used this invitation before you.")).toBeVisible();
    await second.context().close();
    await expect(message(watcher)).toContainText("You watch this game.");

    // A turn of each side; both clocks are shown.
    await expect(message(red)).toContainText("You play Red.");
    await press(red, "f4", "f6");
    await expectOn(blue, "f6", "red tank");
    await press(blue, "f9", "f8");
    await expectOn(red, "f8", "blue tank");
    await expect(turns(watcher)).toHaveText(["Tf6", "Tf8"]);
    await expect(red.getByRole("timer")).toHaveCount(2);
    await expect(red.getByRole("timer").first()).toContainText("+5");

    // A reload costs nothing.
    await blue.reload();
    await expectOn(blue, "f6", "red tank");
    await press(red, "c5", "c6");
    await expectOn(blue, "c6", "red infantry");

    // Nor does a crash of the service, and a turn that is played meanwhile.
    await site.kill();
    // What is said about it may move the board.
    await expect(message(blue)).toContainText("The connection is lost");
    await press(blue, "c8", "c7");
    await expectOn(blue, "c7", "blue infantry");
    await site.start();
    await expectOn(red, "c7", "blue infantry");
    await expect(watcher.locator(".moves [data-node]")).toHaveCount(4);

    // It is the turn of Red, whose other tab leads back to the game.
    expect(await red.title()).toMatch(/^Your turn · /);
    await expect(blue).toHaveTitle(/^Online · /);
    const other = await red.context().newPage();
    for (const place of ["", "play/#new", "online/"]) {
      await other.goto(`${site.url}${place}`);
      const running = other.getByRole("region", { name: "Your online games" });
      await expect(running.getByRole("link")).toHaveText(/You – Friend.*4 turns · your turn/);
    }
    await picture(other, `online-${name}-running`);
    await other.close();

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
    await expect(watcher.getByText(/your/i)).toHaveCount(0);
    await red.getByRole("button", { name: "Decline" }).click();
    await expect(message(blue)).toContainText("The draw was declined.");

    // The end, for all.
    await chooseMore(red, "Resign");
    await red.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await expect(blue.getByRole("heading", { name: /won|win/i })).toBeVisible();
    await expect(watcher.locator(".result")).toBeVisible();
    await picture(blue, `online-${name}-end`);
    const analyse = watcher.locator(".result a.primary");
    expect(await analyse.getAttribute("href")).toContain("analyse/#");

    // The library of a player has it, with its result.
    const library = await blue.context().newPage();
    await library.goto(`${site.url}games/`);
    await expect(library.locator(".game-row")).toHaveText(/Friend – You.*Blue won.*2 turns/);
    await library.locator(".game-row .open").click();
    await expect(library.locator(".tree [data-turn]")).toHaveText(["Tf6", "Tf8"]);
    await library.close();

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
  await accept(blue);
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
  await expect(red.getByRole("button", { name: "Finish the turn" })).toBeVisible();
  // The other side sees the step, and cannot end it.
  await expect(cell(blue, "e5")).toHaveAccessibleName(/dân quân/i);
  await expect(blue.locator(".deploy")).toHaveCount(0);
  await blue.keyboard.press("Escape");
  await expect(cell(blue, "e5")).toHaveAccessibleName(/dân quân/i);
  await picture(blue, "online-deploy-vi");
  expect(await serious(blue)).toEqual([]);
  await red.getByRole("button", { name: "Finish the turn" }).click();
  await expect(turns(blue)).toHaveCount(5);
  for (const page of [red, blue]) await page.context().close();
});

test("a game without a clock tells by a notification whose turn it is", async ({ browser }) => {
  const red = await visit(browser, SIZES.desktop, `${site.url}play/`);
  await red.addInitScript(() => {
    const made: string[] = [];
    Object.assign(globalThis, { made });
    class Fake {
      static permission = sessionStorage.getItem("allowed") ?? "default";
      static requestPermission() {
        sessionStorage.setItem("allowed", "granted");
        return Promise.resolve("granted");
      }
      constructor(title: string) {
        made.push(title);
      }
    }
    Object.defineProperty(globalThis, "Notification", { value: Fake });
  });
  await red.reload();
  await red.getByRole("radio", { name: "A friend online" }).check();
  await red.getByRole("button", { name: "Start" }).click();
  const link = await linkOf(red);
  const blue = await visit(browser, SIZES.desktop, link);
  await accept(blue);
  await red.getByRole("button", { name: "Tell me when it is my turn" }).click();
  await expect(red.getByRole("button", { name: "Tell me when" })).toHaveCount(0);
  await press(red, "f4", "f6");
  await expect(red).toHaveTitle(/^Online/);
  await red.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  });
  await expectOn(blue, "f6", "red tank");
  await press(blue, "f9", "f8");
  await expect(red).toHaveTitle(/^Your turn/);
  expect(await red.evaluate(() => (globalThis as unknown as { made: string[] }).made)).toEqual([
    "Your turn",
  ]);
  for (const page of [red, blue]) await page.context().close();
});

test("a link without a game, and one of a game that is not there, say so", async ({ browser }) => {
  const page = await visit(browser, SIZES.desktop, `${site.url}online/#game=${"A".repeat(22)}`);
  await expect(page.getByText("There is no such game")).toBeVisible();
  await page.goto(`${site.url}online/`);
  await expect(page.getByRole("heading", { name: "Play somebody online" })).toBeVisible();
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
