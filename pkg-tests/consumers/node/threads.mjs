// The main thread and two workers at once, each with an engine of its own.
import { Worker } from "node:worker_threads";
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { play } from "../short-game.mjs";

const answerOf = (worker) =>
  new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the thread ended without an answer")));
  });

const threads = [1, 2].map(() => new Worker(new URL("./thread.mjs", import.meta.url)));
const answers = threads.map(answerOf);
console.log(JSON.stringify([play({ CoTuLenh, CoTuLenhError }), ...(await Promise.all(answers))]));
