// The engine starts its worker by itself.
import { CoTuLenh } from "cotulenh-wasm";
import { Engine } from "cotulenh-wasm/engine";
import { search } from "../short-search.mjs";
import { report } from "./report.js";

void report(async () => [await search({ CoTuLenh, Engine })]);
