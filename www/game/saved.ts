// A game as plain data, to be kept and played again. What is read may be anybody's.
import { CoTuLenh, type Rules, type Turn } from "cotulenh-wasm";
import type { GameState } from "./state.js";

export interface SavedGame {
  version: typeof VERSION;
  /** Where it began, and under which rules. */
  start: string;
  rules: Rules;
  /** All turns in notation, those taken back included, and how many of them are played. */
  turns: readonly string[];
  ply: number;
  /** The steps of the deploy under way. */
  steps: readonly string[];
  /** The position that all this leads to. */
  fen: string;
  /** The played part with headers and comments, of a game that was read from a text. */
  pgn: string | null;
}

const VERSION = 1;

/** No game is longer; a text that says so would only keep the page busy. */
const MOST = 10_000;

const RULES: Readonly<Record<keyof Rules, readonly unknown[]>> = {
  tankFiresOver: [true, false],
  navyPasses: [true, false],
  stealthAirForce: [true, false],
  lastGuard: [true, false],
  airDefense: ["levels", "noFly"],
};

export function toSaved(state: GameState, pgn: string | null): SavedGame {
  const { fen, rules, line, ply, deploy } = state;
  return {
    version: VERSION,
    // The session of a game that began in one is told by its steps.
    start: line[0]?.before ?? fen.split(" ").slice(0, 6).join(" "),
    rules,
    turns: line.map(({ san }) => san),
    ply,
    steps: deploy?.steps.map(({ lan }) => lan) ?? [],
    fen,
    pgn,
  };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const isText = (value: unknown): value is string => typeof value === "string";

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MOST && value.every(isText);

/** An object's own fields, without what it inherits. */
function fields(value: unknown): ReadonlyMap<string, unknown> {
  const object = typeof value === "object" && value !== null && !Array.isArray(value);
  return new Map(object ? Object.entries(value) : []);
}

function readRules(value: unknown): Rules | null {
  const read = fields(value);
  const known = Object.entries(RULES);
  // Rules that this page does not know are not those of the game it would play.
  if (read.size !== known.length) return null;
  if (!known.every(([name, values]) => values.includes(read.get(name)))) return null;
  return Object.fromEntries(known.map(([name]) => [name, read.get(name)])) as unknown as Rules;
}

/** Reads what `toSaved` wrote; null if it is anything else. */
export function readSaved(value: unknown): SavedGame | null {
  const read = fields(value);
  const [start, turns, ply] = [read.get("start"), read.get("turns"), read.get("ply")];
  const [steps, fen, pgn] = [read.get("steps"), read.get("fen"), read.get("pgn")];
  const rules = readRules(read.get("rules"));
  if (read.get("version") !== VERSION || !rules || !isText(start) || !isText(fen)) return null;
  if (!isTexts(turns) || !isTexts(steps) || !(pgn === null || isText(pgn))) return null;
  if (!Number.isInteger(ply) || Number(ply) < 0 || Number(ply) > turns.length) return null;
  return { version: VERSION, start, rules, turns, ply: Number(ply), steps, fen, pgn };
}

/** Whether a game goes on from where another one is. */
export function continues(game: SavedGame, other: SavedGame): boolean {
  return (
    game.start === other.start &&
    same(game.rules, other.rules) &&
    other.steps.length === 0 &&
    other.turns.every((turn, i) => game.turns[i] === turn)
  );
}

/** What a saved game came to. */
interface Replayed {
  engine: CoTuLenh;
  /** All turns, those taken back included, and how many of them were. */
  line: Turn[];
  redoable: number;
  /** Whether everything is there. */
  whole: boolean;
}

/** The played part, with its headers and comments if they can be had. */
function beginning({ start, rules, turns, ply, pgn }: SavedGame): CoTuLenh {
  const engine = new CoTuLenh(start, { rules });
  if (pgn === null) return engine;
  try {
    engine.loadPgn(pgn);
    const played = same(engine.history(), turns.slice(0, ply));
    if (played && same(readRules(engine.rules()), rules)) return engine;
  } catch {
    // Played again, without them.
  }
  engine.free();
  return new CoTuLenh(start, { rules });
}

/** Plays a saved game again, as far as it can be played. Throws if it has no beginning. */
export function replay(game: SavedGame): Replayed {
  const { turns, ply, steps, fen } = game;
  const engine = beginning(game);
  try {
    for (const turn of turns.slice(engine.history().length)) engine.move(turn);
  } catch {
    // A turn that is not legal, and all that follow it, are left out.
  }
  // Half of a turn is no turn.
  if (engine.deployState()) engine.cancelDeploy();
  const line = engine.history({ verbose: true });
  let redoable = Math.max(0, line.length - ply);
  for (let i = 0; i < redoable; i++) engine.undo();
  try {
    for (const step of line.length < ply ? [] : steps) engine.move(step);
  } catch {
    // As above.
  }
  if (engine.deployState() && redoable > 0) {
    line.splice(ply);
    redoable = 0;
  }
  return { engine, line, redoable, whole: engine.fen() === fen && line.length === turns.length };
}
