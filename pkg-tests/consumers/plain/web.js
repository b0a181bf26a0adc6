// The file of the wasm module is fetched from beside the package's.
import { CoTuLenh, CoTuLenhError, init } from "/node_modules/cotulenh-wasm/web.js";
import { report } from "../browser/report.js";
import { play } from "../short-game.mjs";

void report(async () => {
  await init();
  return [play({ CoTuLenh, CoTuLenhError })];
});
