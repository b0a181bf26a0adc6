// A game on a board: `connect` with the board and the play of the package.
import { expect, test, type Page } from "@playwright/test";
import type { PlayOptions, Play } from "cotulenh-wasm/play";
import { cell, drag, make, middle, open, set } from "./open.js";

declare global {
  var play: Play;
  var disconnect: () => void;
  /** The reasons of the moves that were refused. */
  var refusals: string[];
}

const STACK = "6c4/11/11/4h6/11/11/8g2/11/2(NFT)8/11/11/7C3 r - - 0 1";

/** Opens a page with a board on which a game is played. */
async function connected(
  page: Page,
  { fen, ...options }: { fen?: string } & Pick<PlayOptions, "players"> = {},
): Promise<string[]> {
  const complaints = await open(page);
  await make(page, { animation: 0, select: null, drop: null, cancel: null });
  await page.evaluate(
    async ([position, given]) => {
      const names = ["/pkg/index.js", "/pkg/play.js", "/pkg/board/play.js"] as const;
      const [{ CoTuLenh }, { createPlay }, { connect }] = (await Promise.all(
        names.map((name) => import(name)),
      )) as [
        typeof import("cotulenh-wasm"),
        typeof import("cotulenh-wasm/play"),
        typeof import("cotulenh-wasm/board/play"),
      ];
      globalThis.refusals = [];
      globalThis.play = createPlay({ game: new CoTuLenh(position), ...given });
      globalThis.disconnect = connect(board, play, {
        refused: ({ illegal }) => void refusals.push(illegal.reason),
      });
    },
    [fen, options] as const,
  );
  return complaints;
}

const fenOf = (page: Page) => page.evaluate(() => play.snapshot().fen);
const tray = (page: Page, type: string) => page.locator(`[data-tray="${type}"]`);
const part = (page: Page, name: string) => page.locator(`[part~="${name}"]`);
const named = (page: Page, square: string, name: string) =>
  expect(cell(page, square)).toHaveAttribute("aria-label", new RegExp(`^${square}, ${name}`));

test("a whole deploy, by the tray, by drags and by keys", async ({ page }) => {
  const complaints = await connected(page, { fen: STACK });
  await cell(page, "c4").click();
  // Two pieces are picked and one is left again.
  await tray(page, "f").click();
  await tray(page, "t").click();
  await expect(page.locator('[data-tray][aria-pressed="true"]')).toHaveCount(2);
  await tray(page, "t").click();
  await expect(part(page, "flights")).not.toHaveCount(0);
  await cell(page, "e6").click();
  await named(page, "e6", "red air force");
  await expect(part(page, "ghost")).toHaveCount(1);
  // No other piece can be selected meanwhile, and an illegal step changes nothing.
  await cell(page, "h1").click();
  await expect(cell(page, "c4")).toHaveAttribute("aria-selected", "true");
  await cell(page, "k12").click();
  expect(await page.evaluate(() => refusals.length)).toBeGreaterThan(0);
  const { x, y } = await middle(page, "d4");
  await tray(page, "t").hover();
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await named(page, "d4", "red tank");
  await expect(part(page, "step")).not.toHaveCount(0);
  await expect(tray(page, "t")).toHaveCount(0);
  // The Navy goes by keys; then nothing is left, and the deploy commits by itself.
  await page.evaluate(() => board.focus("c5"));
  await page.keyboard.press("Enter");
  await named(page, "c5", "red navy");
  await expect(part(page, "ghost")).toHaveCount(0);
  expect(await fenOf(page)).toBe("6c4/11/11/4h6/11/11/4F3g2/2N8/3T7/11/11/7C3 b - - 1 1");
  expect(complaints).toEqual([]);
});

test("an opened stack is beside its square, is picked by numbers, and ends the deploy", async ({
  page,
}) => {
  const complaints = await connected(page, { fen: STACK });
  const before = (await part(page, "drawing").boundingBox())!;
  const whole = (await page.locator(".board").boundingBox())!;
  await cell(page, "c4").click();
  const fan = page.getByRole("group", { name: "Which piece moves?" });
  await expect(fan.getByRole("button")).toHaveCount(3);
  // The board keeps its size, and no destination is under a piece of the fan.
  expect(await part(page, "drawing").boundingBox()).toEqual(before);
  expect(await page.locator(".board").boundingBox()).toEqual(whole);
  const piece = (await fan.getByRole("button").first().boundingBox())!;
  expect(piece.width).toBeGreaterThanOrEqual(44);
  const stack = await middle(page, "c4");
  expect(Math.abs(piece.y + piece.height / 2 - stack.y)).toBeLessThan(260);
  const covered = await page.evaluate(() => {
    const root = board.element.shadowRoot!;
    const buttons = [...root.querySelectorAll(".fan button")].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...root.querySelectorAll("[data-target]")].filter((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const [cx, cy] = [x + width / 2, y + height / 2];
      return buttons.some((b) => cx > b.left && cx < b.right && cy > b.top && cy < b.bottom);
    }).length;
  });
  expect(covered).toBe(0);
  // Nothing has gone yet: there is nothing to commit.
  await expect(part(page, "tray-commit")).toHaveCount(0);
  await page.evaluate(() => board.focus("c4"));
  await page.keyboard.press("2");
  await expect(tray(page, "f")).toHaveAttribute("aria-pressed", "true");
  await cell(page, "e6").click();
  // What has gone stays as a ghost.
  await expect(part(page, "tray-gone")).toHaveCount(1);
  await expect(part(page, "tray-left")).toHaveText("2 left to go");
  await part(page, "tray-cancel").click();
  await named(page, "c4", "red navy carrying air force and tank");
  await expect(part(page, "tray-gone")).toHaveCount(0);
  await cell(page, "c4").click();
  await tray(page, "f").click();
  await cell(page, "e6").click();
  await part(page, "tray-commit").click();
  await expect(part(page, "tray")).toHaveCount(0);
  expect(await fenOf(page)).toMatch(/^6c4\/.* b - - 1 1$/);
  expect(complaints).toEqual([]);
});

test("Escape gives up a deploy, a drag off the board does not", async ({ page }) => {
  await connected(page, { fen: STACK });
  await cell(page, "c4").click();
  await tray(page, "f").click();
  await cell(page, "e6").click();
  const from = await middle(page, "c4");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(690, 300, { steps: 4 });
  await page.mouse.up();
  await named(page, "e6", "red air force");
  await page.evaluate(() => board.focus("c4"));
  await page.keyboard.press("Escape");
  await named(page, "c4", "red navy carrying air force and tank");
  expect(await fenOf(page)).toBe(STACK);
});

test("a capture is chosen, and shown by an animation once", async ({ page }) => {
  const complaints = await connected(page, {
    fen: "6c4/11/11/11/11/11/4i6/11/4F6/11/11/7C3 r - - 0 1",
  });
  await set(page, { animation: 400 });
  const effects = page.locator(".drawing .blast, .drawing .effects > *");
  await drag(page, "e4", "e6");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("[data-choice]")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(cell(page, "e4")).toHaveAttribute("aria-selected", "true");
  await cell(page, "e6").click();
  await dialog.locator('[data-choice="stay"]').click();
  expect(await page.evaluate(() => board.options.effects?.returns)).toMatchObject([
    { from: "e4", to: "e6" },
  ]);
  await expect(effects).not.toHaveCount(0);
  await expect(effects).toHaveCount(0);
  await named(page, "e6", "coast");
  // Another snapshot of the same event shows nothing again.
  await cell(page, "g12").click();
  expect(await page.evaluate(() => board.options.effects)).toBeNull();
  await page.evaluate(() => void play.undo());
  await named(page, "e6", "blue infantry");
  expect(complaints).toEqual([]);
});

test("a piece slides after clicks, and not after a drag", async ({ page }) => {
  await connected(page);
  await set(page, { animation: 3000 });
  const isSliding = () =>
    page.evaluate(() =>
      board.element
        .shadowRoot!.getAnimations()
        .some(({ effect }) => (effect as KeyframeEffect).target?.matches("[part~=piece]")),
    );
  await drag(page, "f4", "f6");
  await named(page, "f6", "red tank");
  expect(await isSliding()).toBe(false);
  await cell(page, "f9").click();
  await cell(page, "f8").click();
  expect(await isSliding()).toBe(true);
});

test("a premove is prepared, shown and played", async ({ page }) => {
  await connected(page, { players: { r: "remote" } });
  await cell(page, "f9").click();
  await cell(page, "f8").click();
  await named(page, "f8", "blue tank");
  await expect(part(page, "premove")).not.toHaveCount(0);
  // Another one follows it; Escape drops them.
  await drag(page, "f8", "f7");
  await named(page, "f7", "blue tank");
  await page.keyboard.press("Escape");
  await named(page, "f9", "blue tank");
  await expect(part(page, "premove")).toHaveCount(0);
  await drag(page, "f9", "f8");
  await page.evaluate(() => void play.playTurn("Tf6"));
  await named(page, "f6", "red tank");
  await named(page, "f8", "blue tank");
  await expect(part(page, "premove")).toHaveCount(0);
  expect(await page.evaluate(() => play.snapshot().ply)).toBe(2);
});

test("a deploy is prepared by drags, and played when its turn comes", async ({ page }) => {
  const complaints = await connected(page, {
    fen: "6c4/11/11/2(nft)8/11/11/11/11/11/6I4/11/7C3 r - - 0 1",
    players: { r: "remote" },
  });
  await cell(page, "c9").click();
  const dragPiece = async (type: string, to: string) => {
    const { x, y } = await middle(page, to);
    await tray(page, type).hover();
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
  };
  await dragPiece("f", "e9");
  await named(page, "e9", "blue air force");
  await dragPiece("t", "d9");
  await named(page, "d9", "blue tank");
  await expect(part(page, "premove")).not.toHaveCount(0);
  expect(await page.evaluate(() => play.snapshot().premoves.map(({ lan }) => lan))).toEqual([
    "Fc9>e9",
    "Tc9>d9",
  ]);
  await page.evaluate(() => void play.commit());
  await page.evaluate(() => void play.playTurn("Ig4"));
  await expect(part(page, "premove")).toHaveCount(0);
  expect(await fenOf(page)).toMatch(/^6c4\/11\/11\/2ntf6\/.* r - - 2 2$/);
  expect(complaints).toEqual([]);
});

test("a whole game by keys alone, from the first move to mate", async ({ page }) => {
  const complaints = await connected(page, {
    fen: "6c4/11/11/4h6/11/11/4i3g2/11/2(NFT)3I4/6T4/11/7C3 r - - 0 1",
  });
  const { keyboard } = page;
  const focused = () =>
    page.evaluate(
      () => (board.element.shadowRoot!.activeElement as HTMLElement | null)?.dataset["square"],
    );
  /** Walks to a square by the keys of the arrows, and presses a key there. */
  const press = async (square: string, key = "Enter") => {
    for (let steps = 0; (await focused()) !== square; steps++) {
      expect(steps).toBeLessThan(30);
      const [file, rank] = [(await focused())![0]!, Number((await focused())!.slice(1))];
      const up = Number(square.slice(1)) - rank;
      const isSide = file !== square[0];
      if (isSide) await keyboard.press(square[0]! > file ? "ArrowRight" : "ArrowLeft");
      else await keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
    }
    await keyboard.press(key);
  };
  await keyboard.press("Tab");
  await press("g4");
  await press("g3", "+");
  await named(page, "g3", "red tank carrying infantry");
  await press("i6");
  await press("j6", "Space");
  await press("c4");
  await press("c8");
  await named(page, "c8", "red navy carrying heroic air force and tank");
  await press("g12");
  await press("e12");
  // A deploy: Tab goes from the squares to the pieces of the stack.
  await press("c8");
  await keyboard.press("Tab");
  await expect(tray(page, "n")).toBeFocused();
  await keyboard.press("Enter");
  await keyboard.press("Shift+Tab");
  await press("c12");
  await named(page, "c12", "red heroic navy");
  await press("e6");
  await expect
    .poll(() => page.evaluate(() => play.snapshot().outcome))
    .toEqual({ winner: "r", reason: "checkmate" });
  expect(await page.evaluate(() => play.snapshot().ply)).toBe(5);
  expect(complaints).toEqual([]);
});

test("a flipped board plays the same game", async ({ page }) => {
  await connected(page);
  await cell(page, "f4").click();
  const before = await middle(page, "f4");
  await set(page, { orientation: "blue", zones: "both" });
  const after = await middle(page, "f4");
  expect(after.y).toBeLessThan(before.y);
  await expect(cell(page, "f4")).toHaveAttribute("aria-selected", "true");
  await drag(page, "f4", "f6");
  await named(page, "f6", "red tank");
  await expect(part(page, "zone")).not.toHaveCount(0);
  expect(await page.evaluate(() => board.options.orientation)).toBe("blue");
});

test("what the user draws stays while pieces are selected", async ({ page }) => {
  await connected(page);
  await set(page, { draw: null });
  await set(page, { arrows: [{ from: "f4", to: "f6" }] });
  await cell(page, "f4").click();
  await expect(page.locator('[data-arrow="f4f6"]')).toHaveCount(1);
});

test("a board without its game responds to nothing, and both go", async ({ page }) => {
  const complaints = await connected(page, { fen: STACK });
  await set(page, { zones: "both" });
  await cell(page, "c4").click();
  await page.evaluate(() => disconnect());
  await expect(part(page, "target")).toHaveCount(0);
  await expect(page.locator("[data-tray]")).toHaveCount(0);
  expect(await page.evaluate(() => board.options.zones)).toBe("both");
  await cell(page, "c4").click();
  await drag(page, "c4", "c5");
  expect(await fenOf(page)).toBe(STACK);
  expect(await page.evaluate(() => play.snapshot().selection?.square)).toBe("c4");
  await page.evaluate(() => void play.try("c4", "c5"));
  await named(page, "c4", "red navy");

  // In another order: the board goes first, and the game goes on.
  const left = await page.evaluate(async () => {
    const name = "/pkg/board/play.js";
    const { connect } = (await import(name)) as typeof import("cotulenh-wasm/board/play");
    const made = await makeBoard({});
    const end = connect(made, play);
    made.destroy();
    play.undo();
    end();
    play.destroy();
    end();
    return made.element.isConnected;
  });
  expect(left).toBe(false);
  expect(complaints).toEqual([]);
});
