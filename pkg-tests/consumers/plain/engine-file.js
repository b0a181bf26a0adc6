// The address of the worker's file is given.
import { Engine } from "/node_modules/cotulenh-wasm/engine.js";
import { CoTuLenh } from "/node_modules/cotulenh-wasm/index.js";
import { report } from "../browser/report.js";
import { search } from "../short-search.mjs";

const worker = new URL("/node_modules/cotulenh-wasm/engine-worker.js", location.href);

void report(async () => [
  await search({ CoTuLenh, Engine }, { worker }),
  await search({ CoTuLenh, Engine }, { worker: worker.pathname }),
]);
