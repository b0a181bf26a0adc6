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
        const dome = root.querySelector<SVGPathElement>(".zone .tint")!;
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
    board.set({ zones: game.view().defenders });
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
      const tint = root.querySelector<SVGPathElement>(`.zone.${side} .tint`)!;
      const length = rim.getTotalLength();
      let [within, beside] = [0, 0];
      for (let i = 0; i < 400; i++) {
        const { x, y } = rim.getPointAtLength((length * i) / 400);
        // All around it, a point of the rim has some of the zone and some of the rest.
        const around = Array.from({ length: 16 }, (_, n) => (n * Math.PI) / 8).map((angle) =>
          tint.isPointInFill(new DOMPoint(x + 2 * Math.cos(angle), y + 2 * Math.sin(angle))),
        );
        if (around.every(Boolean)) within++;
        if (!around.some(Boolean)) beside++;
      }
      return { within, beside, domes: tint.getAttribute("d")!.match(/M/g)!.length };
    });
  });
  expect(inside).toEqual([
    { within: 0, beside: 0, domes: 5 },
    { within: 0, beside: 0, domes: 5 },
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
    board.set({ zones: game.view().defenders.filter(({ color }) => color === "b") });
  }, "/pkg/index.js");
  await expect(page.locator(".rim.wide")).toHaveCount(1);
  await expect(cell(page, "e9")).not.toHaveAttribute("aria-label", /anti-air gun e9/);
  await expect(cell(page, "g7")).toHaveAttribute(
    "aria-label",
    /covered by blue anti-air gun e9, blue anti-air gun i9/,
  );
  await expect(cell(page, "f7")).not.toHaveAttribute("aria-label", /covered/);
  // Without a game to ask, the rules say the same.
  const names = () =>
    page.locator("[data-square]").evaluateAll((all) => all.map((one) => one.ariaLabel));
  const byGame = await names();
  await set(page, { zones: "blue", rules: { airDefense: "noFly" } });
  expect(await names()).toEqual(byGame);
  await set(page, { rules: undefined });
  expect(await names()).not.toEqual(byGame);
  await expect(page.locator(".rim.wide")).toHaveCount(0);
});

/** Some flights of the plane on e2. */
const FLIGHTS = {
  from: "e2",
  squares: [
    { square: "e3", result: 0 },
    { square: "e4", result: 0 },
    { square: "f3", result: 0 },
    { square: "g4", result: 1 },
    { square: "c4", result: 2 },
    { square: "d3", result: 0 },
  ],
} as const;

test("flight paths end where the plane would", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START, flights: FLIGHTS });
  await expect(page.locator('.flight.safe[data-flight="e4"]')).toHaveCount(1);
  await expect(page.locator('.flight.safe[data-flight="e3"]')).toHaveCount(0);
  // A line that is closed has one mark: a bar, or the badge of what is struck.
  await expect(page.locator('.flight.stopped[data-flight="c4"]')).toHaveCount(1);
  await expect(page.locator(".layer-sky .flight-end")).toHaveCount(2);
  // Nothing stands there to be struck.
  await expect(page.locator(".layer-sky .flight.strike")).toHaveCount(0);
  await set(page, { pieces: "11/11/11/11/11/11/11/11/6t4/11/4F6/11" });
  await expect(page.locator('.flight.strike[data-flight="g4"]')).toHaveCount(1);
  await expect(page.locator(".layer-sky .flight-end")).toHaveCount(1);
});

test("with a plane selected, what does not matter is faint, and squares say what happens there", async ({
  page,
}) => {
  await open(page);
  await make(page, {
    pieces: "6c4/11/11/4h6/11/11/4t6/11/3gi6/11/4F6/6C4",
    zones: "blue",
    flights: {
      from: "e2",
      squares: [
        { square: "e3", result: 0 },
        { square: "e4", result: 1 },
        { square: "e5", result: 1 },
        { square: "e6", result: 2 },
        { square: "g2", result: 0 },
      ],
    },
    targets: { e3: ["move"], e4: ["suicide"] },
  });
  await expect(page.locator(".dimmed")).toHaveCount(4);
  for (const square of ["e2", "e4", "d4"]) {
    await expect(page.locator(`.piece[data-on="${square}"]`)).not.toHaveClass(/dimmed/);
  }
  await expect(page.locator("[data-threat=d4]")).toHaveText("anti-air gun");
  await expect(page.locator(".layer-threats .zone.blue")).toHaveCount(1);
  const note = page.locator("[part=note]");
  for (const [square, words] of [
    ["e3", "reaches e3 safely"],
    ["e4", "strikes, and is lost to the anti-air gun on d4"],
    ["e6", "shot down here by the anti-air gun on d4"],
    ["g2", "passes over g2, and cannot land there"],
  ] as const) {
    await cell(page, square).hover();
    await expect(note).toHaveText(words);
    expect(await cell(page, square).getAttribute("aria-label")).toContain(words);
  }
  // Keys say the same; elsewhere there is nothing to say.
  await page.evaluate(() => board.focus("e3"));
  await page.keyboard.press("ArrowUp");
  await expect(note).toHaveText("strikes, and is lost to the anti-air gun on d4");
  await page.keyboard.press("ArrowRight");
  await expect(note).toHaveCount(0);
  // The legend explains the first flights of a page.
  const legend = page.locator("[part=legend]");
  await expect(legend.locator("div")).toHaveText([
    "lands safely",
    "strikes, and is lost",
    "would be shot down",
  ]);
  await set(page, { flights: null, targets: null });
  await expect(page.locator(".dimmed")).toHaveCount(0);
  await expect(legend).toHaveCount(0);
  await set(page, { flights: FLIGHTS });
  await expect(legend).toHaveCount(0);
});

test("nothing lies over a piece but small badges, and stacks are above every ring", async ({
  page,
}) => {
  await open(page);
  await make(page, {
    pieces: "6c4/11/11/11/11/11/4t6/11/4(TI)6/11/4F6/6C4",
    selected: "e2",
    targets: { e3: ["move"], e4: ["combine"], e6: ["capture", "stay"] },
    flights: {
      from: "e2",
      squares: ["e3", "e4", "e5", "e6"].map((square) => ({ square: square as "e3", result: 0 })),
    },
    lastMove: ["e8", "e4"],
    marks: [{ square: "e6" }],
    arrows: [{ from: "e2", to: "e9" }],
    check: "g1",
    checkers: ["e6"],
  });
  const layers = await page.evaluate(() => {
    const drawing = board.element.shadowRoot!.querySelector(".drawing")!;
    const filled = [...drawing.children].filter((one) =>
      one.querySelector("path,circle,rect,text"),
    );
    return filled.map((one) => one.getAttribute("class")!.replace("layer-", ""));
  });
  const above = layers.slice(layers.indexOf("pieces") + 1);
  expect(above).toEqual(["badges"]);
  // One outline and one badge for each piece that can be taken or joined.
  await expect(page.locator("[data-target] .outline")).toHaveCount(2);
  await expect(page.locator("[data-badge]")).toHaveCount(2);
  await expect(page.locator("[data-badge=either]")).toHaveCount(1);
  const sizes = await page.evaluate(() =>
    [
      "[data-badge] circle",
      '[data-on="e6"] .base',
      '[data-on="e4"] .base',
      '[data-on="e4"] .carried .base',
    ].map((name) => board.element.shadowRoot!.querySelector(name)!.getBoundingClientRect().width),
  );
  const [badge, piece, carrier, carried] = sizes as [number, number, number, number];
  expect(badge / piece).toBeLessThan(0.5);
  expect(carried / carrier).toBeGreaterThan(0.43);
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
  expect(await land()).toBe("rgb(241, 230, 196)");
  await page.evaluate(() => (document.documentElement.style.colorScheme = "dark"));
  expect(await land()).toBe("rgb(57, 66, 78)");
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
    const box = (await page.locator("[part=board]").boundingBox())!;
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

test("coordinates stand on two sides, and inside of a small board", async ({ page }) => {
  await open(page);
  await make(page, { pieces: START });
  const shown = () =>
    page
      .locator("[part=coordinate]")
      .evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).length);
  expect(await shown()).toBe(23);
  const wide = (await cell(page, "a1").boundingBox())!.width;
  await page.evaluate(() => (document.querySelector<HTMLElement>("#place")!.style.width = "372px"));
  await expect(page.locator(".board")).toHaveClass(/small/);
  expect(await shown()).toBe(23);
  // The room beside the field is given to the squares.
  const narrow = (await cell(page, "a1").boundingBox())!.width;
  expect(narrow / 372).toBeGreaterThan((wide / 600) * 1.03);
  const text = (await page.locator("[part=coordinate]:visible").first().boundingBox())!;
  expect(text.height).toBeGreaterThan(9);
  await set(page, { coordinates: "none" });
  expect(await shown()).toBe(0);
});

test("the system's colours, and those who want more contrast, are served", async ({ page }) => {
  await open(page);
  const options = {
    pieces: START,
    zones: "both",
    selected: "e2",
    targets: { e3: ["move"], e9: ["capture"] },
    dimmed: ["g1"],
  } as const;
  await make(page, options);
  const styles = () =>
    page.evaluate(() => {
      const find = (name: string) =>
        getComputedStyle(board.element.shadowRoot!.querySelector(name)!);
      return {
        land: find(".land").fill,
        red: find(".symbols.red .base").fill,
        blue: find(".symbols.blue .base").fill,
        tint: find(".tint").fill,
        red_rim: find(".zone.red .rim:not(.halo)").strokeDasharray,
        blue_rim: find(".zone.blue .rim:not(.halo)").strokeDasharray,
        target: find(".outline.capture .line").strokeWidth,
        rim: find(".rim:not(.halo)").strokeWidth,
        dimmed: Number(find(".dimmed").opacity),
      };
    });
  const usual = await styles();
  await page.emulateMedia({ contrast: "more" });
  // It is loaded when it is asked for.
  await expect.poll(async () => (await styles()).rim).not.toBe(usual.rim);
  const strong = await styles();
  expect(Number.parseFloat(strong.rim)).toBeGreaterThan(Number.parseFloat(usual.rim));
  expect(Number.parseFloat(strong.target)).toBeGreaterThan(Number.parseFloat(usual.target));
  expect(strong.dimmed).toBeGreaterThan(usual.dimmed);
  await page.emulateMedia({ contrast: "no-preference", forcedColors: "active" });
  await expect.poll(async () => (await styles()).tint).toBe("none");
  const forced = await styles();
  const system = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("span"));
    return ["Canvas", "CanvasText"].map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
  });
  expect([forced.land, forced.blue]).toEqual([system[0], system[0]]);
  expect(forced.red).toBe(system[1]);
  expect(forced.tint).toBe("none");
  // Without colours, the sides differ by their rims.
  expect(forced.red_rim).not.toBe(forced.blue_rim);
});

test("parts name what moved, from where, to where, and the kind of each target", async ({
  page,
}) => {
  await open(page);
  await make(page, {
    pieces: START,
    lastMove: ["e3", "f4"],
    targets: { f6: ["move"], e9: ["capture", "stay"] },
  });
  const part = (name: string) => page.locator(`[part~="${name}"]`);
  await expect(part("last-move-from")).toHaveAttribute("data-mark", "e3");
  await expect(part("last-move-to")).toHaveAttribute("data-mark", "f4");
  await expect(part("mover")).toHaveAttribute("data-on", "f4");
  await expect(part("target-capture")).toHaveAttribute("data-target", "e9");
  await expect(part("badge-either")).toHaveCount(1);
  await set(page, { lastMove: ["e9", "g8"] });
  await expect(part("mover")).toHaveAttribute("data-on", "g8");
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
    await expect(page.locator(".layer-fallen [part=captured] [part~=piece-blue]")).toHaveCount(1);
    const running = await page.evaluate(() => board.element.shadowRoot!.getAnimations().length);
    expect(running).toBeGreaterThan(1);
    await expect(page.locator(".layer-fallen > *")).toHaveCount(0);
    // A shot that is seen, slow enough for its short flash.
    await set(page, { pieces: "11/11/11/11/11/11/11/11/11/4A6/11/4t6", animation: 2400 });
    await set(page, {
      pieces: "11/11/11/11/11/11/11/11/11/4A6/11/11",
      effects: { returns: { from: "e3", to: "e1" }, captured: "e1" },
    });
    await expect(page.locator(".layer-effects .blast")).toHaveCount(2);
    await expect(page.locator(".layer-effects .shot")).toHaveCount(1);
    await expect(page.locator(".layer-fallen .trajectory")).toHaveCount(1);
    await expect(page.locator(".layer-effects > *")).toHaveCount(0, { timeout: 15_000 });
    // A suicide ends both.
    await set(page, { pieces, animation: 900 });
    await set(page, {
      pieces: "11/11/11/11/11/11/11/11/11/11/11/11",
      effects: { dies: { from: "e2", to: "e3" }, captured: { square: "e3" } },
    });
    await expect(page.locator(".layer-effects [part~=piece]")).toHaveCount(1);
    await expect(page.locator(".layer-fallen [part~=piece]")).toHaveCount(1);
    await expect(page.locator(".layer-effects > *")).toHaveCount(0);
    await set(page, {
      pieces: "11/11/11/11/11/11/11/11/11/4+T6/11/11",
      effects: { promoted: ["e3"], joined: "e3" },
    });
    await expect(page.locator(".layer-fallen .hero")).toHaveCount(1);
  });

  test("the mover is on top and first, then the victim fades, the star comes, and check", async ({
    page,
  }) => {
    await open(page);
    await make(page, { pieces: "4c6/11/11/11/11/11/11/11/11/4t6/4F6/11", animation: 600 });
    await page.waitForLoadState("networkidle");
    const delays = await page.evaluate(async () => {
      board.set({
        pieces: "4c6/11/11/11/11/11/11/11/11/4+F6/11/11",
        check: "e12",
        effects: { slide: { from: "e2", to: "e3" }, captured: "e3", promoted: "e3" },
      });
      const root = board.element.shadowRoot!;
      const of = (name: string) => {
        const found = root
          .getAnimations()
          .find((one) => (one.effect as KeyframeEffect).target!.matches(name));
        return found?.effect?.getTiming().delay ?? null;
      };
      // What is below the pieces cannot cover the mover.
      const layers = [...root.querySelector(".drawing")!.children];
      const [fallen, pieces] = [".layer-fallen", ".layer-pieces"].map((name) =>
        layers.findIndex((one) => one.matches(name)),
      );
      const last = root.querySelector(".layer-pieces > :last-child")!.getAttribute("data-on");
      return {
        order: [".piece[data-on=e3]", ":has(> [part=captured])", ".star", ":has(> .alarm)"].map(of),
        isBelow: fallen! < pieces!,
        last,
      };
    });
    const [mover, victim, star, check] = delays.order as number[];
    expect(mover).toBe(0);
    expect(victim).toBeGreaterThan(300);
    expect(star).toBeGreaterThanOrEqual(victim!);
    expect(check).toBeGreaterThan(star!);
    expect(delays).toMatchObject({ isBelow: true, last: "e3" });
    // What was dragged is there already: the victim fades at once.
    await expect(page.locator(".layer-fallen > *")).toHaveCount(0);
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
