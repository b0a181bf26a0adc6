const { CoTuLenh } = require("cotulenh-wasm");

const game = new CoTuLenh();
console.log(game);
game.deployStep("t", "e3");
