// A game as plain data that can be stored and replayed. Stored data is not trusted.
import type { Rules } from "cotulenh-wasm";
import { readClock, type Clock } from "./clock.js";
import { DECLARED_ENDS, type DeclaredEnd } from "./ending.js";
import { ownFields } from "./fields.js";
import { readOpponent, type Opponent } from "./opponent.js";
import { MAX_TURNS, readComments, writeComments } from "./pgn-file.js";
import { PlayedGame, type Tags } from "./played-game.js";
import { completeRules, areSameRules } from "./rules.js";
import type { GameState } from "./state.js";
import type { TreeNode } from "./tree.js";
import {
  findByPath,
  grow,
  isPath,
  expandTurn,
  readLine,
  toPath,
  toSavedLine,
} from "./tree-data.js";
import type { SavedLine } from "./tree-data.js";

export interface SavedGame {
  version: typeof VERSION;
  /** The FEN of the starting position. */
  start: string;
  rules: Rules;
  /** The turns of the current line in SAN, undone ones included, and how many of them are played. */
  turns: readonly string[];
  ply: number;
  /** All turns, with variations and annotations; null if there is only the current line. */
  tree: SavedLine | null;
  /** The way to the end of the current line in the tree. */
  path: readonly number[];
  /** The comments on the starting position, and its evaluation as PGN has it. */
  comments: readonly string[];
  tags: Tags;
  /** The steps of the open deploy, or of the one that the end of the game has cancelled, in LAN. */
  steps: readonly string[];
  /** The FEN of the current position. */
  fen: string;
  /** How the game has ended, if not by the rules. */
  end: DeclaredEnd | null;
  /** The way to the turn after which it has ended; null if that is the current position. */
  endPath: readonly number[] | null;
  clock: Clock | null;
  /** The computer, if it plays one side. */
  opponent: Opponent | null;
}

/** Another form of the data needs another version. */
const VERSION = 4;

/** The game as data. */
export function toSaved(
  game: PlayedGame,
  { clock, opponent }: Pick<GameState, "clock" | "opponent">,
): SavedGame {
  const { tree, node, end, start, rules, tags } = game;
  const { fen, deploy } = game.facts();
  const turns = game.turns();
  const leaf = tree.line(node).at(-1) ?? tree.root;
  const isHere = game.isEndedHere;
  return {
    version: VERSION,
    start,
    rules,
    turns: turns.map(({ san }) => san),
    ply: node.ply,
    tree: tree.isPlain ? null : toSavedLine(tree),
    path: tree.isPlain ? [] : toPath(tree, leaf),
    comments: writeComments(tree.root),
    tags,
    steps: deploy?.steps.map(({ lan }) => lan) ?? (isHere ? (end?.steps ?? []) : []),
    fen,
    end: end?.end ?? null,
    endPath: end && !isHere ? toPath(tree, end.node) : null,
    clock,
    opponent,
  };
}

const isString = (value: unknown): value is string => typeof value === "string";

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MAX_TURNS && value.every(isString);

/** Reads what `toSaved` wrote; null if it is anything else. */
export function readSaved(value: unknown): SavedGame | null {
  const read = ownFields(value);
  if (read?.get("version") !== VERSION) return null;
  const { start, turns, ply, steps, fen, comments, path, ...others } = Object.fromEntries(read);
  const [options, tags] = [ownFields(others["rules"]), ownFields(others["tags"])];
  const rules = options && completeRules(options);
  if (!rules || !isString(start) || !isString(fen)) return null;
  if (!isStrings(turns) || !isStrings(steps) || !isStrings(comments)) return null;
  if (!Number.isInteger(ply) || Number(ply) < 0 || Number(ply) > turns.length) return null;
  if (!tags || !isStrings([...tags.values()])) return null;
  const { endPath } = others;
  const end = DECLARED_ENDS.find((one) => one === others["end"]) ?? null;
  const clock = readClock(others["clock"]);
  const opponent = readOpponent(others["opponent"]);
  const tree = readLine(others["tree"], { turns: MAX_TURNS });
  const isRead = Object.entries({ end, clock, opponent, tree }).every(
    ([name, found]) => found !== null || others[name] === null,
  );
  if (!isRead || (tree && !isPath(path)) || (endPath !== null && !isPath(endPath))) return null;
  return {
    version: VERSION,
    start,
    rules,
    turns,
    ply: Number(ply),
    tree,
    path: tree && isPath(path) ? path : [],
    comments,
    tags: Object.fromEntries(tags) as Tags,
    steps,
    fen,
    end,
    endPath,
    clock,
    opponent,
  };
}

/** Whether a line has all turns and annotations of another one. */
function hasLine(line: SavedLine, other: SavedLine): boolean {
  return other.every((one, i) => {
    const [data, found] = [expandTurn(one), line[i]];
    if (found === undefined) return false;
    const { san, comments = [], nags = [], variations = [] } = expandTurn(found);
    return (
      san === data.san &&
      (data.comments ?? []).every((comment) => comments.includes(comment)) &&
      (data.nags ?? []).every((nag) => nags.includes(nag)) &&
      (data.variations ?? []).every((branch) => variations.some((many) => hasLine(many, branch)))
    );
  });
}

/** Whether a game is a continuation of another one. */
export function isContinuation(game: SavedGame, other: SavedGame): boolean {
  return (
    game.start === other.start &&
    areSameRules(game.rules, other.rules) &&
    other.steps.length === 0 &&
    (other.end === null || other.end === game.end) &&
    hasLine(game.tree ?? game.turns, other.tree ?? other.turns)
  );
}

/** The data of a game that is in a link. */
export type LinkedGame = Pick<SavedGame, "start" | "rules" | "turns" | "steps" | "fen" | "end"> &
  Partial<Pick<SavedGame, "tree" | "path" | "ply" | "comments" | "endPath">>;

/** The game of a link as a saved one; null if it is anything else, or too long. */
export function readLinked(game: LinkedGame): SavedGame | null {
  const defaults = {
    ply: game.turns.length,
    tree: null,
    path: [],
    comments: [],
    tags: {},
    endPath: null,
    clock: null,
    opponent: null,
  };
  return readSaved({ version: VERSION, ...defaults, ...game });
}

/** Adds the turns of a saved game to an empty one. Returns whether all are legal. */
function plant(game: PlayedGame, { tree, turns, comments, path }: SavedGame): boolean {
  const { current, tree: grown } = game;
  grown.annotate(grown.root, readComments(comments));
  const { last, isComplete } = grow(current, grown, grown.root, tree ?? turns);
  game.settle(last);
  const leaf = tree ? findByPath(grown, path) : last;
  if (leaf) game.goTo(leaf);
  return isComplete && leaf !== null;
}

/** Replays a saved game as far as it is legal. Throws if the starting position is not. */
export function replay(saved: SavedGame): { game: PlayedGame; isComplete: boolean } {
  const { ply, steps, fen, end, endPath, tags } = saved;
  const game = PlayedGame.open(saved.start, saved.rules);
  game.tags = tags;
  const isPlanted = plant(game, saved);
  const line = game.turns().length;
  const isLong = line >= ply;
  if (isLong) game.goTo(ancestor(game.node, ply));
  let stepCount = 0;
  try {
    for (const step of isLong ? steps : []) {
      game.play(step);
      stepCount++;
    }
  } catch {
    // An illegal step, and all after it, are left out.
  }
  const endNode = endPath && findByPath(game.tree, endPath);
  try {
    if (end && endNode) game.restoreEnd(endNode, end);
    else if (end && isLong) game.declareEnd(end);
  } catch {
    // The game has ended by the rules, so this end is not legal.
  }
  const isSame = game.facts().fen === fen && stepCount === steps.length;
  const isComplete = isPlanted && line === saved.turns.length && isSame;
  return { game, isComplete: isComplete && (game.end?.end ?? null) === end };
}

/** The turn of a line after which `ply` turns are played. */
function ancestor(node: TreeNode, ply: number): TreeNode {
  let at = node;
  while (at.parent && at.ply > ply) at = at.parent;
  return at;
}

/** Whether the whole of a game can be replayed. */
export function canReplay(saved: SavedGame): boolean {
  try {
    const { game, isComplete } = replay(saved);
    game.free();
    return isComplete;
  } catch {
    // Its starting position is not legal.
    return false;
  }
}
