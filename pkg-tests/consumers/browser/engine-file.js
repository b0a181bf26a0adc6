// The engine's worker as a file, which the bundler finds and copies: for policies without `blob:`.
import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import { search } from "../short-search.mjs";
import { report } from "./report.js";

const worker = () =>
  new Worker(new URL("cotulenh-wasm/engine/worker", import.meta.url), { type: "module" });

void report(async () => [await search({ CoTuLenh, Engine }, { worker })]);
