// One process that both imports and requires the package: a game made by one is a game to the other.
const required = require("cotulenh-wasm");

async function main() {
  const imported = await import("cotulenh-wasm");
  if (imported.CoTuLenh !== required.CoTuLenh) throw new Error("there are two classes CoTuLenh");
  if (imported.CoTuLenhError !== required.CoTuLenhError) throw new Error("two error classes");
  const { play } = await import("../short-game.mjs");
  console.log(JSON.stringify([play(required), play(imported)]));
}

void main();
