// A game as plain data that can be stored and replayed. Stored data is not trusted.
import { parsePgn, type Rules } from "cotulenh-wasm";
import { readClock, type Clock } from "./clock.js";
import { SAID_ENDS, type SaidEnd } from "./ending.js";
import { ownFields } from "./fields.js";
import { readOpponent, type Opponent } from "./opponent.js";
import { MAX_TURNS, readComments, toGameData, writeComments } from "./pgn-file.js";
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
  /** The game as version 2 has saved it, if it was loaded from a PGN: the turns that were played. */
  pgn: string | null;
  /** How the game has ended, if not by the rules. */
  end: SaidEnd | null;
  /** The way to the turn after which it has ended; null if that is the current position. */
  endPath: readonly number[] | null;
  clock: Clock | null;
  /** The computer, if it plays one side. Older games do not have it. */
  opponent?: Opponent | null;
}

const VERSION = 3;

/** Version 1 had neither `end` nor `clock`; neither it nor version 2 had variations and tags. */
const OLD_VERSIONS: readonly unknown[] = [1, 2];

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
    pgn: null,
    end: end?.end ?? null,
    endPath: end && !isHere ? toPath(tree, end.node) : null,
    clock,
    opponent,
  };
}

const isString = (value: unknown): value is string => typeof value === "string";

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MAX_TURNS && value.every(isString);

/** Reads how a game has ended and its clock; null if they are anything else. */
function readMatch(
  read: ReadonlyMap<string, unknown>,
): Pick<SavedGame, "end" | "endPath" | "clock"> | null {
  if (read.get("version") === 1) return { end: null, endPath: null, clock: null };
  const [said, stored, endPath] = [read.get("end"), read.get("clock"), read.get("endPath") ?? null];
  const end = SAID_ENDS.find((one) => one === said) ?? null;
  const clock = stored === null ? null : readClock(stored);
  if (endPath !== null && !isPath(endPath)) return null;
  return end === said && (clock || stored === null) ? { end, endPath, clock } : null;
}

type Variations = Pick<SavedGame, "tree" | "path" | "comments" | "tags">;

/** Reads what versions before the third did not have; null if it is anything else. */
function readVariations(read: ReadonlyMap<string, unknown>): Variations | null {
  if (OLD_VERSIONS.includes(read.get("version"))) {
    return { tree: null, path: [], comments: [], tags: {} };
  }
  const [stored, path] = [read.get("tree"), read.get("path")];
  const comments = read.get("comments");
  const tags = ownFields(read.get("tags"));
  if (!tags || !isStrings([...tags.values()]) || !isStrings(comments)) return null;
  const known = { comments, tags: Object.fromEntries(tags) as Tags };
  if (stored === null) return { tree: null, path: [], ...known };
  const tree = readLine(stored, { turns: MAX_TURNS });
  return tree && isPath(path) ? { tree, path, ...known } : null;
}

/** Reads what `toSaved` wrote, in this version or an older one; null if it is anything else. */
export function readSaved(value: unknown): SavedGame | null {
  const read = ownFields(value);
  const version = read?.get("version");
  if (!read || (version !== VERSION && !OLD_VERSIONS.includes(version))) return null;
  const [start, turns, ply] = [read.get("start"), read.get("turns"), read.get("ply")];
  const [steps, fen, pgn] = [read.get("steps"), read.get("fen"), read.get("pgn")];
  const options = ownFields(read.get("rules"));
  const rules = options && completeRules(options);
  if (!rules || !isString(start) || !isString(fen)) return null;
  if (!isStrings(turns) || !isStrings(steps) || !(pgn === null || isString(pgn))) return null;
  if (!Number.isInteger(ply) || Number(ply) < 0 || Number(ply) > turns.length) return null;
  const [match, variations] = [readMatch(read), readVariations(read)];
  if (!match || !variations) return null;
  const opponent = readOpponent(read.get("opponent"));
  const game = {
    version: VERSION,
    start,
    rules,
    turns,
    ply: Number(ply),
    steps,
    fen,
    pgn,
  } as const;
  return { ...game, opponent, ...match, ...variations };
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
  const defaults = { ply: game.turns.length, tree: null, path: [], comments: [], endPath: null };
  return readSaved({ version: VERSION, tags: {}, ...defaults, ...game, pgn: null, clock: null });
}

/** Adds the turns of a saved game to an empty one. Returns whether all are legal. */
function plant(game: PlayedGame, { tree, turns, ply, pgn, comments, path }: SavedGame): boolean {
  const { engine, tree: grown } = game;
  const old = pgn === null ? null : readOldPgn(pgn, turns.slice(0, ply));
  if (old) game.tags = old.tags;
  grown.annotate(grown.root, readComments(old?.comments ?? comments));
  const { last, isComplete } = grow(engine, grown, grown.root, old?.turns ?? tree ?? turns);
  game.settle(last);
  if (old) {
    const rest = grow(engine, grown, last, turns.slice(ply));
    game.settle(rest.last);
    return isComplete && rest.isComplete;
  }
  const leaf = tree ? findByPath(grown, path) : last;
  if (leaf) game.goTo(leaf);
  return isComplete && leaf !== null;
}

/** The PGN of an older version, if it has these turns. Else the game is replayed without it. */
function readOldPgn(pgn: string, turns: readonly string[]) {
  try {
    const [found] = parsePgn(pgn);
    const isSame =
      found?.turns.length === turns.length && found.turns.every(({ san }, i) => san === turns[i]);
    return found && isSame ? toGameData(found) : null;
  } catch {
    return null;
  }
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
    else if (end && isLong) game.sayEnd(end);
  } catch {
    // The game has ended by the rules, so this end is not legal.
  }
  // Games of older versions have open deploys that now end by themselves (R7.7).
  const hasEnded = steps.length > 0 && stepCount === steps.length && game.node.ply === ply + 1;
  const isSame = hasEnded
    ? fen.startsWith(`${game.node.turn?.before} `)
    : game.facts().fen === fen && stepCount === steps.length;
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
