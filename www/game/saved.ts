// A game as plain data that can be stored and replayed. Stored data is not trusted.
import { CoTuLenh, CoTuLenhError, type Rules, type Turn } from "cotulenh-wasm";
import { completeRules, areSameRules } from "./rules.js";
import type { GameState } from "./state.js";

export interface SavedGame {
  version: typeof VERSION;
  /** The FEN of the starting position. */
  start: string;
  rules: Rules;
  /** All turns in SAN, undone ones included, and how many of them are played. */
  turns: readonly string[];
  ply: number;
  /** The steps of the open deploy, in LAN. */
  steps: readonly string[];
  /** The FEN of the current position. */
  fen: string;
  /** The played turns with headers and comments, if the game was loaded from a PGN. */
  pgn: string | null;
}

const VERSION = 1;

/** A limit that no real game reaches. A longer list would only block the page. */
const MAX_TURNS = 10_000;

/** The game as data. */
export function toSaved(engine: CoTuLenh, state: GameState, isAnnotated: boolean): SavedGame {
  const { fen, rules, turns, ply, deploy } = state;
  return {
    version: VERSION,
    start: turns[0]?.before ?? engine.toJSON().start,
    rules,
    turns: turns.map(({ san }) => san),
    ply,
    steps: deploy?.steps.map(({ lan }) => lan) ?? [],
    fen,
    pgn: isAnnotated ? engine.pgn() : null,
  };
}

const isString = (value: unknown): value is string => typeof value === "string";

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MAX_TURNS && value.every(isString);

/** The own fields of an object, without inherited ones; null if it is not an object. */
function ownFields(value: unknown): ReadonlyMap<string, unknown> | null {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? new Map(Object.entries(value)) : null;
}

/** Reads what `toSaved` wrote; null if it is anything else. */
export function readSaved(value: unknown): SavedGame | null {
  const read = ownFields(value);
  if (read?.get("version") !== VERSION) return null;
  const [start, turns, ply] = [read.get("start"), read.get("turns"), read.get("ply")];
  const [steps, fen, pgn] = [read.get("steps"), read.get("fen"), read.get("pgn")];
  const options = ownFields(read.get("rules"));
  const rules = options && completeRules(options);
  if (!rules || !isString(start) || !isString(fen)) return null;
  if (!isStrings(turns) || !isStrings(steps) || !(pgn === null || isString(pgn))) return null;
  if (!Number.isInteger(ply) || Number(ply) < 0 || Number(ply) > turns.length) return null;
  return { version: VERSION, start, rules, turns, ply: Number(ply), steps, fen, pgn };
}

/** Whether a game is a continuation of another one. */
export function isContinuation(game: SavedGame, other: SavedGame): boolean {
  return (
    game.start === other.start &&
    areSameRules(game.rules, other.rules) &&
    other.steps.length === 0 &&
    other.turns.every((turn, i) => game.turns[i] === turn)
  );
}

/** A game from a FEN, or from the start. Throws if the FEN is not a position. */
export function openPosition(fen?: string, rules: Partial<Rules> = {}): CoTuLenh {
  try {
    return new CoTuLenh(fen, { rules });
  } catch (error) {
    const isDeploy = error instanceof CoTuLenhError && error.code === "FEN_DEPLOY_ILLEGAL";
    const engine = isDeploy ? commitFinished(fen, rules) : null;
    if (!engine) throw error;
    return engine;
  }
}

/** A game after the deploy of a FEN. Old links have deploys that would end by themselves (R7.7). */
function commitFinished(fen: string | undefined, rules: Partial<Rules>): CoTuLenh | null {
  try {
    const open = new CoTuLenh(fen, { rules, autoCommit: false });
    const engine = new CoTuLenh(open.toJSON().start, { rules });
    for (const { lan } of open.deployState()?.steps ?? []) engine.move(lan);
    open.free();
    return engine;
  } catch {
    return null;
  }
}

/** A game that was replayed. */
interface Replay {
  engine: CoTuLenh;
  /** All turns, undone ones included, and how many are undone. */
  turns: Turn[];
  redoCount: number;
  /** Whether everything could be replayed. */
  isComplete: boolean;
}

/** The engine to replay in. If the PGN fits the game, its turns are played already. */
function startReplay({ start, rules, turns, ply, pgn }: SavedGame): CoTuLenh {
  const engine = openPosition(start, rules);
  if (pgn === null) return engine;
  try {
    engine.loadPgn(pgn);
    const history = engine.history();
    const fits = history.length === ply && history.every((san, i) => san === turns[i]);
    if (fits && areSameRules(engine.rules(), rules)) return engine;
  } catch {
    // The game is replayed without headers and comments.
  }
  engine.free();
  return openPosition(start, rules);
}

/** Replays a saved game as far as it is legal. Throws if the starting position is not. */
export function replay(game: SavedGame): Replay {
  const { ply, steps, fen } = game;
  const engine = startReplay(game);
  try {
    for (const turn of game.turns.slice(engine.history().length)) engine.move(turn);
  } catch {
    // An illegal turn, and all after it, are left out.
  }
  // A deploy that has not been committed is not a turn.
  if (engine.deployState()) engine.cancelDeploy();
  let turns = engine.history({ verbose: true });
  let redoCount = Math.max(0, turns.length - ply);
  for (let i = 0; i < redoCount; i++) engine.undo();
  const count = game.turns.length;
  let stepCount = 0;
  try {
    for (const step of turns.length < ply ? [] : steps) {
      engine.move(step);
      stepCount++;
    }
  } catch {
    // An illegal step, and all after it, are left out.
  }
  if (stepCount > 0) {
    turns = engine.history({ verbose: true });
    redoCount = 0;
  }
  // Games of older versions have open deploys that now end by themselves (R7.7).
  const ended = steps.length > 0 && stepCount === steps.length && turns.length === count + 1;
  const isComplete = ended
    ? fen.startsWith(`${turns[count]!.before} `)
    : engine.fen() === fen && turns.length === count;
  return { engine, turns, redoCount, isComplete };
}
