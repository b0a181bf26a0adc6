// Whatever is on the screen survives a reload at any moment.
import { POSITIONS } from "../helpers.js";
import { expect, test } from "./fixtures.js";
import type { Visitor } from "./visitor.js";

interface Doings {
  /** Moves for the box. */
  moves?: string[];
  /** Buttons. */
  click?: string[];
  reload?: boolean;
}

/** Runs in the page, in one task: does something, reads all that the screen says, and reloads. */
function act({ moves = [], click = [], reload = false }: Doings) {
  const box = document.querySelector<HTMLInputElement>("#move-box");
  if (!box?.form || document.body.dataset["left"]) return null;
  for (const move of moves) {
    box.value = move;
    box.form.requestSubmit();
  }
  for (const selector of click) document.querySelector<HTMLElement>(selector)!.click();
  const board = document.querySelector(".board")?.shadowRoot;
  const list = (
    selector: string,
    read: (one: Element) => string | null,
    root: ParentNode = document,
  ) => [...root.querySelectorAll(selector)].map(read);
  const screen = {
    status: list("#status, #pending, [data-step]", (one) => one.textContent),
    squares: list("[data-square]", (one) => one.getAttribute("aria-label"), board ?? document),
    moves: list("#moves [data-node]", (one) => {
      return `${one.textContent} ${one.getAttribute("aria-current") ?? ""}`;
    }),
  };
  if (reload) {
    document.body.dataset["left"] = "yes";
    location.reload();
  }
  return screen;
}

/** Does something, reloads at once, and expects the same screen. */
async function reloadAfter({ session }: Visitor, doings: Doings): Promise<void> {
  const before = await session.evaluate(act, { ...doings, reload: true });
  expect(before).not.toBeNull();
  // While a page is being left, it cannot be asked.
  const read = () => session.evaluate(act, {}).catch(() => null);
  await expect.poll(read).not.toBeNull();
  expect(await read()).toEqual(before);
}

/** Turns that can be played in any number: two commanders go to and fro. */
const toAndFro = (count: number) =>
  Array.from({ length: count }, (_, n) => ["Cf1", "Cf12", "Cg1", "Cg12"][n % 4]!);

test("after one move, and after many in a moment", async ({ visitor }) => {
  await visitor.open();
  await reloadAfter(visitor, { moves: ["Mg6"] });
  await reloadAfter(visitor, { moves: ["Mg7", "Ic6", "Ic7"] });
  // More than a browser lets into its history at once.
  await reloadAfter(visitor, { moves: toAndFro(60) });
  await reloadAfter(visitor, { moves: toAndFro(60) });
  expect(await visitor.turns()).toHaveLength(124);
});

test("after undo, and again", async ({ visitor }) => {
  await visitor.open();
  await reloadAfter(visitor, { moves: toAndFro(40), click: ["#undo", "#undo", "#undo"] });
  await reloadAfter(visitor, { click: Array<string>(30).fill("#undo") });
  await reloadAfter(visitor, { click: ["#redo"] });
  expect(await visitor.turns()).toHaveLength(40);
});

test("with a new variation", async ({ visitor }) => {
  await visitor.open();
  await reloadAfter(visitor, { moves: ["Mg6", "Mg7", "Ic6"], click: ["#undo", "#undo"] });
  await reloadAfter(visitor, { moves: ["Ic7", "Ik6"] });
  await visitor.expectTurns("Mg6", "Mg7", "Ic6");
  expect(await visitor.texts("#moves .variation [data-node]")).toEqual(["Ic7", "Ik6"]);
});

test("with an open deploy", async ({ visitor }) => {
  await visitor.open(POSITIONS.navyLands);
  await reloadAfter(visitor, { moves: ["F>d4"] });
  await visitor.reads("#status", "Red is deploying");
  await reloadAfter(visitor, { moves: ["T>&d4"] });
  await visitor.sees("[data-step]", 2);
});

test("with a PGN that was just loaded, and a game begun after it", async ({ visitor }) => {
  await visitor.open();
  await reloadAfter(visitor, { moves: toAndFro(30) });
  await visitor.unfold("texts");
  await visitor.fill("#pgn", "1. Mg6 {bold} Mg7 (1... Ic7) 2. Ic6 *");
  await reloadAfter(visitor, { click: ["#load-pgn"] });
  await visitor.expectTurns("Mg6", "Mg7", "Ic6");
  await visitor.session.click("#new-game");
  await visitor.session.click("#start-game");
  await reloadAfter(visitor, { moves: ["Ik6"] });
  await visitor.expectTurns("Ik6");
  // Back is the game before.
  await visitor.session.back();
  await visitor.expectTurns("Mg6", "Mg7", "Ic6");
});

test("by the user's own hand and the browser's button", async ({ visitor }) => {
  await visitor.open();
  await visitor.click("g5", "g6", "g8", "g7", "c5", "c6");
  await visitor.session.click("#undo");
  await visitor.session.reload();
  await visitor.expectTurns("Mg6", "Mg7", "Ic6");
  await visitor.reads("#status", "Red to move");
  await visitor.expectOn("c5", "red infantry");
});

test("although the browser forgets the state of the entry", async ({ visitor }) => {
  await visitor.open();
  // WebKit does so by itself when an entry is replaced while the page is left.
  await visitor.session.evaluate(() => {
    addEventListener("pagehide", () => history.replaceState(null, ""));
  });
  await reloadAfter(visitor, { moves: toAndFro(30), click: ["#undo"] });
});
