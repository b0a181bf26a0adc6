// The board in pages: as an element, from a server, under a strict policy, many at once.
import { expect, test } from "@playwright/test";
import { renderBoard } from "cotulenh-wasm/board/server";
import { cell, heardBy, make, middle, open, START } from "./open.js";

const ELEMENT = "/pkg/board/element.js";

test("the element has attributes, events and properties", async ({ page }) => {
  const complaints = await open(page, {
    body: `<cotulenh-board fen="${START}" orientation="blue" zones="red" coordinates="inside" view-only></cotulenh-board>`,
  });
  await page.evaluate(async (name) => void (await import(name)), ELEMENT);
  await expect(page.locator("[part~=piece]")).toHaveCount(38);
  await expect(page.locator(".zone.red")).toHaveCount(1);
  await expect(page.locator(".zone.blue")).toHaveCount(0);
  const [a1, k12] = [
    (await cell(page, "a1").boundingBox())!,
    (await cell(page, "k12").boundingBox())!,
  ];
  expect(a1.y).toBeLessThan(k12.y);
  const heard = await page.evaluate(async () => {
    const element = document.querySelector("cotulenh-board")!;
    const events: unknown[] = [];
    element.addEventListener("select", (event) => events.push(event.detail));
    const press = () =>
      element
        .shadowRoot!.querySelector('[data-square="e2"]')!
        .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    press();
    element.removeAttribute("view-only");
    press();
    element.movable = ["e2"];
    element.selected = "e2";
    element.select = (event) => events.push("callback", event);
    press();
    return events;
  });
  expect(heard).toEqual([{ square: "e2" }, "callback", { square: "e2" }, { square: "e2" }]);
  await expect(cell(page, "e2")).toHaveAttribute("aria-selected", "true");
  await page.locator("cotulenh-board").evaluate((element) => element.setAttribute("zones", "both"));
  await expect(page.locator(".zone")).toHaveCount(2);
  await page
    .locator("cotulenh-board")
    .evaluate((element) => element.setAttribute("piece-set", "contrast"));
  await expect(page.locator(".contrast")).toHaveCount(38);
  await page
    .locator("cotulenh-board")
    .evaluate((element) => element.setAttribute("fen", "11/11/11/11/11/11/11/11/11/11/11/11"));
  await expect(page.locator("[part~=piece]")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("properties that were set before the element was defined count", async ({ page }) => {
  await open(page, { body: "<cotulenh-board></cotulenh-board>" });
  await page.evaluate(
    async ([fen, name]) => {
      Object.assign(document.querySelector("cotulenh-board")!, { pieces: fen, selected: "e2" });
      await import(name!);
    },
    [START, ELEMENT],
  );
  await expect(page.locator("[part~=piece]")).toHaveCount(38);
  await expect(cell(page, "e2")).toHaveAttribute("aria-selected", "true");
});

test("a server's board is drawn before scripts run, and stays as it is when they do", async ({
  page,
}) => {
  const html = renderBoard({ pieces: START, zones: "both", orientation: "blue", theme: "map" });
  await open(page, { body: `<div style="width:600px">${html}</div>` });
  const board = page.locator("cotulenh-board");
  await expect(page.locator("[part~=piece]")).toHaveCount(38);
  await expect(cell(page, "e2")).toHaveAttribute("aria-label", /red air force/);
  const before = await board.screenshot();
  const heights = await page.evaluate(async (name) => {
    const element = document.querySelector("cotulenh-board")!;
    const first = element.getBoundingClientRect().height;
    await import(name);
    return [first, element.getBoundingClientRect().height];
  }, ELEMENT);
  expect(heights[1]).toBeCloseTo(heights[0]!, 1);
  expect((await board.screenshot()).equals(before)).toBe(true);
  await page.evaluate(() => {
    const element = document.querySelector("cotulenh-board") as HTMLElement & {
      set(options: object): void;
    };
    element.set({ selected: "e2" });
  });
  await expect(cell(page, "e2")).toHaveAttribute("aria-selected", "true");
});

test("a server's board has the parts and the pieces of one that a script has drawn", async ({
  page,
}) => {
  const options = {
    pieces: START,
    lastMove: ["e3", "f4"],
    zones: "red",
    pieceSet: "contrast",
  } as const;
  await open(page, { body: `<div style="width:600px">${renderBoard(options)}</div>` });
  const drawn = () =>
    page.evaluate(() => {
      const root = document.querySelector("cotulenh-board")!.shadowRoot!;
      const parts = [...root.querySelectorAll("[part]")].map((one) => one.getAttribute("part"));
      const pieces = [...root.querySelectorAll(".layer-pieces > *")].map((one) =>
        ["class", "part", "transform", "data-on"].map((name) => one.getAttribute(name)).join("|"),
      );
      return { parts, pieces };
    });
  const before = await drawn();
  expect(before.pieces).toHaveLength(38);
  expect(before.pieces.filter((one) => one.includes(" mover|"))).toEqual([
    "piece|piece piece-red piece-t mover|translate(500 800)|f4",
  ]);
  await page.evaluate(async (name) => void (await import(name)), ELEMENT);
  // The set is loaded, and the board drawn again.
  await expect(page.locator("[part~=grid][aria-label]")).toHaveCount(1);
  await expect(page.locator(".live")).toHaveCount(1);
  expect(await drawn()).toEqual(before);
});

test("a strict policy is no obstacle", async ({ page }) => {
  const policy =
    "default-src 'none'; script-src 'self'; img-src data:; style-src 'none'; require-trusted-types-for 'script'";
  const complaints = await open(page, { policy, body: '<div id="place"></div>' });
  const names = await page.evaluate(
    async ([fen, board, element]) => {
      const { Board } = (await import(board!)) as typeof import("cotulenh-wasm/board");
      await import(element!);
      const made = new Board(document.querySelector("#place")!, {
        pieces: fen!,
        zones: "both",
        tray: { square: "e2", pieces: [{ piece: { type: "f", color: "r" } }] },
      });
      const other = document.createElement("cotulenh-board");
      document.body.append(other);
      other.setAttribute("fen", fen!);
      const svg = made.toSVG();
      const { size } = await made.toPNG();
      const fill = getComputedStyle(made.element.shadowRoot!.querySelector(".land")!).fill;
      return [fill, svg.length > 1000, size > 1000];
    },
    [START, "/pkg/board.js", ELEMENT],
  );
  expect(names).toEqual(["rgb(241, 230, 196)", true, true]);
  // The style attribute of the page itself is refused.
  expect(complaints.filter((one) => !one.includes("inline style"))).toEqual([]);
});

test("no id is on a page twice", async ({ page }) => {
  await open(page);
  const twice = await page.evaluate(async (fen) => {
    await makeBoard({ pieces: fen, zones: "both" });
    await makeBoard({ pieces: fen, zones: "both" });
    const ids = [...document.querySelectorAll("#place > *")].flatMap((one) =>
      [...one.shadowRoot!.querySelectorAll("[id]")].map(({ id }) => id),
    );
    return ids.length - new Set(ids).size;
  }, START);
  expect(twice).toBe(0);
});

test("what cannot be drawn is refused, and nothing changes", async ({ page }) => {
  await open(page);
  const said = await page.evaluate(async (fen) => {
    await makeBoard({ pieces: fen });
    const before = board.toSVG();
    const attempts: object[] = [
      { flip: true },
      { pieces: "11/11" },
      { pieces: "x10/11/11/11/11/11/11/11/11/11/11/11" },
      { selected: "l1" },
      { lastMove: ["a1", "a13"] },
    ];
    const messages = attempts.map((options) => {
      try {
        board.set(options);
        return "drawn";
      } catch (error) {
        return (error as Error).message.slice(0, 40);
      }
    });
    return { messages, isSame: board.toSVG() === before };
  }, START);
  expect(said.messages).toEqual([
    '"flip" is not an option of the board; kn',
    "a FEN has 12 ranks, not 2, in the FEN of",
    "'x' is not a piece, in the FEN of pieces",
    'selected: "l1" is not a square, such as ',
    'lastMove[1]: "a13" is not a square, such',
  ]);
  expect(said.isSame).toBe(true);
});

test("an unknown option is an error of the package", async ({ page }) => {
  await open(page);
  await make(page, {});
  const caught = await page.evaluate(async () => {
    const name = "/pkg/index.js";
    const { CoTuLenhError } = (await import(name)) as typeof import("cotulenh-wasm");
    try {
      board.set({ flip: true } as object);
      return null;
    } catch (error) {
      return [error instanceof CoTuLenhError, (error as { code?: string }).code];
    }
  });
  expect(caught).toEqual([true, "INVALID_OPTIONS"]);
});

test("a thousand boards come and go, and nothing of them stays", async ({ page }) => {
  test.slow();
  await open(page);
  const client = await page.context().newCDPSession(page);
  const countAlive = async () => {
    await client.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await client.send("Memory.getDOMCounters");
    return { nodes, listeners: jsEventListeners };
  };
  const comeAndGo = (count: number) =>
    page.evaluate(
      async ([fen, times]) => {
        for (let i = 0; i < times; i++) {
          const made = await makeBoard({ pieces: fen, zones: "both" });
          if (i % 10 === 0) {
            const choice = { square: "e3", options: [{ kind: "move" }] } as const;
            made.set({ choice, spares: true, selected: "e2" });
            made.focus("e2");
          }
          made.destroy();
          made.destroy();
          made.set({ selected: null });
        }
        (globalThis as { board?: unknown }).board = undefined;
        return document.querySelectorAll("#place > *").length;
      },
      [START, count] as const,
    );
  await comeAndGo(20);
  const before = await countAlive();
  expect(await comeAndGo(1000)).toBe(0);
  // The last board may be kept by what the browser remembers, such as the focus.
  await expect.poll(async () => (await countAlive()).nodes - before.nodes).toBeLessThan(1000);
  expect((await countAlive()).listeners - before.listeners).toBeLessThan(100);
});

test("fifty boards stand on one page, each with its own squares", async ({ page }) => {
  await open(page, {
    body: '<div id="place" style="display:grid;grid-template-columns:repeat(5,1fr)"></div>',
  });
  await page.evaluate(async (fen) => {
    for (let i = 0; i < 50; i++) await makeBoard({ pieces: fen, zones: "both", movable: ["e2"] });
  }, START);
  await expect(page.locator('[data-square="c4"]')).toHaveCount(50);
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll("#place > *")].flatMap((one) =>
      [...one.shadowRoot!.querySelectorAll("[id]")].map(({ id }) => id),
    );
    return ids.length - new Set(ids).size;
  });
  expect(twice).toBe(0);
  // Only the last one is drawn otherwise.
  await page.evaluate(() => board.set({ selected: "e2", targets: { e3: ["move"] } }));
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(1);
  await page.locator('[data-square="e2"]').nth(7).click();
  expect(await heardBy(page)).toEqual([["select", { square: "e2" }]]);
});

test("presses and drags find their squares on a page that is zoomed, scaled or scrolled", async ({
  page,
}) => {
  for (const style of [
    "zoom:1.4",
    "zoom:0.6",
    "transform:scale(0.7);transform-origin:20% 30%",
    "direction:rtl",
    "margin-top:300px",
  ]) {
    await open(page, {
      body: `<div style="${style}"><div id="place" style="width:420px"></div></div><div style="height:900px"></div>`,
    });
    await page.evaluate(() => scrollTo(0, 40));
    await make(page, {
      pieces: START,
      selected: "e2",
      movable: ["e2"],
      targets: { e3: ["move"], f4: ["combine"] },
    });
    await cell(page, "e3").click();
    const [from, to] = [await middle(page, "e2"), await middle(page, "f4")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    const float = (await page.locator(".float").boundingBox())!;
    expect(Math.abs(float.x + float.width / 2 - to.x), style).toBeLessThan(4);
    expect(Math.abs(float.y + float.height / 2 - to.y), style).toBeLessThan(4);
    await page.mouse.up();
    expect(await heardBy(page), style).toEqual([
      ["drop", { from: "e2", to: "e3" }],
      ["drop", { from: "e2", to: "f4" }],
    ]);
  }
});

test("paper has the colours, and no dialog", async ({ page }) => {
  await open(page);
  await page.evaluate(
    async (fen) =>
      void (await makeBoard({
        pieces: fen,
        choice: { square: "e2", options: [{ kind: "move" }] },
      })),
    START,
  );
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  const adjust = await page.evaluate(
    () => getComputedStyle(board.element.shadowRoot!.querySelector(".drawing")!).printColorAdjust,
  );
  expect(adjust).toBe("exact");
});
