// A game as plain data, for the storage and for the browser's history. What is stored is not trusted: the
// package checks it when it is opened.
import type { ClockState } from "cotulenh-wasm/play";
import type { GameTree, TreeData, TreeNodeData } from "cotulenh-wasm/tree";
import { ownFields } from "./fields.js";
import { readOpponent, type Opponent } from "./opponent.js";
import { areSameRules } from "./rules.js";
import type { State } from "./state.js";

/** Another form of the data needs another version. */
const VERSION = 5;

export interface SavedGame {
  version: typeof VERSION;
  tree: TreeData;
  /** The steps of the open deploy, in LAN. */
  steps: readonly string[];
  /** The current position: its FEN, how many turns lead there, and the last of them. */
  fen: string;
  ply: number;
  last: string;
  clock: ClockState | null;
  /** The computer, if it plays one side. */
  opponent: Opponent | null;
}

/** The game as data. */
export function toSaved({ snapshot, tree, node, opponent }: State): SavedGame {
  const { session, fen, clocks } = snapshot;
  return {
    version: VERSION,
    tree: tree.toJSON(),
    steps: session?.steps.map(({ lan }) => lan) ?? [],
    fen,
    ply: node.ply,
    last: node.turn?.san ?? "",
    clock: clocks,
    opponent,
  };
}

/** Reads what `toSaved` wrote; null if it is anything else. */
export function readSaved(value: unknown): SavedGame | null {
  const read = ownFields(value);
  if (read?.get("version") !== VERSION) return null;
  const { tree, steps, fen, ply, last, clock, opponent } = Object.fromEntries(read);
  const nodes = ownFields(tree)?.get("nodes");
  const isText = (one: unknown) => typeof one === "string";
  if (!Array.isArray(nodes) || nodes.length > MAX_NODES || !nodes.every(ownFields)) return null;
  if (!Array.isArray(steps) || !steps.every(isText)) return null;
  if (typeof fen !== "string" || typeof last !== "string" || !Number.isInteger(ply)) return null;
  return {
    version: VERSION,
    tree: tree as TreeData,
    steps,
    fen,
    ply: Number(ply),
    last,
    clock: (clock ?? null) as ClockState | null,
    opponent: readOpponent(opponent),
  };
}

/** More turns than this would block the page. */
export const MAX_NODES = 10_000;

/** Whether there is more than an untouched position. */
export function isPlayed({ tree, steps }: SavedGame): boolean {
  const [root] = tree.nodes;
  return (
    tree.nodes.length > 1 ||
    steps.length > 0 ||
    tree.declared !== undefined ||
    (root?.comments?.length ?? 0) > 0
  );
}

/** Whether a game is a continuation of another one: it has all its turns, with what is written about them. */
export function isContinuation(game: SavedGame, other: SavedGame): boolean {
  const nodes = new Map(game.tree.nodes.map((node) => [node.id, node]));
  const has = ({ id, parent, turn, comments = [], nags = [] }: TreeNodeData) => {
    const found = nodes.get(id);
    return (
      found?.parent === parent &&
      found?.turn === turn &&
      comments.every((comment) => found?.comments?.includes(comment)) &&
      nags.every((nag) => found?.nags?.includes(nag))
    );
  };
  return (
    game.tree.start === other.tree.start &&
    areSameRules(game.tree.rules, other.tree.rules) &&
    other.steps.length === 0 &&
    (other.tree.declared === undefined || game.tree.declared !== undefined) &&
    other.tree.nodes.every(has)
  );
}

/** The nodes of a tree in the order of its data, which is that of a PGN. */
export function listNodes(tree: GameTree): number[] {
  return tree.toJSON().nodes.map(({ id }) => id);
}
