// The flight of the scene as a game, against a Blue that answers as in the scene. Importing this loads the rules.
import { useSignal } from "@preact/signals";
import { CoTuLenh } from "cotulenh-wasm";
import type { Board } from "cotulenh-wasm/board";
import { createPlay, type Play, type SearchEngine } from "cotulenh-wasm/play";
import type { RefObject } from "preact";
import { Connection } from "../../parts/board/play-board.js";
import { lazy } from "../../parts/loading/lazy.js";
import type { Refusal } from "./refusal.js";
import { START, TURNS } from "./scene-data.js";

const FlightLine = lazy(() => import("./flight-line.js").then((module) => module.FlightLine));

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

/** How long Blue seems to think, in milliseconds. */
const ANSWERS_AFTER = 700;

export function createFlight(): Play {
  const game = new CoTuLenh(START);
  const players = { b: { engine: blue } };
  const play = createPlay({ game, players, premoves: false, minThinkTime: ANSWERS_AFTER });
  game.free();
  return play;
}

interface Props {
  play: Play;
  onAgain: () => void;
  onLeave: () => void;
  /** The board of the scene, on which the flight is made. */
  board: RefObject<Board | null>;
}

/** The flight on the board, and what is said about it as soon as that is loaded. */
export function Flight({ board, ...line }: Props) {
  const refusal = useSignal<Refusal | null>(null);
  return (
    <>
      <Connection board={board} play={line.play} refused={(tried) => (refusal.value = tried)} />
      <FlightLine {...line} refusal={refusal} />
    </>
  );
}
