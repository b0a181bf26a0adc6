import { CoTuLenh, CoTuLenhError } from "/node_modules/cotulenh-wasm/index.js";
import { play } from "../short-game.mjs";

postMessage(play({ CoTuLenh, CoTuLenhError }));
