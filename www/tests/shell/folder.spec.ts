// The site can lie in any folder of any host that serves files.
import { mkdtempSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test as usual } from "@playwright/test";
import { serveFolder } from "../../../scripts/consumers/servers.mjs";
import { PLACES } from "../../routing/places.js";
import { shellTexts } from "../../shell/texts.js";
import { failOnErrors } from "../site.js";

const test = usual.extend<{ folder: string }>({
  /** The address of the site, two folders below the root of its host. */
  folder: async ({ page }, use) => {
    const host = mkdtempSync(join(tmpdir(), "site-"));
    mkdirSync(join(host, "some"));
    symlinkSync(resolve("www/dist"), join(host, "some", "folder"));
    const server = await serveFolder(host);
    await use(`${server.address}some/folder/`);
    // What the last place still loads needs the server.
    await page.goto("about:blank");
    server.close();
    rmSync(host, { recursive: true });
  },
});

test("every place opens by its address, and every link leads to a place", async ({
  page,
  folder,
}) => {
  failOnErrors(page);
  for (const place of PLACES) {
    await page.goto(folder + (place === "home" ? "" : `${place}/`));
    await expect(page.locator(`main[data-place="${place}"]`)).toBeVisible();
    const next = place === "rules" ? "developers" : "rules";
    const name = shellTexts.en.places[next];
    await page.locator(".top > .places").getByRole("link", { name }).click();
    await expect(page.locator(`main[data-place="${next}"]`)).toBeVisible();
    expect(page.url()).toBe(`${folder}${next}/`);
  }
});

usual("the local server leads to a page whose last slash is missing", async ({ page, baseURL }) => {
  for (const name of [...PLACES.filter((place) => place !== "home"), "demo", "gallery"]) {
    const answer = await page.request.get(`${baseURL}${name}?a=1`, { maxRedirects: 0 });
    expect(answer.status(), name).toBe(302);
    expect(answer.headers()["location"]).toBe(`/${name}/?a=1`);
  }
  await page.goto("./play");
  await expect(page).toHaveURL(`${baseURL}play/`);
  await expect(page.locator('main[data-place="play"]')).toBeVisible();
  expect((await page.request.get(`${baseURL}playing`)).status()).toBe(404);
});

test("files of the site are found from every place", async ({ page, folder }) => {
  await page.goto(`${folder}developers/`);
  await page.getByRole("link", { name: /Small demo/ }).click();
  await expect(page).toHaveURL(`${folder}demo/`);
  await expect(page.locator("#status")).toHaveText("Red to move.");
});

test("the manifest leads home, and names pictures that are there", async ({ page, folder }) => {
  await page.goto(`${folder}rules/`);
  const address = await page
    .locator('link[rel="manifest"]')
    .evaluate((link: HTMLLinkElement) => link.href);
  const manifest = await (await page.request.get(address)).json();
  expect(new URL(manifest.start_url, address).href).toBe(folder);
  for (const { src } of manifest.icons) {
    expect((await page.request.get(new URL(src, address).href)).status(), src).toBe(200);
  }
});
