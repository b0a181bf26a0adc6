// What the board shows.
import { expect, test } from "@playwright/test";
import { PIECE_TYPES } from "cotulenh-wasm";
import { cell, centre, expectOn, open, picture, status } from "./helpers.js";

test("the page opens with a game", async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 780 });
  await open(page);
  await expect(page.locator(".piece[data-on]")).toHaveCount(38);
  await expect(page.locator("[data-on] > .red")).toHaveCount(19);
  await expect(page.locator("[data-on] > .blue")).toHaveCount(19);
  await expectOn(page, "g1", "red commander");
  await expectOn(page, "b11", "blue navy");
  await expect(status(page)).toHaveText("Red to move");
  await page.locator("svg.drawing").screenshot({ path: "test-results/board.png" });
  await picture(page, "start");
});

test("pieces stand on the intersections of their squares", async ({ page }) => {
  await open(page);
  const disc = async (square: string) => {
    const box = await page.locator(`[data-on="${square}"] .base`).boundingBox();
    if (!box) throw new Error(`nothing on ${square}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [b2, g1, g12] = [await disc("b2"), await disc("g1"), await disc("g12")];
  const file = (g1.x - b2.x) / 5;
  expect(g1.x).toBeCloseTo(g12.x, 1);
  expect(g1.y - b2.y).toBeCloseTo(file, 1);
  expect(g1.y - g12.y).toBeCloseTo(file * 11, 0);
});

test("every piece type has a drawing of its own", async ({ page }) => {
  await open(page);
  const drawn = await page.locator("[data-on] > .red .glyph").evaluateAll((paths) => {
    return new Set(paths.map((path) => path.getAttribute("d"))).size;
  });
  expect(drawn).toBe(PIECE_TYPES.length);
});

test("stacks show their carried pieces, and every hero has a star", async ({ page }) => {
  await open(page, "5c5/11/11/11/11/11/11/11/2(+NF+T)8/11/11/6C4 b - - 3 9");
  const stack = page.locator('[data-on="c4"]');
  await expect(stack.locator(".carried")).toHaveCount(2);
  await expect(stack.locator(".star")).toHaveCount(2);
  await expectOn(page, "c4", "red navy carrying air force and tank, heroic navy and tank");
  await expect(status(page)).toHaveText("Blue to move");
});

test("the board can be flipped, with its coordinates", async ({ page }) => {
  await open(page);
  const labels = page.locator(".coordinates text");
  const place = async (text: string) =>
    page.locator(".coordinates text", { hasText: text }).first().boundingBox();
  const [before, a1] = [await centre(page, "b2"), await place("a")];
  await page.locator("#flip").click();
  const after = await centre(page, "b2");
  expect(after.x).toBeGreaterThan(before.x);
  expect(after.y).toBeLessThan(before.y);
  // The label of a file is over its squares in both orientations.
  const label = await place("a");
  expect(label!.x).toBeGreaterThan(a1!.x);
  expect(label!.x + label!.width / 2).toBeCloseTo((await centre(page, "a12")).x, 0);
  const rank = await place("12");
  expect(rank!.y + rank!.height / 2).toBeCloseTo((await centre(page, "a12")).y, 0);
  await expect(labels.filter({ hasText: /^[a-k]$/ })).toHaveCount(22);
  await picture(page, "flipped");
  await cell(page, "g5").click();
  await cell(page, "g6").click();
  await expectOn(page, "g6", "red militia");
  await page.reload();
  expect((await centre(page, "b2")).x).toBeCloseTo(after.x, 0);
});

test("a link without a position shows a notice, and a new game starts", async ({ page }) => {
  await open(page, "nonsense");
  await expect(page.locator("#notice")).toContainText(
    "The link does not contain a playable position",
  );
  await expect(page.locator("[data-on]")).toHaveCount(38);
});

test("a strict content security policy needs only 'wasm-unsafe-eval'", async ({ page }) => {
  let scripts = "'self'";
  await page.route(
    (url) => url.pathname === "/",
    async (route) => {
      const response = await route.fetch();
      const policy =
        "default-src 'none'; style-src 'self'; img-src 'self'; manifest-src 'self'; " +
        `worker-src 'self'; script-src ${scripts}`;
      const headers = { ...response.headers(), "content-security-policy": policy };
      await route.fulfill({ response, headers });
    },
  );
  const refused = page.waitForEvent("pageerror");
  await page.goto("./");
  expect((await refused).message).toContain("Content Security Policy");
  await expect(page.locator("[data-on]")).toHaveCount(0);
  // Not a blank page: it says why.
  await expect(page.getByRole("alert")).toHaveText(/needs WebAssembly.*forbidden by a policy/);
  scripts += " 'wasm-unsafe-eval'";
  await open(page);
  await expect(page.locator("[data-on]")).toHaveCount(38);
});

test.describe("without WebAssembly", () => {
  test.use({ locale: "vi-VN" });

  test("the page says in one sentence what is missing", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
    await page.goto("./");
    await expect(page.getByRole("alert")).toHaveText(/Trang này cần WebAssembly/);
    await picture(page, "no-wasm");
  });
});

test("the manifest has icons of the sizes that it names", async ({ page }) => {
  const response = await page.request.get("./manifest.webmanifest");
  const { icons } = (await response.json()) as { icons: { src: string; sizes: string }[] };
  await page.goto("./manifest.webmanifest");
  const pictures = icons.filter(({ src }) => src.endsWith(".png"));
  expect(pictures).toHaveLength(3);
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size).toBe(sizes);
  }
});
