// A page and its worker, for bundlers that know `new Worker(new URL(…))`.
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { play } from "../short-game.mjs";
import { answerOf, report } from "./report.js";

void report(async () => {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  return [play({ CoTuLenh, CoTuLenhError }), await answerOf(worker)];
});
