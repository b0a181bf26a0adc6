// Seats are secrets of a browser: no link replaces them, and they are there without storage too.
import { expect, test, type BrowserContext } from "@playwright/test";
import { ServiceProcess } from "../../../online/tests/service.mjs";
import { expectOn, message, press } from "../site.js";
import { accept, invite, SIZES, visit } from "./visitors.js";

const site = new ServiceProcess({}, { hasSite: true });

test.describe.configure({ mode: "serial" });
test.beforeAll(() => site.start());
test.afterAll(() => site.close());

test("a link with another seat or invitation does not take the place of the own one", async ({
  browser,
}) => {
  const red = await visit(browser, SIZES.desktop, `${site.url}play/`);
  const links = await invite(red);
  const own = red.url();
  // The own invitation is not used up by who has made it.
  await red.goto("about:blank");
  await red.goto(links.play);
  await expect(red.getByRole("heading", { name: "Send this link" })).toBeVisible();
  // No link can accept for who follows it.
  const blue = await visit(browser, SIZES.desktop, `${links.play}&agreed`);
  await expect(blue.getByRole("heading", { name: "You are invited to a game" })).toBeVisible();
  await expect(red.getByRole("heading", { name: "Send this link" })).toBeVisible();
  await accept(blue);
  await expect(message(blue)).toContainText("You play Blue.");
  for (const [page, side] of [
    [red, "You play Red."],
    [blue, "You play Blue."],
  ] as const) {
    for (const trick of [`&seat=${"A".repeat(22)}`, `&invite=${"A".repeat(22)}`]) {
      await page.goto("about:blank");
      await page.goto(own + trick);
      await expect(message(page)).toContainText(side);
    }
  }
  await press(red, "f4", "f6");
  await expectOn(blue, "f6", "red tank");
  // An invitation that the service does not know is said so, and is not kept.
  const stranger = await visit(browser, SIZES.desktop, `${own}&invite=${"A".repeat(22)}`);
  await expect(stranger.getByText("does not belong to this game.")).toBeVisible();
  await stranger.goto("about:blank");
  await stranger.goto(links.watch);
  await expectOn(stranger, "f6", "red tank");
  for (const page of [red, blue, stranger]) await page.context().close();
});

test("where the browser denies storage, both keep their seats through a reload", async ({
  browser,
}) => {
  const deny = (context: BrowserContext) =>
    context.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException("storage is denied", "SecurityError");
          },
        });
      }
    });
  const red = await visit(browser, SIZES.desktop, `${site.url}play/`, deny);
  const links = await invite(red);
  const blue = await visit(browser, SIZES.desktop, links.play, deny);
  await accept(blue);
  await expect(message(blue)).toContainText("You play Blue.");
  await press(red, "f4", "f6");
  await expectOn(blue, "f6", "red tank");
  for (const page of [red, blue]) await page.reload();
  await expectOn(blue, "f6", "red tank");
  await press(blue, "f9", "f8");
  await expectOn(red, "f8", "blue tank");
  await press(red, "c5", "c6");
  await expectOn(blue, "c6", "red infantry");
  for (const page of [red, blue]) await page.context().close();
});
