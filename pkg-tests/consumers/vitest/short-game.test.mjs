import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { expect, test } from "vitest";
import expected from "../expected.json";
import { play } from "../short-game.mjs";

test("the short game", () => {
  expect(play({ CoTuLenh, CoTuLenhError })).toEqual(expected);
});
