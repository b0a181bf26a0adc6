// What is seen: zones and flights, arrows, cards, keys, and all of it on phones.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "../axe.js";
import { bar, cell, centre, enterBoard, expectOn, focused, message, openGame } from "../site.js";
import {
  openPlace,
  picture,
  POSITIONS,
  press,
  seed,
  spoken,
  tap,
  toStored,
  turns,
} from "../site.js";

const zone = (page: Page, side: "red" | "blue") => page.locator(`.zone.${side}`);

test("the zones that threaten one's own planes are shown, or both, or none", async ({ page }) => {
  await openGame(page, { computer: { color: "b", level: 1 } });
  await expect(zone(page, "blue")).not.toHaveCount(0);
  await expect(zone(page, "red")).toHaveCount(0);
  await page.getByRole("button", { name: "both", exact: true }).click();
  await expect(zone(page, "red")).not.toHaveCount(0);
  await page.getByRole("button", { name: "off", exact: true }).click();
  await expect(zone(page, "blue")).toHaveCount(0);
  // Where an air force can go is shown all the same.
  await press(page, "e2");
  await expect(zone(page, "blue")).not.toHaveCount(0);
  await expect(page.locator(".layer-sky .flight")).not.toHaveCount(0);
});

test("by the official rules zones are those of the rules, as soon as they are switched on", async ({
  page,
}) => {
  await openGame(page, { rules: { airDefense: "noFly" } });
  await page.getByRole("button", { name: "off", exact: true }).click();
  await page.getByRole("button", { name: "enemy", exact: true }).click();
  // Headquarters defend by these rules, navies do not.
  await expect(cell(page, "f10")).toHaveAccessibleName(/covered by .*headquarters f11/);
  await expect(cell(page, "b10")).not.toHaveAccessibleName(/covered/);
});

test("the right button draws arrows and rings, which go with the position", async ({ page }) => {
  await openGame(page);
  const [start, end] = [await centre(page, "g5"), await centre(page, "g7")];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up({ button: "right" });
  await expect(page.locator(".layer-arrows [data-arrow='g5g7']")).toHaveCount(1);
  await press(page, "g5", "g6");
  await expect(page.locator(".layer-arrows [data-arrow]")).toHaveCount(0);
});

test("a moment on a piece shows its card; a selection hides it", async ({ page }) => {
  await openGame(page, { fen: "5c5/11/11/11/4s6/4t6/11/4T6/11/11/2(NFT)8/6C4 r - - 0 1" });
  const card = page.locator(".piece-card");
  const hover = async (square: string) => {
    const { x, y } = await centre(page, square);
    await page.mouse.move(x, y);
  };
  await hover("e8");
  await expect(card.getByRole("heading")).toHaveText("Blue missile (S)");
  await expect(card).toContainText("Nothing attacks it.");
  await expect(card).toContainText("defends against air forces");
  await picture(page, "play-card");
  await hover("e7");
  await expect(card.getByRole("heading")).toHaveText("Blue tank (T)");
  await expect(card).toContainText("Attacked by: tank e5.");
  await hover("c2");
  await expect(card.getByRole("heading")).toHaveText("Red navy carrying air force and tank (N)");
  await expect(card).toContainText("Can carry: air force, tank");
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await press(page, "e5");
  await expect(card).toHaveCount(0);
});

test("keys go through the game, take back, flip, and list themselves", async ({ page }) => {
  await openGame(page, { turns: ["Mg6", "Mg7", "Ic6"] });
  await page.keyboard.press("ArrowLeft");
  await expectOn(page, "c5", "red infantry");
  await page.keyboard.press("ArrowRight");
  await expectOn(page, "c6", "red infantry");
  await page.keyboard.press("Home");
  await expectOn(page, "g5", "red militia");
  await page.keyboard.press("End");
  await expectOn(page, "c6", "red infantry");
  await page.keyboard.press("Control+z");
  await expectOn(page, "c5", "red infantry");
  await page.keyboard.press("Control+y");
  await expectOn(page, "c6", "red infantry");
  const top = async () => (await cell(page, "g1").boundingBox())!.y;
  const before = await top();
  await page.keyboard.press("f");
  await expect.poll(top).toBeLessThan(before);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("take back");
  await page.keyboard.press("u");
  await page.keyboard.press("Escape");
  await expectOn(page, "c6", "red infantry");
});

test("on the board, keys jump between pieces and tell about them", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.tankTakes });
  await enterBoard(page);
  await page.keyboard.press("PageUp");
  await expect.poll(() => focused(page)).toMatch(/^(e3|g1)$/);
  await page.keyboard.press("i");
  await expect(page.locator(".piece-card")).toBeVisible();
  await expect(spoken(page)).toContainText("points.");
});

/** The smallest ones; others are measured in shell/layout.spec.ts. */
const PHONES = [
  { width: 375, height: 553 },
  { width: 844, height: 390 },
];

for (const viewport of PHONES) {
  test.describe(`on a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    const scrollsAside = (page: Page) =>
      page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

    test("Start is in view, and a game begins with one tap", async ({ page }) => {
      await openPlace(page, "play");
      const start = page.getByRole("button", { name: "Start", exact: true });
      await expect(start).toBeInViewport({ ratio: 1 });
      expect(await scrollsAside(page)).toBe(false);
      await start.tap();
      await tap(page, "g5", "g6");
      await expect(turns(page)).toHaveCount(2);
    });

    test("the board, both bars and the actions are in view", async ({ page }) => {
      await openGame(page, {
        computer: { color: "b", level: 1 },
        clock: { base: 900_000 },
        rules: { objective: "naval" },
      });
      for (const square of ["a1", "k1", "a12", "k12"]) {
        await expect(cell(page, square)).toBeInViewport();
      }
      await expect(bar(page, "b")).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".rules-line")).toBeInViewport();
      expect(await scrollsAside(page)).toBe(false);
      if (viewport.height > 560 || viewport.width > viewport.height) {
        await expect(bar(page, "r")).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("button", { name: "Hint" })).toBeInViewport();
      }
      const small = await page
        .locator(".actions button:visible")
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 40).length);
      expect(small).toBe(0);
      await picture(page, `play-phone-${viewport.width}x${viewport.height}`);
    });

    test("what opens is in view: more choices, and the menu of a game", async ({ page }) => {
      await openPlace(page, "play", "new");
      await page.locator(".setup-more summary").tap();
      await expect(page.locator("#preset")).toBeInViewport({ ratio: 1 });
      await openGame(page, { clock: { base: 900_000 } });
      await page.getByRole("button", { name: "More", exact: true }).tap();
      // The list of keys is left out.
      const items = page.locator("#more > :visible");
      await expect(items).toHaveCount(8);
      for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
      await picture(page, `play-phone-more-${viewport.width}x${viewport.height}`);
    });

    test("a choice of moves is in view, none on more than two lines", async ({ page }) => {
      await openGame(page, { fen: POSITIONS.planeChooses });
      await tap(page, "e4", "e7");
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeInViewport({ ratio: 1 });
      const options = dialog.getByRole("button");
      await expect(options).toHaveCount(3);
      for (const option of await options.all()) {
        expect((await option.boundingBox())!.height).toBeLessThan(56);
      }
    });

    test("the pieces of a stack cover no action of the deploy", async ({ page }) => {
      await openGame(page, { fen: POSITIONS.navyLands });
      await tap(page, "c4");
      await page.keyboard.press("f");
      await tap(page, "d4", "c4");
      await expect(page.locator('.board-frame [part~="tray"]')).toBeVisible();
      // Playwright does not press what is covered.
      await page.getByRole("button", { name: "Finish the turn" }).click({ timeout: 5000 });
      await expect(turns(page)).toHaveCount(1);
    });

    test("a message does not move the board", async ({ page }) => {
      await openGame(page);
      const top = async () => (await cell(page, "a12").boundingBox())!.y;
      const before = await top();
      await tap(page, "f2");
      await expect(message(page)).toContainText("headquarters");
      expect(await top()).toBeCloseTo(before, 0);
    });
  });
}

test.describe("with touch, in Vietnamese", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 }, locale: "vi-VN" });

  test("a long press shows the card, and a tap none", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openGame(page);
    const card = page.locator(".piece-card");
    const session = await page.context().newCDPSession(page);
    const at = await centre(page, "d10");
    const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [at]);
    await expect(card).toBeVisible();
    await touch("touchEnd", []);
    await expect(card).toBeVisible();
    await expect(card.getByRole("heading")).toHaveText("Pháo binh xanh (A)");
    await expect(card).toContainText("Không bị quân nào đe dọa.");
    await picture(page, "play-phone-card-vi-dark");
    expect(await serious(page)).toEqual([]);
    await card.getByRole("button").tap();
    await expect(card).toHaveCount(0);
    await tap(page, "g5");
    await expect(page.locator('[data-target="g6"]')).toHaveCount(1);
    await expect(card).toHaveCount(0);
  });
});

test("a turn of the list is read in words, and a legend explains how it is written", async ({
  page,
}) => {
  await openGame(page, { turns: ["Tf6"] });
  const words = "Red: tank from f4 to f6";
  const turn = page.locator(".moves [data-node]").first();
  await expect(turn).toHaveAccessibleName(`${words} – Tf6`);
  // For the eye: beside the turn while the pointer is on it.
  await turn.hover();
  const shown = () => turn.evaluate((cell) => getComputedStyle(cell, "::after").content);
  await expect.poll(shown).toContain(words);
  await page.getByRole("button", { name: "How moves are written" }).click();
  const legend = page.getByRole("dialog");
  await expect(legend).toContainText("Fair force");
  await expect(legend).toContainText("&joins the piece there");
  expect(await serious(page)).toEqual([]);
  await picture(page, "play-notation");
  await page.keyboard.press("Escape");
  await expect(legend).toHaveCount(0);
});

/** Sixty turns that lose nothing: tanks go to and fro. */
const LONG = Array.from({ length: 15 }, () => ["Tf4f5", "Tf9f8", "Tf5f4", "Tf8f9"]).flat();

test("the list of turns follows a long game", async ({ page }) => {
  await openGame(page, { turns: LONG });
  const current = page.locator('.moves [aria-current="step"]');
  await expect(current).toHaveAttribute("data-node", "60");
  await expect(current).toBeInViewport();
  await page.keyboard.press("Home");
  await expect(page.locator('[data-node="1"]')).toBeInViewport();
});

test("a game that Analyse has left at its start goes on where it stands", async ({ page }) => {
  const stored = toStored({ turns: LONG.slice(0, 3) });
  await seed(page, { ...stored, tree: { ...stored.tree, current: 0 } });
  await openPlace(page, "play");
  await expect(page.locator('.moves [aria-current="step"]')).toHaveAttribute("data-node", "3");
});
