import { CoTuLenh } from "cotulenh-wasm";

const game = new CoTuLenh();
game.move("Ic6"); // by notation …
game.move({ from: "c8", to: "c7" }); // … or by squares
console.log(game.history()); // [ 'Ic6', 'Ic7' ]

const pick = (moves) => moves[Math.floor(Math.random() * moves.length)];
while (!game.isGameOver()) game.move(pick(game.moves()));
console.log(game.outcome().reason);
