// The actions of a visitor, for the tests of all places.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { CoTuLenh, type Color, type Rules, type Square } from "cotulenh-wasm";
import type { ClockInput, ClockState } from "cotulenh-wasm/play";
import { GameTree } from "cotulenh-wasm/tree";
import type { PlaceName } from "../routing/places.js";
import type { PlayerNote, StoredGame } from "../storage/games.js";

/** Opens a place. Errors in the browser fail the test. */
export async function openPlace(page: Page, place: PlaceName, fragment = ""): Promise<void> {
  if (page.url() === "about:blank") failOnErrors(page);
  const folder = place === "home" ? "./" : `./${place}/`;
  await page.goto(fragment ? `${folder}#${fragment}` : folder);
  await expect(page.locator(`main[data-place="${place}"]`)).toBeVisible();
}

/** Errors in the browser fail the test. */
export function failOnErrors(page: Page): void {
  page.on("pageerror", (error) => expect.soft(error.message).toBe(""));
  page.on("console", (message) => {
    if (message.type() === "error") expect.soft(message.text()).toBe("");
  });
}

/** Opens another page of the same origin. */
export async function elsewhere(page: Page): Promise<void> {
  // With an icon, so that the browser requests none.
  const body = '<!doctype html><link rel="icon" href="data:,"><p>Another page.</p>';
  await page.route("**/elsewhere", (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto("./elsewhere");
}

/** A game to begin with. */
export interface GameInput {
  fen?: string;
  rules?: Partial<Rules>;
  /** Turns that were played, in any notation. */
  turns?: readonly string[];
  /** The steps of an open deploy, in LAN. */
  steps?: readonly string[];
  /** The side and the level of a computer; two people play if it is not given. */
  computer?: { color: Color; level: number };
  clock?: ClockInput;
  id?: string;
}

/** A game as the site stores it. */
export function toStored(input: GameInput = {}): StoredGame {
  const { fen, rules = {}, turns = [], steps, computer, clock = null, id = "t1" } = input;
  const game = new CoTuLenh(fen, { rules });
  const tree = new GameTree(game);
  for (const turn of turns) tree.play(turn);
  const square = (steps?.[0]?.match(/[a-k]\d+(?=>)/)?.[0] ?? "") as Square;
  const deploy = steps ? { after: tree.current.id, square, steps, started: false } : null;
  const note = (color: Color): PlayerNote =>
    computer?.color === color ? { kind: "computer", level: computer.level } : { kind: "human" };
  return {
    id,
    savedAt: 1,
    tree: { ...tree.toJSON(), deploy },
    players: { r: note("r"), b: note("b") },
    match: { seed: 0, ...(clock && { clock: clock as ClockState }) },
    result: "*",
    source: computer ? "computer" : "friend",
  };
}

/** Puts games into the storage before the page is loaded for the first time; the first one is played. */
export async function seed(page: Page, ...games: readonly StoredGame[]): Promise<void> {
  await page.addInitScript((list) => {
    if (sessionStorage.getItem("seeded") === JSON.stringify(list)) return;
    sessionStorage.clear();
    sessionStorage.setItem("seeded", JSON.stringify(list));
    for (const game of list) localStorage.setItem(`cotulenh-game:${game.id}`, JSON.stringify(game));
    localStorage.setItem("cotulenh-current", list[0]?.id ?? "");
  }, games);
}

/** Opens Play with a game. */
export async function openGame(page: Page, input: GameInput = {}): Promise<void> {
  await seed(page, toStored(input));
  await openPlace(page, "play");
  await expect(page.getByRole("grid")).toBeVisible();
  // What stands beside the board comes after it.
  await expect(page.locator(".actions")).toBeVisible();
}

/** The cell of a square. Its accessible name says what is on it. */
export function cell(page: Page, square: string): Locator {
  return page.locator(`:is(.game, .board-frame, #board) [data-square="${square}"]`).first();
}

/** Expects something on a square: `expectOn(page, "g6", "red militia")`. */
export async function expectOn(page: Page, square: string, what: string): Promise<void> {
  const name = new RegExp(`^${square}, ${what === "empty" ? "(land|coast|water|bridge)" : what}`);
  await expect(cell(page, square)).toHaveAccessibleName(name);
}

/** The middle of a square on the screen. */
export async function centre(page: Page, square: string): Promise<{ x: number; y: number }> {
  await cell(page, square).scrollIntoViewIfNeeded();
  const box = await cell(page, square).boundingBox();
  if (!box) throw new Error(`there is no ${square}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses squares, one after the other. */
export async function press(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const { x, y } = await centre(page, square);
    await page.mouse.click(x, y);
  }
}

export async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await centre(page, from), await centre(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

export async function tap(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const { x, y } = await centre(page, square);
    await page.touchscreen.tap(x, y);
  }
}

/** A touch that moves from one square to another. */
export async function swipe(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await centre(page, from), await centre(page, to)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await touch("touchStart", start);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const at = (a: number, b: number) => a + (b - a) * part;
    await touch("touchMove", { x: at(start.x, end.x), y: at(start.y, end.y) });
  }
  await touch("touchEnd");
}

/** The square that has the focus; empty if none has. */
export async function focused(page: Page): Promise<string> {
  const square = page.locator("[data-square]:focus");
  return (await square.count()) > 0 ? ((await square.getAttribute("data-square")) ?? "") : "";
}

/** Moves the focus to a square with the arrow keys, and presses Enter there. */
export async function keys(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const from = await focused(page);
    const across = square.charCodeAt(0) - from.charCodeAt(0);
    const up = Number(square.slice(1)) - Number(from.slice(1));
    for (let i = 0; i < Math.abs(across); i++) {
      await page.keyboard.press(across > 0 ? "ArrowRight" : "ArrowLeft");
    }
    for (let i = 0; i < Math.abs(up); i++) {
      await page.keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
    }
    await page.keyboard.press("Enter");
  }
}

/** Focuses the board, as Tab does. */
export async function enterBoard(page: Page): Promise<void> {
  await page.locator('[data-square][tabindex="0"]').first().focus();
}

/** The kinds of destinations that are marked on a square. */
export async function marks(page: Page, square: string): Promise<string[]> {
  const parts = await page.locator(`[data-target="${square}"]`).getAttribute("part");
  return (parts ?? "")
    .split(" ")
    .flatMap((name) => name.split("target-")[1] ?? [])
    .sort();
}

/** The turns of the list. */
export function turns(page: Page): Locator {
  return page.locator(".moves [data-node]");
}

/** What stands beside the board. */
export function message(page: Page): Locator {
  return page.locator(".game-message");
}

/** What was read aloud last. */
export function spoken(page: Page): Locator {
  return page.locator(".game > [role=status]");
}

/** The bar of a side. */
export function bar(page: Page, color: Color): Locator {
  return page.locator(`.player[data-color="${color}"]`);
}

/** Chooses something in the menu of a game. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.locator("#more").getByText(name, { exact: true }).click();
}

/** Saves a screenshot, to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  await test.step(`picture ${name}`, async () => {
    // Without animations.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await page.screenshot({ path: `test-results/pictures/${name}.png` });
  });
}

/** Positions with a commander of each side, and what the name says. */
export const POSITIONS = {
  tankTakes: "5c5/11/11/11/11/11/11/4i6/11/4T6/11/6C4 r - - 0 1",
  artilleryStays: "5c5/11/11/11/11/11/11/11/1n1A7/11/11/6C4 r - - 0 1",
  planeChooses: "6c4/11/11/11/11/4i6/11/11/4F6/11/11/5C5 r - - 0 1",
  planeStrikes: "5c5/11/11/11/11/4ge5/11/11/4F6/11/11/6C4 r - - 0 1",
  infantryBoards: "5c5/11/11/11/11/11/11/11/11/4T6/4I6/6C4 r - - 0 1",
  navyLands: "5c5/11/11/4g6/11/11/11/11/2(NFT)1i6/11/11/6C4 r - - 0 1",
};
