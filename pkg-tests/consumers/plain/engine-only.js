// The engine without the rules, in a page whose policy forbids wasm.
import { Engine } from "/node_modules/cotulenh-wasm/engine.js";
import { report } from "../browser/report.js";

const engine = new Engine({ worker: "/node_modules/cotulenh-wasm/engine-worker.js" });

void report(async () => [await engine.search({}, { nodes: 100 })]);
