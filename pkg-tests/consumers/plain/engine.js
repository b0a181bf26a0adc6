import { Engine } from "/node_modules/cotulenh-wasm/engine.js";
import { CoTuLenh } from "/node_modules/cotulenh-wasm/index.js";
import { report } from "../browser/report.js";
import { search } from "../short-search.mjs";

void report(async () => [await search({ CoTuLenh, Engine })]);
