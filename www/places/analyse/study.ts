// What is analysed: a tree, the game on the board, and its place in the storage of this browser.
import { signal } from "@preact/signals";
import { otherColor } from "cotulenh-wasm";
import { createPlay, type Play } from "cotulenh-wasm/play";
import type { GameRecord, GameTree, TreeNode } from "cotulenh-wasm/tree";
import type { Side } from "../../links/fragment.js";
import { hashText } from "../../links/hash.js";
import { findOpening, findSame, treeFromData } from "../../links/nodes.js";
import type { OpenedText } from "../../links/text.js";
import { loadGame, type StoredGame, type StoredMatch } from "../../storage/games.js";
import { readPlayer, readResult } from "../../storage/headers.js";
import { createId, findSavedAt, nextSavedAt, storeGame } from "../../storage/store-game.js";
import type { StorageProblem } from "../../storage/store-game.js";
import { followTabs } from "../../storage/tabs.js";
import { parse, readStored, writeStored } from "../../storage/values.js";
import { notify } from "../../parts/dialogs/notices.js";
import { read } from "../../texts/texts.js";
import { analyseTexts } from "./texts.js";

export interface Study {
  id: string;
  tree: GameTree;
  play: Play;
  /** What the storage has besides the tree. */
  stored: Pick<StoredGame, "players" | "match" | "source" | "online" | "file"> | null;
}

/** What is analysed; null until something was opened. */
export const study = signal<Study | null>(null);
/** The side at the bottom. */
export const view = signal<Side>("r");
export const flip = () => (view.value = otherColor(view.value));
/** Why the last change was not stored. */
export const problem = signal<StorageProblem | null>(null);

/** What the storage has of the game: which record, and since when; null if it has none. */
let stored: { record: GameRecord; savedAt: number } | null = null;

/** The record as it was opened. */
let opened: GameRecord | null = null;

/** Called before a game is stored: what is still being typed belongs to it. */
export const beforeSaving = new Set<() => void>();

/** Where someone was in a game, for a reload of the tab. */
const PLACE = "cotulenh-analyse";

interface Place {
  id: string;
  node: number;
}

function isEmpty({ turns, headers, notes }: GameRecord): boolean {
  return turns.length === 0 && Object.keys(headers).length === 0 && !notes.comments;
}

function show(next: Study, savedAt: number | null): void {
  saveStudy();
  study.peek()?.play.destroy();
  opened = next.tree.record;
  stored = savedAt === null ? null : { record: opened, savedAt };
  study.value = next;
}

/** The same text is the same game, however often it is opened. A position without turns is a new one each time. */
function chooseId({ tree }: OpenedText): string {
  return tree.size > 0 ? `pgn-${hashText(tree.pgn())}` : createId();
}

/** Opens what was read from a text; a game that was opened before, as it is stored. */
export function openStudy(given: OpenedText): void {
  const { tree, node, game, view: side } = given;
  const id = chooseId(given);
  if (side) view.value = side;
  if (!game && openStored(id)) {
    const { tree: kept } = study.peek()!;
    const same = findSame(kept, node);
    if (same) kept.goTo(same);
    tree.free();
    return;
  }
  tree.goTo(node);
  const play = createPlay(game ? { game } : { tree });
  game?.free();
  show({ id, tree: play.tree, play, stored: null }, null);
}

/** Opens a stored game; returns whether it is there and can be read. */
export function openStored(id: string): boolean {
  const game = loadGame(id);
  if (!game) return false;
  let tree: GameTree;
  try {
    tree = treeFromData(game.tree);
  } catch {
    return false;
  }
  const place = parse(readStored(PLACE, "sessionStorage")) as Partial<Place> | null;
  const last = place?.id === id && place.node !== undefined ? tree.find(place.node) : null;
  tree.goTo(last ?? (game.source === "analysis" ? tree.current : findOpening(tree)));
  show({ id, tree, play: createPlay({ tree }), stored: headOf(game) }, game.savedAt);
  return true;
}

function headOf({ players, match, source, online, file }: StoredGame): Study["stored"] {
  return { players, match, source, online, file };
}

/** Takes over what another tab has stored of this game, and stays where it is, if nothing was changed here. */
function follow(game: StoredGame): void {
  const now = study.peek();
  if (!now || game.id !== now.id || game.savedAt === stored?.savedAt) return;
  for (const act of beforeSaving) act();
  const { tree, play } = now;
  // Two versions: this one becomes a game of its own when it is stored.
  if (tree.record !== (stored?.record ?? opened)) return;
  const { current: _, ...record } = game.tree;
  const at = tree.current.id;
  try {
    play.apply([{ type: "replaced", record }]);
  } catch {
    return;
  }
  tree.goTo(tree.find(at) ?? tree.root);
  now.stored = headOf(game);
  stored = { record: tree.record, savedAt: game.savedAt };
}

/** Follows the other tabs that have the same game. Returns a function that ends it. */
export function followStored(): () => void {
  return followTabs(
    (message) => {
      if (message.type === "stored") follow(message.game);
    },
    () => {
      const game = study.peek() && loadGame(study.peek()!.id);
      if (game) follow(game);
    },
  );
}

/** The match after an edit of its turns, without the position where it stood, which may not exist any more. */
function withoutLive({ live: _, ...match }: StoredMatch): StoredMatch {
  return match;
}

/** Whether another tab has stored another version of the game. */
function isChangedElsewhere(id: string): boolean {
  const savedAt = findSavedAt(id);
  return savedAt !== null && savedAt !== stored?.savedAt;
}

/** Stores what was changed. Returns whether the game is in the storage. */
export function saveStudy(): boolean {
  for (const act of beforeSaving) act();
  const now = study.peek();
  if (!now) return false;
  const { tree, stored: head } = now;
  const { record } = tree;
  const keepPlace = () => {
    const place: Place = { id: now.id, node: tree.current.id };
    writeStored(PLACE, JSON.stringify(place), "sessionStorage");
  };
  keepPlace();
  if (record === stored?.record) return true;
  if (isEmpty(record) && stored === null) return false;
  if (isChangedElsewhere(now.id)) {
    const known = record === opened && stored === null ? loadGame(now.id) : null;
    if (known) {
      // Another tab has opened the same text.
      follow(known);
      return true;
    }
    now.id = createId();
    keepPlace();
    notify(read(analyseTexts).copied);
  }
  const headers = tree.headers;
  const players = {
    r: readPlayer(headers["Red"], head?.players.r),
    b: readPlayer(headers["Blue"], head?.players.b),
  };
  const savedAt = nextSavedAt(stored?.savedAt);
  problem.value = storeGame({
    id: now.id,
    savedAt,
    tree: tree.toJSON(),
    players,
    match: head?.match ? withoutLive(head.match) : null,
    result: readResult(tree),
    source: head?.source ?? "analysis",
    fen: tree.current.fen,
    online: head?.online,
    file: head?.file,
  });
  if (problem.value !== null) return false;
  stored = { record, savedAt };
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
