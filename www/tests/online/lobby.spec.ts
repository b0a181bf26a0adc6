// Two visitors find each other in the lobby, and play a match of two games, which both have in their libraries.
import { expect, test, type Page } from "@playwright/test";
import { ServiceProcess } from "../../../online/tests/service.mjs";
import { serious } from "../axe.js";
import { chooseMore, expectOn, message, picture, press, turns } from "../site.js";
import { accept, invite, SIZES, visit } from "./visitors.js";

const site = new ServiceProcess({ update: 50, challenging: 1000 }, { hasSite: true });

test.describe.configure({ mode: "serial" });
test.beforeAll(() => site.start());
test.afterAll(() => site.close());

async function introduce(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name online").fill(name);
  await page.getByLabel("Your name online").press("Tab");
}

async function resign(page: Page): Promise<void> {
  await chooseMore(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
}

test("from the lobby through a match of two games to the library", async ({ browser }) => {
  test.setTimeout(120_000);
  const minh = await visit(browser, SIZES.phone, `${site.url}play/#new`);
  await minh.getByRole("link", { name: "Find somebody to play online" }).click();
  await expect(minh.getByRole("heading", { name: "Play somebody online" })).toBeVisible();
  await expect(minh.getByText("You are the only one here.")).toBeVisible();
  // What is no name is said at the field, and is not taken.
  await introduce(minh, "<b>");
  await expect(minh.getByText("Letters, digits and single spaces")).toBeVisible();
  await introduce(minh, "Minh");
  await minh.getByRole("switch", { name: "Others may watch" }).click();
  await expect(minh.getByRole("button", { name: "Play 5+3 now" })).toBeInViewport();
  await picture(minh, "lobby-phone");
  expect(await serious(minh)).toEqual([]);
  expect(await minh.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  // A challenge of one's own: Red, with another clock.
  await minh.getByText("A challenge of your own").click();
  await minh.getByRole("radio", { name: "Red, moves first" }).check();
  await minh.getByRole("radio", { name: "10+5" }).check();
  await minh.getByRole("button", { name: "Open the challenge" }).click();
  await expect(minh.getByText("Looking for an opponent · 10+5")).toBeVisible();
  await picture(minh, "lobby-phone-waiting");
  expect(await serious(minh)).toEqual([]);

  const an = await visit(browser, SIZES.desktop, `${site.url}online/`);
  await expect(an.getByText("2 are here")).toBeVisible();
  await introduce(an, "Bảo An");
  const open = an.getByRole("region", { name: "Open challenges" });
  await expect(open.getByRole("listitem")).toContainText(/Minh #.{4} 10\+5.*plays Red/);
  // Whoever is blocked is not seen, until that is undone.
  await open.getByRole("button", { name: "Block Minh" }).click();
  await expect(open.getByRole("listitem")).toHaveCount(0);
  await an.getByRole("button", { name: "Undo" }).click();
  await expect(open.getByRole("listitem")).toHaveCount(1);
  await picture(an, "lobby-desktop");
  expect(await serious(an)).toEqual([]);

  // The computer is played meanwhile, until somebody accepts.
  await minh.getByRole("link", { name: "Play the computer meanwhile" }).click();
  await expect(minh.getByText("You are still looking for an opponent.")).toBeVisible();
  await minh.getByRole("button", { name: "Start" }).click();
  await press(minh, "f4", "f6");
  await open.getByRole("button", { name: "Accept the challenge of Minh" }).click();
  await expect(message(minh)).toContainText("You play Red.");
  await expect(message(an)).toContainText("You play Blue.");
  await expect(an.locator(".player-words strong")).toHaveText(["Minh", "You"]);
  await expect(minh.locator(".player-words strong")).toHaveText(["Bảo An", "You"]);
  await picture(minh, "lobby-phone-game");

  // Somebody else finds the game in the lobby, and watches it.
  const watcher = await visit(browser, SIZES.desktop, `${site.url}online/`);
  await watcher.getByRole("region", { name: "Games to watch" }).getByRole("link").click();
  await expect(message(watcher)).toContainText("You watch this game.");
  await expect(watcher.getByRole("group", { name: "Greet" })).toHaveCount(0);
  await watcher.context().close();

  await chooseMore(minh, "Good luck!");
  await expect(message(an)).toContainText("Your opponent says: “Good luck!”");
  await press(minh, "f4", "f6");
  await expectOn(an, "f6", "red tank");
  await press(an, "f9", "f8");
  await expectOn(minh, "f8", "blue tank");
  // Declined offers are seen.
  await chooseMore(minh, "Ask to take back");
  await an.getByRole("button", { name: "Decline" }).click();
  await expect(message(minh)).toContainText("Nothing is taken back.");
  await expect(turns(minh)).toHaveCount(2);
  await resign(an);
  await minh.locator(".result").getByRole("button", { name: "Rematch" }).click();
  await an.getByRole("button", { name: "Decline" }).click();
  await expect(message(minh)).toContainText("There is no other game.");
  await an.locator(".result").getByRole("button", { name: "Rematch" }).click();
  await minh.getByRole("button", { name: "Accept" }).click();

  // The second game, with sides changed and the score of the first.
  await expect(message(an)).toContainText("You play Red.");
  await expect(an.locator(".player-words strong")).toHaveText(["Minh · 1", "You · 0"]);
  await press(an, "f4", "f6");
  await expectOn(minh, "f6", "red tank");
  await press(minh, "f9", "f8");
  await expectOn(an, "f8", "blue tank");
  await resign(minh);
  await expect(an.locator(".player-words strong")).toHaveText(["Minh · 1", "You · 1"]);
  await picture(an, "lobby-desktop-end");

  await an.goto(`${site.url}games/`);
  const rows = an.locator(".game-row");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Bảo An – Minh");
  await expect(rows.last()).toContainText("Minh – Bảo An");
  await an.context().close();
  await minh.context().close();
});

test("name and key go to another browser; who invites is said", async ({ browser }) => {
  test.setTimeout(120_000);
  const first = await visit(browser, SIZES.desktop, `${site.url}online/`);
  await introduce(first, "Chủ phòng");
  await first.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const openSettings = async (page: Page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("Online player").click();
  };
  await openSettings(first);
  await first.getByRole("button", { name: "Copy name and key" }).click();
  const copied = () => first.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^[\w-]{22} Chủ phòng$/);
  const second = await visit(browser, SIZES.phone, `${site.url}online/`);
  await openSettings(second);
  const field = second.getByLabel("Name and key from another browser");
  await field.fill("nonsense");
  await second.getByRole("button", { name: "Take over" }).click();
  await expect(second.getByText("This is no name with a key.")).toBeVisible();
  await field.fill(await copied());
  await second.getByRole("button", { name: "Take over" }).click();
  await expect(second.getByText("This browser has that name and key now.")).toBeVisible();
  await picture(second, "lobby-settings");
  expect(await serious(second)).toEqual([]);
  await second.context().close();

  await first.goto(`${site.url}play/#new`);
  const { play } = await invite(first);
  // While the friend is awaited, the computer is there.
  await first.getByRole("link", { name: "Play the computer meanwhile" }).click();
  await first.getByRole("button", { name: "Start" }).waitFor();
  const friend = await visit(browser, { ...SIZES.phone, locale: "vi-VN" }, play);
  await expect(friend.locator(".invitation dd").first()).toHaveText("Chủ phòng");
  await accept(friend);
  await first.getByRole("button", { name: "To the game" }).click();
  await expect(message(first)).toContainText("You play Red.");
  await friend.goto(`${site.url}online/`);
  await expect(friend.getByRole("heading", { name: "Tìm đối thủ trực tuyến" })).toBeVisible();
  await expect(friend.getByText("Chơi ngay", { exact: true })).toBeVisible();
  await picture(friend, "lobby-phone-vi");
  await friend.context().close();
  await first.context().close();
});
