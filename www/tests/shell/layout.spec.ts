// The layout of every place in the windows that people have, light and dark, in both languages: nothing overlaps, nothing
// is cut off, and what a place is for can be seen and pressed without scrolling.
import { expect, test, type Page } from "@playwright/test";
import {
  expectInView,
  expectLargeBoard,
  inEveryWindow,
  listFaults,
  listOverlaps,
} from "../layout.js";
import { openGame, openPlace, POSITIONS, press, seed, toStored, type GameInput } from "../site.js";
import type { PlaceName } from "../../routing/places.js";

/** The missile goes from j6 to j3, and it is mate. */
const MATE = "11/11/11/11/2N8/10+F/9+S1/6G4/11/6C4/5H1H1c1/11 r - - 7 118";

interface State {
  game: GameInput;
  act?: (page: Page) => Promise<void>;
  /** What must be there. */
  shows: string;
}

/** What a game in Play can look like. */
const STATES: Readonly<Record<string, State>> = {
  start: { game: { computer: { color: "b", level: 1 } }, shows: ".last-turn" },
  turns: {
    game: { turns: ["Mg6", "Mg7"], computer: { color: "b", level: 1 } },
    shows: ".last-turn",
  },
  selected: {
    game: { computer: { color: "b", level: 1 } },
    act: (page) => press(page, "e2"),
    shows: ".pressed-piece",
  },
  stack: {
    game: { fen: POSITIONS.navyLands },
    act: (page) => press(page, "c4"),
    shows: ".pressed-piece",
  },
  deploy: { game: { fen: POSITIONS.navyLands, steps: ["Fc4>c8"] }, shows: ".deploy" },
  warning: {
    game: {
      fen: "6c4/11/11/11/5t5/11/11/5I5/11/11/11/4C6 r - - 0 1",
      computer: { color: "b", level: 1 },
    },
    act: (page) => press(page, "f5", "f6"),
    shows: ".last-turn[data-kind=refused] .primary",
  },
  check: {
    game: { fen: "6c4/11/11/11/11/11/11/11/6t4/11/11/6C4 b - - 0 1", turns: ["Tg3"] },
    shows: ".last-turn[data-kind=check]",
  },
  end: {
    game: { fen: MATE, computer: { color: "b", level: 1 } },
    act: (page) => press(page, "j6", "j3"),
    shows: ".game-banner",
  },
  clock: {
    game: { turns: ["Mg6", "Mg7"], clock: { base: 900_000 } },
    shows: ".last-turn",
  },
};

/** A game of two hundred turns, in which one commander goes to and fro against the other. */
const LONG = { fen: "6c4/11/11/11/11/11/11/4i6/11/4T6/11/5C5 r - - 0 1", turns: listLong(200) };

function listLong(count: number): string[] {
  const both = ["Te3-e4", "Cg12-g11", "Te4-e3", "Cg11-g12"];
  return Array.from({ length: count }, (_, i) => both[i % 4]!);
}

interface Place {
  place: PlaceName;
  fragment?: string;
  stored?: readonly GameInput[];
  act?: (page: Page) => Promise<void>;
  /** What must be in view, whole. */
  inView: readonly string[];
  hasBoard?: boolean;
}

/** What the other places can look like. */
const PLACES: Readonly<Record<string, Place>> = {
  "set-up": { place: "play", fragment: "new", inView: [".start", ".setup-summary"] },
  level: {
    place: "learn",
    fragment: "first-steps/star",
    inView: [".task", ".level-actions"],
    hasBoard: true,
  },
  "level-refused": {
    place: "learn",
    fragment: "first-steps/star",
    act: (page) => press(page, "f4", "f8"),
    inView: [".task", ".level-answer .said", ".level-actions"],
    hasBoard: true,
  },
  "level-hint": {
    place: "learn",
    fragment: "air-defense/gun",
    act: (page) => page.locator(".level-actions button").first().click(),
    inView: [".task", ".level-answer .said", ".level-actions"],
  },
  "level-done": {
    place: "learn",
    fragment: "first-steps/star",
    act: (page) => press(page, "f4", "f5", "f5", "f6"),
    inView: [".done-head", ".level-answer .primary"],
  },
  puzzle: {
    place: "puzzles",
    fragment: "today",
    inView: [".task", ".answer .row"],
    hasBoard: true,
  },
  "puzzle-hint": {
    place: "puzzles",
    fragment: "today",
    act: (page) => page.locator(".answer .row button").first().click(),
    inView: [".task", ".answer .row"],
    hasBoard: true,
  },
  "puzzle-solution": {
    place: "puzzles",
    fragment: "today",
    act: (page) => page.locator(".answer .row button").nth(1).click(),
    inView: [".task", ".answer .primary"],
  },
  numbers: { place: "puzzles", fragment: "numbers", inView: [".puzzle-numbers h2"] },
  mistakes: { place: "puzzles", fragment: "mistakes", inView: [".puzzle-numbers a"] },
  analyse: {
    place: "analyse",
    fragment: "game=t1",
    stored: [LONG],
    inView: [".status", ".zone-switch", ".nav"],
    hasBoard: true,
  },
  editor: { place: "editor", inView: ["[part~=spares]"], hasBoard: true },
  games: {
    place: "games",
    stored: [{ turns: ["Mg6"] }, { turns: ["Mg6", "Mg7"], id: "t2" }],
    inView: [".game-row"],
  },
  ...Object.fromEntries(
    (["home", "learn", "rules", "developers", "online"] as const).map((place) => [
      place,
      { place, inView: [] },
    ]),
  ),
};

/** How many rows of turns a list shows whole. */
const countRows = (page: Page) =>
  page.locator("ol.tree").evaluate((list) => {
    const box = list.getBoundingClientRect();
    let bottom = Math.min(box.bottom, innerHeight);
    for (let at = list.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowY !== "visible")
        bottom = Math.min(bottom, at.getBoundingClientRect().bottom);
    }
    return [...list.querySelectorAll("li")].filter((row) => {
      const { top, bottom: end } = row.getBoundingClientRect();
      return top >= box.top - 1 && end <= bottom + 1;
    }).length;
  });

for (const [state, { game, act, shows }] of Object.entries(STATES)) {
  test(`Play, ${state}: everything is in view, and nothing lies over another`, async ({ page }) => {
    await openGame(page, game);
    await act?.(page);
    await expect(page.locator(shows).first()).toBeVisible();
    await inEveryWindow(page, `play-${state}`, async () => {
      expect.soft(await listFaults(page, "main", true)).toEqual([]);
      expect.soft(await listOverlaps(page)).toEqual([]);
      await expectLargeBoard(page);
    });
  });
}

for (const [name, { place, fragment, stored, act, inView, hasBoard }] of Object.entries(PLACES)) {
  test(`${name}: nothing is cut off, and what matters is in view`, async ({ page }) => {
    if (stored) await seed(page, ...stored.map(toStored));
    await openPlace(page, place, fragment);
    if (hasBoard) await expect(page.locator(".board-frame").first()).toBeVisible();
    await act?.(page);
    await inEveryWindow(page, name, async () => {
      expect.soft(await listFaults(page, "main", false)).toEqual([]);
      await expectInView(page, inView);
      if (hasBoard) await expectLargeBoard(page);
      if (name === "analyse") expect.soft(await countRows(page)).toBeGreaterThan(2);
      await expect(page.locator("main")).toHaveAccessibleName(/./);
    });
  });
}

test("640×360 keeps typed moves reachable, also in a deploy", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await openGame(page, { fen: POSITIONS.navyLands, steps: ["Fc4>c8"] });
  await expect(page.getByRole("textbox", { name: "Type a move" })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[part~="tray-commit"]')).toBeInViewport({ ratio: 1 });
  expect(await listFaults(page, ".actions", true)).toEqual([]);
});
