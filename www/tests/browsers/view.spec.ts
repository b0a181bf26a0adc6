// How the page looks: names around the board, a phone, languages, dialogs.
import { POSITIONS } from "../helpers.js";
import { expect, test } from "./fixtures.js";

test("names of files and ranks are centred in their places", async ({ visitor }) => {
  await visitor.open();
  // The distance from the middle of each name to its place, in parts of a square.
  const offsets = await visitor.session.evaluate(() => {
    const board = document.querySelector(".board")!.shadowRoot!;
    const [a1, b2] = ["a1", "b2"].map((name) =>
      board.querySelector(`[data-square="${name}"]`)!.getBoundingClientRect(),
    );
    const side = b2!.x - a1!.x;
    return [...board.querySelectorAll<SVGTextElement>(".coordinates text")].map((text) => {
      const box = text.getBoundingClientRect();
      // From the baseline to the middle of a name.
      const y0 = Number(text.getAttribute("y")) - 9;
      const place = new DOMPoint(Number(text.getAttribute("x")), y0);
      const { x, y } = place.matrixTransform(text.getScreenCTM()!);
      return [
        Math.abs(box.x + box.width / 2 - x) / side,
        Math.abs(box.y + box.height / 2 - y) / side,
      ] as const;
    });
  });
  expect(offsets).toHaveLength(46);
  for (const [across, down] of offsets) {
    expect(across).toBeLessThan(0.03);
    expect(down).toBeLessThan(0.04);
  }
});

test("the languages", async ({ visitor }) => {
  await visitor.open();
  await visitor.reads("#status", "Red to move");
  await visitor.session.click('[data-language="vi"]');
  await visitor.reads("#status", "Đỏ đi");
  await visitor.picture("vietnamese");
  await visitor.session.reload();
  await visitor.reads("#status", "Đỏ đi");
  await visitor.session.click('[data-language="en"]');
  await visitor.reads("#status", "Red to move");
});

for (const [width, height] of [
  [390, 664],
  [375, 553],
  [844, 390],
] as const) {
  test(`on a phone of ${width} × ${height}`, async ({ visitor }) => {
    await visitor.openInFrame(width, height, POSITIONS.navyLands);
    const small = await visitor.session.evaluate(() =>
      [...document.querySelectorAll("input, select, textarea")]
        .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
        .map((one) => one.outerHTML),
    );
    expect(small).toEqual([]);
    const overflow = await visitor.session.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await visitor.click("c4");
    await visitor.session.click('[data-chip="f"]');
    await visitor.click("d4");
    await visitor.reads("#status", "Red is deploying");
    const uncovered = await visitor.session.evaluate(() => {
      const host = document.querySelector(".board")!;
      const board = host.shadowRoot!;
      return [...board.querySelectorAll("[data-square]")].filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const at = [(left + right) / 2, (top + bottom) / 2] as const;
        const isFree = document.elementFromPoint(...at) === host;
        return isFree && board.elementFromPoint(...at) === one && top >= 0 && bottom <= innerHeight;
      }).length;
    });
    expect(uncovered).toBe(132);
    await visitor.picture(`phone-${width}x${height}`);
    await visitor.session.click('[data-key="commit"]');
    await visitor.expectOn("d4", "red air force");
  });
}

test("Tab stays in the choice of moves, and Esc closes it", async ({ visitor }) => {
  await visitor.open(POSITIONS.planeChooses);
  await visitor.click("e4", "e7");
  await visitor.sees("[role=dialog] button", 3);
  for (let n = 0; n < 5; n++) {
    await visitor.session.press("Tab");
    expect(await visitor.isFocusIn("[role=dialog]")).toBe(true);
  }
  await visitor.session.press("Shift+Tab");
  expect(await visitor.isFocusIn("[role=dialog]")).toBe(true);
  await visitor.picture("choice");
  await visitor.session.press("Escape");
  await visitor.sees("[role=dialog]", 0);
});

for (const [button, dialog] of [
  ["#new-game", "#new-game-dialog"],
  ["#resign", "#confirm"],
] as const) {
  test(`Tab stays in the dialog of ${button}, and Esc closes it`, async ({ visitor }) => {
    await visitor.open();
    await visitor.click("g5", "g6");
    await visitor.session.click(button);
    await visitor.sees(dialog);
    const reached = new Set<string>();
    for (let n = 0; n < 12; n++) {
      await visitor.session.press("Tab");
      // A browser may count itself among the places that Tab visits.
      const isInside = await visitor.isFocusIn(`${dialog}, body:focus, html:focus`);
      expect(isInside || (await visitor.focused()) === "BODY").toBe(true);
      reached.add(await visitor.focused());
    }
    expect(reached.size).toBeGreaterThanOrEqual(2);
    await visitor.session.press("Escape");
    await visitor.sees(dialog, 0);
  });
}

test("the page inside another page", async ({ visitor }) => {
  const address = await visitor.open();
  await visitor.openAt(`${address}?embed`);
  await visitor.click("g5", "g6");
  await visitor.expectOn("g6", "red militia");
  await visitor.picture("embedded");
});
