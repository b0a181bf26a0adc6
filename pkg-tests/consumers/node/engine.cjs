const { CoTuLenh } = require("cotulenh-wasm");
const { Engine } = require("cotulenh-wasm/engine");

void import("../short-search.mjs").then(async ({ search }) => {
  console.log(JSON.stringify([await search({ CoTuLenh, Engine })]));
});
