import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import { search } from "../short-search.mjs";

console.log(JSON.stringify([await search({ CoTuLenh, Engine })]));
