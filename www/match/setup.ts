// What a visitor chooses before a game: opponent, side, rules, battle and clock. The last choice is kept.
import { STANDARD_RULES, type Color, type Rules } from "cotulenh-wasm";
import type { ClockInput, FlagRule } from "cotulenh-wasm/play";
import { readStored, writeStored } from "../storage/values.js";
import { readRules } from "./rules.js";

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

export const OWN_SIDES = ["r", "b", "random"] as const;
export type OwnSide = (typeof OWN_SIDES)[number];

/** What a flag fall means: that side loses, or the points decide (R13.5). */
export const FLAG_RULES = ["forfeit", "points"] as const satisfies readonly FlagRule[];

/** A clock as it is chosen: minutes, and seconds for each turn. */
export interface ClockChoice {
  minutes: number;
  /** Whether both sides use up one time: then the points decide, and a turn adds nothing. */
  shared: boolean;
  increment: number;
  flag: FlagRule;
}

export interface MatchSetup {
  opponent: "computer" | "friend" | "online";
  level: Level;
  /** The side of the visitor against a computer. */
  side: OwnSide;
  rules: Rules;
  clock: ClockChoice | null;
}

/** The times that are offered, in minutes. */
export const USUAL_MINUTES = [5, 10, 15, 30] as const;
export const USUAL_INCREMENTS = [0, 5, 10, 30] as const;

const MOST_MINUTES = 1440;
const MOST_INCREMENT = 600;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

export function isMinutes(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_MINUTES;
}

function isIncrement(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_INCREMENT;
}

export const FIRST_SETUP: MatchSetup = {
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

/** Reads a stored choice. What is unknown in it is as for the first game. */
export function readSetup(text: string | null): MatchSetup {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "null");
  } catch {
    return FIRST_SETUP;
  }
  if (typeof value !== "object" || value === null) return FIRST_SETUP;
  const { opponent, level, side, rules, clock } = value as Partial<MatchSetup>;
  return {
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

/** Keeps the choice for the next game. Whether someone elsewhere can be played is not known then. */
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
