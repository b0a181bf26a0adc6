// A place in a page of someone else has no header.
import { expect, test } from "@playwright/test";
import { failOnErrors } from "../site.js";

test("the snippet of Developers shows the board in another page", async ({ page, context }) => {
  await page.goto("./developers/");
  const snippet = await page.locator("pre", { hasText: "<iframe" }).innerText();
  const host = await context.newPage();
  failOnErrors(host);
  await host.route("**/host", (route) =>
    route.fulfill({ body: `<!doctype html>${snippet}`, contentType: "text/html" }),
  );
  await host.goto("./host");
  const frame = host.frameLocator("iframe");
  await expect(frame.locator('[data-square="g5"]')).toHaveAccessibleName(/^g5, red militia/);
  await expect(frame.locator(".top")).toHaveCount(0);
  await frame.locator('[data-square="g5"]').click();
  await frame.locator('[data-square="g6"]').click();
  await expect(frame.locator('[data-square="g6"]')).toHaveAccessibleName(/^g6, red militia/);
  // It stays embedded when it is loaded again.
  await expect(frame.locator("html")).toHaveAttribute("data-embed", "");
  const address = await frame.locator("html").evaluate(() => location.search);
  expect(address).toBe("?embed");
});
