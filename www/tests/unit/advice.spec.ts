// What beginners are told: whether a move loses a piece for nothing, and why a hint is good.
import { expect, test } from "@playwright/test";
import { CoTuLenh, type Move } from "cotulenh-wasm";
import { findDanger } from "../../match/danger.js";
import { explainHint } from "../../match/hint-reason.js";

function withMove<T>(fen: string, lan: string, use: (game: CoTuLenh, move: Move) => T): T {
  const game = new CoTuLenh(fen);
  try {
    return use(game, game.readTurn(lan).moves[0]!);
  } finally {
    game.free();
  }
}

const EMPTY_ROWS = (count: number) => Array.from({ length: count }, () => "11").join("/");

/** A red infantry on f5, a blue tank on f8, commanders far away. */
const TANK = `6c4/${EMPTY_ROWS(3)}/5t5/${EMPTY_ROWS(2)}/5I5/${EMPTY_ROWS(3)}/4C6 r - - 0 1`;
/** The same with a tank behind, which takes back. */
const DEFENDED = TANK.replace("/5I5/11/", "/5I5/5T5/");

test("a piece that steps before a tank is lost for nothing, unless a friend takes back", () => {
  const danger = withMove(TANK, "If5f6", findDanger);
  expect(danger).toMatchObject({
    square: "f6",
    piece: { type: "i" },
    by: { type: "t", square: "f8" },
  });
  expect(withMove(TANK, "If5e5", findDanger)).toBeNull();
  expect(withMove(DEFENDED, "If5f6", findDanger)).toBeNull();
});

test("who takes as much as is lost is not warned", () => {
  // The infantry takes an infantry that the tank defends.
  const fen = TANK.replace("/5t5/11/11/5I5/", "/5t5/11/5i5/5I5/");
  expect(withMove(fen, "If5xf6", findDanger)).toBeNull();
});

test("a hint says what it is good for", () => {
  const reason = (fen: string, lan: string) =>
    withMove(fen, lan, (game) => explainHint(game, game.readTurn(lan).moves));
  expect(reason(TANK.replace("/5t5/11/11/", "/11/11/5t5/"), "If5xf6")).toMatchObject({
    kind: "capture",
    piece: { type: "t" },
    isSafe: true,
  });
  // The infantry stands before the tank, and goes.
  expect(reason(TANK.replace("/5t5/11/11/", "/11/5t5/11/"), "If5e5")).toMatchObject({
    kind: "escape",
    by: { type: "t", square: "f7" },
  });
  expect(reason(TANK.replace("/5I5/", "/5A5/").replace("/5t5/", "/7t3/"), "Af5f6")).toMatchObject({
    kind: "threat",
    piece: { type: "t" },
  });
  expect(reason("6c4/11/11/11/6T4/11/11/11/11/11/11/4C6 r - - 0 1", "Tg8g10")).toEqual({
    kind: "check",
  });
  expect(reason(TANK, "If5e5")).toEqual({ kind: "room" });
  // The tank on e7 attacks it there.
  expect(reason(TANK.replace("/5t5/11/11/", "/11/4t6/11/"), "If5e5")).toBeNull();
});
