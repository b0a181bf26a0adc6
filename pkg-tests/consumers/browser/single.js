// A page without a worker, for the other bundlers.
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { play } from "../short-game.mjs";
import { report } from "./report.js";

void report(() => [play({ CoTuLenh, CoTuLenhError })]);
