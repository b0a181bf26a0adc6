// Sharing: the link with its view, the picture, and the board in another page.
import { expect, test } from "@playwright/test";
import { serious } from "./axe.js";
import { click, expectOn, open, picture, turns } from "./helpers.js";

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      Object.assign(window, { saved: blob });
      return createObjectURL(blob);
    };
  });
  await open(page);
  await click(page, "g5", "g6");
  await click(page, "g8", "g7");
  await page.locator("#flip").click();
  await page.locator("#share").click();
  await expect(page.locator("#share-panel")).toBeVisible();
});

test("a link has the whole game, and the side at the bottom", async ({ page, context }) => {
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(await page.locator("#share-link").inputValue()).toBe(link);
  expect(await serious(page)).toEqual([]);
  await picture(page, "share");
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.removeItem("cotulenh-board"));
  await other.goto(link);
  await expect(turns(other)).toHaveCount(2);
  const top = (square: string) =>
    other.locator(`[data-square="${square}"]`).evaluate((one) => one.getBoundingClientRect().top);
  expect(await top("g12")).toBeGreaterThan(await top("g1"));
  // The view of a link is not a setting.
  expect(await other.evaluate(() => localStorage.getItem("cotulenh-board"))).toBeNull();
});

test("the position is saved as a picture", async ({ page }) => {
  const download = page.waitForEvent("download");
  await page.locator("#share-picture").click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("cotulenh.png");
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
  expect(size).toEqual(["image/png", 1192, 1292]);
  for (const color of ["179,38,30", "234,242,252", "59,130,180"]) expect(colors).toContain(color);
});

test("a picture that is taken while a piece moves shows where it goes", async ({ page }) => {
  const takePicture = (move: string | null) =>
    page.evaluate(async (text) => {
      Object.assign(window, { saved: null });
      const find = () => (window as unknown as { saved: Blob | null }).saved;
      if (text !== null) {
        const box = document.querySelector<HTMLInputElement>("#move-box")!;
        box.value = text;
        box.form!.requestSubmit();
      }
      document.querySelector<HTMLElement>("#share-picture")!.click();
      let file = find();
      for (; !file; file = find()) await new Promise(requestAnimationFrame);
      return [...new Uint8Array(await file.arrayBuffer())].join();
    }, move);
  const during = await takePicture("Ic6");
  const animations = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(animations).toBe(0);
  expect(await takePicture(null)).toBe(during);
});

test("the snippet shows the game in another page", async ({ page, context }) => {
  const snippet = await page.locator("#share-embed").inputValue();
  const host = await context.newPage();
  await host.route("**/host", (route) =>
    route.fulfill({ body: `<!doctype html>${snippet}`, contentType: "text/html" }),
  );
  await host.goto("./host");
  const board = host.frameLocator("iframe");
  await expect(board.locator('[data-square="g6"]')).toHaveAccessibleName("g6, red militia");
  for (const hidden of [".side", ".footer", "#welcome", "#new-game"]) {
    await expect(board.locator(hidden)).toBeHidden();
  }
  await board.locator('[data-toolbar="undo"]').click();
  await expect(board.locator('[data-square="g8"]')).toHaveAccessibleName("g8, blue militia");
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    board.getByRole("link", { name: "Open" }).click(),
  ]);
  await expectOn(opened, "g8", "blue militia");
  await expect(opened.locator("#new-game")).toBeVisible();
});
