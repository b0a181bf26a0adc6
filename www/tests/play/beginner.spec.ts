// What helps somebody who plays for the first time: names, the goal, warnings, shots, and what comes after the end.
import { expect, test } from "@playwright/test";
import { en } from "cotulenh-wasm/texts";
import { drag, expectOn, message, openGame, openPlace, press, tap, turns } from "../site.js";

const EMPTY = "11/11";

/** A red infantry on f5, and a blue tank on f8, which takes what steps on f6. */
const TANK = `6c4/${EMPTY}/11/5t5/${EMPTY}/5I5/${EMPTY}/11/4C6 r - - 0 1`;
const BEGINNER = { fen: TANK, computer: { color: "b", level: 1 } } as const;

test("a game begins with its goal", async ({ page }) => {
  await openPlace(page, "play");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(message(page)).toContainText("Take the enemy commander, the star");
});

test("a press on any piece names it with its reach; a second one opens its card", async ({
  page,
}) => {
  await openGame(page, BEGINNER);
  await press(page, "f8");
  await expect(message(page)).toContainText("Blue tank f8: up to 2 points along lines.");
  await press(page, "f8");
  await expect(page.getByRole("complementary", { name: "About this piece" })).toBeVisible();
  await page.keyboard.press("Escape");
  await press(page, "f5");
  await expect(message(page)).toContainText("Red infantry f5: 1 point along lines.");
  // It stays selected after the second press, until Escape.
  const card = page.getByRole("complementary", { name: "About this piece" });
  await press(page, "f5");
  await expect(card).toBeVisible();
  await press(page, "e5");
  await expect(turns(page).first()).toHaveText("Ie5");
});

test("a piece has a button for its card", async ({ page }) => {
  await openGame(page, BEGINNER);
  await press(page, "f5");
  await message(page).getByRole("button", { name: "About this piece" }).click();
  await expect(page.getByRole("complementary", { name: "About this piece" })).toBeVisible();
});

for (const way of ["presses", "a drag", "typing"]) {
  test(`by ${way}: a beginner is asked before a piece is lost for nothing`, async ({ page }) => {
    await openGame(page, BEGINNER);
    if (way === "presses") await press(page, "f5", "f6");
    else if (way === "a drag") await drag(page, "f5", "f6");
    else {
      await page.getByLabel("Type a move").fill("If6");
      await page.keyboard.press("Enter");
    }
    await expect(message(page)).toContainText(
      "Red infantry on f6 can be captured by the tank on f8",
    );
    await expect(turns(page)).toHaveCount(0);
    await expectOn(page, "f5", "red infantry");
    await message(page).getByRole("button", { name: "Play it anyway" }).click();
    await expectOn(page, "f5", "empty");
    // The tank takes it, or does something else; a shot is drawn as an arrow.
    await expect(turns(page)).toHaveCount(2);
  });
}

test("no one is asked at level 3, between two people, and where it is switched off", async ({
  page,
}) => {
  await openGame(page, { ...BEGINNER, computer: { color: "b", level: 3 } });
  await press(page, "f5", "f6");
  await expect(turns(page).first()).toHaveText("If6");
});

test("warnings can be switched off", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cotulenh-warnings", "off"));
  await openGame(page, BEGINNER);
  await press(page, "f5", "f6");
  await expect(turns(page).first()).toHaveText("If6");
});

test("the end stands over the board, with what to do next", async ({ page }) => {
  await openGame(page, { fen: TANK, computer: { color: "b", level: 1 } });
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  const banner = page.locator(".game-banner");
  await expect(banner).toContainText("You lose.");
  await expect(banner.getByRole("link", { name: "Practise with a puzzle" })).toBeVisible();
  const [board, box] = [
    await page.locator(".board-frame").boundingBox(),
    await banner.boundingBox(),
  ];
  const middle = (one: typeof board) => one!.y + one!.height / 2;
  expect(Math.abs(middle(board) - middle(box))).toBeLessThan(board!.height / 6);
  await expect(page.getByRole("button", { name: "Rematch: you play Blue" })).toBeVisible();
  await banner.getByRole("button", { name: "Close" }).click();
  await expect(banner).toHaveCount(0);
});

test("a hint of a deploy leads through the presses that are needed", async ({ page }) => {
  // A gun and an artillery can be taken in one deploy.
  await openGame(page, {
    fen: "6c4/11/11/11/4i1a4/11/11/8I2/2(NFT)g7/11/6T4/5C5 r - - 0 1",
    computer: { color: "b", level: 3 },
  });
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(message(page)).toContainText("Hint: press the stack on c4, then the ", {
    timeout: 20_000,
  });
  await press(page, "c4");
  // Each step is shown after the one before, without another press on Hint, until the turn ends.
  for (let step = 1; step <= 3 && (await turns(page).count()) === 0; step++) {
    const said = (await message(page).locator("[data-kind=hint]").textContent()) ?? "";
    if (said.includes("Now press “Finish the turn”")) {
      await page.getByRole("button", { name: "Finish the turn" }).click();
      break;
    }
    const [, name, square] = /the ([a-z -]+) beside [a-z ]+, then ([a-k]\d+)/.exec(said) ?? [];
    const type = Object.entries(en.pieces).find(([, word]) => word === name)?.[0];
    await page.locator(`[data-tray=${type}]`).click();
    await press(page, square!);
    const choice = page.getByRole("dialog").getByRole("button", { name: /stay/ });
    if (await choice.isVisible()) await choice.click();
    await expect
      .poll(async () =>
        (await turns(page).count()) > 0 ? said + "." : await message(page).textContent(),
      )
      .not.toContain(said);
    await expect(message(page)).not.toContainText("Looking for", { timeout: 20_000 });
  }
  await expect(turns(page)).not.toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test("a tap names an enemy, a second one opens its card", async ({ page }) => {
    await openGame(page, BEGINNER);
    await tap(page, "f8");
    await expect(message(page)).toContainText("Blue tank f8");
    await tap(page, "f8");
    await expect(page.getByRole("complementary", { name: "About this piece" })).toBeVisible();
  });
});
