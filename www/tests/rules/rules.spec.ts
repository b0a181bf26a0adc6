// The rules on the page.
import { expect, test } from "@playwright/test";
import { SUBJECTS } from "cotulenh-wasm/lessons";
import { serious } from "../axe.js";
import { openPlace } from "../site.js";
import { CHAPTERS } from "../../places/rules/text/index.js";

const CLAUSES = CHAPTERS.flatMap(({ clauses }) => clauses);

/** How many pictures a set of rules shows. */
const countPictures = (isOfficial: boolean) =>
  CLAUSES.flatMap(({ pictures = [], official }) => (isOfficial && official?.pictures) || pictures)
    .length;

for (const colorScheme of ["light", "dark"] as const) {
  test(`all clauses have an anchor and all pictures are drawn, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openPlace(page, "rules");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The rules");
    for (const { id } of [...CHAPTERS, ...CLAUSES])
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
    const drawn = page.locator("figure img[src]");
    await expect(drawn).toHaveCount(countPictures(false));
    const sizes = await drawn.evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map((image) =>
          image.decode().then(() => image.naturalWidth),
        ),
      ),
    );
    for (const width of sizes) expect(width).toBeGreaterThan(100);
    expect(await serious(page)).toEqual([]);
  });
}

test("an address leads to its clause, from outside and from inside", async ({ page }) => {
  await openPlace(page, "rules", "R9.4");
  await expect(page.locator('[id="R9.4"]')).toBeInViewport();
  await expect(page.locator('[id="R9.4"]')).toHaveAttribute("data-here", "");
  await page
    .getByRole("navigation", { name: "Contents" })
    .getByRole("link", { name: "Air defense" })
    .click();
  await expect(page.getByRole("heading", { name: "R5 Air defense" })).toBeInViewport();
  await expect(page).toHaveURL(/rules\/#R5$/);
  await page.goBack();
  await expect(page.locator('[id="R9.4"]')).toBeInViewport();
});

test("the official rules change the clauses that differ, and their pictures", async ({ page }) => {
  await openPlace(page, "rules", "R6.1");
  const clause = page.locator('[id="R6.1"]');
  await expect(clause).toContainText("That makes 23 stacks");
  await expect(clause).toContainText("The official rules differ here.");
  await page
    .getByRole("group", { name: "Rules" })
    .getByRole("button", { name: "Official" })
    .click();
  await expect(clause).toContainText("That makes 20 stacks");
  await expect(page.locator("figure img[src]")).toHaveCount(countPictures(true));
  await expect(page.locator(".piece-card").filter({ hasText: "Tank" })).not.toContainText(
    "captures over pieces",
  );
  await clause.getByRole("button", { name: "Standard" }).click();
  await expect(clause).toContainText("That makes 23 stacks");
});

test("every clause that a level shows leads to such a level", async ({ page }) => {
  await openPlace(page, "rules");
  const levels = SUBJECTS.flatMap((subject) => subject.levels);
  const shown = new Set<string>(levels.flatMap(({ clauses }) => clauses));
  const links = await page.locator(".clause").evaluateAll((all) =>
    all.map((clause) => {
      const link = clause.querySelector<HTMLAnchorElement>("a.try");
      return { id: clause.id, level: link ? new URL(link.href).hash.slice(1) : null };
    }),
  );
  const linked = links.filter(({ level }) => level !== null);
  expect(new Set(linked.map(({ id }) => id))).toEqual(shown);
  for (const { id, level } of linked) {
    expect(levels.find((one) => one.id === level)?.clauses, id).toContain(id);
  }
});

test("a clause leads to a level that shows it", async ({ page }) => {
  await openPlace(page, "rules", "R5.4");
  await page.locator('[id="R5.4"]').getByRole("link", { name: "Try it in a level" }).click();
  await expect(page).toHaveURL(/learn\/#[a-z-]+\/[a-z-]+$/);
  await expect(page.locator(".task")).toBeVisible();
  await expect(page.getByRole("link", { name: "Rule R5.4" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, locale: "vi-VN" });

  test("the rules are read in Vietnamese, and nothing is wider than the window", async ({
    page,
  }) => {
    await openPlace(page, "rules");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luật chơi");
    await expect(page.locator("figure img[src]")).toHaveCount(countPictures(false));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
    await page.getByRole("link", { name: "Triển khai" }).first().tap();
    await expect(page.locator('[id="R7"]')).toBeInViewport();
    expect(await serious(page)).toEqual([]);
  });
});
