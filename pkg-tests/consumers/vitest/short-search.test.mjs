import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import { expect, test } from "vitest";
import expected from "../expected-search.json";
import { search } from "../short-search.mjs";

test("the short search", async () => {
  expect(await search({ CoTuLenh, Engine })).toEqual(expected);
});
