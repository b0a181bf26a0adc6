// Addresses: every place has one, links do not load the page again, and Back stays on the site.
import { expect, test, type Page } from "@playwright/test";
import { PLACES, type PlaceName } from "../../routing/places.js";
import { ABOUT } from "../../building/about.js";
import { shellTexts } from "../../shell/texts.js";
import { failOnErrors, openPlace } from "../site.js";

const main = (page: Page, place: PlaceName) => page.locator(`main[data-place="${place}"]`);
const places = (page: Page) => page.locator(".top > .places");
const titleOf = (place: PlaceName) =>
  place === "home" ? "Cờ Tư Lệnh · Commander Chess" : `${shellTexts.en.places[place]} · Cờ Tư Lệnh`;

/** Places without a link of their own in the header, and those that lead to them. */
const LED_TO: Partial<Record<PlaceName, PlaceName>> = { online: "play", games: "analyse" };

test("every place has an address, a title and a heading of its own", async ({ page }) => {
  for (const place of PLACES) {
    await openPlace(page, place);
    await expect(page).toHaveTitle(titleOf(place));
    await expect(main(page, place).locator("h1")).toHaveCount(1);
    await expect(page.locator('[aria-current="page"]').first()).toHaveText(
      place === "home" ? "Cờ Tư Lệnh" : shellTexts.en.places[LED_TO[place] ?? place],
    );
  }
});

test("the HTML of a place has its own title and description before any script runs", async ({
  request,
}) => {
  for (const place of PLACES) {
    const html = await (await request.get(place === "home" ? "./" : `./${place}/`)).text();
    expect(html).toContain(`<title>${titleOf(place)}</title>`);
    expect(html).toContain(`content="${ABOUT[place]}"`);
    expect(html).toMatch(new RegExp(`modulepreload" crossorigin href="[./]+assets/${place}-`));
  }
});

test("links change the place without loading the page, and give it the focus", async ({ page }) => {
  await openPlace(page, "home");
  await page.evaluate(() => (document.body.dataset["kept"] = "yes"));
  for (const place of PLACES.filter((name) => name !== "home" && !(name in LED_TO))) {
    await places(page).getByRole("link", { name: shellTexts.en.places[place] }).click();
    await expect(main(page, place)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(`/${place}/`);
  }
  await page.locator(".site").click();
  await expect(main(page, "home")).toBeFocused();
  await expect(page.locator("body")).toHaveAttribute("data-kept", "yes");
});

test("Back and Forward stay on the site", async ({ page }) => {
  await openPlace(page, "home");
  await page.evaluate(() => (document.body.dataset["kept"] = "yes"));
  await places(page).getByRole("link", { name: "Rules" }).click();
  await expect(main(page, "rules")).toBeVisible();
  await places(page).getByRole("link", { name: "Developers" }).click();
  await expect(main(page, "developers")).toBeVisible();
  // The same link once more is no further step.
  await places(page).getByRole("link", { name: "Developers" }).click();
  await page.goBack();
  await expect(main(page, "rules")).toBeVisible();
  await expect(page).toHaveTitle(titleOf("rules"));
  await page.goBack();
  await expect(main(page, "home")).toBeVisible();
  await page.goForward();
  await expect(main(page, "rules")).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-kept", "yes");
});

test("a place with index.html in its address is the same place", async ({ page }) => {
  failOnErrors(page);
  await page.goto("./rules/index.html");
  await expect(main(page, "rules")).toBeVisible();
  await page.goto("./index.html");
  await expect(main(page, "home")).toBeVisible();
});

test("a part of a place that does not exist shows the place", async ({ page }) => {
  for (const place of PLACES) {
    await openPlace(page, place, "there-is-nothing=%E0%A4%A");
    await expect(main(page, place).locator("h1")).toHaveCount(1);
  }
});

test("what is not there is not found", async ({ request }) => {
  for (const path of ["./nowhere/", "./play/nowhere", "./assets/nothing.js"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const html = await (await request.get("./404.html")).text();
  expect(html).toContain("There is nothing at this address.");
  expect(html).toContain("Không có gì ở địa chỉ này.");
});
