const { CoTuLenh, CoTuLenhError } = require("cotulenh-wasm");
const expected = require("../expected.json");
const { play } = require("../short-game.mjs");

test("the short game", () => {
  expect(play({ CoTuLenh, CoTuLenhError })).toEqual(expected);
});
