import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import expected from "../expected.json" with { type: "json" };
import { play } from "../short-game.mjs";

test("the short game", () => {
  expect(play({ CoTuLenh, CoTuLenhError })).toEqual(expected);
});
