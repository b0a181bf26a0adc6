// An engine inside a thread, whose worker is a thread of a thread.
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import { search } from "../short-search.mjs";

if (isMainThread) {
  const thread = new Worker(new URL(import.meta.url));
  thread.once("message", (answer) => console.log(JSON.stringify([answer])));
} else {
  parentPort.postMessage(await search({ CoTuLenh, Engine }));
}
