import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { play } from "../short-game.mjs";

postMessage(play({ CoTuLenh, CoTuLenhError }));
