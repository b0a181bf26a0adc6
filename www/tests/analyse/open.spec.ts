// Games and positions that come in: pasted, dropped, typed, by a link, or from the library.
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { parsePgn } from "cotulenh-wasm";
import { serious } from "../axe.js";
import {
  expectOn,
  openPlace,
  picture,
  POSITIONS,
  press as pressSquares,
  seed,
  toStored,
} from "../site.js";
import {
  current,
  dropFile,
  notices,
  openAnalyse,
  paste,
  PGN,
  press,
  show,
  turns,
  variation,
} from "./analyse.js";

test("a pasted game opens at its first comment, with its names", async ({ page }) => {
  await openAnalyse(page);
  await paste(page, PGN);
  await expect(turns(page)).toHaveCount(10);
  await expect(variation(page)).toHaveText(["Ik7", "Ik6"]);
  await expect(current(page)).toHaveText("Mg7");
  await show(page, "Game");
  await expect(page.getByLabel("Red’s name")).toHaveValue("Lan");
  await expect(page.getByLabel("Event")).toHaveValue("Hà Nội Open");
  await picture(page, "analyse-game");
  expect(await serious(page)).toEqual([]);
});

test("a game without comments opens at its start", async ({ page }) => {
  await openAnalyse(page);
  await dropFile(page, "1. Mg6 Mg7 2. Ic6 1-0");
  await expect(turns(page)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  await expect(current(page)).toHaveCount(0);
  await expectOn(page, "g5", "red militia");
  await expect(page.getByText("Rematch")).toHaveCount(0);
});

test("a position and a link are pasted, also while a deploy is open", async ({ page }) => {
  await openAnalyse(page);
  await paste(page, POSITIONS.navyLands);
  await expectOn(page, "c4", "red navy carrying air force");
  await pressSquares(page, "c4");
  await page.locator('[data-tray="f"]').click();
  await pressSquares(page, "d4");
  await expect(page.locator(".status")).toContainText("Red is deploying");
  await paste(page, `https://example.org/analyse/#pgn=1.+Mg6+Mg7&at=1`);
  await expect(current(page)).toHaveText("Mg6");
  // A position in a deploy, too.
  await paste(page, "5c5/11/11/11/11/11/11/11/2(NFT)8/11/11/6C4 r - - 0 1 c4:(NT):F>d4...");
  await expect(page.locator(".status")).toContainText("Red is deploying");
});

test("what is typed into a field stays there, and is opened by its button", async ({ page }) => {
  await openAnalyse(page);
  await show(page, "Game");
  const field = page.getByLabel("FEN, PGN or link");
  await paste(page, PGN, ".open-text textarea");
  await expect(turns(page)).toHaveCount(0);
  await field.fill("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  await press(page, "Open");
  await expect(page.locator("#open-refusal")).toHaveText(/^This is a position of Western chess\./);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(await serious(page)).toEqual([]);
  // A long error stays in its column.
  await field.fill(`1. ${"Z".repeat(300)}`);
  await press(page, "Open");
  await expect(page.locator("#open-refusal")).toContainText("ZZZ");
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBeLessThanOrEqual(0);
  await field.fill("1. Mg6 Mg7");
  await press(page, "Open");
  await show(page, "Moves");
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
});

test("junk is answered with a sentence, and the game stays", async ({ page }) => {
  await openAnalyse(page);
  await pressSquares(page, "g5", "g6");
  const answers: readonly (readonly [string, RegExp])[] = [
    ["hello world", /neither a position \(FEN\), nor a game \(PGN\), nor a link/],
    ["   ", /There is nothing to open/],
    ["6c4/11/11/x10/11/11/11/11/11/11/11/6C4 r - - 0 1", /This position cannot be read: .*'x'/],
    ["1. Zz9 Mg6", /This game cannot be read: .*Zz9/],
    ["https://example.org/", /does not contain a position or a game/],
    ["https://example.org/#game=nothing", /not stored in this browser/],
    ['{"a":[1,2,3]}', /./],
    ["<script>alert(1)</script>", /./],
    ["\u0000\uFFFF", /./],
  ];
  for (const [text, answer] of answers) {
    await paste(page, text);
    await expect(notices(page), text).toContainText(answer);
    await notices(page).getByRole("button", { name: "Close" }).first().click();
    await expect(notices(page).locator(".notice")).toHaveCount(0);
  }
  await expect(turns(page)).toHaveText(["Mg6"]);
});

test("a game with a bad move opens up to it, and says where it is", async ({ page }) => {
  await openAnalyse(page);
  await paste(page, "1. Mg6 Mg7\n2. Ic6 Zz9 3. Mg7 1-0");
  await expect(turns(page)).toHaveText(["Mg6", "Mg7", "Ic6"]);
  await expect(current(page)).toHaveText("Ic6");
  await expect(notices(page)).toContainText(/open up to an error.*Zz9.*line 2, column 8/);
});

test("a file with many games is walked, edited and saved as one file", async ({ page }) => {
  const file =
    '[Event "Cup"]\n[Red "Lan"]\n[Blue "Minh"]\n\n1. Mg6 Mg7 1-0\n\n' +
    '[Event "Cup"]\n[Red "Hoa"]\n[Blue "Lan"]\n\n1. Ic6 {quiet} Ic7 *\n\n' +
    '[Event "Cup"]\n[Red "Minh"]\n[Blue "Hoa"]\n\n1. Mg6 Bad *\n';
  await openAnalyse(page);
  await dropFile(page, file);
  await expect(notices(page)).toContainText("The file has 3 games.");
  await expect(notices(page)).toContainText(/open up to an error.*Bad.*line 17, column 8/);
  const list = page.getByRole("combobox", { name: "Games of game" });
  await expect(list.locator("option")).toHaveText([
    "1. Lan – Minh 1-0",
    "2. Hoa – Lan",
    "3. Minh – Hoa",
  ]);
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await press(page, "Next game");
  await expect(turns(page)).toHaveText(["Ic6", "Ic7"]);
  await picture(page, "analyse-chapters");
  await page.keyboard.press("End");
  await pressSquares(page, "g5", "g6");
  await list.selectOption({ index: 2 });
  await expect(turns(page)).toHaveText(["Mg6"]);
  await page.goBack();
  await expect(turns(page)).toHaveText(["Ic6", "Ic7", "Mg6"]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    press(page, "Save the file"),
  ]);
  expect(download.suggestedFilename()).toBe("game.pgn");
  const saved = parsePgn(await readFile(await download.path(), "utf8"));
  expect(saved.map(({ tags, turns }) => [tags["Red"], turns.map(({ san }) => san)])).toEqual([
    ["Lan", ["Mg6", "Mg7"]],
    ["Hoa", ["Ic6", "Ic7", "Mg6"]],
    ["Minh", ["Mg6"]],
  ]);
  expect(saved[1]!.turns[0]!.comments).toEqual(["quiet"]);
  expect(saved[0]!.result).toBe("1-0");
});

test("a bad link is reported, and the game goes on", async ({ page }) => {
  await openAnalyse(page);
  await pressSquares(page, "g5", "g6");
  await page.waitForURL(/#game=/);
  const address = page.url();
  for (const bad of ["#fen=nonsense", "#nothing=1", "#pgn=1.+Zz9", "#game=gone"]) {
    await page.evaluate((hash) => (location.hash = hash), bad);
    await expect(notices(page).locator(".notice").last()).toBeVisible();
    await expect(turns(page)).toHaveText(["Mg6"]);
    await expect(page).toHaveURL(address);
  }
  // The same in a page that was not open yet.
  await page.goto("about:blank");
  await openAnalyse(page, "fen=nonsense");
  await expect(notices(page)).toContainText("This position cannot be read");
});

test("back and forward go from game to game, as they were left", async ({ page }) => {
  await openAnalyse(page);
  await paste(page, POSITIONS.tankTakes);
  await pressSquares(page, "e3", "e5");
  await page.waitForURL(/#game=/);
  await paste(page, "1. Mg6 Mg7");
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await press(page, "Go to the end");
  await pressSquares(page, "c5", "c6");
  await page.goBack();
  await expect(turns(page)).toHaveText(["Txe5"]);
  await page.goForward();
  await expect(turns(page)).toHaveText(["Mg6", "Mg7", "Ic6"]);
});

test("a reload keeps the game, its changes and the place in it", async ({ page }) => {
  await openAnalyse(page);
  await pressSquares(page, "g5", "g6", "g8", "g7");
  await press(page, "One turn back");
  // At once: nothing waits for a pause.
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await expect(current(page)).toHaveText("Mg6");
  await page.waitForURL(/#game=/);
  // Another visit without an address goes on with the same analysis.
  await page.goto("about:blank");
  await openAnalyse(page);
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
});

test("a stored game opens at its start, and looking at it changes nothing", async ({ page }) => {
  const won = toStored({ id: "won", turns: ["Mg6", "Mg7"], computer: { color: "b", level: 3 } });
  await seed(page, { ...won, result: "1-0", savedAt: 2 });
  await openAnalyse(page, "game=won");
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await expect(current(page)).toHaveCount(0);
  const saved = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("cotulenh-game:won")!).savedAt);
  await page.keyboard.press("End");
  await page.reload();
  expect(await saved()).toBe(2);
});

test("names that are changed stay in storage, link and PGN", async ({ page, context }) => {
  await openAnalyse(page);
  await pressSquares(page, "g5", "g6");
  await show(page, "Game");
  await page.getByLabel("Red’s name").fill("Trần “Hưng” Đạo");
  await page.getByLabel("Event").fill("Bạch Đằng & 1288");
  await page.getByLabel("Event").blur();
  await page.reload();
  await show(page, "Game");
  await expect(page.getByLabel("Red’s name")).toHaveValue("Trần “Hưng” Đạo");
  await show(page, "Share");
  await expect(page.getByLabel("Game (PGN)").first()).toHaveValue(/\[Red "Trần “Hưng” Đạo"\]/);
  const link = await page.getByLabel("Link to this game").first().inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole("tab", { name: "Game" }).click();
  await expect(other.getByLabel("Red’s name")).toHaveValue("Trần “Hưng” Đạo");
  await expect(other.getByLabel("Event")).toHaveValue("Bạch Đằng & 1288");
});

test("from here one plays or sets up", async ({ page }) => {
  await openPlace(page, "analyse", "fen=6c4/11/11/11/11/11/11/4i6/1n1A7/11/11/7C3+r+-+-+0+1");
  await show(page, "Game");
  await page.getByRole("link", { name: "Edit this position" }).click();
  await expect(page.getByRole("heading", { name: "Set up a position" })).toBeVisible();
  await expectOn(page, "d4", "red artillery");
});

test("going through a game changes the address at most once, and survives a reload", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { written: number };
    counted.written = 0;
    const { replaceState } = history;
    history.replaceState = function (...given) {
      counted.written++;
      replaceState.apply(this, given);
    };
  });
  await openAnalyse(page);
  await pressSquares(page, "g5", "g6", "g8", "g7");
  await page.waitForURL(/#game=/);
  const written = await page.evaluate(() => {
    const key = (name: string) =>
      document.dispatchEvent(new KeyboardEvent("keydown", { key: name, cancelable: true }));
    for (let i = 0; i < 100; i++) {
      key("ArrowLeft");
      key("ArrowRight");
    }
    key("ArrowLeft");
    return (window as unknown as { written: number }).written;
  });
  expect(written).toBeLessThanOrEqual(1);
  await page.reload();
  await expect(turns(page)).toHaveText(["Mg6", "Mg7"]);
  await expect(current(page)).toHaveText("Mg6");
});
