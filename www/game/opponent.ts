// The computer as an opponent: its side and its level.
import { COLORS, type Color } from "cotulenh-wasm";
import type { PlayOptions, SearchEngine } from "cotulenh-wasm/play";
import type { Level } from "./engine.js";
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

/** The longest time for a turn without a clock, in milliseconds. */
const MOST_TIME = 4000;

/** Who plays which side. With a clock, the engine divides its time itself. */
export function toPlayers(
  opponent: Opponent | null,
  engine: SearchEngine,
  hasClock: boolean,
): NonNullable<PlayOptions["players"]> {
  if (!opponent) return {};
  const { color, level } = opponent;
  return { [color]: { engine, level, limits: hasClock ? {} : { time: MOST_TIME } } };
}
