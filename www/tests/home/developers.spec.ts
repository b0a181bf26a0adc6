// Developers: the code that is shown runs, and the links lead somewhere.
import { expect, test, type Page } from "@playwright/test";
import { readTable } from "../../../scripts/package/sizes.mjs";
import { serious } from "../axe.js";
import { openPlace } from "../site.js";

const square = (page: Page, name: string) => page.locator(`.live-board [data-square="${name}"]`);

test("the board of the example runs", async ({ page }) => {
  await openPlace(page, "developers");
  await page.getByRole("button", { name: "Run it" }).click();
  await expect(square(page, "g5")).toHaveAccessibleName(/red militia/);
  await square(page, "g5").click();
  await square(page, "g6").click();
  await expect(square(page, "g6")).toHaveAccessibleName(/red militia/);
  expect(await serious(page)).toEqual([]);
});

test("the example of the rules does what its comments say", async () => {
  const logged: unknown[] = [];
  const { log } = console;
  console.log = (value: unknown) => void logged.push(value);
  try {
    await import("../../places/developers/examples/game.js");
  } finally {
    console.log = log;
  }
  expect(logged[0]).toEqual(["Ic6", "Ic7"]);
  expect(typeof logged[1]).toBe("string");
});

test("code can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPlace(page, "developers");
  await page.getByRole("button", { name: "Copy: A board in ten lines" }).click();
  await expect(page.getByRole("button", { name: "Copy: A board in ten lines" })).toHaveText(
    "Copied",
  );
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('import { Board } from "cotulenh-wasm/board";');
  expect(copied.split("\n").length).toBeLessThanOrEqual(10);
});

test("where copying is not allowed, the code is selected", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await openPlace(page, "developers");
  await page.getByRole("button", { name: "Copy: Install" }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("npm install cotulenh-wasm");
});

test("every entry is in the table, with words", async ({ page }) => {
  await openPlace(page, "developers");
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(readTable().length);
  for (const row of await rows.all()) {
    await expect(row.locator("td").first()).toHaveText(/\w/);
    await expect(row.locator("td").last()).toHaveText(/^\d+\.\d kB$/);
  }
});

test("links lead into the site; none to a repository that is not known", async ({ page }) => {
  await openPlace(page, "developers");
  const links = await page
    .locator("main a")
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  expect(links.filter((href) => /OWNER|github/.test(href))).toEqual([]);
  expect(links.some((href) => href.endsWith("/developers/reference/"))).toBe(true);
  expect(links.some((href) => href.endsWith("/demo/"))).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 }, colorScheme: "dark", locale: "vi-VN" });

  test("only the code scrolls sideways", async ({ page }) => {
    await openPlace(page, "developers");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await serious(page)).toEqual([]);
  });
});
