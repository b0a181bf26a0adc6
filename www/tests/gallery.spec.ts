// The gallery: every option of the board can be switched, and the code that it shows gives the same board.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { DEFAULTS } from "cotulenh-wasm/board";
import { serious } from "./axe.js";

/** Where the code runs: a page that has nothing but the package. */
const ORIGIN = "http://code.test";
const TYPES: Record<string, string> = { js: "text/javascript", wasm: "application/wasm" };

const control = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const part = (page: Page, name: string) => page.locator(`[part~="${name}"]`);
const codeOf = async (page: Page) => (await page.locator("#code code").textContent())!;

/** Opens the gallery with some settings. Whatever the browser complains about fails the test. */
async function open(page: Page, settings = ""): Promise<void> {
  page.on("pageerror", (error) => expect.soft(error.message).toBe(""));
  page.on("console", (message) => {
    if (message.type() === "error") expect.soft(message.text()).toBe("");
  });
  await page.goto(`./gallery/#${settings}`);
  await expect(page.getByRole("grid")).toBeVisible();
}

/** What a board shows, tag by tag, without what differs from board to board. */
async function pictureOf(page: Page, place: string): Promise<string[]> {
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.shadowRoot?.getAnimations().length === 0,
    place,
  );
  return page.locator(place).evaluate((element) => {
    const { style, shadowRoot } = element as HTMLElement;
    // The gallery gives every board a width.
    const properties = [...style].filter((name) => name !== "width");
    const board = shadowRoot!.querySelector(".board")!.cloneNode(true) as Element;
    // What is loaded later stands in the order in which it came.
    const box = board.querySelector(".square-box")!;
    const classOf = (child: Element) => child.getAttribute("class") ?? "";
    box.append(...[...box.children].sort((a, b) => (classOf(a) < classOf(b) ? -1 : 1)));
    // What stands over a board is placed by its size, and by where the window ends.
    for (const one of box.querySelectorAll(".choice, .tray, .legend, .note")) {
      one.removeAttribute("style");
      one.classList.remove("stacked");
    }
    // What it is resized by says how wide it is.
    for (const name of ["aria-valuenow", "aria-valuemax"]) {
      board.querySelector(".resize")?.removeAttribute(name);
    }
    const html = board.outerHTML.replace(/cotulenh-\d+/g, "");
    return [
      ...properties.map((name) => `${name}: ${style.getPropertyValue(name)}`),
      ...html.split(/(?<=>)/),
    ];
  });
}

/** Runs a module in a page of its own. */
async function run(page: Page, code: string): Promise<void> {
  const { exports } = JSON.parse(readFileSync("pkg/package.json", "utf8"));
  const entries = Object.keys(exports).filter((entry) => !/wasm$|json$|worker$/.test(entry));
  const fileOf = (entry: string) => (entry === "." ? "/pkg/index.js" : `/pkg/${entry.slice(2)}.js`);
  const imports = entries.map((entry) => [entry.replace(/^\./, "cotulenh-wasm"), fileOf(entry)]);
  const importMap = JSON.stringify({ imports: Object.fromEntries(imports) });
  const html = `<!doctype html><meta charset="utf-8"><script type="importmap">${importMap}</script><body><script type="module">${code}</script>`;
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ body: html, contentType: "text/html" });
    const contentType = TYPES[pathname.split(".").at(-1)!] ?? "text/plain";
    return route.fulfill({ body: readFileSync(`.${pathname}`), contentType });
  });
  page.on("pageerror", (error) => expect.soft(error.message).toBe(""));
  await page.goto(ORIGIN);
  await expect(page.getByRole("grid")).toBeVisible();
}

/** All that can be ticked. */
const TICKS =
  "flights movable selected targets lastMove check checkers premoves choice ghosts steps tray arrows marks draw dimmed resizable announcement";

for (const [title, settings] of Object.entries({
  "a battle": "",
  "everything at once": `${TICKS.split(" ")
    .map((name) => `${name}=on`)
    .join("&")}&rules=noFly&spares=whole&brush=tank`,
  "other looks":
    "zones=none&theme=map&pieceSet=traditional&coordinates=inside&orientation=blue&scheme=dark",
  "other words and colours":
    "labels=vietnamese&zones=red&land=%23ccddaa&zone-red=%23aa0000&size=160",
  "a move": "effects=shot&theme=plain&pieceSet=contrast&coordinates=none&animation=slow",
  "a game": "position=game&zones=blue&viewOnly=on",
  "an editor": "position=empty&spares=tank",
})) {
  test(`the code runs as it is shown: ${title}`, async ({ page, context }) => {
    await open(page, settings);
    const other = await context.newPage();
    await run(other, await codeOf(page));
    const picture = await pictureOf(page, "#board > *");
    expect(picture.length).toBeGreaterThan(400);
    await expect.poll(() => pictureOf(other, "body > div")).toEqual(picture);
  });
}

test("every option of the board is a switch", async ({ page }) => {
  await open(page);
  const names = await page
    .locator("#switches [name]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("name")!));
  const callbacks = [
    "press",
    "select",
    "drop",
    "hover",
    "inspect",
    "choose",
    "commit",
    "resize",
    "cancel",
  ];
  const options = Object.keys(DEFAULTS).filter((name) => !callbacks.includes(name));
  expect(options.filter((name) => !names.includes(name))).toEqual(["pieces"]);
});

test("each switch is seen in the board, in the code and in the address", async ({ page }) => {
  await open(page);
  const first = await pictureOf(page, "#board > *");
  for (const name of [...TICKS.split(" "), "viewOnly"]) {
    await control(page, name).check();
    expect(await codeOf(page), name).toMatch(new RegExp(`^  ${name}: `, "m"));
    expect(page.url()).toContain(`${name}=on`);
    // These change what the user can do, or are seen with a check only.
    if (!["draw", "viewOnly", "checkers"].includes(name)) {
      expect(await pictureOf(page, "#board > *"), name).not.toEqual(first);
    }
    await control(page, name).uncheck();
    expect(await pictureOf(page, "#board > *"), name).toEqual(first);
  }
});

test("a setting is taken from the address, and reset", async ({ page }) => {
  await open(page, "zones=none&pieceSet=contrast&size=200");
  await expect(control(page, "zones")).toHaveValue("none");
  await expect(part(page, "zone")).toHaveCount(0);
  expect((await page.locator("#board > *").boundingBox())!.width).toBe(200);
  await control(page, "size").fill("160");
  expect((await page.locator("#board > *").boundingBox())!.width).toBe(160);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(part(page, "zone")).toHaveCount(2);
  expect(new URL(page.url()).hash).toBe("");
});

test("it opens with the zones of both sides, in the code too", async ({ page }) => {
  await open(page);
  await expect(part(page, "zone")).toHaveCount(2);
  await expect(control(page, "zones")).toHaveValue("both");
  expect(await codeOf(page)).toContain('zones: "both"');
  await control(page, "rules").selectOption("no-fly");
  expect(await codeOf(page)).toContain('rules: { airDefense: "noFly" }');
  await control(page, "zones").selectOption("none");
  await expect(part(page, "zone")).toHaveCount(0);
  expect(await codeOf(page)).not.toContain("zones");
});

test("what the user does is reported, and a game is played", async ({ page }) => {
  await open(page);
  const square = (name: string) => page.locator(`[data-square="${name}"]`);
  await square("e3").click();
  await expect(page.locator("#event")).toHaveText('select {"square":"e3"}');
  await control(page, "draw").check();
  await square("g6").click({ button: "right" });
  await expect(page.locator('[part~="mark"]')).not.toHaveCount(0);
  await control(page, "position").selectOption("game");
  await expect(control(page, "targets")).toBeDisabled();
  await square("f4").click();
  await square("f6").click();
  await expect(square("f6")).toHaveAttribute("aria-label", /^f6, red tank/);
  await control(page, "position").selectOption("start");
  await expect(square("f4")).toHaveAttribute("aria-label", /^f4, red tank/);
});

test("the code is copied, the board is saved", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await codeOf(page));
  for (const name of ["SVG", "PNG"]) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    expect((await download).suggestedFilename()).toBe(`board.${name.toLowerCase()}`);
  }
});

test("in Vietnamese", async ({ page }) => {
  await open(page);
  await page.locator("#language").selectOption("vi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bàn cờ và các tùy chọn");
  await expect(page.getByLabel("Bộ quân")).toBeVisible();
  await expect(page.locator('[data-square="c4"]')).toHaveAttribute("aria-label", /hải quân đỏ chở/);
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing, and nothing is cut off: ${scheme}, at any width`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, "tray=on");
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await serious(page), `${width}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${width}`).toBeLessThanOrEqual(0);
    }
  });
}
