// No bundler at all: the page imports the package's file by its address.
import { CoTuLenh, CoTuLenhError } from "/node_modules/cotulenh-wasm/index.js";
import { report } from "../browser/report.js";
import { play } from "../short-game.mjs";

void report(() => [play({ CoTuLenh, CoTuLenhError })]);
