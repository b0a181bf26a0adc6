// The engine in its worker: as an opponent, for hints, analysis and reviews.
import { expect, test } from "./fixtures.js";

for (const level of ["1", "3"]) {
  test(`the computer answers at level ${level}`, async ({ visitor }) => {
    await visitor.open();
    await visitor.session.click("#new-game");
    await visitor.choose('[data-choice="opponent"]', "computer");
    await visitor.choose('[data-choice="level"]', level);
    await visitor.choose('[data-choice="side"]', "r");
    await visitor.picture("new-game");
    await visitor.session.click("#start-game");
    await visitor.reads("#opponent-text", `You play Red. The computer plays at level ${level}.`);
    await visitor.click("g5", "g6");
    await visitor.sees("[data-turn]", 2, 20_000);
    await visitor.reads("#status", /^Red to move/);
  });
}

test("a hint shows a piece, then the whole turn", async ({ visitor }) => {
  await visitor.open("4c6/11/11/11/4T6/11/11/11/11/11/11/6C4 r - - 0 1");
  await visitor.session.click("#hint");
  await visitor.reads("#notice", /Click Hint again to see the whole turn\./);
  await visitor.session.click("#hint");
  await visitor.reads("#notice", /^Hint: tank from e8 (to|captures) /);
  await visitor.sees(".layer-arrows [data-arrow]", 1);
});

test("analysis with lines, while the page goes on, and its pause", async ({ visitor }) => {
  await visitor.open("6c4/11/11/11/11/11/11/4i6/1n1A7/11/11/7C3 r - - 0 1");
  await visitor.unfold("analysis");
  await visitor.sees("#lines li", 3);
  await visitor.reads("#analysis-facts", /Depth \d+ · .* positions a second/);
  await visitor.reads('[data-line="0"]', "1. A_b4");
  await visitor.picture("analysis");
  await visitor.session.evaluate(async () => {
    for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame);
  });
  await visitor.session.click("#analysis-pause");
  await visitor.reads("#analysis-pause", "Go on");
  const facts = await visitor.texts("#analysis-facts");
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await visitor.texts("#analysis-facts")).toEqual(facts);
  await visitor.session.click('[data-line="0"]');
  await visitor.expectTurns("A_b4");
});

test("a review of a game, stopped and begun again", async ({ visitor }) => {
  await visitor.open();
  await visitor.loadPgn("1. Mg6 Mg7 2. Mxg7 Ic7 3. Tf6 Tf8 4. Txf8 Fxf8 5. Ic6 Ixc6 *");
  await visitor.unfold("review");
  await visitor.session.click("#review-start");
  await visitor.session.click("#review-stop");
  await visitor.sees("#review-report", 0);
  await visitor.session.click("#review-start");
  await visitor.sees("#review-report", 1, 30_000);
  const [red, blue] = await visitor.texts("[data-review]");
  expect(red).toMatch(/^Red\d+ %/);
  expect(blue).toMatch(/^Blue\d+ %/);
  await visitor.sees("[data-better]");
  await visitor.picture("review");
});
