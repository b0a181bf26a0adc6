import { parentPort } from "node:worker_threads";
import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { play } from "../short-game.mjs";

parentPort.postMessage(play({ CoTuLenh, CoTuLenhError }));
