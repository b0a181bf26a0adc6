// How the board looks: zones, flights, sets, themes, sizes, files.
import { expect, test } from "@playwright/test";
import { cell, make, open, set, START } from "./open.js";

test("a dome holds exactly the squares of its zone", async ({ page }) => {
  await open(page);
  await make(page, {});
  const wrong = await page.evaluate(
    async (names) => {
      const [game, constants] = await Promise.all(names.map((name) => import(name)));
      const { CoTuLenh } = game as typeof import("cotulenh-wasm");
      const { SQUARES } = constants as typeof import("cotulenh-wasm/constants");
      const found: string[] = [];
      for (const [piece, color] of [
        ["g", "b"],
        ["s", "b"],
        ["+s", "b"],
        ["+N", "r"],
        ["N", "r"],
      ] as const) {
        const type = piece.toLowerCase().at(-1)!;
        const file = type === "n" ? "2" : "6";
        const fen = `11/11/11/11/11/${file}${piece}${10 - Number(file)}/11/11/11/11/11/11 r - - 0 1`;
        const position = new CoTuLenh(fen, { rules: { playOn: true } });
        const square = position.pieces()[0]!.square;
        board.set({ pieces: fen, zones: "both" });
        const root = board.element.shadowRoot!;
        const dome = root.querySelector<SVGCircleElement>(".zone circle[r]")!;
        const expected = new Set(
          position.getAirDefenseAroundPiece(square).map((one) => one.square),
        );
        for (const one of SQUARES) {
          const point = new DOMPoint(
            (one.charCodeAt(0) - 97) * 100,
            (12 - Number(one.slice(1))) * 100,
          );
          const isInside = dome.isPointInFill(point);
          if (isInside !== expected.has(one)) found.push(`${piece} ${color} ${one}`);
        }
      }
      return found;
    },
    ["/pkg/index.js", "/pkg/constants.js"],
  );
  expect(wrong).toEqual([]);
});

test("facts of a game give the same zones as the names of the sides", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, zones: "both" });
  const [named, fromFacts, fromLevels] = await page.evaluate(async (name) => {
    const { CoTuLenh } = (await import(name)) as typeof import("cotulenh-wasm");
    const game = new CoTuLenh();
    const labels = () =>
      [...board.element.shadowRoot!.querySelectorAll("[data-square]")].map((one) => one.ariaLabel);
    const picture = () =>
      [...board.element.shadowRoot!.querySelectorAll(".zone .rim")].map(
        (one) => one.getAttribute("d")!.length,
      );
    const shown = () =>
      JSON.stringify([labels().map((one) => one?.split(/, /).sort()), picture().sort()]);
    const first = shown();
    board.set({ zones: [...game.getAirDefense("r"), ...game.getAirDefense("b")] });
    const second = shown();
    const levels = { s: 2, n: 1, g: 1 } as Record<string, number>;
    const guns = game.pieces().filter(({ piece }) => levels[piece.type]);
    board.set({ zones: guns.map(({ square, piece }) => ({ square, level: levels[piece.type]! })) });
    return [first, second, shown()];
  }, "/pkg/index.js");
  expect(fromFacts).toBe(named);
  expect(fromLevels).toBe(named);
});

test("the rim of a union has no lines inside, overlaps are hatched, sides lean differently", async ({
  page,
}) => {
  await open(page);
  await make(page, { pieces: START, zones: "both" });
  const inside = await page.evaluate(() => {
    const root = board.element.shadowRoot!;
    return ["red", "blue"].map((side) => {
      const rim = root.querySelector<SVGPathElement>(`.zone.${side} .rim:not(.halo)`)!;
      const circles = [...root.querySelectorAll<SVGCircleElement>(`.zone.${side} circle`)];
      const length = rim.getTotalLength();
      let count = 0;
      for (let i = 0; i < 400; i++) {
        const { x, y } = rim.getPointAtLength((length * i) / 400);
        const isIn = circles.some(
          ({ cx, cy, r }) =>
            Math.hypot(x - cx.baseVal.value, y - cy.baseVal.value) < r.baseVal.value - 1,
        );
        if (isIn) count++;
      }
      return { count, circles: circles.length };
    });
  });
  expect(inside).toEqual([
    { count: 0, circles: 5 },
    { count: 0, circles: 5 },
  ]);
  const leans = await page
    .locator("pattern")
    .evaluateAll((all) => all.map((one) => one.getAttribute("patternTransform")));
  expect(leans).toEqual(["rotate(45)", "rotate(-45)"]);
  await expect(page.locator("[part~=zone-overlap]")).toHaveCount(2);
});

test("a gun and its dome belong together", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, zones: "both" });
  await cell(page, "g10").hover();
  await expect(page.locator(".link")).toHaveCount(1);
  // Two domes cover f9: both are shown, with lines to their guns.
  await cell(page, "f9").hover();
  await expect(page.locator(".link")).toHaveCount(2);
  await cell(page, "f6").hover();
  await expect(page.locator(".link")).toHaveCount(0);
});

test("zones of the rules without flying are stars", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START });
  await page.evaluate(async (name) => {
    const { CoTuLenh } = (await import(name)) as typeof import("cotulenh-wasm");
    const game = new CoTuLenh(undefined, { rules: { airDefense: "noFly" } });
    board.set({ zones: game.getAirDefense("r") });
  }, "/pkg/index.js");
  await expect(page.locator(".rim.wide")).toHaveCount(1);
  await expect(cell(page, "e9")).not.toHaveAttribute("aria-label", /anti-air e9/);
  await expect(cell(page, "g7")).toHaveAttribute(
    "aria-label",
    /covered by blue anti-air e9, blue anti-air i9/,
  );
  await expect(cell(page, "f7")).not.toHaveAttribute("aria-label", /covered/);
});

test("flight paths end where the plane would", async ({ page }) => {
  await open(page);
  await make(page, {
    pieces: START,
    flights: {
      from: "e2",
      squares: [
        { square: "e3", result: 0 },
        { square: "e4", result: 0 },
        { square: "f3", result: 0 },
        { square: "g4", result: 1 },
        { square: "c4", result: 2 },
        { square: "d3", result: 0 },
      ],
    },
  });
  await expect(page.locator('.flight-end.safe[data-flight="e4"]')).toHaveCount(1);
  await expect(page.locator('.flight-end.safe[data-flight="e3"]')).toHaveCount(0);
  await expect(page.locator('.flight-end.stopped[data-flight="c4"]')).toHaveCount(1);
  // Nothing stands there to be struck.
  await expect(page.locator(".flight-end.strike")).toHaveCount(0);
  await set(page, { pieces: "11/11/11/11/11/11/11/11/6t4/11/4F6/11" });
  await expect(page.locator('.flight-end.strike[data-flight="g4"]')).toHaveCount(1);
});

test("sets and themes", async ({ page }) => {
  const complaints = await open(page);
  await make(page, { pieces: START });
  await expect(page.locator(".symbols")).toHaveCount(38);
  await set(page, { pieceSet: "traditional", labels: null });
  await expect(page.locator(".traditional")).toHaveCount(38);
  await expect(page.locator(".traditional .letter").first()).toHaveText("C");
  await page.evaluate(async (name) => {
    const { contrast } = (await import(name)) as typeof import("cotulenh-wasm/board/contrast");
    board.set({ pieceSet: contrast, theme: "map" });
  }, "/pkg/board/contrast.js");
  await expect(page.locator(".contrast")).toHaveCount(38);
  await expect(page.locator(".contours")).toHaveCount(1);
  await set(page, { theme: "plain" });
  await expect(page.locator(".waves")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("colours by custom properties and parts, light and dark by color-scheme", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START });
  const land = () =>
    page.evaluate(() => getComputedStyle(board.element.shadowRoot!.querySelector(".land")!).fill);
  expect(await land()).toBe("rgb(234, 217, 168)");
  await page.evaluate(() => (document.documentElement.style.colorScheme = "dark"));
  expect(await land()).toBe("rgb(87, 80, 58)");
  await page.addStyleTag({
    content: "#place{--board-land:#123456} #place>*::part(piece-red){opacity:.5}",
  });
  expect(await land()).toBe("rgb(18, 52, 86)");
  const opacity = await page.evaluate(
    () => getComputedStyle(board.element.shadowRoot!.querySelector("[part~=piece-red]")!).opacity,
  );
  expect(opacity).toBe("0.5");
  // Files have the colours of the page.
  expect(await page.evaluate(() => board.toSVG())).toContain("rgb(18, 52, 86)");
});

test("any size from 160 pixels, and pages from right to left", async ({ page }) => {
  for (const [width, dir] of [
    [160, "ltr"],
    [160, "rtl"],
    [600, "rtl"],
    [900, "ltr"],
  ] as const) {
    await page.setViewportSize({ width: 1000, height: 1100 });
    await open(page, {
      body: `<div dir="${dir}"><div id="place" style="width:${width}px"></div></div>`,
    });
    await make(page, { pieces: START });
    const box = (await page.locator("[part=drawing]").boundingBox())!;
    expect(Math.round(box.width)).toBe(width);
    const [a1, k12] = [
      (await cell(page, "a1").boundingBox())!,
      (await cell(page, "k12").boundingBox())!,
    ];
    expect(a1.x).toBeLessThan(k12.x);
    expect(a1.y).toBeGreaterThan(k12.y);
    // A cell is around its point.
    const at = await page.evaluate(
      ([x, y]) => board.squareAt(x!, y!),
      [k12.x + k12.width / 2, k12.y + k12.height / 2],
    );
    expect(at).toBe("k12");
    const piece = (await page.locator('[data-on="g1"] .base').boundingBox())!;
    const square = (await cell(page, "g1").boundingBox())!;
    expect(Math.abs(piece.x + piece.width / 2 - square.x - square.width / 2)).toBeLessThan(1);
    expect(Math.abs(piece.y + piece.height / 2 - square.y - square.height / 2)).toBeLessThan(1);
  }
});

test("files: SVG without references to the page, PNG of the size that is asked for", async ({
  page,
}) => {
  const complaints = await open(page);
  await make(page, {
    pieces: START,
    zones: "both",
    lastMove: ["e2", "e3"],
    pieceSet: "traditional",
  });
  await expect(page.locator(".traditional")).toHaveCount(38);
  const svg = await page.evaluate(() => board.toSVG());
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(svg).not.toContain("var(--");
  expect(svg).toContain('class="traditional red"');
  const isWellFormed = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
    return parsed.querySelector("parsererror") === null;
  }, svg);
  expect(isWellFormed).toBe(true);
  const sizes = await page.evaluate(async () => {
    const blobs = await Promise.all([board.toPNG(), board.toPNG(2)]);
    const images = await Promise.all(blobs.map((blob) => createImageBitmap(blob)));
    return images.map(({ width, height }) => [width, height]);
  });
  expect(sizes[0]![0]).toBeGreaterThan(500);
  expect(sizes[1]).toEqual(sizes[0]!.map((size) => size * 2));
  expect(complaints).toEqual([]);
});

test.describe("animation", () => {
  const pieces = "11/11/11/11/11/11/11/11/11/4t6/4F6/11";

  test("shows what happened, and leaves nothing behind", async ({ page }) => {
    await open(page);
    await make(page, { pieces, animation: 900 });
    await page.waitForLoadState("networkidle");
    await set(page, {
      pieces: "11/11/11/11/11/11/11/11/11/4F6/11/11",
      effects: { slide: { from: "e2", to: "e3" }, captured: "e3" },
    });
    await expect(page.locator(".layer-effects [part~=piece-blue]")).toHaveCount(1);
    const running = await page.evaluate(() => board.element.shadowRoot!.getAnimations().length);
    expect(running).toBeGreaterThan(1);
    await expect(page.locator(".layer-effects > *")).toHaveCount(0);
    // A shot that is seen.
    await set(page, { pieces: "11/11/11/11/11/11/11/11/11/4A6/11/4t6" });
    await set(page, {
      pieces: "11/11/11/11/11/11/11/11/11/4A6/11/11",
      effects: { returns: { from: "e3", to: "e1" }, captured: "e1" },
    });
    await expect(page.locator(".layer-effects .shot")).toHaveCount(1);
    await expect(page.locator(".layer-effects .blast")).toHaveCount(1);
    await expect(page.locator(".layer-effects > *")).toHaveCount(0);
    // A suicide ends both.
    await set(page, { pieces });
    await set(page, {
      pieces: "11/11/11/11/11/11/11/11/11/11/11/11",
      effects: { dies: { from: "e2", to: "e3" }, captured: { square: "e3" } },
    });
    await expect(page.locator(".layer-effects [part~=piece]")).toHaveCount(2);
    await expect(page.locator(".layer-effects > *")).toHaveCount(0);
    await set(page, {
      pieces: "11/11/11/11/11/11/11/11/11/4+T6/11/11",
      effects: { promoted: ["e3"], joined: "e3" },
    });
    await expect(page.locator(".layer-effects .hero")).toHaveCount(1);
  });

  test("without effects, a piece that moved slides", async ({ page }) => {
    await open(page);
    await make(page, { pieces });
    await page.waitForLoadState("networkidle");
    const count = await page.evaluate(() => {
      board.set({ pieces: "11/11/11/11/11/11/11/11/11/4t6/11/4F6" });
      return board.element.shadowRoot!.getAnimations().length;
    });
    expect(count).toBe(1);
  });

  test("is left out for those who want less of it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await make(page, { pieces });
    await page.waitForLoadState("networkidle");
    const count = await page.evaluate(() => {
      board.set({
        pieces: "11/11/11/11/11/11/11/11/11/4F6/11/11",
        effects: { slide: { from: "e2", to: "e3" }, captured: "e3" },
      });
      return board.element.shadowRoot!.getAnimations().length;
    });
    expect(count).toBe(0);
  });
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
