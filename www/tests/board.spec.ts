import { expect, test, type Page } from "@playwright/test";
import { KINDS } from "../board/art.js";

/** Everything the browser complained about. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") heard.push(message.text());
  });
  return heard;
}

const at = (fen: string) => `./?fen=${encodeURIComponent(fen)}`;

test("the starting position stands on the board", async ({ page }) => {
  const heard = complaints(page);
  await page.setViewportSize({ width: 640, height: 760 });
  await page.goto("./");
  await expect(page.locator(".piece")).toHaveCount(38);
  await expect(page.locator(".piece > .red")).toHaveCount(19);
  await expect(page.locator(".piece > .blue")).toHaveCount(19);
  await expect(page.locator('[data-square="g1"]')).toHaveAccessibleName("red commander, g1");
  await expect(page.getByRole("img", { name: "blue navy, b11" })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Red to move");
  await page.locator("svg.board").screenshot({ path: "test-results/board.png" });
  expect(heard).toEqual([]);
});

test("pieces stand on the intersections of their squares", async ({ page }) => {
  await page.goto("./");
  const centre = async (square: string) => {
    const box = await page.locator(`[data-square="${square}"] .base`).boundingBox();
    if (!box) throw new Error(`nothing on ${square}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [b2, g1, g12] = [await centre("b2"), await centre("g1"), await centre("g12")];
  const file = (g1.x - b2.x) / 5;
  expect(g1.x).toBeCloseTo(g12.x, 1);
  expect(g1.y - b2.y).toBeCloseTo(file, 1);
  expect(g1.y - g12.y).toBeCloseTo(file * 11, 0);
});

test("every kind has a drawing of its own", async ({ page }) => {
  await page.goto("./");
  const drawn = await page.locator(".piece > .red .glyph").evaluateAll((paths) => {
    return new Set(paths.map((path) => path.getAttribute("d"))).size;
  });
  expect(drawn).toBe(KINDS.length);
});

test("stacks show what they carry, and heroes their star", async ({ page }) => {
  await page.goto(at("6c4/11/11/11/11/11/11/11/2(NF+T)8/11/11/6C4 b - - 3 9"));
  await expect(page.locator(".piece")).toHaveCount(3);
  const stack = page.locator('[data-square="c4"]');
  await expect(stack.locator(".carried")).toHaveCount(2);
  await expect(stack.locator(".star")).toHaveCount(1);
  await expect(stack).toHaveAccessibleName("red navy with red air force and heroic red tank, c4");
  await expect(page.getByRole("status")).toHaveText("Blue to move");
});

test("a position that cannot be is told, not drawn", async ({ page }) => {
  await page.goto(at("nonsense"));
  await expect(page.getByRole("status")).toContainText("12");
  await expect(page.locator(".piece")).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the board fits a phone, ${colorScheme}`, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("./");
    await expect(page.locator(".piece")).toHaveCount(38);
    const board = await page.locator("svg.board").boundingBox();
    expect(board?.x).toBeGreaterThanOrEqual(0);
    expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(390);
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(scrolls).toBe(false);
    await page.screenshot({ path: info.outputPath("phone.png") });
  });
}

test("a strict content security policy needs only 'wasm-unsafe-eval'", async ({ page }) => {
  let scripts = "'self'";
  await page.route(
    (url) => url.pathname === "/",
    async (route) => {
      const response = await route.fetch();
      const policy = `default-src 'none'; style-src 'self'; img-src 'self'; script-src ${scripts}`;
      const headers = { ...response.headers(), "content-security-policy": policy };
      await route.fulfill({ response, headers });
    },
  );
  const refused = page.waitForEvent("pageerror");
  await page.goto("./");
  expect((await refused).message).toContain("Content Security Policy");
  await expect(page.locator(".piece")).toHaveCount(0);
  scripts += " 'wasm-unsafe-eval'";
  await page.goto("./");
  await expect(page.locator(".piece")).toHaveCount(38);
});
