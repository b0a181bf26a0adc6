// The game that is being played on this page: its tree, its players, and how it begins, goes on and ends.
import { signal } from "@preact/signals";
import { CoTuLenh, type Color, type Rules } from "cotulenh-wasm";
import { createPlay, EnginePlayer, type ClockInput, type Play } from "cotulenh-wasm/play";
import { GameTree } from "cotulenh-wasm/tree";
import { loadCurrent, writeCurrentId } from "../storage/current.js";
import { createId, removeGame, type GameSource } from "../storage/games.js";
import type { PlayerNote, StoredGame } from "../storage/games.js";
import { engine } from "./computer.js";
import { restoreTree } from "./restore.js";
import { startSaving, type Saving } from "./saving.js";
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
}

/** The computer takes at least so many milliseconds: its turn is to be noticed after one's own. */
const THINK_TIME = 600;

/** Without a clock the computer takes at most so many milliseconds. */
const MOST_TIME = 4000;

/** The game of this tab. */
export const match = signal<Match | null>(null);

/** The side at the bottom of the board. */
export const bottom = signal<Color>("r");

export function otherColor(color: Color): Color {
  return color === "r" ? "b" : "r";
}

function toPlayer({ kind, level }: PlayerNote, clock: ClockInput | null) {
  if (kind === "human") return "human" as const;
  const strength = (level ?? 1) as Level;
  // By a clock the General thinks in the visitor's time, too.
  const options = { ponder: clock !== null };
  return new EnginePlayer(engine, { level: strength, ...(!clock && { time: MOST_TIME }) }, options);
}

function findOwn({ r, b }: Players): Color | null {
  if (r.kind === b.kind) return null;
  return r.kind === "human" ? "r" : "b";
}

interface Parts extends Pick<Match, "tree" | "players" | "source" | "clock"> {
  /** The steps of an open deploy. */
  steps?: readonly string[];
}

function open(parts: Parts, id = createId(), savedAt: number | null = null): Match {
  const { tree, players, source, clock, steps } = parts;
  const play = createPlay({
    tree,
    players: { r: toPlayer(players.r, clock), b: toPlayer(players.b, clock) },
    clock,
    steps,
    engine,
    minThinkTime: THINK_TIME,
  });
  const saving = startSaving(play, { players, source, tree }, id, savedAt);
  return { play, tree, players, source, own: findOwn(players), clock: renewClock(clock), saving };
}

function show(next: Match): void {
  close();
  match.value = next;
  bottom.value = next.own ?? "r";
  writeCurrentId(next.saving.id);
}

/** Ends what is played here; a game that was never touched is not kept. */
function close(): void {
  const before = match.peek();
  if (!before) return;
  before.saving.stop();
  before.play.destroy();
  if (before.tree.size === 0 && !before.tree.declared) removeGame(before.saving.id);
  before.tree.free();
  match.value = null;
}

/** A tree of a new game. */
function plant(rules: Rules, fen?: string): GameTree {
  const game = new CoTuLenh(fen, { rules });
  try {
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
  const tree = plant(setup.rules, fen);
  const source = isFriend ? "friend" : "computer";
  show(open({ tree, players, source, clock: toClock(setup.clock) }));
}

/** The same game again, with sides changed. */
export function startRematch({ tree, players, source, clock }: Match): void {
  const again = plant(tree.rules, tree.root.fen);
  const swapped: Players = { r: players.b, b: players.r };
  show(open({ tree: again, players: swapped, source, clock }));
}

/** Lets the computer try again, after a failure or where it waits. */
export function resumeComputer(before: Match): void {
  const clock = before.play.snapshot().clocks;
  before.saving.stop();
  before.play.destroy();
  match.value = open({ ...before, clock }, before.saving.id, before.saving.savedAt);
}

/** Goes on with a stored game. Returns whether all of it could be restored. */
export function resumeStored(stored: StoredGame): boolean {
  const { id, savedAt, players, source, clock, steps } = stored;
  try {
    const { tree, isComplete } = restoreTree(stored.tree);
    const parts = { tree, players, source, clock };
    // A part of a game is a new game; the stored one is not overwritten.
    if (!isComplete) show(open(parts));
    else show(open({ ...parts, ...(steps && { steps }) }, id, savedAt));
    return isComplete;
  } catch {
    // The steps are not legal, or nothing of it is.
    if (steps?.length) resumeStored({ ...stored, steps: [] });
    return false;
  }
}

/** Goes on with the game of this tab, if there is one. Returns whether something of it was lost. */
export function resumeCurrent(): "resumed" | "broken" | "none" {
  if (match.peek()) return "resumed";
  const stored = loadCurrent();
  if (!stored) return "none";
  return resumeStored(stored) ? "resumed" : "broken";
}
