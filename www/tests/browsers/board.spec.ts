// The board in pages of another project: without a game, and with one.
import { buildBoardPage } from "./board-page/build.js";
import { expect, test } from "./fixtures.js";
import type { Visitor } from "./visitor.js";

let folder = "";

test.beforeAll(async ({ engine }) => {
  folder = await buildBoardPage(engine);
});

const pieces = (visitor: Visitor) =>
  visitor.session.evaluate(() =>
    [...document.querySelector(".board")!.shadowRoot!.querySelectorAll("[data-on]")]
      .map((one) => one.getAttribute("data-on"))
      .sort(),
  );

test("the board in a page of its own", async ({ visitor }) => {
  const { address } = await visitor.serve({ folder });
  await visitor.session.goTo(address);
  await visitor.sees("[data-square]", 132);
  expect(await pieces(visitor)).toEqual(["b2", "d4"]);
  await visitor.click("b2", "c2");
  await expect.poll(() => pieces(visitor)).toEqual(["c2", "d4"]);
  await visitor.drag("c2", "c4");
  await expect.poll(() => pieces(visitor)).toEqual(["c4", "d4"]);
  const land = await visitor.session.evaluate(
    () =>
      getComputedStyle(document.querySelector(".board")!.shadowRoot!.querySelector(".land")!).fill,
  );
  expect(land).toBe("rgb(241, 230, 196)");
  await visitor.draw("a1", "b3");
  await visitor.sees('[data-arrow="a1b3"]');
  await visitor.picture("board-alone");
});

/** Opens a page in which a game is played. */
async function openGame(visitor: Visitor, fen?: string): Promise<void> {
  const { address } = await visitor.serve({ folder });
  const query = fen ? `?${new URLSearchParams({ fen })}` : "";
  await visitor.openAt(`${address}game.html${query}`);
}

test("a game on the board: by clicks, by a drag, by a finger and by keys, among zones", async ({
  visitor,
}) => {
  await openGame(visitor);
  await visitor.sees("[data-on]", 38);
  await visitor.sees(".zone", 2);
  await visitor.click("f4", "f6");
  await visitor.expectOn("f6", "red tank, bridge, last move");
  await visitor.drag("f9", "f8");
  await visitor.reads("output", / r - - 2 2$/);
  await visitor.tap("g5", "g6");
  await visitor.reads("output", / b - - 3 2$/);
  await visitor.enterBoard();
  await visitor.walk("g8", "g7");
  await visitor.expectOn("g7", "blue militia, land, last move");
  await visitor.reads("output", / r - - 4 3$/);
  await visitor.expectOn("g9", "land, covered by blue missile g10");
  await visitor.picture("board-game");
});

test("a deploy on the board: by its tray, by a drag and by keys", async ({ visitor }) => {
  await openGame(visitor, "6c4/11/11/4h6/11/11/8g2/11/2(NFT)8/11/11/7C3 r - - 0 1");
  await visitor.click("c4");
  await visitor.sees("[data-tray]", 3);
  await visitor.session.drag([await visitor.centre('[data-tray="f"]')]);
  await visitor.sees('[part~="flights"]');
  await visitor.click("e6");
  await visitor.sees('[part~="ghost"]', 1);
  const [from, to] = [await visitor.centre('[data-tray="t"]'), await visitor.centreOf("d4")];
  await visitor.session.drag([from, { x: to.x, y: (from.y + to.y) / 2 }, to, to]);
  await visitor.expectOn("d4", "red tank, land, covered by red navy c4, last move");
  await visitor.picture("board-deploy");
  await visitor.enterBoard();
  await visitor.walk("c5");
  await visitor.reads("output", "6c4/11/11/4h6/11/11/4F3g2/2N8/3T7/11/11/7C3 b - - 1 1");
});
