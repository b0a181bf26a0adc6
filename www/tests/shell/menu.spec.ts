// The header: the menu by keys, the settings, the language, and what axe finds.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "../axe.js";
import { openGame, openPlace, turns } from "../site.js";

const opener = (page: Page) => page.getByRole("button", { name: /^(Menu|Trình đơn)$/ });
const menu = (page: Page) => page.locator("#menu");

test("the menu opens, is walked and is closed by keys", async ({ page }) => {
  await openPlace(page, "rules");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByLabel("Language")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Language")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("the menu closes by a press elsewhere, and when the focus leaves it", async ({ page }) => {
  await openPlace(page, "rules");
  await opener(page).click();
  await page.locator("main").click({ position: { x: 5, y: 5 } });
  await expect(menu(page)).toBeHidden();
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(menu(page)).toBeHidden();
});

test("the first Tab skips the header", async ({ page }) => {
  await openPlace(page, "developers");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => !!document.activeElement?.closest("main"))).toBe(true);
});

test("the language changes everything at once, and stays", async ({ page }) => {
  await openPlace(page, "home");
  await page.getByRole("button", { name: "Tiếng Việt" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  await expect(page.locator("h1")).toHaveText("Cờ có không quân, hải quân và xe tăng.");
  await expect(page.locator('[data-square="e5"]')).toHaveAccessibleName(/không quân/i);
  await page.reload();
  await expect(page.locator("h1")).toHaveText("Cờ có không quân, hải quân và xe tăng.");
  await expect(page).toHaveTitle(/không quân/);
  await page.locator(".top > .places").getByRole("link", { name: "Luật chơi" }).click();
  await expect(page).toHaveTitle("Luật chơi · Cờ Tư Lệnh");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveTitle("Rules · Cờ Tư Lệnh");
});

test("the colours are chosen, also before anything is drawn", async ({ page }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await openPlace(page, "rules");
  const light = await background();
  await opener(page).click();
  await page.getByLabel("Colours").selectOption("dark");
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.route("**/assets/*.js", () => {});
  await page.goto("./rules/", { waitUntil: "commit" });
  await expect.poll(() => background().catch(() => null)).toBe(dark);
});

test("pieces and board of the settings are seen", async ({ page }) => {
  await openPlace(page, "home");
  const picture = () => page.locator("[data-on] >> nth=0").evaluate((piece) => piece.innerHTML);
  const symbols = await picture();
  await opener(page).click();
  await page.getByRole("radio", { name: "traditional" }).check();
  await expect.poll(picture).not.toBe(symbols);
});

test("settings are pictures and switches; lists of moves show pictures of the pieces", async ({
  page,
}) => {
  await openGame(page, { turns: ["Mg6"] });
  await opener(page).click();
  const pictures = menu(page).locator(".thumbnail img");
  await expect(pictures).toHaveCount(6);
  const sources = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute("src")));
  expect(new Set(sources).size).toBe(6);
  const figurines = page.getByRole("switch", { name: "Pictures in lists of moves" });
  await expect(figurines).toHaveAttribute("aria-checked", "false");
  await expect(turns(page).first()).toHaveText("Mg6");
  await figurines.click();
  await expect(turns(page).first()).toHaveText("g6");
  await expect(turns(page).first().locator("svg")).toHaveCount(1);
  await expect(turns(page).first()).toHaveAccessibleName("Red: militia from g5 to g6 – Mg6");
});

test("the same switch of zones stands beside every board, on phones too", async ({ page }) => {
  for (const [place, fragment] of [
    ["play", "new"],
    ["analyse", ""],
    ["puzzles", "today"],
    ["editor", ""],
    ["learn", "air-defense/gun"],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openPlace(page, place, fragment);
    if (place === "play") await page.getByRole("button", { name: "Start", exact: true }).click();
    const zones = page.locator("main .layer-zones .zone");
    const choose = (name: string) =>
      page.getByRole("group", { name: "Zones" }).getByRole("button", { name, exact: true }).click();
    await choose("both");
    await expect(zones.first()).toBeAttached();
    await page.setViewportSize({ width: 390, height: 664 });
    await choose("off");
    await expect(zones).toHaveCount(0);
    await choose("enemy");
  }
});

for (const [colorScheme, locale, width, height] of [
  ["light", "en-US", 1280, 900],
  ["dark", "vi-VN", 390, 664],
  ["dark", "vi-VN", 844, 390],
] as const) {
  test.describe(`${colorScheme}, ${locale}, ${width} × ${height}`, () => {
    test.use({ colorScheme, locale, viewport: { width, height } });

    test("the open menu fits, and axe finds nothing serious", async ({ page }) => {
      await openPlace(page, "developers");
      await opener(page).click();
      await expect(menu(page)).toBeInViewport({ ratio: 0.99 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(await serious(page)).toEqual([]);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test("the menu has the places, and the header says where one is", async ({ page }) => {
    await openPlace(page, "home");
    await opener(page).tap();
    await menu(page).getByRole("link", { name: "Rules" }).tap();
    await expect(page.locator('main[data-place="rules"]')).toBeFocused();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator(".here")).toHaveText("Rules");
  });
});
