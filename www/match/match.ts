// The game that is being played on this page: its tree, its players, and how it begins, goes on and ends.
import { signal } from "@preact/signals";
import { CoTuLenh, type Color, type Rules } from "cotulenh-wasm";
import {
  createPlay,
  EnginePlayer,
  type ClockInput,
  type Play,
  type PlayData,
  type PlayOptions,
} from "cotulenh-wasm/play";
import { GameTree } from "cotulenh-wasm/tree";
import { loadCurrent, writeCurrentId } from "../storage/current.js";
import { loadGame, type GameSource, type PlayerNote, type StoredGame } from "../storage/games.js";
import { createId, removeGame } from "../storage/store-game.js";
import { followTabs, tellTabs } from "../storage/tabs.js";
import { writeHeaders } from "../storage/headers.js";
import { engine } from "./computer.js";
import { savedElsewhere, startSaving, type Saving } from "./saving.js";
import { toStart } from "./short-game.js";
import { renewClock, toClock, toColor, type Level, type MatchSetup } from "./setup.js";

export type Players = Readonly<Record<Color, PlayerNote>>;

/** A game that is played here. */
export interface Match {
  readonly play: Play;
  readonly tree: GameTree;
  readonly players: Players;
  readonly source: GameSource;
  /** The side of the visitor; null if both sides are played here. */
  readonly own: Color | null;
  /** The clock as it was at the start, for a rematch. */
  readonly clock: ClockInput | null;
  readonly saving: Saving;
  /** Whether another tab plays it: then it is only shown here. */
  readonly isElsewhere: boolean;
}

/** The minimum time of a computer turn, in milliseconds, so that visitors notice it. */
const THINK_TIME = 600;

/** The most time of a computer turn in games without a clock, in milliseconds. */
const MOST_TIME = 4000;

/** The game of this tab. */
export const match = signal<Match | null>(null);

/** The side at the bottom of the board. */
export const bottom = signal<Color>("r");

function toPlayer({ kind, level }: PlayerNote, hasClock: boolean) {
  if (kind === "human") return "human" as const;
  const strength = (level ?? 1) as Level;
  // In games with a clock, the General also thinks in the visitor's time.
  const options = { ponder: hasClock };
  const limits = { level: strength, ...(!hasClock && { time: MOST_TIME }) };
  return new EnginePlayer(engine, limits, options);
}

function findOwn({ r, b }: Players): Color | null {
  if (r.kind === b.kind) return null;
  return r.kind === "human" ? "r" : "b";
}

/** What a match is besides its turns and its clock. */
type Head = Pick<Match, "players" | "source">;

/** The options of a play that every match has. */
function toOptions(players: Players, hasClock: boolean): PlayOptions {
  return {
    players: { r: toPlayer(players.r, hasClock), b: toPlayer(players.b, hasClock) },
    engine,
    minThinkTime: THINK_TIME,
  };
}

/** Whether the last game goes on under another id, because another tab has stored a later version of it. */
export const isCopy = signal(false);

function open(play: Play, head: Head, id = createId(), savedAt: number | null = null): Match {
  const saving = startSaving(play, head, id, savedAt, () => (isCopy.value = true));
  return toMatch(play, head, saving, false);
}

function toMatch(play: Play, head: Head, saving: Saving, isElsewhere: boolean): Match {
  const clock = renewClock(play.snapshot().clocks);
  const own = findOwn(head.players);
  return { play, tree: play.tree, ...head, own, clock, saving, isElsewhere };
}

/** Opens a match that begins. */
function begin(tree: GameTree, clock: ClockInput | null, head: Head): Match {
  const options = toOptions(head.players, clock !== null);
  return open(createPlay({ ...options, tree, clock }), head);
}

function show(next: Match): void {
  const { id } = next.saving;
  close(id);
  match.value = next;
  bottom.value = next.own ?? "r";
  writeCurrentId(id);
  if (!next.isElsewhere) tellTabs({ type: "playing", id });
}

/** Closes the current game; one without turns is removed, unless it is opened again. */
function close(next: string): void {
  const before = match.peek();
  if (!before) return;
  before.saving.stop();
  before.play.destroy();
  const { id } = before.saving;
  if (before.tree.size === 0 && !before.tree.declared && id !== next) removeGame(id);
  before.tree.free();
  match.value = null;
}

/** A tree of a new game. */
function createTree(rules: Rules, headers: Readonly<Record<string, string>>, fen?: string) {
  const game = new CoTuLenh(fen, { rules });
  try {
    for (const [name, value] of Object.entries(headers)) game.setHeader(name, value);
    return new GameTree(game);
  } finally {
    game.free();
  }
}

/** Starts a game as it was chosen, from a position if one is given. */
export function startMatch(setup: MatchSetup, fen?: string): void {
  const human: PlayerNote = { kind: "human" };
  const computer: PlayerNote = { kind: "computer", level: setup.level };
  const isFriend = setup.opponent === "friend";
  const own = toColor(setup.side);
  const players: Players = isFriend
    ? { r: human, b: human }
    : { r: own === "r" ? human : computer, b: own === "b" ? human : computer };
  const start = fen === undefined ? toStart(setup.game, setup.rules) : { fen, rules: setup.rules };
  const clock = toClock(setup.clock);
  const tree = createTree(start.rules, writeHeaders(players, clock), start.fen);
  const source = isFriend ? "friend" : "computer";
  show(begin(tree, clock, { players, source }));
}

/** The same game again, with sides changed. */
export function startRematch({ tree, players, source, clock }: Match): void {
  const swapped: Players = { r: players.b, b: players.r };
  const again = createTree(tree.rules, writeHeaders(swapped, clock), tree.root.fen);
  show(begin(again, clock, { players: swapped, source }));
}

/**
 * Goes on with the game of this tab, if there is one; its clock stands still until someone goes on. Of a game that
 * is broken the legal part is opened, and `onBroken` is called.
 */
export function resumeCurrent(onBroken: () => void): void {
  const stored = match.peek() ? null : loadCurrent();
  if (stored) resume(stored, onBroken);
}

/** Goes on with a game of the library; returns whether it is there. */
export function resumeStored(id: string, onBroken: () => void): boolean {
  if (match.peek()?.saving.id === id) return true;
  const stored = loadGame(id);
  if (!stored || stored.source === "online") return false;
  resume(stored, onBroken);
  return true;
}

/** Plays the game of this tab here, which another tab has played. */
export function takeOver(onBroken: () => void): void {
  const stored = loadCurrent();
  const side = bottom.peek();
  if (stored) resume(stored, onBroken);
  bottom.value = side;
}

/** Shows a game as another tab has stored it, with the same side at the bottom. */
function showElsewhere(stored: StoredGame): void {
  const { players, source, tree } = stored;
  const remote = { r: "remote", b: "remote" } as const;
  const data: PlayData = { ...(stored.match ?? { seed: 0 }), tree, players: remote };
  const side = bottom.peek();
  try {
    const play = createPlay({ players: remote, stored: data, CoTuLenh });
    show(toMatch(play, { players, source }, savedElsewhere(stored), true));
    bottom.value = side;
  } catch {
    // What was shown before stays.
  }
}

// One tab plays a game, the others follow it.
followTabs(
  (message) => {
    const now = match.peek();
    if (!now) return;
    const { saving, isElsewhere } = now;
    if (message.type === "playing") {
      if (message.id !== saving.id || isElsewhere) return;
      saving.flush();
      const stored = loadGame(message.id);
      if (stored) showElsewhere(stored);
      return;
    }
    const { game } = message;
    if (game.id !== saving.id || game.savedAt === saving.savedAt) return;
    if (isElsewhere) showElsewhere(game);
    // It was changed in Analyse, or the tab that has played it until now has saved its last turn.
    else if (!saving.isDirty) resume(game, () => {});
  },
  () => {
    const now = match.peek();
    const stored = now && loadGame(now.saving.id);
    if (stored && stored.savedAt !== now.saving.savedAt) showElsewhere(stored);
  },
);

function resume(stored: StoredGame, onBroken: () => void): void {
  const { id, savedAt, players, source, tree } = stored;
  const head = { players, source };
  const data: PlayData = {
    ...(stored.match ?? { seed: 0 }),
    tree,
    players: { r: "human", b: "human" },
  };
  const options = toOptions(players, data.clock !== undefined);
  const create = (part: PlayData) => createPlay({ ...options, stored: part, CoTuLenh });
  try {
    show(open(create(data), head, id, savedAt));
  } catch {
    void import("./restore.js").then(({ restorePart }) => {
      const play = restorePart(data, create);
      // A part of a game is a new game; the stored one is not overwritten.
      if (play) show(open(play, head));
      onBroken();
    });
  }
}
