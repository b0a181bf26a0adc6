// The view of the board: arrows, the reach of pieces, drags, lines and the focus.
import { expect, test, type Page } from "@playwright/test";
import { arrows, cell, centre, click, enterBoard, keys, open } from "./helpers.js";
import { picture, POSITIONS } from "./helpers.js";

async function rightDrag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await centre(page, from), await centre(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up({ button: "right" });
}

test("the right button draws arrows and rings, and a click removes them", async ({ page }) => {
  await open(page);
  await rightDrag(page, "g5", "g7");
  await page.keyboard.down("Shift");
  await rightDrag(page, "e4", "e9");
  await page.keyboard.up("Shift");
  await page.keyboard.down("Alt");
  await rightDrag(page, "c9", "c9");
  await page.keyboard.up("Alt");
  expect(await arrows(page)).toEqual(["g5g7 green", "e4e9 red", "c9 blue"]);
  await picture(page, "arrows");
  // The same arrow again removes it.
  await rightDrag(page, "g5", "g7");
  expect(await arrows(page)).toEqual(["e4e9 red", "c9 blue"]);
  await page.locator("#flip").click();
  expect(await arrows(page)).toHaveLength(2);
  await click(page, "f6");
  expect(await arrows(page)).toEqual([]);
  // Arrows belong to a position.
  await rightDrag(page, "g5", "g7");
  await click(page, "g5", "g6");
  expect(await arrows(page)).toEqual([]);
});

test.describe("with touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a long press draws an arrow, and a dragged piece is above the finger", async ({ page }) => {
    await open(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    const [g7, g10] = [await centre(page, "g7"), await centre(page, "g10")];
    await touch("touchStart", g7);
    await expect(page.locator(".layer-sketch .ring")).toHaveCount(1);
    await touch("touchMove", { x: g7.x, y: (g7.y + g10.y) / 2 });
    await touch("touchMove", g10);
    await touch("touchEnd");
    expect(await arrows(page)).toEqual(["g7g10 green"]);
    const [g5, g6] = [await centre(page, "g5"), await centre(page, "g6")];
    await touch("touchStart", g5);
    await touch("touchMove", { x: g5.x, y: (g5.y + g6.y) / 2 });
    await touch("touchMove", g6);
    await expect(page.locator(".layer-sketch .over")).toHaveCount(1);
    const middle = async () => {
      const box = await page.locator(".float .piece .base").boundingBox();
      return box ? box.y + box.height / 2 : Infinity;
    };
    await expect.poll(middle).toBeLessThan(g6.y - 20);
    await picture(page, "phone-drag");
    await touch("touchEnd");
    await expect(cell(page, "g6")).toHaveAccessibleName("g6, red militia");
  });
});

test("Esc ends a drag, and the piece stays", async ({ page }) => {
  await open(page);
  const [from, to] = [await centre(page, "g5"), await centre(page, "g6")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(page.locator(".float .piece")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".float .piece")).toHaveCount(0);
  await page.mouse.up();
  await expect(cell(page, "g5")).toHaveAccessibleName("g5, red militia");
  // The drag is over: the next click selects, as usual.
  await click(page, "g5", "g6");
  await expect(cell(page, "g6")).toHaveAccessibleName("g6, red militia");
});

test("a click on an enemy piece shows its reach, and Esc hides it", async ({ page }) => {
  await open(page, "5c5/11/11/11/4i6/4t6/11/4T6/11/11/11/6C4 r - - 0 1");
  await click(page, "e7");
  const reach = () =>
    page.locator(".reach [data-target]").evaluateAll((all) =>
      all
        .map((one) => {
          const kinds = [...one.children].map(({ classList }) => classList.item(1));
          return `${(one as SVGElement).dataset["target"]} ${kinds.join()}`;
        })
        .sort(),
    );
  const moves = ["c7 move", "d7 move", "e6 move", "f7 move", "g7 move"];
  expect(await reach()).toEqual([...moves, "e5 capture", "e8 combine"].sort());
  await expect(page.locator('[part~="inspected"]')).toHaveAttribute("data-mark", "e7");
  await expect(page.locator("#notice")).toHaveText("It is Red’s turn.");
  await picture(page, "reach");
  await page.keyboard.press("Escape");
  expect(await reach()).toEqual([]);
  await click(page, "e7", "e5");
  expect(await reach()).toEqual([]);
  await expect(page.locator("[data-target]")).not.toHaveCount(0);
});

test("what gives check and who became a hero is marked", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "4c6/11/11/11/4T6/11/11/11/11/11/11/6C4 r - - 0 1");
  await click(page, "e8", "e10");
  await expect(page.locator("[data-checker]")).toHaveAttribute("data-checker", "e10");
  await expect(page.locator('[part~="promoted"]')).toHaveAttribute("data-mark", "e10");
  await expect(page.locator(".reach [data-target]")).toHaveCount(0);
  await picture(page, "check-and-hero");
  await click(page, "e12", "d12");
  await expect(page.locator("[data-checker]")).toHaveCount(0);
  await expect(page.locator('[part~="promoted"]')).toHaveCount(0);
});

test("Tab stays in the choice of moves, and Esc closes it", async ({ page }) => {
  await open(page, POSITIONS.planeChooses);
  await click(page, "e4", "e7");
  const dialog = page.getByRole("dialog", { name: "Which move to e7?" });
  for (let i = 0; i < 4; i++) await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button").nth(1)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(dialog.getByRole("button").nth(2)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the first Tab into the board is a square", async ({ page }) => {
  await open(page);
  const focused = () =>
    page.evaluate(() => {
      const active = document.activeElement?.shadowRoot?.activeElement;
      return active instanceof HTMLElement ? (active.dataset["square"] ?? active.tagName) : null;
    });
  let first: string | null = null;
  for (let i = 0; i < 12 && first === null; i++) {
    await page.keyboard.press("Tab");
    first = await focused();
  }
  expect(first).toMatch(/^[a-k]\d+$/);
  await page.keyboard.press("Tab");
  expect(await focused()).toBeNull();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`lines have a contrast of 3:1 against the terrain, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    const contrasts = await page.evaluate(() => {
      const color = (selector: string, property: "fill" | "stroke") => {
        const drawing = document.querySelector(".board")!.shadowRoot!;
        const style = getComputedStyle(drawing.querySelector(`svg.drawing ${selector}`)!);
        const [r = 0, g = 0, b = 0, a = 1] = style[property].match(/[\d.]+/g)!.map(Number);
        if (a !== 1 || style.opacity !== "1") throw new Error(`${selector} is transparent`);
        const linear = [r, g, b].map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
      };
      const contrast = (line: string, ground: string) => {
        const [a, b] = [color(line, "stroke"), color(ground, "fill")].sort((x, y) => y - x);
        return [ground, (a! + 0.05) / (b! + 0.05)] as const;
      };
      return [
        contrast(".at-sea path", ".water"),
        ...[".land", ".mixed", ".stream"].map((ground) => contrast(".on-land path", ground)),
      ];
    });
    for (const [ground, ratio] of contrasts) expect.soft(ratio, ground).toBeGreaterThanOrEqual(3);
  });
}

test("the focused defender shows its dome", async ({ page }) => {
  await open(page, POSITIONS.navyLands);
  await enterBoard(page);
  await keys(page, "e9");
  await expect(page.locator(".zone.blue")).toHaveCount(1);
  await expect(page.locator(".link.blue .dome")).toHaveCount(1);
  await picture(page, "zone-hover");
});
