// Reads the options of `createPlay`, which can be any value.
import type { CoTuLenh } from "../game/class.js";
import { CoTuLenhError } from "../errors/error.js";
import { count, flag, readOptions } from "../arguments/read-options.js";
import { readSeed } from "../arguments/seed.js";
import { fieldOf, shown } from "../arguments/objects.js";
import { GameTree } from "../tree/class.js";
import { TREE_STATE } from "../tree/handle.js";
import type { Color } from "../vocabulary/types.js";
import { COLORS } from "../vocabulary/words.js";
import { readClock } from "./match/clock.js";
import type { UsedTimes } from "./match/arbiter.js";
import { readEngine, readPlayers } from "./match/players.js";
import { readStored } from "./stored.js";
import type { ClockState, Player, SearchEngine } from "./types.js";

const NAMES = [
  "game",
  "tree",
  "stored",
  "CoTuLenh",
  "players",
  "clock",
  "takebacks",
  "premoves",
  "autoCommit",
  "minThinkTime",
  "engine",
  "seed",
  "now",
  "judgesTime",
] as const;

const DEFAULT_THINK_TIME = 300;

/** The options after reading. */
export interface ReadOptions {
  readonly tree: GameTree;
  /** Whether the tree was made here. */
  readonly ownsTree: boolean;
  /** The id of the node at which the game goes on; where the tree stands if not given. */
  readonly live: number | undefined;
  readonly players: Readonly<Record<Color, Player>>;
  readonly clock: ClockState | null;
  /** The time that each side had used at each node. */
  readonly used: UsedTimes;
  readonly takebacks: boolean;
  readonly premoves: boolean;
  readonly autoCommit: boolean | undefined;
  readonly minThinkTime: number;
  readonly engine: SearchEngine | undefined;
  readonly seed: number;
  readonly now: () => number;
  readonly judgesTime: boolean;
}

function refuse(message: string): never {
  throw new CoTuLenhError("INVALID_OPTIONS", message);
}

export function readPlayOptions(value: unknown): ReadOptions {
  if (typeof fieldOf(value, "deployState") === "function") {
    refuse("createPlay takes options, not a game: createPlay({ game })");
  }
  if (typeof fieldOf(value, "mainLine") === "function") {
    refuse("createPlay takes options, not a tree: createPlay({ tree })");
  }
  const given = readOptions(value, NAMES);
  const { now = Date.now } = given;
  if (typeof now !== "function") refuse(`now is a function, not ${shown(now)}`);
  const ways = [given.game, given.tree, given.stored].filter((way) => way !== undefined);
  if (ways.length !== 1) {
    refuse("createPlay takes a game, a tree or a stored game, one of them: createPlay({ game })");
  }
  const time = (now as () => number)();
  const read = {
    takebacks: flag(given.takebacks, "takebacks", true),
    premoves: flag(given.premoves, "premoves", true),
    autoCommit: given.autoCommit === undefined ? undefined : flag(given.autoCommit, "autoCommit"),
    minThinkTime: count(given.minThinkTime, "minThinkTime", DEFAULT_THINK_TIME),
    engine: given.engine === undefined ? undefined : readEngine(given.engine, "engine"),
    now: now as () => number,
    judgesTime: flag(given.judgesTime, "judgesTime", true),
  };
  const seed = readSeed(given.seed);
  const ownClock =
    given.clock === undefined || given.clock === null ? null : readClock(given.clock, time);
  const ownPlayers = readOptions(given.players, COLORS);
  if (given.stored === undefined) {
    const players = readPlayers(ownPlayers);
    const isTree = given.game === undefined;
    const tree = isTree ? readTree(given.tree) : new GameTree(given.game as CoTuLenh);
    return {
      ...read,
      players,
      clock: ownClock,
      seed,
      tree,
      ownsTree: !isTree,
      live: undefined,
      used: new Map(),
    };
  }
  const { r, b } = ownPlayers;
  const stored = readStored(given.stored, given.CoTuLenh, read.engine, time);
  try {
    return {
      ...read,
      ...stored,
      players: readPlayers({ r: r ?? stored.players.r, b: b ?? stored.players.b }),
      clock: given.clock === undefined ? stored.clock : ownClock,
      seed: given.seed === undefined ? stored.seed : seed,
      ownsTree: true,
    };
  } catch (error) {
    stored.tree.free();
    throw error;
  }
}

/** A tree, which may come from the other module system (ESM or CommonJS). */
function readTree(value: unknown): GameTree {
  try {
    if (TREE_STATE in (value as GameTree)) return value as GameTree;
  } catch {
    // Refused below.
  }
  refuse(`tree is a GameTree of cotulenh-wasm/tree, not ${shown(value)}`);
}
