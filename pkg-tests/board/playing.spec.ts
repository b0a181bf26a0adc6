// Playing on the board: by mouse, by touch, by keys.
import { expect, test } from "@playwright/test";
import { cell, drag, heardBy, make, middle, open, set, START } from "./open.js";

const SELECTED = {
  selected: "e2",
  movable: ["e2", "d3", "f4"],
  targets: { e3: ["move"], d3: ["combine"], e9: ["capture", "stay"] },
} as const;

test("every square is a named cell of a grid", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START });
  await expect(page.getByRole("grid", { name: "Board" })).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(132);
  await expect(cell(page, "e6")).toHaveAttribute("aria-label", "e6, coast");
  await expect(cell(page, "f6")).toHaveAttribute("aria-label", "f6, bridge");
  await expect(cell(page, "g1")).toHaveAttribute("aria-label", "g1, red commander, land");
  await set(page, { zones: "both", pieces: "11/11/11/11/11/4g6/11/11/11/11/11/11" });
  await expect(cell(page, "e6")).toHaveAttribute(
    "aria-label",
    "e6, coast, covered by blue anti-air gun e7",
  );
});

test("stacks and heroes are named, and drawn", async ({ page }) => {
  await open(page);
  await make(page, { pieces: "11/11/11/11/11/11/11/11/11/11/1(N+F+T)9/1+I9" });
  const label = "b2, red navy carrying heroic air force and heroic tank, water";
  await expect(cell(page, "b2")).toHaveAttribute("aria-label", label);
  await expect(cell(page, "b1")).toHaveAttribute("aria-label", "b1, red heroic infantry, water");
  await expect(page.locator("[part~=piece]")).toHaveCount(2);
  await expect(page.locator("[part~=piece] .star")).toHaveCount(3);
});

test("a press tells the host and changes nothing", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, movable: ["e2"] });
  const before = await page.evaluate(() => board.toSVG());
  await cell(page, "e2").click();
  expect(await heardBy(page)).toEqual([["select", { square: "e2" }]]);
  expect(await page.evaluate(() => board.toSVG())).toBe(before);
});

test("a press on a destination is a drop", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, ...SELECTED });
  await cell(page, "e3").click();
  await cell(page, "e9").click();
  await cell(page, "k6").click();
  await cell(page, "e2").click();
  expect(await heardBy(page)).toEqual([
    ["drop", { from: "e2", to: "e3" }],
    ["drop", { from: "e2", to: "e9" }],
    ["select", { square: "k6" }],
    ["select", { square: "e2" }],
  ]);
});

test("a first click on a friend selects it; its badge, a second click or a drag combines", async ({
  page,
}) => {
  await open(page);
  await make(page, { pieces: START, ...SELECTED });
  const { x, y } = await middle(page, "d3");
  const { width } = (await cell(page, "d3").boundingBox())!;
  await page.mouse.click(x, y);
  expect(await heardBy(page)).toEqual([["select", { square: "d3" }]]);
  await set(page, { selected: "d3", targets: { d4: ["move"] } });
  await page.mouse.click(x, y);
  expect(await heardBy(page)).toEqual([["drop", { from: "e2", to: "d3", kind: "combine" }]]);

  await set(page, SELECTED);
  await page.mouse.click(x + width * 0.36, y - width * 0.36);
  expect(await heardBy(page)).toEqual([["drop", { from: "e2", to: "d3", kind: "combine" }]]);

  await drag(page, "e2", "d3");
  expect(await heardBy(page)).toEqual([["drop", { from: "e2", to: "d3" }]]);
});

test("a host that is told of presses decides what they mean", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, ...SELECTED });
  await page.evaluate(() => board.set({ press: (event) => void heard.push(["press", event]) }));
  await cell(page, "d3").click();
  await cell(page, "d3").click();
  await cell(page, "e3").click();
  await cell(page, "d3").focus();
  await page.keyboard.press("+");
  expect(await heardBy(page)).toEqual([
    ["press", { square: "d3" }],
    ["press", { square: "d3" }],
    ["press", { square: "e3" }],
    ["press", { square: "d3", kind: "combine" }],
  ]);
});

test("a friend that was deselected is selected again, not joined", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, ...SELECTED });
  await cell(page, "d3").click();
  // The host has deselected it, as after Escape.
  await set(page, { selected: null, targets: {} });
  await cell(page, "d3").click();
  await set(page, { selected: "d3", targets: {} });
  await cell(page, "d3").click();
  const select = ["select", { square: "d3" }];
  expect(await heardBy(page)).toEqual([select, select, select]);
});

test("what was picked from a stack joins the friend, however late", async ({ page }) => {
  await open(page);
  const tray = {
    square: "e2",
    pieces: [
      { piece: { type: "t", color: "r" }, movable: true },
      { piece: { type: "i", color: "r" }, movable: true, picked: true },
    ],
  } as const;
  await make(page, { pieces: START, ...SELECTED, tray });
  await cell(page, "d3").click();
  await set(page, { selected: "d3", targets: { d4: ["move"] }, tray: null });
  await page.waitForTimeout(1000);
  await cell(page, "d3").click();
  expect(await heardBy(page)).toEqual([
    ["select", { square: "d3" }],
    ["drop", { from: "e2", to: "d3", kind: "combine", pieces: ["i"] }],
  ]);
});

test("a drag selects, shows the piece at the pointer, and drops", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, movable: ["e2"] });
  const [from, to] = [await middle(page, "e2"), await middle(page, "e3")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 10);
  expect(await heardBy(page)).toEqual([["select", { square: "e2" }]]);
  await set(page, SELECTED);
  await page.mouse.move(to.x, to.y, { steps: 3 });
  const float = (await page.locator(".float").boundingBox())!;
  expect(Math.abs(float.x + float.width / 2 - to.x)).toBeLessThan(3);
  expect(Math.abs(float.y + float.height / 2 - to.y)).toBeLessThan(5);
  await expect(page.locator(".lifted")).toHaveCount(1);
  await expect(page.locator(".over")).toHaveCount(1);
  await page.mouse.up();
  expect(await heardBy(page)).toEqual([["drop", { from: "e2", to: "e3" }]]);
  await expect(page.locator(".float, .lifted, .over")).toHaveCount(0);
});

test("a drag off the board, and Escape during one, cancel", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, ...SELECTED });
  const from = await middle(page, "e2");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(690, 300, { steps: 4 });
  await page.mouse.up();
  expect(await heardBy(page)).toEqual([["cancel", { drag: true }]]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 60, { steps: 4 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await heardBy(page)).toEqual([["cancel", { drag: true }]]);
  await expect(page.locator(".float")).toHaveCount(0);
});

test("a whole move by keys", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, movable: ["e2"] });
  await page.evaluate(() => board.focus("e2"));
  await page.keyboard.press("Enter");
  expect(await heardBy(page)).toEqual([["select", { square: "e2" }]]);
  await set(page, SELECTED);
  await expect(cell(page, "e2")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(cell(page, "e3")).toBeFocused();
  await expect(cell(page, "e3")).toHaveAttribute("aria-label", "e3, land, move here");
  await page.keyboard.press("Space");
  expect(await heardBy(page)).toEqual([["drop", { from: "e2", to: "e3" }]]);
  await page.keyboard.press("PageDown");
  await expect(cell(page, "d3")).not.toBeFocused();
  await page.evaluate(() => board.focus("d3"));
  await page.keyboard.press("+");
  expect(await heardBy(page)).toEqual([["drop", { from: "e2", to: "d3", kind: "combine" }]]);
  await page.keyboard.press("Home");
  await expect(cell(page, "a3")).toBeFocused();
  await page.keyboard.press("End");
  await expect(cell(page, "k3")).toBeFocused();
  await page.keyboard.press("Escape");
  expect(await heardBy(page)).toEqual([["cancel", {}]]);
  // One stop for the Tab key.
  expect(await page.locator('.cell[tabindex="0"]').count()).toBe(1);
});

test("the ring of the keyboard is drawn after a key only", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, movable: ["e2"] });
  const outline = (square: string) =>
    cell(page, square).evaluate((one) => getComputedStyle(one).outlineStyle);
  await page.evaluate(() => board.focus("e2"));
  expect(await outline("e2")).toBe("none");
  await page.keyboard.press("ArrowUp");
  expect(await outline("e3")).toBe("solid");
  await cell(page, "f4").click();
  await expect(cell(page, "f4")).toBeFocused();
  expect(await outline("f4")).toBe("none");
  // Tab enters the board by a key.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(cell(page, "f4")).toBeFocused();
  expect(await outline("f4")).toBe("solid");
});

test("a handle resizes the board, by a drag and by keys", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, resizable: true });
  const width = async () => Math.round((await page.locator(".board").boundingBox())!.width);
  const handle = page.getByRole("slider", { name: "Width of the board" });
  const box = (await handle.boundingBox())!;
  await page.mouse.move(box.x + 12, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x - 88, box.y - 40, { steps: 4 });
  await page.mouse.up();
  expect(await width()).toBe(500);
  expect(await heardBy(page)).toEqual([["resize", { width: 500 }]]);
  await handle.focus();
  await page.keyboard.press("ArrowLeft");
  expect(await width()).toBe(480);
  await expect(handle).toHaveAttribute("aria-valuenow", "480");
  // Not wider than its place, nor too narrow to be used.
  for (let i = 0; i < 8; i++) await page.keyboard.press("ArrowRight");
  expect(await width()).toBe(600);
  for (let i = 0; i < 25; i++) await page.keyboard.press("ArrowDown");
  expect(await width()).toBe(160);
  await set(page, { resizable: false });
  await expect(handle).toHaveCount(0);
});

test("keys follow the picture of a flipped board", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, orientation: "blue" });
  await page.evaluate(() => board.focus("e2"));
  await page.keyboard.press("ArrowUp");
  await expect(cell(page, "e1")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(cell(page, "f1")).toBeFocused();
  await set(page, { orientation: "red" });
  await expect(cell(page, "f1")).toBeFocused();
});

test("a focused board is turned while its host draws whatever is hovered", async ({ page }) => {
  const complaints = await open(page);
  await make(page, { pieces: START });
  await page.evaluate(() => {
    board.set({
      hover: ({ square }) => board.set({ marks: square ? [{ square }] : [] }),
      animation: 0,
    });
    board.focus("e2");
  });
  await page.keyboard.press("ArrowUp");
  await expect(cell(page, "e3")).toBeFocused();
  for (const orientation of ["blue", "red", "blue"] as const) {
    await set(page, { orientation });
    await expect(cell(page, "e3")).toBeFocused();
    await expect(page.getByRole("gridcell")).toHaveCount(132);
    await expect(page.locator("[part~=mark]")).toHaveCount(1);
  }
  await expect(page.getByRole("gridcell").first()).toHaveAttribute("data-square", "k1");
  expect(complaints).toEqual([]);
});

test("a key walks through the zones", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, zones: "blue" });
  await page.evaluate(() => board.focus("a12"));
  const walked: string[] = [];
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press("z");
    const square = await page.evaluate(() => {
      const { activeElement } = board.element.shadowRoot!;
      return (activeElement as HTMLElement).dataset["square"]!;
    });
    walked.push(square);
    await expect(page.locator(".link.blue")).not.toHaveCount(0);
  }
  expect(walked).toEqual(["b11", "g10", "c9", "e9", "i9", "b11"]);
  await page.keyboard.press("Shift+Z");
  await expect(cell(page, "i9")).toBeFocused();
});

test("a board that is only looked at hears no press", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, ...SELECTED, viewOnly: true });
  await cell(page, "e3").click();
  await drag(page, "e2", "e3");
  await page.keyboard.press("Enter");
  expect(await heardBy(page)).toEqual([]);
  await expect(cell(page, "e2")).toHaveAttribute("aria-label", "e2, red air force, land, selected");
});

test("arrows and rings by the right button, colours by keys", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START });
  await drag(page, "e2", "e5", "right");
  const arrow = { from: "e2", to: "e5", color: "green" };
  expect(await heardBy(page)).toEqual([["draw", { arrows: [arrow], marks: [], ...arrow }]]);
  await expect(page.locator("[data-arrow]")).toHaveCount(0);
  await set(page, { arrows: [arrow] } as never);
  await expect(page.locator('[data-arrow="e2e5"]')).toHaveCount(1);
  await page.keyboard.down("Shift");
  await cell(page, "g6").click({ button: "right" });
  await page.keyboard.up("Shift");
  const [[, ring]] = (await heardBy(page)) as [[string, object]];
  expect(ring).toMatchObject({ arrows: [arrow], marks: [{ square: "g6", color: "red" }] });
  // The same again takes it away.
  await drag(page, "e2", "e5", "right");
  expect((await heardBy(page))[0]![1]).toMatchObject({ arrows: [] });
  await page.keyboard.down("Alt");
  await drag(page, "a1", "a2", "right");
  await page.keyboard.up("Alt");
  expect((await heardBy(page))[0]![1]).toMatchObject({ color: "blue" });
});

test.describe("touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });
  const body = '<div id="place"></div><div style="height:2000px"></div>';

  test("taps go to the nearest square that responds, long presses inspect", async ({ page }) => {
    await open(page, { body });
    await make(page, { pieces: START, ...SELECTED, coordinates: "none" });
    const { x, y } = await middle(page, "e3");
    const { width } = (await cell(page, "e3").boundingBox())!;
    // Not in the middle of the square.
    await page.touchscreen.tap(x, y - width * 0.2);
    expect(await heardBy(page)).toEqual([["drop", { from: "e2", to: "e3" }]]);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    const g8 = await middle(page, "g8");
    await touch("touchStart", g8);
    await page.waitForTimeout(650);
    await touch("touchEnd");
    expect(await heardBy(page)).toEqual([["inspect", { square: "g8" }]]);
    // A long press, and then on: an arrow.
    const [empty, goal] = [await middle(page, "g7"), await middle(page, "g6")];
    await touch("touchStart", empty);
    await page.waitForTimeout(650);
    await touch("touchMove", { x: goal.x, y: goal.y - 4 });
    await touch("touchMove", goal);
    await touch("touchEnd");
    const [drawn] = await heardBy(page);
    expect(drawn).toMatchObject(["draw", { from: "g7", to: "g6" }]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("the page scrolls from an empty square, a piece is dragged", async ({ page }) => {
    await open(page, { body });
    await make(page, { pieces: START, movable: ["e2"] });
    const actions = await page.evaluate(() =>
      ["e2", "e6"].map((square) => {
        const found = board.element.shadowRoot!.querySelector(`[data-square="${square}"]`)!;
        return getComputedStyle(found).touchAction;
      }),
    );
    expect(actions).toEqual(["none", "auto"]);
    const client = await page.context().newCDPSession(page);
    const swipe = async (from: string) => {
      const { x, y } = await middle(page, from);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", up?: number) => {
        const touchPoints = up === undefined ? [] : [{ x, y: y - up }];
        return client.send("Input.dispatchTouchEvent", { type, touchPoints });
      };
      await touch("touchStart", 0);
      for (let up = 12; up <= 120; up += 12) await touch("touchMove", up);
      await touch("touchEnd");
      await page.waitForTimeout(200);
    };
    await swipe("g6");
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await heardBy(page)).toEqual([]);
    // A swipe goes on for a moment.
    await page.waitForTimeout(800);
    await page.evaluate(() => scrollTo(0, 0));
    await swipe("e2");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect((await heardBy(page))[0]).toEqual(["select", { square: "e2" }]);
  });
});
