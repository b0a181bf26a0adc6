// Setting up a position.
import { expect, test, type Page } from "@playwright/test";
import { click, expectOn, open, picture, status } from "./helpers.js";

const place = (page: Page, piece: string) => page.locator(`[data-place="${piece}"]`).click();

async function edit(page: Page): Promise<void> {
  await page.locator("#editor summary").click();
  await page.getByRole("button", { name: "Edit the board" }).click();
}

test("pieces are placed, stacked, made heroic and removed", async ({ page }) => {
  await open(page);
  await edit(page);
  await expect(status(page)).toHaveText("Setting up a position");
  await page.getByRole("button", { name: "Clear board" }).click();
  await expect(page.locator("[data-on]")).toHaveCount(0);
  await place(page, "rc");
  await click(page, "g1");
  await place(page, "bc");
  await click(page, "f12");
  await place(page, "rt");
  await click(page, "c4");
  await place(page, "rn");
  await click(page, "c4");
  await expectOn(page, "c4", "red navy carrying tank");
  await page.locator("#place-heroic").check();
  await place(page, "rf");
  await click(page, "c4");
  await expectOn(page, "c4", "red navy carrying air force and tank, heroic air force");
  await page.locator('[data-tool="heroic"]').click();
  await click(page, "c4");
  await expectOn(page, "c4", "red navy carrying air force and tank, heroic navy and air force");
  await picture(page, "editor");
  await page.locator('[data-turn-of="b"]').click();
  await page.getByRole("button", { name: "Done: play from here" }).click();
  await expect(status(page)).toHaveText("Blue to move");
  await click(page, "f12", "e12");
  await expectOn(page, "e12", "blue commander");
  await expect(page.locator("[data-turn]")).toHaveText(["Ce12"]);
});

test("refused placements are explained", async ({ page }) => {
  await open(page);
  await edit(page);
  const notice = page.locator("#notice");
  await place(page, "rn");
  await click(page, "g6");
  await expect(notice).toContainText("cannot stand on g6");
  await expectOn(page, "g6", "empty");
  await place(page, "rc");
  await click(page, "h1");
  await expect(notice).toContainText("second commander");
  await place(page, "ra");
  await click(page, "f4");
  await expect(notice).toContainText("cannot be stacked");
  await page.locator('[data-tool="remove"]').click();
  await click(page, "g5");
  await expectOn(page, "g5", "empty");
  await page.getByRole("button", { name: "Starting position" }).click();
  await expectOn(page, "g5", "red militia");
});
