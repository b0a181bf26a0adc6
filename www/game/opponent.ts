// The computer as an opponent: its side and its level, and how it plays a turn.
import { CoTuLenh, COLORS, type Color, type Move, type Rules } from "cotulenh-wasm";
import type { Level, Limits } from "./engine.js";
import { ownFields } from "./fields.js";

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly Level[];

/** The computer, as one side of a game. */
export interface Opponent {
  color: Color;
  level: Level;
}

/** Reads a stored opponent; null if it is anything else. */
export function readOpponent(value: unknown): Opponent | null {
  const read = ownFields(value);
  const color = COLORS.find((one) => one === read?.get("color"));
  const level = LEVELS.find((one) => one === read?.get("level"));
  return color && level ? { color, level } : null;
}

/** The longest time for a turn, and the part of the time left that it may take, in milliseconds. */
const MOST_TIME = 4000;
const PART_OF_TIME = 25;

/** When the computer stops to think: by its level, and before its time is up. */
export function limitsOf({ level }: Opponent, timeLeft: number | null): Limits {
  const time = Math.min(MOST_TIME, timeLeft === null ? MOST_TIME : timeLeft / PART_OF_TIME);
  return { level, time: Math.max(Math.round(time), 50) };
}

/** The moves of a turn in LAN, one after the other: several if it is a deploy. */
export function listMoves(fen: string, rules: Rules, turn: string): Move[] {
  const engine = new CoTuLenh(fen, { rules });
  try {
    return engine.playTurn(turn).moves;
  } finally {
    engine.free();
  }
}
