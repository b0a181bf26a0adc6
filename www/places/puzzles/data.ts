// The puzzles: the engine's suite of tactics, loaded when the place is visited.
import type { Color } from "cotulenh-wasm";

/** What puzzles are about, from easy to hard. */
export const THEMES = ["mate1", "mate2", "mate3", "mate4", "save", "deploy", "plane"] as const;
export type Theme = (typeof THEMES)[number];

export interface Puzzle {
  /** Its name in addresses and in the storage: it follows from the position. */
  id: string;
  theme: Theme;
  fen: string;
  /** The side that solves it. */
  color: Color;
  /** Turns in LAN: one that is right, or for `plane` those to avoid. */
  turns: readonly [string, ...string[]];
  /** The solver's turns to the mate; null if it is not about a mate. */
  mate: number | null;
}

/** A short name for a position. */
function nameOf(fen: string): string {
  let hash = 0;
  for (let i = 0; i < fen.length; i++) hash = (Math.imul(hash, 31) + fen.charCodeAt(i)) | 0;
  return (hash >>> 0).toString(36);
}

/** Reads a suite: a puzzle a line, as `theme;FEN;turns`. */
export function readSuite(text: string): Puzzle[] {
  return text.split("\n").flatMap((line) => {
    const [kind, fen, turns] = line.split(";");
    const theme = THEMES.find((one) => one === kind);
    const [first, ...others] = turns?.split(" ") ?? [];
    if (!theme || !fen || !first) return [];
    const mate = /^mate(\d)$/.exec(theme)?.[1];
    return [
      {
        id: nameOf(fen),
        theme,
        fen,
        color: fen.split(" ")[1] === "b" ? ("b" as const) : ("r" as const),
        turns: [first, ...others] as const,
        mate: mate ? Number(mate) : null,
      },
    ];
  });
}

let loaded: Promise<readonly Puzzle[]> | null = null;

/** All puzzles. A load that has failed is tried again. */
export function loadPuzzles(): Promise<readonly Puzzle[]> {
  loaded ??= import("../../../engine/tools/tests/data/tactics.txt?raw").then(
    ({ default: text }) => readSuite(text),
    (error: unknown) => {
      loaded = null;
      throw error;
    },
  );
  return loaded;
}

/** A day as the visitor's calendar has it: `2026-11-18`. */
export function dayOf(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

const DAY = 24 * 60 * 60 * 1000;

/** Steps through all puzzles before one comes again: it shares no factor with their number. */
const STRIDE = 7919;

/** The puzzle of a day: the same for everyone, and another one every day. */
export function puzzleOf(day: string, puzzles: readonly Puzzle[]): Puzzle {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
  return puzzles[(number * STRIDE) % puzzles.length]!;
}
