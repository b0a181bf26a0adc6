const { CoTuLenh } = require("cotulenh-wasm");
const { Engine } = require("cotulenh-wasm/engine");
const expected = require("../expected-search.json");
const { search } = require("../short-search.mjs");

test("the short search", async () => {
  expect(await search({ CoTuLenh, Engine })).toEqual(expected);
});
