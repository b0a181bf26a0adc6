// The viewer: a PGN as a board with its moves, by pointer, by keys and for screen readers.
import { expect, test, type Page } from "@playwright/test";
import { cell, open } from "./open.js";
import { violations } from "./violations.js";

const VIEWER = "/pkg/game-viewer.js";

const PGN = `[Event "Hà Nội Open"]
[Red "Lan"]
[Blue "Minh"]

{A quiet start.} 1. Tf6! {to the river} (1. Ic6?? {too far} 1... Tf8) 1... Tf8 2. Tg6 *`;

async function openViewer(
  page: Page,
  body: string,
  lang?: string,
  files: Record<string, string> = {},
): Promise<string[]> {
  const complaints = await open(page, {
    body: `<main><h1>Game</h1>${body}</main>`,
    ...(lang && { lang }),
  });
  for (const [address, body] of Object.entries(files)) {
    await page.route(address, (route) => route.fulfill({ status: body ? 200 : 404, body }));
  }
  await page.evaluate(async (name) => void (await import(name)), VIEWER);
  return complaints;
}

const move = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const current = (page: Page) => page.locator("cotulenh-game [aria-current=step]");
const press = (page: Page, name: string) =>
  page.getByRole("toolbar").getByRole("button", { name, exact: true }).click();

test("a PGN as text: moves, variations, comments and glyphs", async ({ page }) => {
  const complaints = await openViewer(page, `<cotulenh-game>\n${PGN}\n</cotulenh-game>`);
  const moves = page.getByRole("group", { name: "Moves" });
  await expect(moves).toHaveText(
    /A quiet start\. 1\. Tf6! to the river \(1\. Ic6\?\? too far 1\.\.\. Tf8\) 1\.\.\. Tf8 2\. Tg6/,
  );
  await expect(page.locator("cotulenh-game [part~=title]")).toHaveText(
    "Red: Lan · Blue: Minh · Hà Nội Open",
  );
  await expect(page.getByRole("img", { name: "good move" })).toHaveText("!");
  await expect(page.getByRole("group", { name: "Variation" })).toContainText("Ic6");
  await expect(current(page)).toHaveCount(0);
  await move(page, "Tg6").click();
  await expect(current(page)).toHaveText("Tg6");
  await expect(cell(page, "g6")).toHaveAttribute("aria-label", /red tank/);
  await move(page, "Ic6").click();
  await expect(cell(page, "c6")).toHaveAttribute("aria-label", /red infantry/);
  await expect(cell(page, "g6")).not.toHaveAttribute("aria-label", /red tank/);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("buttons go through the game, flip the board and show zones", async ({ page }) => {
  await openViewer(page, "<cotulenh-game></cotulenh-game>");
  await page.evaluate((pgn) => void (document.querySelector("cotulenh-game")!.pgn = pgn), PGN);
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document
      .querySelector("cotulenh-game")!
      .addEventListener("move", ({ detail }) => told.push(detail.node.turn?.san ?? "start"));
  });
  const back = page.getByRole("button", { name: "Back" });
  await expect(back).toHaveAttribute("aria-disabled", "true");
  await press(page, "Forward");
  await expect(current(page)).toHaveText("Tf6");
  await expect(back).toHaveAttribute("aria-disabled", "false");
  await press(page, "Last move");
  await expect(current(page)).toHaveText("Tg6");
  await expect(page.getByRole("button", { name: "Forward" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await press(page, "Back");
  await press(page, "First move");
  await expect(current(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
    "Tf6",
    "Tg6",
    "Tf8",
    "start",
  ]);
  const y = async (square: string) => (await cell(page, square).boundingBox())!.y;
  expect(await y("a1")).toBeGreaterThan(await y("a12"));
  await press(page, "Flip the board");
  expect(await y("a1")).toBeLessThan(await y("a12"));
  await expect(page.locator("[part~=zone]")).toHaveCount(0);
  const zones = page.getByRole("button", { name: "Air-defense zones" });
  await zones.click();
  await expect(zones).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[part~=zone]").first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await zones.click();
  await expect(page.locator("[part~=zone]")).toHaveCount(0);
});

test("keys go through the game, and the Tab key stops once at the moves", async ({ page }) => {
  await openViewer(
    page,
    `<cotulenh-game pgn='${PGN.replaceAll("'", "")}' at="end"></cotulenh-game>`,
  );
  await expect(current(page)).toHaveText("Tg6");
  await current(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(current(page)).toHaveText("Tf8");
  await expect(current(page)).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveText("Tf6");
  await page.keyboard.press("ArrowDown");
  await expect(current(page)).toHaveText("Ic6");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("End");
  await expect(current(page)).toHaveText("Tg6");
  // The status of the board reads each position out.
  await expect(page.getByRole("status")).toHaveText(/red tank from f6 to g6/i);
  await current(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Forward" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("button", { name: "Play automatically" })).toBeFocused();
});

test("it plays by itself until the end, or until something is pressed", async ({ page }) => {
  await page.clock.install();
  await openViewer(page, `<cotulenh-game pgn='${PGN}'></cotulenh-game>`);
  const autoplay = page.getByRole("button", { name: "Play automatically" });
  await autoplay.click();
  await expect(current(page)).toHaveText("Tf6");
  await expect(autoplay).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(1700);
  await expect(current(page)).toHaveText("Tf8");
  await page.clock.runFor(1700);
  await expect(current(page)).toHaveText("Tg6");
  await expect(autoplay).toHaveAttribute("aria-pressed", "false");
  await press(page, "First move");
  await autoplay.click();
  await press(page, "Forward");
  await page.clock.runFor(5000);
  await expect(current(page)).toHaveText("Tf8");
});

test("an address, several games, and another language", async ({ page }) => {
  const second = '[Red "Hoa"]\n[Blue "Nam"]\n\n1. Ic6 *';
  const files = { "**/games.pgn": `${PGN}\n\n${second}` };
  await openViewer(page, '<cotulenh-game src="/games.pgn"></cotulenh-game>', "vi", files);
  const games = page.getByRole("combobox", { name: "Các ván cờ" });
  await expect(games.getByRole("option")).toHaveText([
    "1. Lan – Minh, Hà Nội Open",
    "2. Hoa – Nam",
  ]);
  await games.selectOption("2. Hoa – Nam");
  await page.getByRole("button", { name: "Tiến" }).click();
  await expect(current(page)).toHaveText("Ic6");
  await expect(page.getByRole("status")).toHaveText(/Bộ binh đỏ từ c5 tới c6/);
  await expect(page.getByRole("grid", { name: "Bàn cờ" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("what is no PGN is said, and shown as it is", async ({ page }) => {
  const files = { "**/none.pgn": "" };
  await openViewer(page, "<cotulenh-game>1. Tf12 *</cotulenh-game>", undefined, files);
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText(/Tf12.*1\. Tf12 \*/s);
  await page.evaluate(() =>
    document.querySelector("cotulenh-game")!.setAttribute("src", "/none.pgn"),
  );
  await expect(alert).toHaveText("/none.pgn cannot be read");
  await page.evaluate(() => void (document.querySelector("cotulenh-game")!.pgn = "1. Tf6 *"));
  await expect(alert).toBeHidden();
  await expect(move(page, "Tf6")).toBeVisible();
});

test("off the page a viewer gives everything back, and on it again it goes on where it was", async ({
  page,
}) => {
  const complaints = await open(page, { body: "<main><h1>Game</h1><p></p></main>" });
  await page.evaluate(() => {
    // Listeners to what the system asks for would keep the element alive.
    const listening = new Set<MediaQueryList>();
    const { addEventListener: add, removeEventListener: remove } = MediaQueryList.prototype;
    MediaQueryList.prototype.addEventListener = function (...given: [never, never]) {
      listening.add(this);
      add.apply(this, given);
    };
    MediaQueryList.prototype.removeEventListener = function (...given: [never, never]) {
      listening.delete(this);
      remove.apply(this, given);
    };
    Object.assign(window, { listening });
  });
  await page.evaluate(async (name) => void (await import(name)), VIEWER);
  const off = await page.evaluate(async (pgn) => {
    const { listening } = window as unknown as { listening: Set<MediaQueryList> };
    const element = document.createElement("cotulenh-game");
    Object.assign(window, { element });
    element.textContent = pgn;
    document.querySelector("main")!.append(element);
    const tree = element.tree!;
    tree.forward();
    tree.play("Th8");
    element.flip();
    element.play();
    const before = listening.size;
    // Moved to another place it stays what it is.
    document.querySelector("p")!.append(element);
    await Promise.resolve();
    const isSame = element.tree === tree;
    element.remove();
    await Promise.resolve();
    let code = "";
    try {
      tree.forward();
    } catch (error) {
      code = (error as { code: string }).code;
    }
    const inside = element.shadowRoot!.childElementCount;
    return { before, isSame, code, inside, after: listening.size, tree: element.tree };
  }, PGN);
  expect(off).toEqual({ before: 1, isSame: true, code: "FREED", inside: 0, after: 0, tree: null });
  const back = () =>
    page.evaluate(() => {
      const { element } = window as unknown as { element: HTMLElement };
      document.querySelector("main")!.append(element);
    });
  await back();
  // The variation, the current turn and the side at the bottom are those of before.
  await expect(current(page)).toHaveText("Th8");
  await expect(page.getByRole("toolbar")).toHaveCount(1);
  const y = async (square: string) => (await cell(page, square).boundingBox())!.y;
  expect(await y("a1")).toBeLessThan(await y("a12"));
  await press(page, "Back");
  await expect(current(page)).toHaveText("Tf6");
  // What has another game by then shows that.
  await page.evaluate(async () => {
    const { element } = window as unknown as { element: HTMLElement };
    element.remove();
    await Promise.resolve();
    element.setAttribute("pgn", "1. Ic6 *");
  });
  await back();
  await expect(move(page, "Ic6")).toBeVisible();
  await expect(move(page, "Tf6")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("a wrong attribute is the default, and complained about once", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await openViewer(
    page,
    '<cotulenh-game orientation="blue" zones="enemy">1. Tf6 *</cotulenh-game>',
  );
  const y = async (square: string) => (await cell(page, square).boundingBox())!.y;
  expect(await y("a1")).toBeLessThan(await y("a12"));
  await page.evaluate(() => {
    const element = document.querySelector("cotulenh-game")!;
    for (const side of ["white", "blue", "white"]) element.setAttribute("orientation", side);
  });
  // Not that of before.
  await expect.poll(async () => (await y("a1")) - (await y("a12"))).toBeGreaterThan(0);
  await expect(page.locator("[part~=zone]")).toHaveCount(0);
  expect(warnings.sort()).toEqual([
    '<cotulenh-game orientation="white">: orientation is one of "r", "b", "red", "blue", not "white"',
    '<cotulenh-game zones="enemy">: zones is "red", "blue", "both" or what game.view().defenders gives, not "enemy"',
  ]);
});
