import { CoTuLenh, CoTuLenhError } from "cotulenh-wasm";
import { play } from "../short-game.mjs";

console.log(JSON.stringify([play({ CoTuLenh, CoTuLenhError })]));
