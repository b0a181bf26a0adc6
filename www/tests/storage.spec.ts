// A storage that is full, denied, or has other data in it.
import { expect, test, type Page } from "@playwright/test";
import { click, elsewhere, expectOn, open, startGame, status, turns } from "./helpers.js";

const problem = (page: Page) => page.locator("#storage-problem");

/** A saved game as the page writes it, with some fields changed. */
function saved(change: object, turns = ["Mg6", "Mg7"]): string {
  const start =
    "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1";
  const fen =
    "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie5ei/6m4/6M4/2IE5EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 2 2";
  const rules = {
    tankFiresOver: true,
    navyPasses: false,
    stealthAirForce: false,
    lastGuard: false,
    airDefense: "levels",
  };
  const position = { start, rules, turns, ply: turns.length, steps: [], fen };
  const notes = { tree: null, path: [], comments: [], tags: {} };
  const match = { end: null, endPath: null, clock: null, opponent: null };
  const game = { version: 4, ...position, ...notes, ...match };
  return JSON.stringify({ at: 1000, game: { ...game, ...change } });
}

/** Opens the page in a browser that has this in its storage. */
async function openWith(page: Page, items: Record<string, string>): Promise<void> {
  await elsewhere(page);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);
  await page.goto("about:blank");
  await open(page);
}

/** A move can be played, and a reload restores it. */
async function expectUsable(page: Page): Promise<void> {
  const before = await turns(page).count();
  await click(page, "c5", "c6");
  await expectOn(page, "c6", "red infantry");
  await page.reload();
  await expect(turns(page)).toHaveCount(before + 1);
}

test("a full storage shows a banner, and the game lasts as long as the tab", async ({ page }) => {
  await page.addInitScript(() => {
    const full = () => (sessionStorage.getItem("full") ?? "yes") === "yes";
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage && full()) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await open(page);
  await expect(problem(page)).toHaveText("");
  await click(page, "g5", "g6");
  await expect(problem(page)).toContainText("storage is full");
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6"]);
  await click(page, "g8", "g7");
  await expect(problem(page)).toContainText("storage is full");
  await page.evaluate(() => sessionStorage.setItem("full", "no"));
  await click(page, "c5", "c6");
  await expect(problem(page)).toHaveText("");
  await expect(status(page)).toHaveText("Blue to move");
});

test("a storage that is really full", async ({ page }) => {
  await elsewhere(page);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let i = 0; ; i++) localStorage.setItem(`${size}-${i}`, "x".repeat(size));
      } catch {
        // A smaller item may fit.
      }
    }
  });
  await page.goto("about:blank");
  await open(page);
  await click(page, "g5", "g6");
  await expect(problem(page)).toContainText("storage is full");
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6"]);
});

test("a storage that the browser denies shows a banner too", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page);
  await click(page, "g5", "g6");
  await expect(problem(page)).toContainText("does not allow it");
  await page.locator("#settings summary").click();
  await page.locator("#language").selectOption("vi");
  await expect(problem(page)).toContainText("không cho phép");
  await page.locator("#recent summary").click();
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6"]);
});

const ID = "cotulenh-game-x";

test("other data in the place of games and settings is ignored", async ({ page }) => {
  const texts = ["7", saved({}).slice(0, 80), saved({ start: "nonsense" }), saved({ version: 3 })];
  const items = texts.map((text, i): [string, string] => [`cotulenh-game-${i}`, text]);
  const tricky = '{"__proto__":{"game":{}},"at":1,"game":{"__proto__":{"version":4}}}';
  await openWith(page, { ...Object.fromEntries(items), [ID]: tricky, "cotulenh-board": tricky });
  await expect(turns(page)).toHaveCount(0);
  await expect(page.locator("[data-on]")).toHaveCount(38);
  expect(await page.evaluate(() => "game" in {})).toBe(false);
  await expectUsable(page);
});

test("a broken game does not hide the others", async ({ page }) => {
  await openWith(page, { [ID]: saved({}), "cotulenh-game-y": saved({ start: "nonsense" }) });
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await expectUsable(page);
});

test("a saved game with an illegal turn is restored in part, and stays stored as it is", async ({
  page,
}) => {
  const text = saved({ pgn: "1. Mg6 Cg1 *" }, ["Mg6", "Mg7", "Cg12", "Ic6"]);
  await openWith(page, { [ID]: text });
  await expect(page.locator("#notice")).toContainText("Only a part of the saved game");
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await expectUsable(page);
  expect(await page.evaluate((id) => localStorage.getItem(id), ID)).toBe(text);
});

test("illegal steps of a saved deploy are left out", async ({ page }) => {
  await openWith(page, { [ID]: saved({ steps: ["Fa1>a2"] }) });
  await expect(status(page)).toHaveText("Red to move");
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
});

test("the oldest of many games is removed", async ({ page }) => {
  const items = Array.from({ length: 14 }, (_, i): [string, string] => {
    return [`cotulenh-game-${i}`, saved({}).replace('"at":1000', `"at":${1000 + i}`)];
  });
  await openWith(page, Object.fromEntries(items));
  await startGame(page);
  await click(page, "g5", "g6");
  await page.locator("#recent summary").click();
  await expect(page.locator("[data-game]")).toHaveCount(12);
  const names = await page.evaluate(() => Object.keys(localStorage));
  expect(names).not.toContain("cotulenh-game-0");
  expect(names).toContain("cotulenh-game-13");
});
