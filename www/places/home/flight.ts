// The flight of the scene as a game, against a Blue that answers as in the scene.
import { CoTuLenh } from "cotulenh-wasm";
import { createPlay, type Play, type SearchEngine } from "cotulenh-wasm/play";
import { START, TURNS } from "./scene-data.js";

/** Blue's turns of the scene. */
const SCRIPTED = TURNS.filter((_, ply) => ply % 2 === 1).map(({ turn }) => turn);

/** Blue's answer: that of the scene if it is legal, else a move that captures nothing. */
function findAnswer(game: CoTuLenh): string | null {
  const legal = game.moves({ verbose: true });
  const quiet = legal.find(({ kind, deploy }) => kind === "move" && !deploy);
  const found = SCRIPTED.find((turn) => legal.some(({ lan }) => lan === turn));
  return found ?? (quiet ?? legal[0])?.lan ?? null;
}

const blue: SearchEngine = {
  search: async (game) => ({ best: game instanceof CoTuLenh ? findAnswer(game) : null, lines: [] }),
};

/** Blue is seen to think for so long, in milliseconds. */
const ANSWERS_AFTER = 700;

export function createFlight(): Play {
  const game = new CoTuLenh(START);
  const players = { b: { engine: blue } };
  const play = createPlay({ game, players, premoves: false, minThinkTime: ANSWERS_AFTER });
  game.free();
  return play;
}
