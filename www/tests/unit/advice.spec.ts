// What beginners are told: whether a move loses a piece for nothing, and why a hint is good.
import { expect, test } from "@playwright/test";
import { CoTuLenh, type Move } from "cotulenh-wasm";
import { findDanger, findPremoveDanger } from "../../match/danger.js";
import { explainHint } from "../../match/hint-reason.js";

function withMove<T>(fen: string, lan: string, use: (game: CoTuLenh, move: Move) => T): T {
  const game = new CoTuLenh(fen);
  try {
    return use(game, game.readTurn(lan).moves[0]!);
  } finally {
    game.free();
  }
}

const find = (game: CoTuLenh, move: Move) => findDanger(game, [move]);

const EMPTY_ROWS = (count: number) => Array.from({ length: count }, () => "11").join("/");

/** A red infantry on f5, a blue tank on f8, commanders far away. */
const TANK = `6c4/${EMPTY_ROWS(3)}/5t5/${EMPTY_ROWS(2)}/5I5/${EMPTY_ROWS(3)}/4C6 r - - 0 1`;
/** The same with a tank behind, which takes back. */
const DEFENDED = TANK.replace("/5I5/11/", "/5I5/5T5/");

test("a piece that steps before a tank is lost for nothing, unless a friend takes back", () => {
  const danger = withMove(TANK, "If5f6", find);
  expect(danger).toMatchObject({
    square: "f6",
    piece: { type: "i" },
    by: { type: "t", square: "f8" },
  });
  expect(withMove(TANK, "If5e5", find)).toBeNull();
  expect(withMove(DEFENDED, "If5f6", find)).toBeNull();
});

test("who takes as much as is lost is not warned", () => {
  // The infantry takes an infantry that the tank defends.
  const fen = TANK.replace("/5t5/11/11/5I5/", "/5t5/11/5i5/5I5/");
  expect(withMove(fen, "If5xf6", find)).toBeNull();
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

test("a hint names what its line takes next", () => {
  const reason = (fen: string, turns: readonly string[]) => {
    const start = new CoTuLenh(fen);
    const played = start.clone();
    const [first = [], ...rest] = turns.map((turn) => played.playTurn(turn).moves);
    const found = explainHint(start, first, rest);
    start.free();
    played.free();
    return found;
  };
  // The tank goes to f7; the artillery on f9, which is guarded by nothing, is taken next.
  const fen = `6c4/11/11/5a5/${EMPTY_ROWS(3)}/5T5/${EMPTY_ROWS(3)}/4C6 r - - 0 1`;
  expect(reason(fen, ["Tf5f7", "Cg12h12", "Tf7xf9"])).toMatchObject({
    kind: "threat",
    piece: { type: "a" },
    square: "f9",
  });
});

test("a piece that is left alone, a step of a deploy and a premove are warned about, too", () => {
  // The artillery on e5 is guarded by the infantry on e4, until that goes.
  const guarded = `6c4/${EMPTY_ROWS(4)}/4t6/11/4A6/4I6/${EMPTY_ROWS(2)}/5C5 r - - 0 1`;
  expect(withMove(guarded, "Ie4d4", find)).toMatchObject({
    square: "e5",
    piece: { type: "a" },
    by: { type: "t", square: "e7" },
  });
  expect(withMove(guarded, "Cf1f2", find)).toBeNull();
  // As a premove, with the other side to move.
  const game = new CoTuLenh(guarded);
  const [move] = game.readTurn("Ie4d4").moves;
  const other = new CoTuLenh(guarded.replace(" r ", " b "));
  expect(findPremoveDanger(other, [move!])).toMatchObject({ square: "e5" });
  game.free();
  other.free();
  // A tank leaves its stack and stands before a tank.
  const stack = `6c4/${EMPTY_ROWS(2)}/11/5t5/11/11/5(TI)5/${EMPTY_ROWS(3)}/4C6 r - - 0 1`;
  const deploying = new CoTuLenh(stack);
  const turn = deploying.readTurn("f5:I:T>f7");
  expect(findDanger(deploying, turn.moves)).toMatchObject({ square: "f7", by: { type: "t" } });
  deploying.free();
});
