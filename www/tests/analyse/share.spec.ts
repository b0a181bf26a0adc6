// The game for others: link, texts, picture, and the board in another page.
import { expect, test } from "@playwright/test";
import { serious } from "../axe.js";
import { expectOn, picture, press as pressSquares } from "../site.js";
import { current, openAnalyse, paste, PGN, press, show, turns, variation } from "./analyse.js";

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: undefined });
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      Object.assign(window, { saved: blob });
      return createObjectURL(blob);
    };
  });
});

test("a link opens the whole game where it stands, and the side at the bottom", async ({
  page,
  context,
}) => {
  await openAnalyse(page);
  await paste(page, PGN);
  await variation(page).nth(0).click();
  await press(page, "Flip the board");
  await show(page, "Share");
  expect(await serious(page)).toEqual([]);
  await picture(page, "analyse-share");
  await press(page, "Copy: Link to this game");
  await expect(page.locator(".notices")).toContainText("Copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(turns(other)).toHaveCount(10);
  await expect(current(other)).toHaveText("Ik7");
  const top = (square: string) =>
    other.locator(`[data-square="${square}"]`).evaluate((one) => one.getBoundingClientRect().top);
  expect(await top("g12")).toBeGreaterThan(await top("g1"));
  // The PGN that goes out is the one that came in.
  const pgn = await page.getByLabel("Game (PGN)").first().inputValue();
  expect(pgn).toContain("1. Mg6 Mg7 {A first step.} 2. Mxg7 Ic7 3. Tf6 Tf8 (3... Ik7 4. Ik6");
  await expect(page.getByLabel("Position (FEN)").first()).toHaveValue(/ r - - \d+ 4$/);
});

test("the game is saved as a file", async ({ page }) => {
  await openAnalyse(page);
  await pressSquares(page, "g5", "g6");
  await show(page, "Share");
  const download = page.waitForEvent("download");
  await press(page, "Save as a file");
  expect((await download).suggestedFilename()).toBe("cotulenh.pgn");
});

test("the position is saved as a picture", async ({ page }) => {
  await openAnalyse(page);
  await show(page, "Share");
  const download = page.waitForEvent("download");
  await press(page, "Save the position as a picture");
  expect((await download).suggestedFilename()).toBe("cotulenh.png");
  // Not an empty sheet: red, blue, land and sea are in it.
  const { size, colors } = await page.evaluate(async () => {
    const { saved } = window as unknown as { saved: Blob };
    const image = await createImageBitmap(saved);
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const found = new Set<string>();
    for (let i = 0; i < data.length; i += 400) {
      found.add([data[i], data[i + 1], data[i + 2]].join());
    }
    return { size: [saved.type, image.width, image.height], colors: [...found] };
  });
  expect(size).toEqual(["image/png", 1156, 1256]);
  for (const color of ["179,38,30", "234,242,252", "74,143,194"]) expect(colors).toContain(color);
});

test("the code shows the game in another page", async ({ page, context }) => {
  await openAnalyse(page);
  await pressSquares(page, "g5", "g6", "g8", "g7");
  await show(page, "Share");
  const code = await page.getByLabel("This game in another page (HTML)").first().inputValue();
  const host = await context.newPage();
  await host.route("**/host", (route) =>
    route.fulfill({ body: `<!doctype html>${code}`, contentType: "text/html" }),
  );
  await host.goto("./host");
  const board = host.frameLocator("iframe");
  await expect(board.locator('[data-square="g7"]')).toHaveAccessibleName(/^g7, blue militia/);
  for (const hidden of [".top", ".side", ".tabs"]) await expect(board.locator(hidden)).toBeHidden();
  await board.getByRole("button", { name: "One turn back" }).click();
  await expect(board.locator('[data-square="g8"]')).toHaveAccessibleName(/^g8, blue militia/);
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    board.getByRole("link", { name: "Open" }).click(),
  ]);
  await expectOn(opened, "g8", "blue militia");
  await expect(opened.locator(".top")).toBeVisible();
});
