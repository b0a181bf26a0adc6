// The rules on the page.
import { expect, test } from "@playwright/test";
import { SUBJECTS } from "cotulenh-wasm/lessons";
import { serious } from "../axe.js";
import { openPlace } from "../site.js";
import { GUIDE } from "../../places/rules/text/guide.js";
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
    await openPlace(page, "rules", "R1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All rules");
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
    .getByRole("link", { name: "R5 Air defense" })
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
  await openPlace(page, "rules", "R1");
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

test("the first page is one of ten minutes, without numbers, notation and formulas", async ({
  page,
}) => {
  await openPlace(page, "rules");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The rules in ten minutes");
  const text = page.locator(".rules-text");
  for (const { id, title } of GUIDE) {
    await expect(text.locator(`#${id}`).getByRole("heading", { name: title.en })).toBeVisible();
  }
  await expect(text.locator(".piece-card")).toHaveCount(11);
  await expect(text.locator("figure img[src]")).toHaveCount(
    GUIDE.flatMap(({ pictures = [] }) => pictures).length,
  );
  await expect(text.locator("code")).toHaveCount(0);
  const words = (await text.innerText()).split(/\s+/);
  // Ten minutes at two hundred words a minute.
  expect(words.length).toBeLessThan(2000);
  expect(words.join(" ")).not.toMatch(/\bR\d+|[²≤]|\d\/\d/);
  expect(await serious(page)).toEqual([]);
  await text.getByRole("link", { name: "All rules, one by one" }).click();
  await expect(page.locator('[id="R1.1"]')).toBeVisible();
});

test("the rules are searched, with or without marks, and a place that is found is shown", async ({
  page,
}) => {
  await openPlace(page, "rules");
  const field = page.getByRole("searchbox", { name: "Search the rules" });
  const places = page.locator(".found li");
  await field.fill("LANDING");
  await expect(places.first()).toContainText("Landing");
  await field.fill("heavy BRIDGE");
  await expect(places.filter({ hasText: "R4.2" })).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: /\d places?/ })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await field.fill("nothing like that");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await field.fill("suicide");
  await places.getByRole("link", { name: /R5\.6/ }).click();
  await expect(page.locator('[id="R5.6"]')).toBeInViewport();
  await expect(places).toHaveCount(0);
  await page.getByRole("button", { name: "Tiếng Việt" }).click();
  const first = async (words: string) => {
    await page.getByRole("searchbox").fill(words);
    return places.first().getByRole("link");
  };
  await expect(await first("do bo")).toHaveText("Đổ bộ");
  await expect(await first("ĐỔ BỘ")).toHaveText("Đổ bộ");
});

test("a clause leads to a level that shows it", async ({ page }) => {
  await openPlace(page, "rules", "R5.4");
  await page.locator('[id="R5.4"]').getByRole("link", { name: "Try it in a level" }).click();
  await expect(page).toHaveURL(/learn\/#[a-z-]+\/[a-z-]+$/);
  await expect(page.locator(".task")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Rule .*R5\.4$/ })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, locale: "vi-VN" });

  test("the rules are read in Vietnamese, and nothing is wider than the window", async ({
    page,
  }) => {
    const isNarrow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await openPlace(page, "rules", "R1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toàn bộ luật");
    await expect(page.locator("figure img[src]")).toHaveCount(countPictures(false));
    await isNarrow();
    await page.getByRole("link", { name: "R7 Triển khai" }).tap();
    await expect(page.locator('[id="R7"]')).toBeInViewport();
    const contents = page.getByRole("navigation", { name: "Mục lục" });
    await expect(contents).not.toBeInViewport();
    await page.getByRole("button", { name: "Về mục lục" }).tap();
    await expect(contents).toBeInViewport();
    await expect(contents).toBeFocused();
    await contents.getByRole("link", { name: "Đổ bộ" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luật chơi trong mười phút");
    await expect(page.getByRole("heading", { name: "Đổ bộ" })).toBeInViewport();
    await isNarrow();
    expect(await serious(page)).toEqual([]);
  });
});
