import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import expected from "../expected-search.json" with { type: "json" };
import { search } from "../short-search.mjs";

test("the short search", async () => {
  expect(await search({ CoTuLenh, Engine })).toEqual(expected);
});
