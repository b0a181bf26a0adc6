const { CoTuLenh, CoTuLenhError } = require("cotulenh-wasm");

void import("../short-game.mjs").then(({ play }) => {
  console.log(JSON.stringify([play({ CoTuLenh, CoTuLenhError })]));
});
