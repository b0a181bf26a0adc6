// Whatever is on the screen survives a reload at any moment, and a visit to another page.
import { expect, test } from "./fixtures.js";
import type { Visitor } from "./visitor.js";

/** Presses buttons by their names and reloads, all in one task: nothing can wait for a pause. */
async function reloadAfter({ session }: Visitor, ...names: string[]): Promise<void> {
  await session.evaluate((wanted) => {
    for (const name of wanted) {
      const button = [...document.querySelectorAll("button")].find((one) =>
        (one.ariaLabel ?? one.textContent ?? "").endsWith(name),
      );
      if (!button) throw new Error(`there is no ${name}`);
      button.click();
    }
    document.body.dataset["left"] = "yes";
    location.reload();
  }, names);
}

test("a game is the same after moves and undo", async ({ visitor }) => {
  await visitor.openGame();
  await visitor.click("g5", "g6", "g8", "g7", "c5", "c6");
  await visitor.session.reload();
  await visitor.expectTurns("Mg6", "Mg7", "Ic6");
  await reloadAfter(visitor, "Undo");
  await visitor.sees("body:not([data-left])");
  await visitor.expectOn("c5", "red infantry");
  await visitor.expectOn("g7", "blue militia");
});

test("an analysis is the same, with its variations and the place in it", async ({ visitor }) => {
  await visitor.open("analyse");
  await visitor.click("g5", "g6", "g8", "g7");
  await visitor.expectTurns("Mg6", "Mg7");
  await reloadAfter(visitor, "One turn back");
  await visitor.sees("body:not([data-left])");
  await visitor.expectTurns("Mg6", "Mg7");
  await visitor.reads(".tree [aria-current]", "Mg6");
  await visitor.click("c8", "c7");
  await visitor.reads(".tree .variation [data-node]", "Ic7");
  await visitor.session.reload();
  await visitor.reads(".tree .variation [data-node]", "Ic7");
  await visitor.reads(".tree [aria-current]", "Ic7");
});

test("although the browser forgets the state of the entry", async ({ visitor }) => {
  await visitor.open("analyse");
  await visitor.click("g5", "g6", "g8", "g7");
  await visitor.expectTurns("Mg6", "Mg7");
  // WebKit does so by itself when an entry is replaced while the page is left.
  await visitor.session.evaluate(() => {
    addEventListener("pagehide", () => history.replaceState(null, ""));
  });
  await reloadAfter(visitor);
  await visitor.sees("body:not([data-left])");
  await visitor.expectTurns("Mg6", "Mg7");
});

test("a game goes on after a visit to another page", async ({ visitor }) => {
  const address = await visitor.openGame();
  await visitor.click("g5", "g6", "g8", "g7");
  await visitor.expectTurns("Mg6", "Mg7");
  await visitor.session.goTo(`${address}bench.html`);
  await visitor.session.back();
  await visitor.expectTurns("Mg6", "Mg7");
  await visitor.click("c5", "c6");
  await visitor.expectTurns("Mg6", "Mg7", "Ic6");
});

test("the page that measures shows a figure in every row", async ({ visitor }) => {
  const address = await visitor.open("developers");
  await visitor.session.goTo(`${address}bench.html?quick`);
  await visitor.session.click("button.primary");
  await visitor.sees("[data-row]", undefined, 30_000);
  const figures = await visitor.texts("[data-bar] .figure");
  expect(figures.length).toBeGreaterThan(10);
  for (const figure of figures) expect(figure).toMatch(/^[\d.]+[kMG]? \S+$/);
});
