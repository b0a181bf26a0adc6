// A tree of turns as plain data: for the storage, for links and for PGN. Stored data is not trusted.
import type { CoTuLenh } from "cotulenh-wasm";
import { ownFields } from "./fields.js";
import type { Annotations, Evaluation, GameTree, TreeNode } from "./tree.js";

/** A turn with what is written about it, as `parsePgn` gives it too. */
export interface TurnData {
  san: string;
  nags?: readonly number[];
  comments?: readonly string[];
  startingComments?: readonly string[];
  clock?: number;
  evaluation?: Evaluation;
  /** Each starts with another turn in the place of this one. */
  variations?: readonly SavedLine[];
}

/** A line; a turn about which nothing is written is its SAN only. */
export type SavedLine = readonly (string | TurnData)[];

/** A turn of a line as an object. */
export function expandTurn(item: SavedLine[number]): TurnData {
  return typeof item === "string" ? { san: item } : item;
}

function toTurnData(node: TreeNode, variations: readonly SavedLine[]): string | TurnData {
  const { turn, nags, comments, startingComments, clock, evaluation } = node;
  const data: TurnData = {
    san: turn?.san ?? "",
    ...(nags.length > 0 && { nags }),
    ...(comments.length > 0 && { comments }),
    ...(startingComments.length > 0 && { startingComments }),
    ...(clock !== null && { clock }),
    ...(evaluation && { evaluation }),
    ...(variations.length > 0 && { variations }),
  };
  return Object.keys(data).length > 1 ? data : data.san;
}

function toLine(first: TreeNode | undefined): SavedLine {
  const line: (string | TurnData)[] = [];
  for (let at = first; at; at = at.children[0]) {
    const siblings = at.parent?.children ?? [];
    const variations = siblings[0] === at ? siblings.slice(1).map(toLine) : [];
    line.push(toTurnData(at, variations));
  }
  return line;
}

/** The main line with all its variations. */
export function toSavedLine(tree: GameTree): SavedLine {
  return toLine(tree.root.children[0]);
}

/** The way to a node: its ply, then for each turn that is not the first child its ply and index. */
export function toPath(tree: GameTree, node: TreeNode): number[] {
  const branches = tree.path(node).flatMap((at) => {
    const index = at.parent?.children.indexOf(at) ?? 0;
    return index > 0 ? [at.ply, index] : [];
  });
  return [node.ply, ...branches];
}

/** The node at the end of a path; null if the tree has none there. */
export function findByPath(tree: GameTree, [ply, ...branches]: readonly number[]): TreeNode | null {
  let node = tree.root;
  for (let at = 1; at <= (ply ?? 0); at++) {
    const isBranch = branches[0] === at;
    const child = node.children[isBranch ? (branches[1] ?? 0) : 0];
    if (isBranch) branches.splice(0, 2);
    if (!child) return null;
    node = child;
  }
  return branches.length === 0 ? node : null;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isNags = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => isCount(one) && one < 256);

export const isPath = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length % 2 === 1 && value.every(isCount);

function readEvaluation(value: unknown): Evaluation | null {
  const fields = ownFields(value);
  const [points, mate] = [fields?.get("points"), fields?.get("mate")];
  if (Number.isFinite(points)) return { points: Number(points) };
  return Number.isInteger(mate) ? { mate: Number(mate) } : null;
}

/** The deepest nesting of variations that is read. */
const MAX_DEPTH = 128;

/** Reads a line; null if it is anything else. `budget` is how many turns it may have. */
export function readLine(value: unknown, budget: { turns: number }, depth = 0): SavedLine | null {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return null;
  const line: (string | TurnData)[] = [];
  for (const one of value) {
    if (--budget.turns < 0) return null;
    const data = typeof one === "string" ? one : readTurn(one, budget, depth);
    if (data === null) return null;
    line.push(data);
  }
  return line;
}

function readTurn(value: unknown, budget: { turns: number }, depth: number): TurnData | null {
  const fields = ownFields(value);
  const san = fields?.get("san");
  if (!fields || typeof san !== "string") return null;
  const { nags = [], comments = [], startingComments = [] } = Object.fromEntries(fields);
  if (!isNags(nags) || !isTexts(comments) || !isTexts(startingComments)) return null;
  const clock = fields.get("clock");
  const evaluation = readEvaluation(fields.get("evaluation"));
  const stored = fields.get("variations") ?? [];
  if (!Array.isArray(stored)) return null;
  const variations: SavedLine[] = [];
  for (const one of stored) {
    const line = readLine(one, budget, depth + 1);
    if (!line) return null;
    variations.push(line);
  }
  return {
    san,
    nags,
    comments,
    startingComments,
    variations,
    ...(Number.isFinite(clock) && { clock: Number(clock) }),
    ...(evaluation && { evaluation }),
  };
}

/** Adds what is written about a turn to what is there: a line may be in the data twice. */
function merge(node: TreeNode, data: TurnData): Partial<Annotations> {
  const { nags = [], comments = [], startingComments = [] } = data;
  const join = <T>(a: readonly T[], b: readonly T[]) => [...new Set([...a, ...b])];
  return {
    nags: join(node.nags, nags),
    comments: join(node.comments, comments),
    startingComments: join(node.startingComments, startingComments),
    clock: data.clock ?? node.clock,
    evaluation: data.evaluation ?? node.evaluation,
  };
}

/**
 * Adds a line to the tree after `parent`, where the game must stand; then it stands at the end of
 * the line. Returns the last turn, and whether all turns were legal: what follows an illegal one
 * is left out.
 */
export function grow(
  game: CoTuLenh,
  tree: GameTree,
  parent: TreeNode,
  line: SavedLine,
): { last: TreeNode; isComplete: boolean } {
  let last = parent;
  let isComplete = true;
  for (const one of line) {
    const data = expandTurn(one);
    let node: TreeNode | null = null;
    try {
      const turn = game.playTurn(data.san);
      node = tree.add(last, turn);
      if (!node) game.undo();
      else if (typeof one !== "string") tree.annotate(node, merge(node, one));
    } catch {
      // An illegal turn, and all after it, are left out.
    }
    if (!node) return { last, isComplete: false };
    for (const variation of data.variations ?? []) {
      game.undo();
      const branch = grow(game, tree, last, variation);
      isComplete &&= branch.isComplete;
      for (let at = branch.last; at !== last && at.parent; at = at.parent) game.undo();
      game.playTurn(node.turn!.moves);
    }
    last = node;
  }
  return { last, isComplete };
}
