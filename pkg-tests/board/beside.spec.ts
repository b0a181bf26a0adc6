// What stands beside the squares: the choice, the tray of a deploy, the pieces of an editor; and what
// axe says about all of it.
import { expect, test } from "@playwright/test";
import type { Piece } from "cotulenh-wasm";
import { cell, heardBy, make, middle, open, set, START } from "./open.js";
import { violations } from "./violations.js";

const TRAY = {
  square: "b2",
  pieces: [
    { piece: { type: "n", color: "r" }, movable: false, label: "would leave its cargo" },
    { piece: { type: "f", color: "r" } },
    { piece: { type: "t", color: "r", heroic: true }, picked: true },
  ],
} as const;

const NAVY_STACK: Piece = {
  type: "n",
  color: "r",
  carrying: [
    { type: "f", color: "r" },
    { type: "t", color: "r", heroic: true },
  ],
};

const NAVY = "11/11/11/11/11/11/11/11/11/11/1(NF+T)9/11";

test("the choice is a dialog for pointer and keys", async ({ page }) => {
  await open(page);
  const choice = {
    square: "e9",
    options: [{ kind: "capture" }, { kind: "stay", label: "Shoot" }],
  } as const;
  await make(page, { pieces: START });
  await set(page, { choice });
  const dialog = page.getByRole("dialog", { name: "Which move?" });
  await expect(dialog.getByRole("button")).toHaveText([
    "Capture and move there",
    "Shoot",
    "Cancel",
  ]);
  await expect(dialog.getByRole("button", { name: "Capture" })).toBeFocused();
  await page.keyboard.press("2");
  expect(await heardBy(page)).toEqual([
    ["choose", { index: 1, option: { kind: "stay", label: "Shoot" } }],
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect((await heardBy(page))[0]).toMatchObject(["choose", { index: 1 }]);
  await page.keyboard.press("Escape");
  expect(await heardBy(page)).toEqual([["cancel", {}]]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await heardBy(page)).toEqual([["cancel", {}]]);
  await page.evaluate(() => board.focus("c4"));
  await set(page, { choice: null });
  await expect(dialog).toHaveCount(0);
  // The focus goes back to the board if the dialog had it.
  await set(page, { choice });
  await set(page, { choice: null });
  await expect(cell(page, "c4")).toBeFocused();
});

test("the tray has the pieces of the stack, to press and to drag", async ({ page }) => {
  await open(page);
  await make(page, {
    pieces: NAVY,
    tray: TRAY,
    movable: ["b2"],
    selected: "b2",
    targets: { c2: ["move"] },
  });
  const tray = page.getByRole("group", { name: "Which piece moves?" });
  await expect(tray.getByRole("button")).toHaveCount(3);
  await expect(
    tray.getByRole("button", { name: "red navy, would leave its cargo" }),
  ).toHaveAttribute("aria-disabled", "true");
  await expect(tray.getByRole("button", { name: "red heroic tank" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await tray.getByRole("button", { name: "red air force" }).click();
  expect(await heardBy(page)).toEqual([["select", { square: "b2", pieces: ["f"] }]]);
  await tray.getByRole("button", { name: "red navy" }).click({ force: true });
  expect(await heardBy(page)).toEqual([]);
  // What is picked goes with a drop from the square.
  await cell(page, "c2").click();
  expect(await heardBy(page)).toEqual([["drop", { from: "b2", to: "c2", pieces: ["t"] }]]);
  const box = (await tray.getByRole("button", { name: "red air force" }).boundingBox())!;
  const { x, y } = await middle(page, "d4");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 5 });
  await expect(page.locator(".float")).toHaveCount(1);
  await page.mouse.up();
  expect(await heardBy(page)).toEqual([
    ["select", { square: "b2", pieces: ["f"] }],
    ["drop", { from: "b2", to: "d4", pieces: ["f"] }],
  ]);
  await tray.getByRole("button", { name: "red air force" }).focus();
  await page.keyboard.press("Enter");
  expect(await heardBy(page)).toEqual([["select", { square: "b2", pieces: ["f"] }]]);
});

test("what stands over the board hides no destination and no defender, on small boards too", async ({
  page,
}) => {
  await open(page);
  await make(page, {
    pieces:
      "6c4/1n2fh1hf2/3a2s2a1/4gt1tg2/2ie2m2ei/11/2n8/2IE2M2EI/2(NF)2F1TG2/3A2S2A1/1N3H1H3/6C4",
    zones: "blue",
    selected: "c4",
    targets: Object.fromEntries([
      ...["c5", "c6", "g8"].map((square) => [square, ["capture"]]),
      ...["c3", "c2", "c1", "d4", "b4", "a4", "b5", "a6", "b3", "a2", "d5", "e6", "f7"].map(
        (square) => [square, ["move"]],
      ),
    ]) as Record<string, ["move"]>,
    flights: {
      from: "c4",
      squares: [
        { square: "d5", result: 0 },
        { square: "e6", result: 0 },
        { square: "f7", result: 0 },
        { square: "g8", result: 1 },
      ],
    },
    tray: {
      square: "c4",
      pieces: [
        { piece: { type: "n", color: "r" } },
        { piece: { type: "f", color: "r" }, step: 1 },
        { piece: { type: "t", color: "r" } },
      ],
      canCommit: true,
    },
  });
  for (const width of [350, 690]) {
    await page.evaluate(
      (value) => (document.querySelector<HTMLElement>("#place")!.style.width = `${value}px`),
      width,
    );
    await expect(page.locator(".small")).toHaveCount(width < 480 ? 1 : 0);
    await page.evaluate(() => board.focus("e6"));
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    for (const name of ["tray", "legend", "note"]) {
      await expect(page.locator(`[part=${name}]`)).toHaveCount(1);
      // It is moved a frame after the board has another size.
      await expect
        .poll(() =>
          page.evaluate((part) => {
            const root = board.element.shadowRoot!;
            const { left, right, top, bottom } = root
              .querySelector(`[part=${part}]`)!
              .getBoundingClientRect();
            const seen = [...root.querySelectorAll("[data-target]"), ...["g10", "c4"].map((square) => root.querySelector(`[data-on=${square}]`)!)]; // prettier-ignore
            const { left: start, right: end } = board.element.getBoundingClientRect();
            const hidden = seen.filter((one) => {
              const { x, y, width: w, height: h } = one.getBoundingClientRect();
              const [cx, cy] = [x + w / 2, y + h / 2];
              return cx > left && cx < right && cy > top && cy < bottom;
            });
            return hidden.length + (left < start - 1 || right > end + 1 ? 100 : 0);
          }, name),
        )
        .toBe(0);
    }
  }
});

test("ghosts and numbered steps of a deploy", async ({ page }) => {
  await open(page);
  await make(page, {
    pieces: "11/11/11/11/11/11/11/11/11/11/1(NF)T8/11",
    ghosts: [{ square: "b2", piece: NAVY_STACK }],
    steps: [{ from: "b2", to: "c2", piece: { type: "t", color: "r", heroic: true } }],
    dimmed: ["b2"],
  });
  await expect(page.locator("[part~=ghost]")).toHaveCount(1);
  await expect(page.locator(".tag.step:not(.from) text")).toHaveText(["1"]);
  await expect(page.locator(".tag.from text")).toHaveText(["1"]);
  await expect(page.locator(".dimmed")).toHaveCount(1);
});

test("spare pieces go onto the board, across it, and off it", async ({ page }) => {
  await open(page);
  await make(page, { pieces: "11/11/11/11/11/11/11/11/11/11/4T6/11", spares: true, draw: null });
  const tank = { type: "t", color: "b" };
  const spare = page
    .getByRole("group", { name: "Pieces" })
    .getByRole("button", { name: "blue tank" });
  await spare.scrollIntoViewIfNeeded();
  const dragTo = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  };
  const box = (await spare.boundingBox())!;
  await dragTo({ x: box.x + 10, y: box.y + 10 }, await middle(page, "g7"));
  expect(await heardBy(page)).toEqual([["drop", { from: null, to: "g7", piece: tank }]]);
  await dragTo(await middle(page, "e2"), await middle(page, "e5"));
  expect(await heardBy(page)).toEqual([
    ["select", { square: "e2" }],
    ["drop", { from: "e2", to: "e5" }],
  ]);
  await dragTo(await middle(page, "e2"), { x: 690, y: 400 });
  expect((await heardBy(page)).at(-1)).toEqual(["drop", { from: "e2", to: null }]);
  await cell(page, "e2").click({ button: "right" });
  expect(await heardBy(page)).toEqual([["drop", { from: "e2", to: null }]]);
  await page.evaluate(() => board.focus("e2"));
  await page.keyboard.press("Delete");
  expect(await heardBy(page)).toEqual([["drop", { from: "e2", to: null }]]);
  await spare.click();
  expect(await heardBy(page)).toEqual([["select", { square: null, piece: tank }]]);
  await set(page, { brush: { type: "t", color: "b" } });
  await expect(spare).toHaveAttribute("aria-pressed", "true");
  await cell(page, "h3").click();
  expect(await heardBy(page)).toEqual([["drop", { from: null, to: "h3", piece: tank }]]);
});

test("another language", async ({ page }) => {
  await open(page, { lang: "vi" });
  await make(page, {
    pieces: START,
    labels: {
      board: "Bàn cờ",
      terrain: { water: "biển", mixed: "bờ", land: "đất", bridge: "cầu" },
      sides: { r: "đỏ", b: "xanh" },
    },
  });
  await expect(page.getByRole("grid", { name: "Bàn cờ" })).toBeVisible();
  await expect(cell(page, "g6")).toHaveAttribute("aria-label", "g6, đất");
  await page.evaluate(() => board.set({ labels: { square: ({ square }) => `ô ${square}` } }));
  await expect(cell(page, "g6")).toHaveAttribute("aria-label", "ô g6");
});

test("announcements are read out", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START });
  await set(page, { announcement: "Blue moves" });
  await expect(page.getByRole("status")).toHaveText("Blue moves");
});

test("axe finds nothing in any state", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START });
  expect(await violations(page)).toEqual([]);
  await set(page, {
    zones: "both",
    selected: "e2",
    targets: { e3: ["move"] },
    check: "g1",
    checkers: ["g12"],
    movable: ["e2"],
  });
  expect(await violations(page)).toEqual([]);
  await set(page, { choice: { square: "e3", options: [{ kind: "move" }, { kind: "stay" }] } });
  expect(await violations(page)).toEqual([]);
  await set(page, { choice: null, tray: TRAY, pieces: NAVY });
  expect(await violations(page)).toEqual([]);
  await set(page, { tray: null, spares: true });
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = "dark";
    document.documentElement.style.background = "#12161b";
    document.querySelector("h1")!.style.color = "#fff";
  });
  await set(page, { tray: TRAY, theme: "map", pieceSet: "contrast" });
  expect(await violations(page)).toEqual([]);
});
