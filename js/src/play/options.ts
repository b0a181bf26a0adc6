// Reading the options of `createPlay`, which can be anything.
import type { CoTuLenh } from "../game/class.js";
import { CoTuLenhError } from "../errors.js";
import { FieldReader } from "../arguments/data.js";
import { count, flag, readOptions } from "../arguments/read-options.js";
import { shown } from "../arguments/objects.js";
import { GameTree } from "../tree/class.js";
import type { Color } from "../types.js";
import { readClock } from "./match/clock.js";
import { readEngine, readPlayers } from "./match/players.js";
import type { ClockState, Player, SearchEngine } from "./types.js";

const NAMES = [
  "game",
  "tree",
  "steps",
  "players",
  "clock",
  "premoves",
  "autoCommit",
  "minThinkTime",
  "engine",
  "now",
  "judgesTime",
] as const;

const DEFAULT_THINK_TIME = 300;

/** The options as they are used. */
export interface ReadOptions {
  readonly tree: GameTree;
  /** Whether the tree was made here. */
  readonly ownsTree: boolean;
  /** The steps of the open deploy, in LAN. */
  readonly steps: readonly string[];
  readonly players: Readonly<Record<Color, Player>>;
  readonly clock: ClockState | null;
  readonly premoves: boolean;
  readonly autoCommit: boolean | undefined;
  readonly minThinkTime: number;
  readonly engine: SearchEngine | undefined;
  readonly now: () => number;
  readonly judgesTime: boolean;
}

function refuse(message: string): never {
  throw new CoTuLenhError("INVALID_OPTIONS", message);
}

export function readPlayOptions(value: unknown): ReadOptions {
  const given = readOptions(value, NAMES);
  const { now = Date.now } = given;
  if (typeof now !== "function") refuse(`now is a function, not ${shown(now)}`);
  if ((given.game === undefined) === (given.tree === undefined)) {
    refuse("createPlay takes a game or a tree, one of them");
  }
  const read = {
    players: readPlayers(given.players),
    clock:
      given.clock === undefined || given.clock === null
        ? null
        : readClock(given.clock, (now as () => number)()),
    premoves: flag(given.premoves, "premoves", true),
    autoCommit: given.autoCommit === undefined ? undefined : flag(given.autoCommit, "autoCommit"),
    minThinkTime: count(given.minThinkTime, "minThinkTime", DEFAULT_THINK_TIME),
    engine: given.engine === undefined ? undefined : readEngine(given.engine, "engine"),
    now: now as () => number,
    judgesTime: flag(given.judgesTime, "judgesTime", true),
  };
  if (given.game === undefined) {
    return { ...read, tree: readTree(given.tree), ownsTree: false, steps: readSteps(given.steps) };
  }
  const tree = new GameTree(given.game as CoTuLenh);
  const { steps = [] } = (given.game as CoTuLenh).toJSON();
  return {
    ...read,
    tree,
    ownsTree: true,
    steps: given.steps === undefined ? steps : readSteps(given.steps),
  };
}

/** Texts, which are checked when they are played. */
function readSteps(value: unknown): string[] {
  const reader = new FieldReader("INVALID_OPTIONS");
  const steps: string[] = [];
  reader.list(value, "steps", (step, path) => void steps.push(reader.text(step, path)));
  return steps;
}

/** A tree of either module system. */
function readTree(value: unknown): GameTree {
  try {
    const tree = value as GameTree;
    if (typeof tree.current.id === "number" && typeof tree.declare === "function") return tree;
  } catch {
    // Refused below.
  }
  refuse(`tree is a GameTree of cotulenh-wasm/tree, not ${shown(value)}`);
}
