// The computer as an opponent: its side and its level, and how it plays a turn.
import { CoTuLenh, COLORS, type Color, type Move, type Rules } from "cotulenh-wasm";
import type { EngineScore, Level, Limits } from "./engine.js";
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

/** The longest time for a turn, in milliseconds, and the divisor of the time that is left. */
const MOST_TIME = 4000;
const PART_OF_TIME = 25;

/** The limits of a search: those of the level, and a part of the time that is left. */
export function limitsOf({ level }: Opponent, timeLeft: number | null): Limits {
  const time = Math.min(MOST_TIME, timeLeft === null ? MOST_TIME : timeLeft / PART_OF_TIME);
  return { level, time: Math.max(Math.round(time), 50) };
}

/** The computer refuses a draw in the first turns of both sides. */
const EARLY_TURNS = 20;

/** The computer refuses a draw with this lead, in hundredths of an infantry. */
const CLEAR_LEAD = 50;

/** The computer's answer to a draw offer: agreed, or why not. */
export type DrawAnswer = "agreed" | "early" | "better";

/** Answers a draw offer after this number of turns. The score is for the user, who is to move. */
export function answerDraw(turns: number, score: EngineScore): DrawAnswer {
  if (turns < EARLY_TURNS) return "early";
  const isBetter = "mate" in score ? score.mate <= 0 : -score.points >= CLEAR_LEAD;
  return isBetter ? "better" : "agreed";
}

/** The moves of a turn in LAN, one after the other: several if it is a deploy. */
export function listMoves(fen: string, rules: Rules, turn: string): Move[] {
  const game = new CoTuLenh(fen, { rules });
  try {
    return game.playTurn(turn).moves;
  } finally {
    game.free();
  }
}
