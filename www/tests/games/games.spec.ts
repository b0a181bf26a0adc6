// Your games: found, opened, deleted and saved, and where they are reached from.
import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { OFFICIAL_RULES, parsePgn } from "cotulenh-wasm";
import type { StoredGame } from "../../storage/games.js";
import { serious } from "../axe.js";
import { chooseMore, openPlace, picture, press, seed, toStored, turns } from "../site.js";

const rows = (page: Page) => page.locator(".game-row");
const names = (page: Page) => page.locator(".game-row .name");

/** A game against the computer that was won, one between two that goes on, an imported one, and one online. */
function library(): StoredGame[] {
  const won: StoredGame = {
    ...toStored({ id: "won", turns: ["Mg6", "Mg7"], computer: { color: "b", level: 3 } }),
    result: "1-0",
    savedAt: 40,
  };
  const running = { ...toStored({ id: "running", turns: ["Ic6"] }), savedAt: 30 };
  const imported: StoredGame = {
    ...toStored({
      id: "imported",
      turns: ["Mg6"],
      rules: { ...OFFICIAL_RULES, objective: "naval" },
    }),
    players: { r: { kind: "human", name: "Đặng Lan" }, b: { kind: "human", name: "Minh" } },
    source: "analysis",
    result: "0-1",
    savedAt: 20,
  };
  imported.tree = {
    ...imported.tree,
    headers: { Red: "Đặng Lan", Blue: "Minh", Date: "2021.03.05" },
  };
  const online: StoredGame = {
    ...toStored({ id: "online-x", turns: ["Mg6"] }),
    source: "online",
    result: "1/2-1/2",
    match: null,
    savedAt: 10,
    online: { game: "A".repeat(22), own: "b", turn: "b" },
  };
  return [won, running, imported, online];
}

test("all games are listed with names, result, rules, length and date, and are found", async ({
  page,
}) => {
  await seed(page, ...library());
  await openPlace(page, "games");
  await expect(rows(page)).toHaveText([
    /You – Computer, level 3.*Red won.*Against the computer · Standard rules · 2 turns · /,
    /Two players.*goes on.*Standard rules · 1 turn · /,
    /Đặng Lan – Minh.*Blue won.*Official rules · Naval battle · 1 turn · Mar 5, 2021/,
    /Friend – You.*Draw.*Online · Standard rules · 1 turn/,
  ]);
  await picture(page, "games");
  expect(await serious(page)).toEqual([]);
  const search = page.getByRole("searchbox", { name: "Search" });
  const finds: readonly (readonly [string, readonly string[]])[] = [
    ["dang lan", ["Đặng Lan – Minh"]],
    ["NAVAL official", ["Đặng Lan – Minh"]],
    ["2021", ["Đặng Lan – Minh"]],
    ["level 3", ["You – Computer, level 3"]],
    ["draw", ["Friend – You"]],
    ["1-0", ["You – Computer, level 3"]],
    ["", ["You – Computer, level 3", "Two players", "Đặng Lan – Minh", "Friend – You"]],
  ];
  for (const [text, found] of finds) {
    await search.fill(text);
    await expect(names(page)).toHaveText(found);
  }
  await search.fill("nobody");
  await expect(page.getByText("No game fits.")).toBeVisible();
});

test("all games are saved as one PGN that has their names, dates and results", async ({ page }) => {
  await seed(page, ...library());
  await openPlace(page, "games");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save all as PGN" }).click(),
  ]);
  const saved = parsePgn(await readFile(await download.path(), "utf8"));
  expect(saved.map(({ turns }) => turns.map(({ san }) => san))).toEqual([
    ["Mg6", "Mg7"],
    ["Ic6"],
    ["Mg6"],
    ["Mg6"],
  ]);
  expect(saved[0]!.tags).toMatchObject({ Blue: "Computer, level 3" });
  expect(saved[2]!.tags).toMatchObject({ Red: "Đặng Lan", Blue: "Minh", Date: "2021.03.05" });
  expect(saved[2]!.tags["Rules"]).toContain("naval");
  await page.getByRole("searchbox").fill("minh");
  const [part] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save these as PGN" }).click(),
  ]);
  expect(parsePgn(await readFile(await part.path(), "utf8"))).toHaveLength(1);
});

test("a game is deleted, and brought back", async ({ page }) => {
  await seed(page, ...library());
  await openPlace(page, "games");
  await page.getByRole("button", { name: "Delete Two players" }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Delete Đặng Lan – Minh" }).click();
  await page.locator(".notices").getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("a game that goes on is played on, and a finished one is analysed", async ({ page }) => {
  await seed(page, ...library());
  await openPlace(page, "games");
  await rows(page).nth(1).locator(".open").click();
  await expect(page).toHaveURL(/play\/$/);
  await expect(turns(page)).toHaveText(["Ic6"]);
  await press(page, "c8", "c7");
  await expect(turns(page)).toHaveText(["Ic6", "Ic7"]);
  await page.goBack();
  await expect(rows(page).first()).toContainText("2 turns");
  await rows(page).filter({ hasText: "level 3" }).locator(".open").click();
  await expect(page).toHaveURL(/analyse\/#game=won$/);
});

test("the library is reached from Home, Play and Analyse", async ({ page }) => {
  await seed(page, ...library());
  for (const place of ["home", "play", "analyse"] as const) {
    await openPlace(page, place, place === "play" ? "new" : "");
    if (place === "analyse") await page.getByRole("tab", { name: "Game" }).click();
    await page.getByRole("main").getByRole("link", { name: "Your games" }).click();
    await expect(rows(page)).toHaveCount(4);
  }
});

test("a resigned game is over: Play does not say that it goes on", async ({ page }) => {
  await seed(page, toStored({ turns: ["Mg6"] }));
  await openPlace(page, "play");
  await chooseMore(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.locator(".result")).toBeVisible();
  await chooseMore(page, "New game");
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  await expect(page.getByText("goes on")).toHaveCount(0);
  await openPlace(page, "games");
  await expect(rows(page)).toContainText(["Red won"]);
});

test("what is known of a game goes into its PGN", async ({ page }) => {
  await openPlace(page, "play", "new");
  await page.getByRole("slider", { name: "Level" }).fill("4");
  await page.locator(".setup-more summary").click();
  await page.getByRole("radio", { name: "5+3" }).check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await press(page, "g5", "g6");
  await expect(turns(page)).not.toHaveCount(0);
  await openPlace(page, "games");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save all as PGN" }).click(),
  ]);
  const [game] = parsePgn(await readFile(await download.path(), "utf8"));
  expect(game!.tags).toMatchObject({ Blue: "Computer, level 4", TimeControl: "300+3" });
  expect(game!.tags["Date"]).toMatch(/^20\d\d\.\d\d\.\d\d$/);
});
