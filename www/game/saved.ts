// A game as plain data that can be stored and replayed. Stored data is not trusted.
import { CoTuLenh, CoTuLenhError, type Rules, type Turn } from "cotulenh-wasm";
import { readClock, type Clock } from "./clock.js";
import { findSaidEnd, SAID_ENDS, sayEnd, type SaidEnd } from "./ending.js";
import { ownFields } from "./fields.js";
import { readOpponent, type Opponent } from "./opponent.js";
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
  /** The steps of the open deploy, or of the one that the end of the game has cancelled, in LAN. */
  steps: readonly string[];
  /** The FEN of the current position. */
  fen: string;
  /** The played turns with headers and comments, if the game was loaded from a PGN. */
  pgn: string | null;
  /** How the game has ended, if not by the rules. */
  end: SaidEnd | null;
  clock: Clock | null;
  /** The computer, if it plays one side. Older games do not have it. */
  opponent?: Opponent | null;
}

const VERSION = 2;

/** Version 1 had neither `end` nor `clock`. */
const OLD_VERSION = 1;

/** A limit that no real game reaches. A longer list would only block the page. */
const MAX_TURNS = 10_000;

/** The game as data. */
export function toSaved(engine: CoTuLenh, state: GameState, isAnnotated: boolean): SavedGame {
  const { fen, rules, turns, ply, deploy, interrupted, outcome, clock, opponent } = state;
  return {
    version: VERSION,
    start: turns[0]?.before ?? engine.toJSON().start,
    rules,
    turns: turns.map(({ san }) => san),
    ply,
    steps: deploy?.steps.map(({ lan }) => lan) ?? interrupted,
    fen,
    pgn: isAnnotated ? engine.pgn() : null,
    end: findSaidEnd(outcome),
    clock,
    opponent,
  };
}

const isString = (value: unknown): value is string => typeof value === "string";

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MAX_TURNS && value.every(isString);

/** Reads how a game has ended and its clock; null if they are anything else. */
function readMatch(read: ReadonlyMap<string, unknown>): Pick<SavedGame, "end" | "clock"> | null {
  if (read.get("version") === OLD_VERSION) return { end: null, clock: null };
  const [said, stored] = [read.get("end"), read.get("clock")];
  const end = SAID_ENDS.find((one) => one === said) ?? null;
  const clock = stored === null ? null : readClock(stored);
  return end === said && (clock || stored === null) ? { end, clock } : null;
}

/** Reads what `toSaved` wrote, in this version or the one before; null if it is anything else. */
export function readSaved(value: unknown): SavedGame | null {
  const read = ownFields(value);
  const version = read?.get("version");
  if (!read || (version !== VERSION && version !== OLD_VERSION)) return null;
  const [start, turns, ply] = [read.get("start"), read.get("turns"), read.get("ply")];
  const [steps, fen, pgn] = [read.get("steps"), read.get("fen"), read.get("pgn")];
  const options = ownFields(read.get("rules"));
  const rules = options && completeRules(options);
  if (!rules || !isString(start) || !isString(fen)) return null;
  if (!isStrings(turns) || !isStrings(steps) || !(pgn === null || isString(pgn))) return null;
  if (!Number.isInteger(ply) || Number(ply) < 0 || Number(ply) > turns.length) return null;
  const match = readMatch(read);
  if (!match) return null;
  const opponent = readOpponent(read.get("opponent"));
  const game = { start, rules, turns, ply: Number(ply), steps, fen, pgn, opponent };
  return { version: VERSION, ...game, ...match };
}

/** Whether a game is a continuation of another one. */
export function isContinuation(game: SavedGame, other: SavedGame): boolean {
  return (
    game.start === other.start &&
    areSameRules(game.rules, other.rules) &&
    other.steps.length === 0 &&
    (other.end === null || other.end === game.end) &&
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

/** The data of a game that is in a link. */
export type LinkedGame = Pick<SavedGame, "start" | "rules" | "turns" | "steps" | "fen" | "end">;

/** The game of a link as a saved one; null if it is too long. */
export function readLinked(game: LinkedGame): SavedGame | null {
  const ply = game.turns.length;
  return readSaved({ version: VERSION, ...game, ply, pgn: null, clock: null });
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
    // The end is said after all turns: it would refuse those that were undone.
    if (findSaidEnd(engine.outcome())) engine.undo();
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
  const { ply, steps, fen, end } = game;
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
  try {
    if (end && turns.length >= ply) sayEnd(engine, end);
  } catch {
    // The game has ended by the rules, so this end is not legal.
  }
  // Games of older versions have open deploys that now end by themselves (R7.7).
  const ended = steps.length > 0 && stepCount === steps.length && turns.length === count + 1;
  const isComplete = ended
    ? fen.startsWith(`${turns[count]!.before} `)
    : engine.fen() === fen && turns.length === count && findSaidEnd(engine.outcome()) === end;
  return { engine, turns, redoCount, isComplete };
}

/** Whether the whole of a game can be replayed. */
export function canReplay(game: SavedGame): boolean {
  try {
    const { engine, isComplete } = replay(game);
    engine.free();
    return isComplete;
  } catch {
    // Its starting position is not legal.
    return false;
  }
}
