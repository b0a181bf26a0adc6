// Each kind of move by mouse, touch and keys; what is refused and why.
import { expect, test, type Page } from "@playwright/test";
import * as visitor from "../site.js";
import { bar, cell, expectOn, keys, marks, message, openGame, picture } from "../site.js";
import { POSITIONS, press, spoken } from "../site.js";

interface Example {
  kind: string;
  fen?: string;
  from: string;
  to: string;
  /** The squares after the move. */
  after: Record<string, string>;
  /** The option to choose. */
  option?: RegExp;
  /** What is said about it. */
  sentence: string;
}

const EXAMPLES: readonly Example[] = [
  {
    kind: "move",
    from: "g5",
    to: "g6",
    after: { g5: "empty", g6: "red militia" },
    sentence: "Red: militia from g5 to g6.",
  },
  {
    kind: "capture",
    fen: POSITIONS.tankTakes,
    from: "e3",
    to: "e5",
    after: { e3: "empty", e5: "red tank" },
    sentence: "Red: tank from e3 captures infantry on e5.",
  },
  {
    kind: "stay",
    fen: POSITIONS.artilleryStays,
    from: "d4",
    to: "b4",
    after: { d4: "red artillery", b4: "empty" },
    sentence: "Red: artillery on d4 captures navy on b4 and stays.",
  },
  {
    kind: "suicide",
    fen: POSITIONS.planeStrikes,
    from: "e4",
    to: "e7",
    after: { e4: "empty", e7: "empty" },
    option: /^Kamikaze: both pieces are lost/,
    sentence: "Red: air force from e4 is lost with anti-air gun on e7.",
  },
  {
    kind: "combine",
    fen: POSITIONS.infantryBoards,
    from: "e2",
    to: "e3",
    after: { e2: "empty", e3: "red tank carrying infantry" },
    sentence: "Red: infantry from e2 joins tank on e3.",
  },
];

type Way = (page: Page, example: Example) => Promise<void>;

/** A first press on another own piece selects it, and a second one combines. */
const presses = ({ kind, from, to }: Example) => (kind === "combine" ? [from, to, to] : [from, to]);

const byClicks: Way = (page, example) => press(page, ...presses(example));
const byDrag: Way = (page, { from, to }) => visitor.drag(page, from, to);
const byTaps: Way = (page, example) => visitor.tap(page, ...presses(example));
const bySwipe: Way = (page, { from, to }) => visitor.swipe(page, from, to);
const byKeys: Way = async (page, example) => {
  await visitor.enterBoard(page);
  await keys(page, ...presses(example));
};

/** Plays examples one after another in one page, each as a game of its own. */
function plays(title: string, way: Way, kinds: readonly string[]): void {
  test(`${title}: ${kinds.join(", ")}`, async ({ page }) => {
    for (const example of EXAMPLES.filter(({ kind }) => kinds.includes(kind))) {
      await openGame(page, { ...(example.fen && { fen: example.fen }), id: example.kind });
      await way(page, example);
      if (example.option) {
        const choice = page.getByRole("button", { name: example.option });
        await expect(choice).toBeVisible();
        if (way === byKeys) await page.keyboard.press("Enter");
        else await choice.click();
      }
      for (const [square, what] of Object.entries(example.after)) {
        await expectOn(page, square, what);
      }
      await expect(message(page)).toContainText(example.sentence);
      await expect(spoken(page)).toContainText(example.sentence);
      await expect(bar(page, "b")).toContainText("Blue to move");
    }
  });
}

// The board's own tests have every kind by every way (pkg-tests/board); here each way reaches the game once.
plays("two clicks", byClicks, ["move", "capture", "stay", "suicide", "combine"]);
plays("a drag", byDrag, ["capture"]);
plays("keys", byKeys, ["stay", "suicide"]);
test.describe("with touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  plays("two taps", byTaps, ["combine"]);
  plays("a swipe", bySwipe, ["move"]);
});

test("each kind of destination has its own mark", async ({ page }) => {
  for (const [n, { kind, fen, from, to }] of EXAMPLES.entries()) {
    await openGame(page, { ...(fen && { fen }), id: `t${n}` });
    await press(page, from);
    expect(await marks(page, to)).toEqual([kind]);
  }
});

/** Keeps the classes of all that is drawn on the board for a while. */
async function watchEffects(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const root = document.querySelector(".board-frame > div")!.shadowRoot!;
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const isFading = node
          .getAnimations()
          .some(({ effect }) =>
            (effect as KeyframeEffect).getKeyframes().some(({ opacity }) => opacity === "0"),
          );
        seen.push(`${node.getAttribute("class") ?? ""}${isFading ? " fades" : ""}`);
      }
    }).observe(root, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.join());
}

test("a distant capture is seen: a shell, a burst, and what is hit fades", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.artilleryStays });
  const seen = await watchEffects(page);
  await press(page, "d4", "b4");
  await expectOn(page, "b4", "empty");
  for (const what of [/shell/, /blast/, /, fades/]) await expect.poll(seen).toMatch(what);
});

test("a kamikaze is seen: the plane flies there, and both go in a burst", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.planeStrikes });
  const seen = await watchEffects(page);
  await press(page, "e4", "e7");
  await page.getByRole("button", { name: /kamikaze/i }).click();
  await expectOn(page, "e7", "empty");
  for (const what of [/blast/, /, fades/]) await expect.poll(seen).toMatch(what);
});

test("an air force can capture and stay", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.planeChooses });
  await press(page, "e4");
  expect(await marks(page, "e7")).toEqual(["capture", "stay"]);
  await press(page, "e7");
  await picture(page, "play-choice");
  await page.keyboard.press("Escape");
  await expectOn(page, "e7", "blue infantry");
  await press(page, "e7");
  await page.getByRole("button", { name: /fly home|stay/i }).click();
  await expectOn(page, "e4", "red air force");
  await expectOn(page, "e7", "empty");
});

test("pressing an own piece after another one selects it: nothing is combined", async ({
  page,
}) => {
  await openGame(page, { fen: POSITIONS.infantryBoards });
  await press(page, "e2", "e3");
  await expectOn(page, "e3", "red tank");
  await expectOn(page, "e2", "red infantry");
  await expect(cell(page, "e3")).toHaveAccessibleName(/selected/);
  // The page says how they are.
  await expect(message(page)).toHaveText("Press e3 once more to join the two.");
  await expect(spoken(page)).toHaveText(
    /^Selected: red tank on e3, .*\. Press e3 once more to join the two\.$/,
  );
  await press(page, "e3");
  await expectOn(page, "e3", "red tank carrying infantry");
});

test("a piece that cannot move says why", async ({ page }) => {
  await openGame(page);
  await press(page, "f2");
  await expect(message(page)).toContainText("A headquarters cannot move until it becomes heroic.");
  await press(page, "g5", "g9");
  await expect(message(page)).toContainText("A militia goes one step; g9 is four away.");
  await openGame(page, { fen: "4c6/11/11/11/11/11/11/11/8I2/11/4t6/4C6 r - - 0 1", id: "t2" });
  await press(page, "i4");
  await expect(message(page)).toContainText("Your commander is in danger, and the infantry cannot");
});

test("a refused move says the reason and marks what causes it", async ({ page }) => {
  const rings = page.locator(".board-frame .ring[data-mark], .board-frame [data-mark] .ring");
  // Two anti-air guns defend the target.
  await openGame(page, { fen: "5c5/11/11/11/4ig5/4g6/11/11/4F6/11/11/6C4 r - - 0 1" });
  await press(page, "e4", "e8");
  await expect(message(page)).toContainText("The air defense on e7 and f8 is in the way.");
  await picture(page, "play-refused");
  await expect(rings).not.toHaveCount(0);
  // The tank is pinned: it may not leave the line between the commanders.
  await openGame(page, { fen: "6c4/11/11/11/11/11/11/11/6T4/11/11/6C4 r - - 0 1", id: "t2" });
  await visitor.drag(page, "g4", "f4");
  await expect(message(page)).toContainText("Your commander would be in danger from g12.");
  // The next turn removes the refusal.
  await page.keyboard.press("Escape");
  await press(page, "g4", "g5");
  await expect(message(page)).not.toContainText("in danger");
});

test("a press elsewhere or Esc deselects; one on the same square opens the card", async ({
  page,
}) => {
  await openGame(page);
  const selected = page.locator(".highlights .selected");
  await press(page, "g5");
  await expect(selected).toHaveCount(1);
  await expect(spoken(page)).toHaveText("Selected: red militia on g5, 8 destinations.");
  await press(page, "g5");
  await expect(page.locator(".game-card")).toContainText("Red militia");
  await expect(selected).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(selected).toHaveCount(0);
  await press(page, "g5", "e4");
  await expect(selected).toHaveAttribute("data-mark", "e4");
});

test("the last move, check and new heroes are shown and said", async ({ page }) => {
  await openGame(page, { fen: "4c6/11/11/11/4T6/11/11/11/11/11/11/6C4 r - - 0 1" });
  await press(page, "e8", "e10");
  await expect(page.locator(".last-move")).toHaveCount(2);
  await expect(bar(page, "b")).toContainText("check!");
  await expectOn(page, "e10", "red heroic tank");
  await expect(message(page)).toContainText("Your commander is in check.");
  await picture(page, "play-check");
});

test("what a turn means is said: an attack, and a flight that is closed", async ({ page }) => {
  await openGame(page, { fen: "5c5/11/11/11/8g2/11/11/11/11/11/8F2/6C4 b - - 0 1" });
  await press(page, "i8", "i7");
  await expect(message(page)).toContainText("Your air force on i2 can no longer reach i6");
  await expect(message(page)).toContainText("anti-air gun i7");
});

test("a second press joins two pieces, however late, and the page says so", async ({ page }) => {
  await openGame(page, { fen: POSITIONS.infantryBoards });
  const note = message(page).getByText("Press e3 once more to join the two.");
  await press(page, "e2", "e3");
  await expect(note).toBeVisible();
  await press(page, "k5");
  await expect(note).toBeHidden();
  await press(page, "e2", "e3");
  await page.waitForTimeout(1200);
  await press(page, "e3");
  await expectOn(page, "e3", "red tank carrying infantry");
  await expect(note).toBeHidden();
});
