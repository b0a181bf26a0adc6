// How a page lies in a window: nothing overlaps, nothing is cut off, what matters is in view.
import { expect, test, type Page } from "@playwright/test";
import { picture } from "./site.js";

/** The windows that people have. */
export const SIZES = [
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

/** What can be pressed and is shown, and how it lies: what is wrong with it, in words. */
export function listFaults(page: Page, scope: string, isOnOnePage: boolean): Promise<string[]> {
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
export function listOverlaps(page: Page): Promise<string[]> {
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
export async function expectLargeBoard(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const header = (await page.locator("header.top").boundingBox())!;
  const board = (await page.locator(".board-frame").first().boundingBox())!;
  // A header that stands beside the board takes nothing of its height.
  const isBeside = header.x >= board.x + board.width;
  const most = Math.min(width, (height - (isBeside ? 0 : header.height)) * RATIO);
  expect(board.width / most).toBeGreaterThan(LEAST);
}

/** What matters is in view, whole. */
export async function expectInView(page: Page, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    await expect.soft(page.locator(part).first(), part).toBeInViewport({ ratio: 0.98 });
  }
}

/**
 * Measures a page in every window, once in English and light, once in Vietnamese and dark, and keeps a picture of each.
 * The page is opened once: the windows are those of someone who turns a phone or makes a window smaller.
 */
export async function inEveryWindow(
  page: Page,
  name: string,
  measure: (size: (typeof SIZES)[number]) => Promise<void>,
): Promise<void> {
  for (const [lang, colorScheme] of [
    ["en", "light"],
    ["vi", "dark"],
  ] as const) {
    if (lang === "vi") await page.locator(".language").click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // What follows the size of the window is drawn in the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await test.step(`${size.width}×${size.height}, ${lang}`, () => measure(size));
      await picture(page, `layout-${name}-${size.width}-${colorScheme}-${lang}`);
    }
  }
}
