// The page starts, and a game is played by mouse, finger and keyboard.
import { POSITIONS } from "../helpers.js";
import { expect, test } from "./fixtures.js";

test("the first visit offers three ways to begin", async ({ visitor }) => {
  await visitor.openFirst();
  await visitor.sees("[data-on]", 38);
  expect(await visitor.texts("#welcome strong")).toEqual([
    "Play the computer",
    "Learn it in five steps",
    "Play a friend here",
  ]);
  await visitor.picture("welcome");
  await visitor.session.click('[data-welcome="friend"]');
  await visitor.sees("#welcome", 0);
  await visitor.session.reload();
  await visitor.sees("[data-on]", 38);
  await visitor.sees("#welcome", 0);
});

test("a lesson of the guided start", async ({ visitor }) => {
  await visitor.openFirst();
  await visitor.session.click('[data-welcome="learn"]');
  await visitor.reads("h2", "Step 1 of 5: Move");
  await visitor.click("f4", "f6");
  await visitor.reads("#lesson-text", /A tank goes up to two points/);
  await visitor.session.click("#lesson-next");
  await visitor.reads("h2", "Step 2 of 5 · part 1 of 2: Capture");
});

test("moves by clicks, by a drag and by text, and undo", async ({ visitor }) => {
  await visitor.open();
  await visitor.click("g5", "g6");
  await visitor.expectOn("g6", "red militia");
  await visitor.drag("g8", "g7");
  await visitor.expectOn("g7", "blue militia");
  await visitor.session.type("#move-box", "Ic6");
  await visitor.session.press("Enter");
  await visitor.expectTurns("Mg6", "Mg7", "Ic6");
  await visitor.session.click("#undo");
  await visitor.expectOn("c5", "red infantry");
  await visitor.reads("#status", "Red to move");
  await visitor.session.click("#redo");
  await visitor.expectOn("c6", "red infantry");
  await visitor.picture("moves");
});

test("moves by touch", async ({ visitor }) => {
  await visitor.open();
  await visitor.tap("g5", "g6");
  await visitor.expectOn("g6", "red militia");
});

test("moves by keys, from the first Tab on", async ({ visitor }) => {
  await visitor.open();
  await visitor.enterBoard();
  await visitor.walk("g5", "g6", "g8", "g7");
  await visitor.expectTurns("Mg6", "Mg7");
  await visitor.session.press("u");
  await visitor.expectOn("g8", "blue militia");
  await visitor.session.press("Control+y");
  await visitor.expectOn("g7", "blue militia");
});

test("a deploy, step by step", async ({ visitor }) => {
  await visitor.open(POSITIONS.navyLands);
  await visitor.click("c4");
  await visitor.session.click('[data-chip="f"]');
  await visitor.click("d4");
  await visitor.reads("#status", "Red is deploying");
  await visitor.session.click('[data-chip="t"]');
  await visitor.click("d4");
  await visitor.sees("[data-step]", 2);
  await visitor.picture("deploy");
  await visitor.session.click('[data-key="commit"]');
  await visitor.expectOn("d4", "red air force carrying tank");
  await visitor.reads("#status", "Blue to move");
});

test("air defense is shown", async ({ visitor }) => {
  await visitor.open("5c5/11/11/4g6/11/11/11/8S2/2N8/11/11/6C4 r - - 0 1");
  await visitor.choose("#air", "both");
  await visitor.sees(".zone.blue circle", 1);
  await visitor.sees(".zone.red circle", 2);
  await visitor.picture("air-defense");
  await visitor.choose("#air", "off");
  await visitor.sees(".zone", 0);
});

test("the right button draws an arrow", async ({ visitor }) => {
  await visitor.open();
  await visitor.draw("g5", "g7");
  await visitor.sees('.layer-arrows [data-arrow="g5g7"]');
  await visitor.picture("arrow");
  await visitor.click("f6");
  await visitor.sees(".layer-arrows [data-arrow]", 0);
});

test("a moment on a piece shows its card, and a drag shows the piece", async ({ visitor }) => {
  await visitor.open();
  await visitor.hover("g10");
  await visitor.reads("#piece-card h2, #piece-card h3", "Blue missile (S)");
  await visitor.picture("card");
  await visitor.session.press("Escape");
  await visitor.sees("#piece-card", 0);
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
