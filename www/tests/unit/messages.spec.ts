// What is said and drawn during a game and at its end.
import { expect, test } from "@playwright/test";
import { CoTuLenh, OUTCOME_REASONS, STANDARD_RULES, type Outcome } from "cotulenh-wasm";
import { SUBJECTS } from "cotulenh-wasm/lessons";
import { createPlay } from "cotulenh-wasm/play";
import { en, vi } from "cotulenh-wasm/texts";
import "./browser.js";
import { findLesson } from "../../game/message/lessons.js";
import { drawShots } from "../../game/message/shots.js";
import { sayMate } from "../../parts/last-turn/mate.js";

test("every end that the rules know leads to a lesson that exists", () => {
  const levels = SUBJECTS.flatMap(({ levels: list }) => list.map(({ id }) => id));
  const without: string[] = [];
  for (const reason of OUTCOME_REASONS) {
    const outcome = { winner: "b", reason } as Outcome;
    const lesson = findLesson(outcome, STANDARD_RULES);
    if (lesson === null) without.push(reason);
    else expect(levels).toContain(lesson);
  }
  // These lead to puzzles.
  expect(without).toEqual(["resigned", "agreed", "abandoned", "adjudicated"]);
  const byPoints = findLesson({ winner: "b", reason: "naval" } as Outcome, {
    ...STANDARD_RULES,
    objective: "naval",
    decidedBy: "points",
  });
  expect(levels).toContain(byPoints);
  expect(byPoints).not.toBe("battles/naval");
});

test("a capture of the other side is drawn as a red arrow, one of one's own is not", () => {
  const EMPTY = "11/11";
  const game = new CoTuLenh(`6c4/${EMPTY}/11/5t5/${EMPTY}/5I5/${EMPTY}/11/4C6 r - - 0 1`);
  const play = createPlay({ game });
  play.playTurn("If5f6");
  expect(drawShots(play.snapshot(), "r")).toEqual([]);
  play.playTurn("Tf8xf6");
  expect(drawShots(play.snapshot(), "r")).toEqual([{ from: "f8", to: "f6", color: "red" }]);
  expect(drawShots(play.snapshot(), "b")).toEqual([]);
  play.destroy();
  game.free();
});

test("the choice of a capture has the words of the lessons, and no bare digits", () => {
  expect(en.flightChoices.capture).toMatch(/land/);
  expect(en.flightChoices.stay).toBe("Strike and fly home");
  for (const texts of [en, vi]) {
    const choices = [...Object.values(texts.choices), ...Object.values(texts.flightChoices)];
    expect(choices.filter((text) => /\d/.test(text))).toEqual([]);
  }
});

test("two pieces of one stack that attack the commander are named once", () => {
  const pieces = [
    { square: "f9", piece: { type: "f", color: "r", carrying: [{ type: "t", color: "r" }] } },
  ] as unknown as Parameters<typeof sayMate>[1];
  const text = sayMate(
    {
      commander: "f11",
      attackers: [
        { square: "f9", type: "f" },
        { square: "f9", type: "t" },
      ],
      facing: null,
      covered: [],
    },
    pieces,
  );
  expect(text).toContain("attacked by air force f9,");
});
