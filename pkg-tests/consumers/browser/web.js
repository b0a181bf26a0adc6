// The entry with a separate .wasm file, which the bundler must find and copy.
import { CoTuLenh, CoTuLenhError, init } from "cotulenh-wasm/web";
import { play } from "../short-game.mjs";
import { report } from "./report.js";

void report(async () => {
  await init();
  return [play({ CoTuLenh, CoTuLenhError })];
});
