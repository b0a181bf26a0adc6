// The engine in its worker: as an opponent, for hints, analysis and reviews.
import { expect, test } from "./fixtures.js";

/** Red can take a navy for nothing. */
const NAVY_HANGS = "fen=6c4/11/11/11/11/11/11/4i6/1n1A7/11/11/7C3+r+-+-+0+1";

test("a game against level 1, from Start to a resignation @quick", async ({ visitor }) => {
  await visitor.open("play");
  await visitor.press("Start");
  await visitor.reads('.player[data-color="b"]', /Recruit · level 1/);
  for (const [n, [from, to]] of [
    ["g5", "g6"],
    ["c5", "c6"],
  ].entries()) {
    await visitor.click(from!, to!);
    await visitor.sees(".moves [data-node]", 2 * n + 2, 20_000);
    await visitor.reads('.player[data-color="r"]', /your turn/);
  }
  await visitor.press("Resign");
  await visitor.reads("dialog[open]", /Red resigns, and Blue wins\?/);
  await visitor.session.click("dialog[open] .primary, dialog[open] .danger");
  await visitor.reads(".game-message h2, .game-message h3", "You lose.");
  await visitor.picture("over");
});

test("a hint is an arrow and a sentence", async ({ visitor }) => {
  await visitor.openGame({ fen: "4c6/11/11/11/4T6/11/11/11/11/11/11/6C4 r - - 0 1" });
  await visitor.press("Hint");
  await visitor.reads(".game-message", /^Hint: tank from e8 (to|captures) /);
  await visitor.sees(".layer-arrows [data-arrow]", 1);
});

test("analysis shows lines, and one is played @quick", async ({ visitor }) => {
  await visitor.open("analyse", NAVY_HANGS);
  await visitor.expectOn("d4", "red artillery");
  await visitor.session.click("[role=switch]");
  await visitor.sees(".lines li", 3);
  await visitor.reads(".facts", /depth \d+ · .*k\/s/);
  await visitor.reads('[data-line="0"]', "1. A_b4");
  await visitor.picture("analysis");
  // The page goes on while the engine thinks.
  await visitor.session.evaluate(async () => {
    for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame);
  });
  await visitor.session.click('[data-line="0"]');
  await visitor.expectTurns("A_b4");
});

test("a review of a game", async ({ visitor }) => {
  const pgn = "1. Mg6 Mg7 2. Mxg7 Ic7 3. Tf6 Tf8 4. Txf8 Fxf8 5. Ic6 Ixc6 *";
  await visitor.open("analyse", `pgn=${encodeURIComponent(pgn)}`);
  await visitor.sees(".tree [data-turn]", 10);
  await visitor.press("Review");
  await visitor.press("Review this game");
  await visitor.sees(".report", 1, 50_000);
  expect((await visitor.texts(".report")).join()).toMatch(/\d+ ?%/);
  await visitor.picture("review");
});
