// Reads the arguments of the engine, which can be any value.
import { START } from "../vocabulary/words.js";
import { isDeclaredReason } from "../vocabulary/outcomes.js";
import type { ClockNumbers, GameText, LimitNumbers, Request } from "./messages.js";
import type { EngineSignal, EngineWorker, SearchInfo } from "./types.js";
import { CoTuLenhError } from "../errors/error.js";
import { FieldReader } from "../arguments/data.js";
import { fieldOf, isArray, shown } from "../arguments/objects.js";
import { readOptions } from "../arguments/read-options.js";
import { readSeed } from "../arguments/seed.js";
import { fenText, moveText } from "../arguments/texts.js";
import { encodeRules } from "../arguments/rules.js";
import { TURNS } from "../record/members.js";

const DEFAULT_TABLE = 16;
const MOST_TABLE = 1024;
const MOST_LINES = 64;
const FULL_LEVEL = 8;
/** More than any search comes to, and the longest that a timer waits. */
const MOST = 2 ** 31 - 1;

function refuse(message: string): never {
  throw new CoTuLenhError("INVALID_OPTIONS", message);
}

/** A whole number between two others, or `fallback`. */
function wholeNumber(
  value: unknown,
  name: string,
  fallback: number,
  most: number,
  least = 1,
): number {
  if (value === undefined) return fallback;
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) {
    return value;
  }
  refuse(`${name} is a whole number from ${least} to ${most}, not ${shown(value)}`);
}

/** How a worker is started that is not the usual one. */
export type WorkerSource = string | (() => EngineWorker) | undefined;

/** The options of the constructor. */
export function readEngineOptions(options: unknown): { tableMB: number; worker: WorkerSource } {
  const { tableMB, worker } = readOptions(options, ["tableMB", "worker"]);
  return {
    tableMB: wholeNumber(tableMB, "tableMB", DEFAULT_TABLE, MOST_TABLE),
    worker: readWorker(worker),
  };
}

function readWorker(value: unknown): WorkerSource {
  if (value === undefined || typeof value === "string") return value;
  if (typeof value === "function") return value as () => EngineWorker;
  const href = fieldOf(value, "href");
  if (typeof href === "string") return href;
  refuse(`worker is an address, or a function that starts a worker, not ${shown(value)}`);
}

/** A search to run. */
export interface Job {
  readonly request: Request;
  readonly signal: EngineSignal | undefined;
  readonly onInfo: ((info: SearchInfo) => void) | undefined;
}

/** The limits of a search, and what goes with them. */
interface ReadLimits extends Omit<Job, "request"> {
  readonly numbers: LimitNumbers;
  /** Whether the answer depends on how fast the machine is. */
  readonly isTimed: boolean;
  /** Whether there is one that ends a search. */
  readonly isLimited: boolean;
}

/** Every limit by its name. */
const LIMITS = [
  "clock",
  "time",
  "minTime",
  "nodes",
  "depth",
  "mate",
  "lines",
  "level",
  "seed",
  "signal",
  "onInfo",
] as const;

/** A number of milliseconds, or `fallback`. */
function milliseconds(value: unknown, name: string, fallback: number, most: number): number {
  const time = value === undefined ? fallback : value;
  if (typeof time === "number" && time >= 0 && time <= most) return time;
  refuse(`${name} is a number of milliseconds, not ${shown(time)}`);
}

/** A match clock that may be missing. */
function readClock(value: unknown): ClockNumbers | undefined {
  if (value === undefined) return undefined;
  const { r, b, increment } = readOptions(value, ["r", "b", "increment"]);
  const most = Number.MAX_SAFE_INTEGER;
  return {
    // A side whose time is missing has none.
    r: milliseconds(r ?? Number.NaN, "clock.r", 0, most),
    b: milliseconds(b ?? Number.NaN, "clock.b", 0, most),
    increment: milliseconds(increment, "clock.increment", 0, most),
  };
}

/** Reads limits. */
export function readLimits(value: unknown): ReadLimits {
  const given = readOptions(value, LIMITS);
  const { signal, onInfo } = given;
  if (onInfo !== undefined && typeof onInfo !== "function") {
    refuse(`onInfo is a function, not ${shown(onInfo)}`);
  }
  const numbers: LimitNumbers = {
    time: milliseconds(given.time, "time", Infinity, Infinity),
    minTime: milliseconds(given.minTime, "minTime", 0, MOST),
    clock: readClock(given.clock),
    nodes: wholeNumber(given.nodes, "nodes", 0, Number.MAX_SAFE_INTEGER),
    depth: wholeNumber(given.depth, "depth", 0, MOST),
    mate: wholeNumber(given.mate, "mate", 0, MOST),
    lines: wholeNumber(given.lines, "lines", 1, MOST_LINES),
    level: wholeNumber(given.level, "level", FULL_LEVEL, FULL_LEVEL),
    seed: readSeed(given.seed),
  };
  const { time, clock, nodes, depth, mate, level } = numbers;
  const isTimed = time < Infinity || clock !== undefined;
  return {
    numbers,
    isTimed,
    isLimited: isTimed || nodes + depth + mate > 0 || level < FULL_LEVEL,
    signal: readSignal(signal),
    onInfo: onInfo as ReadLimits["onInfo"],
  };
}

function readSignal(value: unknown): EngineSignal | undefined {
  if (value === undefined) return undefined;
  const methods = ["addEventListener", "removeEventListener"];
  const hasMethods = methods.every((name) => typeof fieldOf(value, name) === "function");
  if (hasMethods && typeof fieldOf(value, "aborted") === "boolean") return value as EngineSignal;
  refuse(`signal is an AbortSignal, not ${shown(value)}`);
}

const reader: FieldReader = new FieldReader("NOT_A_GAME");

/** The texts of a list that may be missing. Each can be a turn. */
function readTurns(value: unknown, path: string): string[] {
  const texts: string[] = [];
  reader.list(value, path, (element, at) => {
    texts.push(moveText(reader.text(element, at)));
  });
  return texts;
}

/** What a game gives as data. A freed one says so; what is no game may throw anything. */
function callGame(game: object, member: Function): unknown {
  try {
    return member.call(game);
  } catch (error) {
    if (error instanceof CoTuLenhError) throw error;
    throw new CoTuLenhError("NOT_A_GAME", "the game cannot be read");
  }
}

/** The game to search, as it is now. */
export function readGame(value: unknown): GameText {
  if (typeof value !== "object" || value === null || isArray(value)) {
    reader.refuse("the game", "a CoTuLenh, or an object with fen, turns and rules", value);
  }
  // The data of another object that is like a game have the same fields, and some more.
  const member = fieldOf(value, TURNS) ?? reader.field(value, "toJSON", "toJSON");
  if (typeof member === "function") {
    const names = ["rules", "start", "turns", "deploy", "steps", "result"] as const;
    const data = reader.fields(callGame(value, member), names, "the data of the game", null);
    const { result } = data;
    return {
      rules: encodeRules(data.rules),
      fen: reader.text(data.start, "start"),
      turns: readTurns(data.turns, "turns"),
      deploy: data.deploy === undefined ? undefined : reader.text(data.deploy, "deploy"),
      steps: readTurns(data.steps, "steps"),
      isOver:
        result !== undefined &&
        isDeclaredReason(reader.fields(result, ["reason"], "result", null).reason),
    };
  }
  const { fen, turns, rules } = readOptions(value, ["fen", "turns", "rules"]);
  return {
    rules: encodeRules(rules),
    fen: fen === undefined ? START : fenText(fen),
    turns: readTurns(turns, "turns"),
    deploy: undefined,
    steps: [],
    isOver: false,
  };
}
