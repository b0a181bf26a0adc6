// The layout of every place in the windows that people have, light and dark, in both languages: nothing overlaps, nothing
// is cut off, and what a place is for can be seen and pressed without scrolling.
import { expect, test, type Page } from "@playwright/test";
import { openGame, openPlace, picture, POSITIONS, press, type GameInput } from "../site.js";
import type { PlaceName } from "../../routing/places.js";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 880, height: 580 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
] as const;

/** A board is 11 columns by 12 rows, with coordinates around. */
const RATIO = 0.918;

/** The part of what the window allows that a board has at least. */
const LEAST = 0.78;

/** The missile goes from j6 to j3, and it is mate. */
const MATE = "11/11/11/11/2N8/10+F/9+S1/6G4/11/6C4/5H1H1c1/11 r - - 7 118";

interface State {
  game: GameInput;
  act?: (page: Page) => Promise<void>;
  /** What must be there. */
  shows: string;
}

/** What a game in Play can look like. */
const STATES: Readonly<Record<string, State>> = {
  start: { game: { computer: { color: "b", level: 1 } }, shows: ".last-turn" },
  turns: {
    game: { turns: ["Mg6", "Mg7"], computer: { color: "b", level: 1 } },
    shows: ".last-turn",
  },
  selected: {
    game: { computer: { color: "b", level: 1 } },
    act: (page) => press(page, "e2"),
    shows: ".pressed-piece",
  },
  stack: {
    game: { fen: POSITIONS.navyLands },
    act: (page) => press(page, "c4"),
    shows: ".pressed-piece",
  },
  deploy: { game: { fen: POSITIONS.navyLands, steps: ["Fc4>c8"] }, shows: ".deploy" },
  warning: {
    game: {
      fen: "6c4/11/11/11/5t5/11/11/5I5/11/11/11/4C6 r - - 0 1",
      computer: { color: "b", level: 1 },
    },
    act: (page) => press(page, "f5", "f6"),
    shows: ".last-turn[data-kind=refused] .primary",
  },
  check: {
    game: { fen: "6c4/11/11/11/11/11/11/11/6t4/11/11/6C4 b - - 0 1", turns: ["Tg3"] },
    shows: ".last-turn[data-kind=check]",
  },
  end: {
    game: { fen: MATE, computer: { color: "b", level: 1 } },
    act: (page) => press(page, "j6", "j3"),
    shows: ".game-banner",
  },
  clock: {
    game: { turns: ["Mg6", "Mg7"], clock: { base: 900_000 } },
    shows: ".last-turn",
  },
};

/** Other places with a board, and what opens them. */
const BOARDS: readonly { place: PlaceName; fragment: string }[] = [
  { place: "learn", fragment: "first-steps/star" },
  { place: "puzzles", fragment: "today" },
  { place: "analyse", fragment: "" },
  { place: "editor", fragment: "" },
];

/** Measures what is on the page, in light and dark and in both languages, which the header switches. */
async function inEveryLook(page: Page, name: string, measure: () => Promise<void>): Promise<void> {
  for (const lang of ["en", "vi"]) {
    if (lang === "vi") await page.locator(".language").click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await test.step(`${colorScheme}, ${lang}`, measure);
      await picture(page, `layout-${name}-${colorScheme}-${lang}`);
    }
  }
}

/** What can be pressed and is shown, and how it lies: what is wrong with it, in words. */
function listFaults(page: Page, scope: string, isOnOnePage: boolean): Promise<string[]> {
  return page.evaluate(
    ([root, isFixed]) => {
      const faults: string[] = [];
      const name = (one: Element) =>
        (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 40);
      const isShown = (one: Element) =>
        one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert], .tree");
      const all = [
        ...document.querySelectorAll(`${root} :is(button, a[href], select, input, textarea)`),
      ].filter(isShown);
      /** Whether it stays in view while what is around it scrolls below it. */
      const isSticky = (one: Element) => {
        for (let at: Element | null = one; at; at = at.parentElement) {
          if (getComputedStyle(at).position === "sticky") return true;
        }
        return false;
      };
      /** The part that its scrolling parents show. */
      const seen = (one: Element) => {
        let { left, top, right, bottom } = one.getBoundingClientRect();
        for (let at = one.parentElement; at; at = at.parentElement) {
          if (getComputedStyle(at).overflowX === "visible" || at === document.body) continue;
          const around = at.getBoundingClientRect();
          [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
          [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
        }
        return { left, top, right, bottom, width: right - left, height: bottom - top };
      };
      const boxes = all
        .map((one) => ({ one, box: seen(one), sticky: isSticky(one) }))
        .filter(({ box }) => box.width > 0 && box.height > 0);
      const [width, height] = [document.documentElement.clientWidth, innerHeight];
      if (document.documentElement.scrollWidth > width) faults.push("the page scrolls sideways");
      for (const { one, box, sticky } of boxes) {
        // A field that lies over its card, or the hidden field of a skip link.
        if (box.width < 2 || getComputedStyle(one).opacity === "0") continue;
        if (box.right > width + 1 || box.left < -1) faults.push(`${name(one)} is cut off`);
        if (isFixed && box.bottom > height + 1) faults.push(`${name(one)} is below the fold`);
        if (box.bottom > height || box.top < 0) continue;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const over = document.elementFromPoint(x, y);
        if (over && !one.contains(over) && !over.contains(one) && !isSticky(over))
          faults.push(`${name(one)} is covered by ${over.className}`);
        for (const { one: other, box: second, sticky: isOther } of boxes) {
          if (sticky !== isOther) continue;
          if (one === other || one.contains(other) || other.contains(one)) continue;
          const across = Math.min(box.right, second.right) - Math.max(box.left, second.left);
          const down = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top);
          if (across > 1 && down > 1) faults.push(`${name(one)} and ${name(other)} overlap`);
        }
      }
      return faults;
    },
    [scope, isOnOnePage] as const,
  );
}

/** The parts of a game do not lie over each other, and nothing of them is cut off. */
function listOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const parts = [".game-top", ".board-frame", ".game-message", ".moves", ".game-bottom"];
    const found = [...parts, ".actions", "header.top"].flatMap((selector) => {
      const one = document.querySelector(selector);
      return one?.checkVisibility() ? [{ selector, one, box: one.getBoundingClientRect() }] : [];
    });
    found.forEach(({ selector, one, box }, i) => {
      if (box.bottom > innerHeight + 1) faults.push(`${selector} is below the fold`);
      if (selector === ".game-message" && one.scrollHeight > one.clientHeight + 2) {
        faults.push(`the message is cut off: ${one.scrollHeight} in ${one.clientHeight}`);
      }
      for (const other of found.slice(i + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 1) faults.push(`${selector} and ${other.selector} overlap`);
      }
    });
    return faults;
  });
}

/** The board is as large as the window allows, nearly. */
async function expectLargeBoard(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const header = (await page.locator("header.top").boundingBox())!;
  const board = (await page.locator(".board-frame").first().boundingBox())!;
  // A header that stands beside the board takes nothing of its height.
  const isBeside = header.x >= board.x + board.width;
  const most = Math.min(width, (height - (isBeside ? 0 : header.height)) * RATIO);
  expect(board.width / most).toBeGreaterThan(LEAST);
}

for (const { width, height } of SIZES) {
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [state, { game, act, shows }] of Object.entries(STATES)) {
      test(`Play, ${state}: everything is in view, and nothing lies over another`, async ({
        page,
      }) => {
        await openGame(page, game);
        await act?.(page);
        await expect(page.locator(shows).first()).toBeVisible();
        await inEveryLook(page, `play-${state}-${width}`, async () => {
          expect.soft(await listFaults(page, "main", true)).toEqual([]);
          expect.soft(await listOverlaps(page)).toEqual([]);
          await expectLargeBoard(page);
        });
      });
    }

    for (const { place, fragment } of BOARDS) {
      test(`${place} has a large board, and nothing is cut off`, async ({ page }) => {
        await openPlace(page, place, fragment);
        await expect(page.locator(".board-frame").first()).toBeVisible();
        await inEveryLook(page, `${place}-${width}`, async () => {
          await expectLargeBoard(page);
          expect.soft(await listFaults(page, "main", false)).toEqual([]);
          if (place === "editor") {
            await expect(page.locator("[part~=spares]")).toBeInViewport({ ratio: 0.98 });
          }
        });
      });
    }

    test("in every other place nothing is cut off", async ({ page }) => {
      for (const place of ["home", "play", "learn", "rules", "developers", "online"] as const) {
        await openPlace(page, place);
        await page.evaluate(() => localStorage.removeItem("cotulenh-language"));
        await page.reload();
        await inEveryLook(page, `${place}-start-${width}`, async () => {
          expect.soft(await listFaults(page, "main", false), place).toEqual([]);
        });
      }
    });
  });
}
