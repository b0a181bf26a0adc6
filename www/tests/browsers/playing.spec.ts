// A game by mouse, finger and keys; what is seen on the way.
import { POSITIONS } from "../site.js";
import { test } from "./fixtures.js";

test("moves by clicks, by a drag and by keys, and undo @quick", async ({ visitor }) => {
  await visitor.openGame();
  await visitor.click("g5", "g6");
  await visitor.expectOn("g6", "red militia");
  await visitor.drag("g8", "g7");
  await visitor.expectOn("g7", "blue militia");
  await visitor.enterBoard();
  await visitor.walk("c5", "c6");
  await visitor.expectOn("c6", "red infantry");
  await visitor.expectTurns("Mg6", "Mg7", "Ic6");
  await visitor.press("Undo");
  await visitor.expectOn("c5", "red infantry");
  await visitor.session.press("r");
  await visitor.expectOn("c6", "red infantry");
  await visitor.picture("moves");
});

test("moves by touch @quick", async ({ visitor }) => {
  await visitor.openGame();
  await visitor.tap("g5", "g6");
  await visitor.expectOn("g6", "red militia");
  await visitor.reads(".game-message", /^Red: militia from g5 to g6\./);
});

test("a deploy, with a reload in the middle @quick", async ({ visitor }) => {
  await visitor.openGame({ fen: POSITIONS.navyLands });
  await visitor.click("c4");
  await visitor.session.drag([await visitor.centre('[data-tray="f"]')]);
  await visitor.click("d4");
  await visitor.reads(".deploy li", "air force from c4 to d4");
  await visitor.session.reload();
  await visitor.reads(".deploy li", "air force from c4 to d4");
  await visitor.expectOn("d4", "red air force");
  await visitor.session.press("t");
  await visitor.click("d4");
  await visitor.expectOn("d4", "red air force carrying tank");
  await visitor.picture("deploy");
  await visitor.press("Finish the turn");
  await visitor.expectTurns("N<F>d4,T>&d4");
  await visitor.session.reload();
  await visitor.expectTurns("N<F>d4,T>&d4");
});

test("zones: those that threaten one's planes, both, none @quick", async ({ visitor }) => {
  await visitor.openGame({ computer: { color: "b", level: 1 } });
  await visitor.sees(".zone.blue");
  await visitor.sees(".zone.red", 0);
  await visitor.press("both");
  await visitor.sees(".zone.red");
  await visitor.picture("zones");
  await visitor.press("off");
  await visitor.sees(".zone", 0);
  await visitor.click("e2");
  await visitor.sees(".layer-sky .flight");
});

test("the right button draws an arrow, which goes with the position", async ({ visitor }) => {
  await visitor.openGame();
  await visitor.draw("g5", "g7");
  await visitor.sees('.layer-arrows [data-arrow="g5g7"]');
  await visitor.click("g5", "g6");
  await visitor.sees(".layer-arrows [data-arrow]", 0);
});

test("a moment on a piece shows its card, and a drag shows the piece", async ({ visitor }) => {
  await visitor.openGame();
  await visitor.hover("g10");
  await visitor.reads(".piece-card h2, .piece-card h3", "Blue missile (S)");
  await visitor.picture("card");
  await visitor.session.press("Escape");
  await visitor.sees(".piece-card", 0);
  const [from, to] = [await visitor.centreOf("g5"), await visitor.centreOf("g6")];
  await visitor.session.hold([from, to]);
  await visitor.sees(".float .piece");
  await visitor.session.press("Escape");
  await visitor.sees(".float .piece", 0);
  // The driver of WebKit does not wait until the page has got the event.
  await visitor.session.evaluate(() => {
    addEventListener("pointerup", () => (document.body.dataset["letGo"] = "yes"), { once: true });
  });
  await visitor.session.letGo();
  await visitor.sees("body[data-let-go]");
  await visitor.expectOn("g5", "red militia");
  await visitor.click("g5", "g6");
  await visitor.expectOn("g6", "red militia");
});

test("the dialog of a resignation has the focus, keeps it and gives it back", async ({
  visitor,
}) => {
  await visitor.openGame({ turns: ["Mg6", "Mg7"] });
  await visitor.press("Resign");
  await visitor.sees("dialog[open]");
  await visitor.sees("dialog[open] :focus");
  await visitor.session.press("Escape");
  await visitor.sees("dialog[open]", 0);
  await visitor.sees(":focus");
});
