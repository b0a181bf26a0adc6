// What a visitor chooses before a game: opponent, side, rules, battle and clock. The last choice is kept.
import { STANDARD_RULES, type Color, type Rules } from "cotulenh-wasm";
import type { ClockInput, FlagRule } from "cotulenh-wasm/play";
import { readStored, writeStored } from "../storage/values.js";
import { readRules } from "./rules.js";
import { GAMES, type GameName } from "./short-game.js";

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

export const OWN_SIDES = ["r", "b", "random"] as const;
export type OwnSide = (typeof OWN_SIDES)[number];

/** What a flag fall means: that side loses, or the points decide (R13.5). */
export const FLAG_RULES = ["forfeit", "points"] as const satisfies readonly FlagRule[];

/** A clock as it is chosen: minutes, and seconds for each turn. */
export interface ClockChoice {
  minutes: number;
  /** Whether both sides share one clock. The points decide then, and there is no increment. */
  shared: boolean;
  increment: number;
  flag: FlagRule;
}

export interface MatchSetup {
  /** The whole game, or a short one, whose battle stands instead of that of the rules. */
  game: GameName;
  opponent: "computer" | "friend" | "online";
  level: Level;
  /** The side of the visitor against a computer. */
  side: OwnSide;
  rules: Rules;
  clock: ClockChoice | null;
}

/** The clocks that are offered: minutes, and seconds for each turn. */
export const USUAL_CLOCKS: readonly string[] = ["1+0", "3+2", "5+3", "10+5", "15+10", "30+20"];

/** A clock as players write it: `5+3`. */
export function nameClock({ minutes, increment, shared }: ClockChoice): string {
  return shared ? `${minutes}` : `${minutes}+${increment}`;
}

const MOST_MINUTES = 1440;
const MOST_INCREMENT = 600;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

export function isMinutes(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_MINUTES;
}

export function isIncrement(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_INCREMENT;
}

export const FIRST_SETUP: MatchSetup = {
  game: "whole",
  opponent: "computer",
  level: 1,
  side: "r",
  rules: STANDARD_RULES,
  clock: null,
};

const KEY = "cotulenh-setup";

function readClock(value: unknown): ClockChoice | null {
  if (typeof value !== "object" || value === null) return null;
  const { minutes, shared, increment, flag } = value as Partial<ClockChoice>;
  const found = FLAG_RULES.find((one) => one === flag);
  return found && isMinutes(minutes) && isIncrement(increment)
    ? { minutes, shared: shared === true, increment, flag: found }
    : null;
}

/** Reads a stored choice. Unknown values are replaced by those of the first game. */
export function readSetup(text: string | null): MatchSetup {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "null");
  } catch {
    return FIRST_SETUP;
  }
  if (typeof value !== "object" || value === null) return FIRST_SETUP;
  const { game, opponent, level, side, rules, clock } = value as Partial<MatchSetup>;
  return {
    game: GAMES.find((one) => one === game) ?? FIRST_SETUP.game,
    opponent: opponent === "friend" ? "friend" : "computer",
    level: LEVELS.find((one) => one === level) ?? FIRST_SETUP.level,
    side: OWN_SIDES.find((one) => one === side) ?? FIRST_SETUP.side,
    rules: readRules(rules) ?? FIRST_SETUP.rules,
    clock: readClock(clock),
  };
}

export function loadSetup(): MatchSetup {
  return readSetup(readStored(KEY));
}

/** Keeps the choice for the next game, except "online": the service may not be there then. */
export function keepSetup(choice: MatchSetup): void {
  const setup = choice.opponent === "online" ? { ...choice, opponent: "friend" } : choice;
  writeStored(KEY, JSON.stringify(setup));
}

/** The side that a choice means now. */
export function toColor(side: OwnSide): Color {
  return side === "random" ? (Math.random() < 0.5 ? "r" : "b") : side;
}

/** The clock of a choice: it starts with the first turn. */
export function toClock(choice: ClockChoice | null): ClockInput | null {
  if (!choice) return null;
  const base = choice.minutes * MINUTE;
  if (choice.shared) return { base, flag: "points", starts: "firstTurn", shared: true };
  return { base, increment: choice.increment * SECOND, flag: choice.flag, starts: "firstTurn" };
}

/** The same clock before a game. */
export function renewClock(clock: ClockInput | null): ClockInput | null {
  if (!clock) return null;
  const { base, increment, flag, starts, shared } = clock;
  return { base, increment, flag, starts, shared };
}
