// Whether what the board writes and draws beside pieces can be read at any size, and hides no piece.
import { expect, test, type Page } from "@playwright/test";
import type { Square } from "cotulenh-wasm";
import { cell, make, open, set, START } from "./open.js";

/** The widths at which a square has 31 and 60 pixels. */
const WIDTHS = [358, 694];

/** The least size of letters and digits, in pixels. */
const LEAST = 9.5;

async function resize(page: Page, width: number): Promise<void> {
  await page.evaluate(
    (value) => (document.querySelector<HTMLElement>("#place")!.style.width = `${value}px`),
    width,
  );
  await expect(page.locator(".small")).toHaveCount(width < 480 ? 1 : 0);
}

/** The sizes of the letters of some texts of the drawing, in pixels. */
const letters = (page: Page, name: string) =>
  page.locator(name).evaluateAll((all) =>
    all.map((one) => {
      const { a } = (one as SVGTextElement).getScreenCTM()!;
      return Number.parseFloat(getComputedStyle(one).fontSize) * a;
    }),
  );

/** Which discs and boxes of the drawing cover how much of a piece that is not faint, in parts of its radius. */
const covered = (page: Page, name: string) =>
  page.evaluate((selector) => {
    const root = board.element.shadowRoot!;
    const field = root.querySelector(".frame")!.getBoundingClientRect();
    const pieces = [...root.querySelectorAll(".layer-pieces > .piece:not(.dimmed)")];
    const found: string[] = [];
    for (const sign of root.querySelectorAll(selector)) {
      const { left, top, right, bottom } = sign.getBoundingClientRect();
      if (left < field.left || top < field.top || right > field.right || bottom > field.bottom)
        found.push(`${sign.textContent} leaves the board`);
      const reach = sign.localName === "circle" ? (right - left) / 2 : 0;
      for (const piece of pieces) {
        const base = piece.querySelector(":scope > :not(.shadow) > .base")!.getBoundingClientRect();
        const [x, y] = [base.left + base.width / 2, base.top + base.height / 2];
        const clamp = (at: number, low: number, high: number) => Math.min(Math.max(at, low), high);
        const away = reach
          ? Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2) - reach
          : Math.hypot(x - clamp(x, left, right), y - clamp(y, top, bottom));
        const part = 1 - away / (base.width / 2);
        if (part > 0.08)
          found.push(`${sign.textContent} on ${(piece as SVGElement).dataset["on"]}`);
      }
    }
    return found;
  }, name);

/** Crowded positions with a plane on f5, and squares of the zones that it meets. */
const CROWDS: readonly (readonly [pieces: string, met: readonly Square[]])[] = [
  // A piece one rank below each defender, and one above.
  ["6c4/11/3t1i1t3/3g1s1g3/3i1t1i3/11/11/5F5/11/11/11/5C5", ["f7", "c9", "i9"]],
  // In the corners of the field, and a stack, whose cargo sits below it.
  ["g9g/11/11/4(nft)1s4/11/11/11/5F5/11/11/11/5C5", ["b12", "j12", "d9", "g8"]],
];

test("the names of defenders can be read, are hidden by nothing and hide no piece", async ({
  page,
}) => {
  await open(page);
  await make(page, { pieces: START });
  for (const [pieces, met] of CROWDS) {
    const flights = { from: "f5", squares: met.map((square) => ({ square, result: 2 })) } as const;
    await set(page, { pieces, zones: "blue", selected: "f5", flights, legend: false });
    // What can be captured is not faint.
    await set(page, { targets: { d10: ["capture"], f8: ["capture"], d8: ["capture"] } });
    for (const width of WIDTHS) {
      await resize(page, width);
      const sizes = await letters(page, ".threat text");
      expect(sizes.length).toBeGreaterThan(2);
      for (const size of sizes) expect(size).toBeGreaterThan(LEAST);
      expect(await covered(page, ".threat rect"), `${pieces} at ${width}`).toEqual([]);
      // Nor does one name cover another.
      const boxes = await page
        .locator(".threat rect")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) {
          const isApart =
            a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
          expect(isApart).toBe(true);
        }
      }
    }
  }
});

test("numbers of arrows can be read, and stand on no piece", async ({ page }) => {
  await open(page);
  await make(page, {
    pieces: START,
    arrows: [
      { from: "g1", to: "g8" },
      { from: "e2", to: "i6" },
      { from: "c1", to: "c12" },
      { from: "f4", to: "f6" },
    ],
    arrowRanks: "numbers",
  });
  for (const width of WIDTHS) {
    await resize(page, width);
    for (const size of await letters(page, ".tag text")) expect(size).toBeGreaterThan(LEAST);
    await expect(page.locator(".tag text")).toHaveText(["1", "2", "3", "4"]);
    expect(await covered(page, ".tag circle")).toEqual([]);
  }
});

test("arrows start and end at the edges of pieces, and fade by their rank", async ({ page }) => {
  await open(page);
  const arrows = [
    { from: "c4", to: "c9" },
    { from: "a1", to: "a5" },
    { from: "k1", to: "k5" },
  ] as const;
  await make(page, { pieces: START, arrows, arrowRanks: "fade" });
  const drawn = await page.locator("path.arrow").evaluateAll((all) =>
    all.map((one) => {
      const path = one as SVGPathElement;
      // Along the arrow, from the middle of its first square.
      const inside = Array.from({ length: 600 }, (_, x) => x).filter((x) =>
        path.isPointInFill(new DOMPoint(x, 0)),
      );
      return {
        from: path.parentElement!.dataset["arrow"]!,
        start: inside[0]!,
        end: inside.at(-1)!,
        opacity: Number(path.getAttribute("opacity")),
      };
    }),
  );
  const of = (name: string) => drawn.find(({ from }) => from === name)!;
  // 45 is the radius of a piece; the rounded end of the shaft is under it.
  expect(of("c4c9").start).toBeGreaterThan(30);
  expect(of("c4c9").start).toBeLessThan(45);
  expect(of("c4c9").end).toBeGreaterThan(500 - 50);
  expect(of("c4c9").end).toBeLessThan(500 - 44);
  // From an empty square to another it goes nearly from middle to middle.
  expect(of("a1a5").start).toBeLessThan(12);
  expect(of("a1a5").end).toBeGreaterThan(380);
  expect(of("c4c9").opacity).toBeGreaterThan(of("a1a5").opacity);
  expect(of("a1a5").opacity).toBeGreaterThan(of("k1k5").opacity);
  await set(page, { arrowRanks: "none" });
  const equal = await page
    .locator("path.arrow")
    .evaluateAll((all) => new Set(all.map((one) => one.getAttribute("opacity"))).size);
  expect(equal).toBe(1);
});

test("a cross is seen around a piece, not on it; lines are translucent and below pieces", async ({
  page,
}) => {
  await open(page);
  await make(page, {
    pieces: "6c4/11/11/4h6/11/11/4t6/11/4g6/11/4F6/6C4",
    marks: [
      { square: "e9", shape: "cross" },
      { square: "a1", shape: "cross" },
    ],
    check: "g1",
    checkers: ["e6"],
    flights: {
      from: "e2",
      squares: [
        { square: "e3", result: 0 },
        { square: "e4", result: 1 },
        { square: "f3", result: 0 },
        { square: "g4", result: 2 },
      ],
    },
  });
  const [onPiece, onGround] = (await page
    .locator(".layer-marks path")
    .evaluateAll((all) => all.map((one) => (one as SVGPathElement).getBBox().width))) as [
    number,
    number,
  ];
  expect(onPiece).toBeGreaterThan(90);
  expect(onGround).toBeLessThan(onPiece);
  await expect(page.locator(".layer-tags path")).toHaveCount(0);
  for (const name of [".flight.strike", ".flight.stopped", ".check-line"]) {
    const line = page.locator(`.drawing ${name}`).first();
    const opacity = await line.evaluate((one) => Number(getComputedStyle(one).strokeOpacity));
    expect(opacity, name).toBeLessThan(1);
    const isBelow = await line.evaluate((one) => {
      const layer = one.closest("[class^=layer-]")!;
      const pieces = layer.parentElement!.querySelector(".layer-pieces")!;
      return Boolean(layer.compareDocumentPosition(pieces) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(isBelow, name).toBe(true);
  }
});

const STACK = "6c4/11/11/4h6/11/11/8g2/11/2(NFT)8/11/11/7C3 r - - 0 1";

test("a deploy leaves numbered ghosts, on the board and in the opened stack", async ({ page }) => {
  await open(page);
  await make(page, { animation: 0 });
  await page.evaluate(async (fen) => {
    const names = ["/pkg/index.js", "/pkg/play.js", "/pkg/board/play.js"] as const;
    const [{ CoTuLenh }, { createPlay }, { connect }] = (await Promise.all(
      names.map((name) => import(name)),
    )) as [
      typeof import("cotulenh-wasm"),
      typeof import("cotulenh-wasm/play"),
      typeof import("cotulenh-wasm/board/play"),
    ];
    const play = createPlay({ game: new CoTuLenh(fen) });
    connect(board, play);
    play.try("c4", "e6", { piece: ["f"] });
    play.try("c4", "d4", { piece: ["t"] });
  }, STACK);
  const ghosts = page.locator(".layer-tags [part=ghost] .carried");
  await expect(ghosts).toHaveCount(2);
  for (const width of WIDTHS) {
    await resize(page, width);
    await expect(page.locator(".tag.from text")).toHaveText(["1", "2"]);
    await expect(page.locator("[part=tray-step]")).toHaveText(["1", "2"]);
    for (const size of await letters(page, ".tag text")) expect(size).toBeGreaterThan(LEAST);
    // A ghost is beside its carrier, a number beside its ghost.
    const [carrier, ...rest] = await page
      .locator('[data-on="c4"] .base, .layer-tags .pale, .tag.from circle')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    for (const { left, right } of rest) {
      expect((left + right) / 2).toBeLessThan(carrier!.left + carrier!.width * 0.1);
    }
  }
  // Of a stack that has gone as a whole, the ghost is where it stood.
  await set(page, {
    pieces: "11/11/11/11/11/11/4F6/11/3T7/11/11/7C3",
    ghosts: [
      { square: "c4", piece: { type: "f", color: "r", carrying: [{ type: "t", color: "r" }] } },
    ],
    steps: [
      { from: "c4", to: "e6" },
      { from: "c4", to: "d4" },
    ],
    tray: null,
  });
  await expect(page.locator(".layer-ghosts [part=ghost]")).toHaveCount(1);
  await expect(page.locator(".tag.from text")).toHaveText(["1", "2"]);
});

test("an opened stack has its pieces at full size, above the stack where there is room", async ({
  page,
}) => {
  await open(page);
  await make(page, {
    pieces: "6c4/11/11/11/11/11/11/11/11/4(NFT)6/11/6C4",
    tray: {
      square: "e3",
      pieces: (["n", "f", "t"] as const).map((type) => ({ piece: { type, color: "r" } })),
    },
  });
  await resize(page, 694);
  const tray = page.locator("[part=tray]");
  const stack = (await page.locator('[data-on="e3"] .base').first().boundingBox())!;
  await expect
    .poll(async () => {
      const { y, height } = (await tray.boundingBox())!;
      return y + height;
    })
    .toBeLessThanOrEqual(stack.y + 1);
  for (const button of await tray.locator("[data-tray] .base").all()) {
    const { width } = (await button.boundingBox())!;
    expect(width).toBeGreaterThan(stack.width * 0.97);
  }
});

test("heroes keep the outline of their side outside of the gold, in every set", async ({
  page,
}) => {
  await open(page);
  await make(page, { animation: 0 });
  for (const pieceSet of ["symbols", "traditional", "contrast"] as const) {
    await set(page, { pieces: "4+t6/11/11/11/11/4+T6/11/11/11/11/11/11", pieceSet });
    await expect(page.locator(`.layer-pieces .${pieceSet}`)).toHaveCount(2);
    for (const square of ["e12", "e7"]) {
      const { gold, outside } = await page.evaluate(async (at) => {
        const image = new Image();
        image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(board.toSVG())}`;
        await image.decode();
        const scale = 4;
        const canvas = Object.assign(document.createElement("canvas"), {
          width: image.width * scale,
          height: image.height * scale,
        });
        const context = canvas.getContext("2d")!;
        context.drawImage(image, 0, 0, canvas.width, canvas.height);
        // Units of the drawing are half a pixel of the file; to the left of a piece there is no star.
        const unit = scale / 2;
        // Not on the line of the rank.
        const [x, y] = [(at.charCodeAt(0) - 97) * 100 + 96, (12 - Number(at.slice(1))) * 100 + 48];
        const ray = Array.from({ length: 60 * unit }, (_, i) => {
          const { data } = context.getImageData((x - 60) * unit + i, y * unit, 1, 1);
          return {
            away: 60 - i / unit,
            rgb: Array.from(data.slice(0, 3)) as [number, number, number],
          };
        });
        const isGold = ([r, g, b]: [number, number, number]) => r > 220 && g > 160 && b < 110;
        const ground = ray[0]!.rgb;
        const differs = (rgb: number[]) =>
          Math.max(...rgb.map((value, i) => Math.abs(value - ground[i]!))) > 90;
        return {
          gold: ray.find(({ rgb }) => isGold(rgb))?.away ?? 0,
          outside: ray.find(({ rgb }) => !isGold(rgb) && differs(rgb))?.away ?? 0,
        };
      }, square);
      expect(gold, `${pieceSet} ${square}`).toBeGreaterThan(30);
      expect(outside - gold, `${pieceSet} ${square}`).toBeGreaterThanOrEqual(1.5);
    }
  }
});

test("dark: the grid has 35 % of its colour, and the rails of bridges are lighter", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page);
  await page.evaluate(() => (document.documentElement.style.colorScheme = "dark"));
  await make(page, { pieces: START });
  for (const name of ["classic", "map", "plain"] as const) {
    await page.evaluate(async (theme) => {
      const module = theme === "classic" ? "/pkg/board.js" : `/pkg/board/${theme}.js`;
      board.set({ theme: ((await import(module)) as Record<string, "classic">)[theme]! });
    }, name);
    const { line, sum } = await page.evaluate(() => {
      const root = board.element.shadowRoot!;
      const stroke = (one: string) => getComputedStyle(root.querySelector(one)!).stroke;
      const total = (color: string) =>
        color
          .match(/[\d.]+/g)!
          .slice(0, 3)
          .reduce((all, part) => all + Number(part), 0);
      return {
        line: stroke(".lines:not(.at-sea)"),
        sum: [stroke(".rails"), stroke(".deck")].map(total),
      };
    });
    expect(line, name).toMatch(/0\.35\)?$/);
    expect(sum[0], name).toBeGreaterThan(sum[1]!);
  }
});

test("a commander inside a stack is larger than other carried pieces, and nothing covers it", async ({
  page,
}) => {
  await open(page);
  const fen = "6c4/11/11/4(tc)6/11/11/11/11/2(NFC)(TC)7/11/2(FTC)8/11 r - - 0 1";
  await make(page, { pieces: fen });
  for (const pieceSet of ["symbols", "traditional", "contrast"] as const) {
    await set(page, { pieceSet });
    await expect(page.locator(`.layer-pieces .${pieceSet}`).first()).toBeVisible();
    await expect(cell(page, "c4")).toHaveAccessibleName(/carrying .*commander/);
    const sizes = await page
      .locator(".layer-pieces .piece:has(.carried)")
      .evaluateAll((stacks) =>
        stacks.map((stack) =>
          [...stack.querySelectorAll(".carried")].map((one) =>
            Math.round(one.getBoundingClientRect().width),
          ),
        ),
      );
    expect(sizes).toHaveLength(4);
    for (const carried of sizes) {
      const commander = carried.pop()!;
      const stack = await page.locator('[data-square="c4"]').boundingBox();
      expect(commander).toBeGreaterThan(stack!.width / 2);
      for (const other of carried) expect(other).toBeLessThan(commander * 0.75);
    }
  }
});
