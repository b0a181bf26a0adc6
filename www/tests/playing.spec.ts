// Each kind of move by mouse, touch and keyboard, and the notices.
import { expect, test, type Page } from "@playwright/test";
import * as user from "./helpers.js";
import { cell, click, expectOn, keys, marks, open, picture, POSITIONS, status } from "./helpers.js";

interface Example {
  kind: string;
  fen?: string;
  from: string;
  to: string;
  /** The squares after the move. */
  after: Record<string, string>;
  /** The option to choose in the dialog. */
  option?: RegExp;
}

const EXAMPLES: readonly Example[] = [
  { kind: "move", from: "g5", to: "g6", after: { g5: "empty", g6: "red militia" } },
  {
    kind: "capture",
    fen: POSITIONS.tankTakes,
    from: "e3",
    to: "e5",
    after: { e3: "empty", e5: "red tank" },
  },
  {
    kind: "stay",
    fen: POSITIONS.artilleryStays,
    from: "d4",
    to: "b4",
    after: { d4: "red artillery", b4: "empty" },
  },
  {
    kind: "suicide",
    fen: POSITIONS.planeStrikes,
    from: "e4",
    to: "e7",
    after: { e4: "empty", e7: "empty" },
    option: /Kamikaze: both pieces are lost/,
  },
  {
    kind: "combine",
    fen: POSITIONS.infantryBoards,
    from: "e2",
    to: "e3",
    after: { e2: "empty", e3: "red tank carrying infantry" },
  },
];

type Way = (page: Page, example: Example) => Promise<void>;

/** A first press on another own piece selects it, and a second one combines. */
const presses = ({ kind, from, to }: Example) => (kind === "combine" ? [from, to, to] : [from, to]);

const byClicks: Way = (page, example) => click(page, ...presses(example));
const byDrag: Way = (page, { from, to }) => user.drag(page, from, to);
const byTaps: Way = (page, example) => user.tap(page, ...presses(example));
const bySwipe: Way = (page, { from, to }) => user.swipe(page, from, to);
const byKeys: Way = async (page, example) => {
  await user.enterBoard(page);
  await keys(page, ...presses(example));
};

function playsEachKind(title: string, way: Way): void {
  for (const example of EXAMPLES) {
    test(`${title}: ${example.kind}`, async ({ page }) => {
      await open(page, example.fen);
      await way(page, example);
      if (example.option) {
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeVisible();
        if (way === byKeys) await page.keyboard.press("1");
        else await dialog.getByRole("button", { name: example.option }).click();
      }
      for (const [square, what] of Object.entries(example.after)) {
        await expectOn(page, square, what);
      }
      await expect(status(page)).toContainText("Blue to move");
    });
  }
}

playsEachKind("two clicks", byClicks);
playsEachKind("a drag", byDrag);
playsEachKind("keys", byKeys);
test.describe("with touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  playsEachKind("two taps", byTaps);
  playsEachKind("a swipe", bySwipe);
});

test("each kind of destination has its own mark", async ({ page }) => {
  for (const { kind, fen, from, to } of EXAMPLES) {
    await open(page, fen);
    await click(page, from);
    expect(await marks(page, to)).toEqual([kind]);
  }
});

test("an air force can capture and stay", async ({ page }) => {
  await open(page, POSITIONS.planeChooses);
  await click(page, "e4");
  expect(await marks(page, "e7")).toEqual(["capture", "stay"]);
  await click(page, "e7");
  const dialog = page.getByRole("dialog", { name: "Which move to e7?" });
  await expect(dialog.getByRole("button")).toHaveText([
    "Capture and move there1",
    "Capture and stay here2",
    "Cancel",
  ]);
  await picture(page, "choice");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectOn(page, "e7", "blue infantry, capture, capture without moving");
  await click(page, "e7");
  await page.keyboard.press("2");
  await expectOn(page, "e4", "red air force");
  await expectOn(page, "e7", "empty");
  await page.locator("#undo").click();
  await click(page, "e4", "e7");
  await page.keyboard.press("1");
  await expectOn(page, "e7", "red air force");
});

test("a suicide capture has to be confirmed", async ({ page }) => {
  await open(page, POSITIONS.planeStrikes);
  await click(page, "e4", "e7");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expectOn(page, "e4", "red air force");
  await expect(status(page)).toHaveText("Red to move");
});

test("a click on a piece that cannot move shows the reason", async ({ page }) => {
  await open(page);
  const notice = page.locator("#notice");
  await click(page, "g8");
  await expect(notice).toHaveText("It is Red’s turn.");
  await click(page, "f2");
  await expect(notice).toContainText("headquarters cannot move");
  await click(page, "g5", "g9");
  await expect(notice).toHaveText("The militia cannot move to g9: it is too far.");
  await open(page, "4c6/11/11/11/11/11/11/11/8I2/11/4t6/4C6 r - - 0 1");
  await click(page, "i4");
  await expect(notice).toContainText("Your commander is in danger, and the infantry cannot help");
});

test("a refused move shows the reason, and marks what causes it", async ({ page }) => {
  const notice = page.locator("#notice");
  const causes = page.locator("[part~='cause']");
  const marked = () => causes.evaluateAll((all) => all.map((one) => one.getAttribute("data-mark")));
  // Two anti-air guns defend the target.
  await open(page, "5c5/11/11/11/4ig5/4g6/11/11/4F6/11/11/6C4 r - - 0 1");
  await click(page, "e4", "e8");
  await expect(notice).toHaveText(
    "The air force cannot move to e8: the air defense on e7 and f8 is in the way.",
  );
  expect(await marked()).toEqual(["e7", "f8"]);
  await picture(page, "refused");
  await page.keyboard.press("Escape");
  await expect(causes).toHaveCount(0);
  await expect(notice).toHaveText("");
  // The tank is pinned: it may not leave the line between the commanders.
  await open(page, "6c4/11/11/11/11/11/11/11/6T4/11/11/6C4 r - - 0 1");
  await user.drag(page, "g4", "f4");
  await expect(notice).toHaveText(
    "The tank cannot move to f4: your commander would be in danger from g12.",
  );
  expect(await marked()).toEqual(["g12"]);
  await page.locator("#move-box").fill("Th4");
  await page.locator("#move-box").press("Enter");
  await expect(page.locator("#move-error")).toContainText(
    "your commander would be in danger from g12",
  );
  expect(await marked()).toEqual(["g12"]);
});

test("a piece dropped on one that it cannot join shows the reason", async ({ page }) => {
  await open(page, "5c5/11/11/11/11/11/4T6/11/4T6/11/11/6C4 r - - 0 1");
  await user.drag(page, "e4", "e6");
  await expect(page.locator("#notice")).toHaveText(
    "The tank cannot move to e6: the pieces do not form a stack on e6.",
  );
  await expectOn(page, "e4", "red tank");
});

test("a click elsewhere, on the same square, or Esc deselects", async ({ page }) => {
  await open(page);
  const selected = page.locator(".highlights .selected");
  await click(page, "g5");
  await expect(selected).toHaveCount(1);
  await click(page, "g5");
  await expect(selected).toHaveCount(0);
  await click(page, "g5");
  await page.keyboard.press("Escape");
  await expect(selected).toHaveCount(0);
  await click(page, "g5", "e4");
  await expect(selected).toHaveAttribute("data-mark", "e4");
});

test("a drag to an illegal square changes nothing", async ({ page }) => {
  await open(page);
  await user.drag(page, "g5", "g9");
  await expectOn(page, "g5", "red militia");
  await expect(page.locator(".float .piece")).toHaveCount(0);
  await expect(status(page)).toHaveText("Red to move");
});

test("the last move, check and new heroes are highlighted", async ({ page }) => {
  await open(page, "4c6/11/11/11/11/11/11/11/5T5/11/11/6C4 r - - 0 1");
  await click(page, "f4", "e4");
  await expect(page.locator(".last-move")).toHaveCount(2);
  await open(page, "4c6/11/11/11/4T6/11/11/11/11/11/11/6C4 r - - 0 1");
  await click(page, "e8", "e10");
  await expect(page.locator(".highlights .check")).toHaveAttribute("data-mark", "e12");
  await expect(status(page)).toHaveText("Blue to move, check!");
  await expectOn(page, "e10", "red tank, heroic");
  await expect(page.locator('[part~="promoted"]')).toHaveAttribute("data-mark", "e10");
  await picture(page, "check");
});

test("moves are animated, but not with reduced motion", async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { animations: number };
    counted.animations = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...frames) {
      counted.animations++;
      return animate.apply(this, frames);
    };
  });
  const animations = () =>
    page.evaluate(() => (window as unknown as { animations: number }).animations);
  await open(page);
  await click(page, "g5", "g6");
  expect(await animations()).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await click(page, "g8", "g7");
  await expectOn(page, "g7", "blue militia");
  expect(await animations()).toBe(1);
});

test("undo and redo", async ({ page }) => {
  await open(page);
  await click(page, "g5", "g6");
  await click(page, "g8", "g7");
  await page.locator('[data-toolbar="undo"]').click();
  await expectOn(page, "g8", "blue militia");
  await page.locator('[data-toolbar="undo"]').click();
  await expectOn(page, "g5", "red militia");
  await expect(page.locator('[data-toolbar="undo"]')).toBeDisabled();
  await page.locator('[data-toolbar="redo"]').click();
  await page.locator('[data-toolbar="redo"]').click();
  await expectOn(page, "g7", "blue militia");
  await expect(page.locator('[data-toolbar="redo"]')).toBeDisabled();
  await expect(cell(page, "g6")).toHaveAccessibleName("g6, red militia");
});
