// What is analysed: a tree, the game on the board, and its place in the storage of this browser.
import { signal } from "@preact/signals";
import { createPlay, type Play } from "cotulenh-wasm/play";
import type { GameTree, TreeData, TreeNode } from "cotulenh-wasm/tree";
import type { View } from "../../links/inside.js";
import { findOpening, growTree } from "../../links/nodes.js";
import { isUnknown } from "../../links/pgn.js";
import type { OpenedText } from "../../links/text.js";
import {
  createId,
  loadGame,
  storeGame,
  type PlayerNote,
  type StorageProblem,
  type StoredGame,
} from "../../storage/games.js";
import { parse, readStored, writeStored } from "../../storage/values.js";

export interface Study {
  id: string;
  tree: GameTree;
  play: Play;
  /** What the storage has besides the tree. */
  stored: Pick<StoredGame, "players" | "clock" | "source"> | null;
}

/** What is analysed; null until something was opened. */
export const study = signal<Study | null>(null);
/** The side at the bottom. */
export const view = signal<View>("r");
export const flip = () => (view.value = view.value === "r" ? "b" : "r");
/** Why the last change was not stored. */
export const problem = signal<StorageProblem | null>(null);

/** The content that is stored, to compare. */
let storedContent = "";

/** Where someone was in a game, for a reload of the tab. */
const PLACE = "cotulenh-analyse";

interface Place {
  id: string;
  node: number;
}

function contentOf({ nodes, headers, declared }: TreeData): string {
  return JSON.stringify([nodes, headers, declared]);
}

function isEmpty({ nodes, headers }: TreeData): boolean {
  return nodes.length === 1 && !headers && !nodes[0]!.comments;
}

function show(next: Study, isStored: boolean): void {
  saveStudy();
  study.peek()?.play.destroy();
  storedContent = isStored ? contentOf(next.tree.toJSON()) : "";
  study.value = next;
}

/** Opens what was read from a text. */
export function openStudy({ tree, node, game, view: side }: OpenedText): Study {
  tree.goTo(node);
  const play = createPlay(game ? { game } : { tree });
  game?.free();
  const next: Study = { id: createId(), tree: play.tree, play, stored: null };
  show(next, false);
  if (side) view.value = side;
  return next;
}

/** Opens a stored game; returns whether it is there and can be read. */
export function openStored(id: string): boolean {
  const game = loadGame(id);
  if (!game) return false;
  let tree: GameTree;
  try {
    tree = growTree(game.tree);
  } catch {
    return false;
  }
  const place = parse(readStored(PLACE, "sessionStorage")) as Partial<Place> | null;
  const last = place?.id === id && place.node !== undefined ? tree.find(place.node) : null;
  tree.goTo(last ?? (game.source === "analysis" ? tree.current : findOpening(tree)));
  const { players, clock, source } = game;
  show({ id, tree, play: createPlay({ tree }), stored: { players, clock, source } }, true);
  return true;
}

/** Shows another version of the same game, such as one with the results of a review. */
export function replaceTree(data: TreeData): void {
  const now = study.peek();
  if (!now) return;
  const tree = growTree({ ...data, current: now.tree.current.id });
  now.play.destroy();
  study.value = { ...now, tree, play: createPlay({ tree }) };
  saveStudy();
}

function readPlayer(name: string | undefined, before: PlayerNote | undefined): PlayerNote {
  if (before?.kind === "computer") return before;
  return { kind: "human", ...(name && !isUnknown(name) && { name }) };
}

function readResult(tree: GameTree): string {
  using game = tree.game(tree.mainLine().at(-1) ?? tree.root);
  return game.getHeaders()["Result"] ?? "*";
}

/** Stores what was changed. Returns whether the game is in the storage. */
export function saveStudy(): boolean {
  const now = study.peek();
  if (!now) return false;
  const { id, tree, stored } = now;
  const place: Place = { id, node: tree.current.id };
  writeStored(PLACE, JSON.stringify(place), "sessionStorage");
  const data = tree.toJSON();
  const content = contentOf(data);
  if (content === storedContent) return true;
  if (isEmpty(data) && storedContent === "") return false;
  const headers = tree.headers;
  const players = {
    r: readPlayer(headers["Red"], stored?.players.r),
    b: readPlayer(headers["Blue"], stored?.players.b),
  };
  problem.value = storeGame({
    id,
    savedAt: Date.now(),
    tree: data,
    players,
    clock: stored?.clock ?? null,
    result: readResult(tree),
    source: stored?.source ?? "analysis",
    fen: tree.current.fen,
  });
  if (problem.value !== null) return false;
  storedContent = content;
  return true;
}

/** Goes to the position before: a step of an open deploy, or a turn. */
export function goBack({ play, tree }: Study): void {
  if (play.snapshot().session) play.undo();
  else tree.back();
}

/** Goes to the next turn, and shows what it did. */
export function goForward({ play, tree }: Study): void {
  if (!play.redo()) tree.forward();
}

/** Goes to the start of the game, or to the end of the line: first of a variation, then of the game. */
export function goToEnd({ tree }: Study, end: "start" | "end"): void {
  let node: TreeNode = tree.root;
  if (end === "end") {
    for (let at: TreeNode | null = tree.current; at; at = tree.next(at)) node = at;
    if (node === tree.current) node = tree.mainLine().at(-1) ?? tree.root;
  }
  tree.goTo(node);
}
