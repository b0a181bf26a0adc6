// Home: the scene, the flight, and the ways on.
import { expect, test, type Page } from "@playwright/test";
import { serious } from "../axe.js";
import { cell, expectOn, failOnErrors, keys, openPlace, press } from "../site.js";
import { seed, tap, toStored, turns } from "../site.js";

const scene = (page: Page) => page.locator(".scene");
const caption = (page: Page) => page.locator(".caption");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string | RegExp) =>
  page.locator("main").getByRole("link", { name, exact: true });

/** Opens Home with a clock that the test moves on. */
async function openHeld(page: Page): Promise<void> {
  await page.clock.install();
  await openPlace(page, "home");
  await expect(scene(page)).toHaveAttribute("data-frame", "aim");
}

test("the scene goes round, one line to each picture", async ({ page }) => {
  await openHeld(page);
  const seen: string[] = [];
  const round = ["aim", "goal", "zone", "away", "answer", "strike", "landing", "mate"];
  for (const frame of round.concat("aim")) {
    await expect(async () => {
      if ((await scene(page).getAttribute("data-frame")) !== frame) await page.clock.runFor(500);
      await expect(scene(page)).toHaveAttribute("data-frame", frame, { timeout: 50 });
    }).toPass();
    seen.push(await caption(page).innerText());
  }
  expect(new Set(seen).size).toBe(8);
  // The first picture says what the game is about.
  expect(seen[0]).toBe("Take the enemy commander, the star, and you win.");
  expect(seen.every((text) => text.length <= 60)).toBe(true);
});

test("the scene can be paused, and shows its end for the eye and the ear", async ({ page }) => {
  await openHeld(page);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(scene(page)).toHaveAttribute("data-frame", "mate", { timeout: 50 });
  }).toPass();
  await button(page, "Pause the scene").click();
  await page.clock.runFor(30_000);
  await expect(scene(page)).toHaveAttribute("data-frame", "mate");
  await expectOn(page, "f11", "blue commander");
  await expect(cell(page, "f11")).toHaveAccessibleName(/check/);
  await button(page, "Go on with the scene").click();
  await page.clock.runFor(6_000);
  await expect(scene(page)).not.toHaveAttribute("data-frame", "mate");
});

test("the scene waits while it is not seen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 330 });
  await openHeld(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(scene(page)).not.toBeInViewport({ ratio: 0.3 });
  // The observer of the browser reports with the next frames.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.clock.runFor(30_000);
  const frame = await scene(page).getAttribute("data-frame");
  await page.clock.runFor(30_000);
  await expect(scene(page)).toHaveAttribute("data-frame", frame!);
});

test("the scene waits while another tab is seen", async ({ page }) => {
  await openHeld(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.clock.runFor(60_000);
  await expect(scene(page)).toHaveAttribute("data-frame", "aim");
});

/** What does not move shows the way of the plane and the zone. */
async function expectStill(page: Page): Promise<void> {
  await expect(scene(page)).toHaveAttribute("data-frame", "still");
  await expect(button(page, "Pause the scene")).toHaveCount(0);
  await expect(page.locator(".zone.blue")).not.toHaveCount(0);
  await expect(page.locator("[data-arrow]")).toHaveCount(2);
  await page.clock.runFor(60_000);
  await expect(scene(page)).toHaveAttribute("data-frame", "still");
}

test("where motion is not wanted, one picture says it all", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await openPlace(page, "home");
  await expectStill(page);
});

test("without animations by the setting, too", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem("cotulenh-animations", "off"));
  await openPlace(page, "home");
  await expectStill(page);
});

test("the first board needs nothing but the files that its HTML names", async ({ page }) => {
  await page.goto("about:blank");
  failOnErrors(page);
  const html = await (await page.request.get("./")).text();
  await page.route("**/assets/*.js", (route) => {
    const name = route.request().url().split("/").at(-1)!;
    return html.includes(name) ? route.continue() : new Promise(() => {});
  });
  await page.goto("./");
  await expectOn(page, "e5", "red air force");
});

/** Begins the flight, and waits for the rules. */
async function begin(page: Page): Promise<void> {
  await button(page, "Try this flight").click();
  await expect(caption(page)).toHaveText(
    "Bring your air force from e5 to the tank on e9 in two turns, round the missile’s zone.",
  );
}

/** Captures the tank from the side: the plane takes its place (1) or returns (2). */
async function strike(page: Page, choice: 1 | 2): Promise<void> {
  await press(page, "c7", "e9");
  await expect(page.getByText("Which move?")).toBeVisible();
  await page.keyboard.press(String(choice));
}

test("the visitor makes the flight by the real rules", async ({ page }) => {
  await openPlace(page, "home");
  await begin(page);
  await press(page, "e5", "e9");
  await expect(caption(page)).toHaveText("Not there: the air defense on f7 is in the way.");
  await expectOn(page, "e5", "red air force");
  // What is refused keeps the selection.
  await press(page, "c7");
  await expect(caption(page)).toHaveText("Blue has answered. Now strike the tank on e9.");
  await expectOn(page, "h7", "blue tank");
  await strike(page, 1);
  await expect(caption(page)).toContainText("Your first flight!");
  await expectOn(page, "e9", "red air force");
  expect(await serious(page)).toEqual([]);
  await button(page, "Once more").click();
  await expectOn(page, "e5", "red air force");
  await expectOn(page, "e9", "blue tank");
  await expect(caption(page)).toContainText("Bring your air force");
});

test("a tap on the plane of the scene takes it over, selected; one on another piece begins, too", async ({
  page,
}) => {
  await openPlace(page, "home");
  await press(page, "e5");
  await expect(caption(page)).toContainText("Bring your air force from e5");
  // The plane is selected already: one more tap flies it.
  await press(page, "c7");
  await expect(caption(page)).toContainText("Now strike");
  await button(page, "Back to the scene").click();
  await press(page, "g4");
  await expect(caption(page)).toContainText("Bring your air force from e5");
  await press(page, "e5", "c7");
  await expect(caption(page)).toContainText("Now strike");
});

test("Play is reached before the board by keys, and the plane of the board by Enter", async ({
  page,
}) => {
  await openPlace(page, "home");
  await link(page, "Play").focus();
  await page.keyboard.press("Tab");
  await expect(link(page, "Learn")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("gridcell").and(page.locator(":focus"))).toBeVisible();
  await cell(page, "e5").focus();
  await page.keyboard.press("Enter");
  await expect(caption(page)).toContainText("Bring your air force from e5");
});

test("what is not stored yet is not said to work offline", async ({ page }) => {
  await openPlace(page, "home");
  await expect(page.getByText("Works offline")).toHaveCount(0);
});

test("the site can be installed where the browser offers it, once", async ({ page }) => {
  await page.addInitScript(() => {
    const ready = Promise.resolve({});
    const fake = { ready, register: async () => ({ addEventListener() {} }), controller: null };
    Object.defineProperty(navigator, "serviceWorker", { value: fake });
  });
  await openPlace(page, "home");
  await expect(page.getByText("Works offline from now on.")).toBeVisible();
  await expect(button(page, "Install it")).toHaveCount(0);
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    Object.assign(offer, { prompt: async () => document.body.setAttribute("data-asked", "") });
    dispatchEvent(offer);
  });
  await button(page, "Install it").click();
  await expect(page.locator("body")).toHaveAttribute("data-asked", "");
  await expect(button(page, "Install it")).toHaveCount(0);
  expect(await serious(page)).toEqual([]);
});

test("a strike from which the plane returns is a flight too, and leads to Learn", async ({
  page,
}) => {
  await openPlace(page, "home");
  await begin(page);
  await press(page, "e5", "c7");
  await expect(caption(page)).toContainText("Now strike");
  await strike(page, 2);
  await expect(caption(page)).toContainText("the air force is back where it took off");
  await expectOn(page, "c7", "red air force");
  await link(page, "Learn the rest").click();
  await expect(page.locator('main[data-place="learn"]')).toBeVisible();
});

test("the flight by keys: the focus is on the plane, and comes back to the button", async ({
  page,
}) => {
  await openPlace(page, "home");
  await button(page, "Try this flight").focus();
  await page.keyboard.press("Enter");
  await expect(cell(page, "e5")).toBeFocused();
  await keys(page, "e5", "c7");
  await expect(caption(page)).toContainText("Now strike");
  await button(page, "Back to the scene").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Try this flight")).toBeFocused();
});

test("a flight can be left for the scene", async ({ page }) => {
  await openPlace(page, "home");
  await begin(page);
  await press(page, "e5", "c7");
  await expect(caption(page)).toContainText("Now strike");
  await button(page, "Back to the scene").click();
  await expect(scene(page)).toHaveAttribute("data-frame", /\w/);
  await expect(button(page, "Try this flight")).toBeVisible();
});

test("a flight that cannot be loaded says so, and the scene stays", async ({ page }) => {
  await page.route("**/assets/flight-line-*.js", (route) => route.abort());
  await page.goto("./");
  await button(page, "Try this flight").click();
  await expect(page.getByRole("alert")).toHaveText(/could not be loaded/);
  await expectOn(page, "e5", "red air force");
});

test("the last game is one press away: one that goes on in Play, one that is over in Analyse", async ({
  page,
}) => {
  const game = toStored({ turns: ["Ic6", "Ic7"], computer: { color: "b", level: 3 } });
  await seed(page, game);
  await openPlace(page, "home");
  const last = link(page, /Your last game/);
  await expect(last).toContainText("Computer, level 3 · 2 turns");
  await expect(last).toHaveAttribute("href", /\/play\/#stored=t1$/);
  await page.evaluate(
    (stored) => {
      localStorage.removeItem("cotulenh-games");
      localStorage.setItem(`cotulenh-game:${stored.id}`, JSON.stringify(stored));
    },
    { ...game, result: "1-0" },
  );
  await page.reload();
  await expect(last).toContainText("Red won");
  await expect(last).toHaveAttribute("href", /\/analyse\/#game=t1$/);
});

test("who has no game yet plays after one press, and Back leads home", async ({ page }) => {
  await openPlace(page, "home");
  await expect(link(page, /Choose an opponent/)).toHaveAttribute("href", /\/play\/#new$/);
  await expect(link(page, /Today’s puzzle/)).toHaveAttribute("href", /\/puzzles\/#today$/);
  await expect(link(page, "Learn")).toHaveAttribute("href", /\/learn\/$/);
  await link(page, "Play").click();
  await expect(page.locator('main[data-place="play"]')).toBeVisible();
  await press(page, "g5", "g6");
  await expectOn(page, "g6", "red militia");
  await page.goBack();
  await expect(page.locator('main[data-place="home"]')).toBeVisible();
  await expect(link(page, /Your last game/)).toContainText("Computer, level 1");
});

for (const [colorScheme, locale] of [
  ["light", "en-US"],
  ["dark", "vi-VN"],
] as const) {
  test.describe(`${colorScheme}, ${locale}`, () => {
    test.use({ colorScheme, locale });

    test("nothing that axe calls serious", async ({ page }) => {
      await openPlace(page, "home");
      expect(await serious(page)).toEqual([]);
    });
  });
}

for (const [width, height] of [
  [360, 600],
  [844, 390],
] as const) {
  test.describe(`on a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, locale: "vi-VN" });

    test("the board, its line and Play are in view together", async ({ page }) => {
      await openPlace(page, "home");
      await expect(page.getByRole("grid")).toBeInViewport({ ratio: 0.99 });
      await expect(caption(page)).toBeInViewport({ ratio: 0.99 });
      await expect(link(page, "Chơi")).toBeInViewport({ ratio: 0.99 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await button(page, "Bay thử").tap();
      await expect(caption(page)).toContainText("Đưa không quân từ e5");
      await expect(caption(page)).toBeInViewport({ ratio: 0.99 });
      await expect(button(page, "Về cảnh ban đầu")).toBeInViewport({ ratio: 0.9 });
      // Three taps from landing to the first move.
      await link(page, "Chơi").tap();
      await expect(page.locator('main[data-place="play"]')).toBeVisible();
      await tap(page, "g5", "g6");
      await expect(turns(page).first()).toHaveText("Mg6");
    });
  });
}

test("an online game that waits for its first turn is on Home, also where it is the only one", async ({
  page,
}) => {
  const game = "A".repeat(22);
  const waiting = { ...toStored({ id: `online-${game}` }), source: "online" as const, match: null };
  await seed(page, { ...waiting, online: { game, own: "r", turn: "r" } });
  await openPlace(page, "home");
  await expect(link(page, /Choose an opponent/)).toBeVisible();
  const running = page.getByRole("region", { name: "Your online games" });
  await expect(running.getByRole("link")).toContainText("your turn");
  await expect(running.getByRole("link")).toHaveAttribute("href", new RegExp(`game=${game}$`));
  await expect(link(page, "Your games")).toBeVisible();
});
