// The settings of the user, stored in the browser.
import { readClockSetting } from "../game/clock.js";
import type { Level } from "../game/engine.js";
import { ownFields } from "../game/fields.js";
import { LEVELS } from "../game/opponent.js";
import { completeRules, STANDARD_RULES } from "../game/rules.js";
import type { GameSetup } from "../game/games.js";
import { readStored, writeStored } from "./storage.js";

/** The sides whose air defense is shown. */
export const AIR_VIEWS = ["off", "red", "blue", "both"] as const;
export const THEMES = ["auto", "light", "dark"] as const;

/** Whom the next game is played against, and by which side. */
export const OPPONENT_KINDS = ["friend", "computer"] as const;
export const OWN_SIDES = ["r", "b", "random"] as const;

export interface OpponentChoice {
  kind: (typeof OPPONENT_KINDS)[number];
  side: (typeof OWN_SIDES)[number];
  level: Level;
}

export interface Settings {
  /** The code of a language; null for the browser's. */
  language: string | null;
  theme: (typeof THEMES)[number];
  sound: boolean;
  flipped: boolean;
  air: (typeof AIR_VIEWS)[number];
  /** What the next game is played by, as it was chosen last. */
  nextGame: GameSetup;
  nextOpponent: OpponentChoice;
}

const KEY = "cotulenh-board";

export const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  sound: true,
  flipped: false,
  air: "off",
  nextGame: { rules: STANDARD_RULES, clock: null },
  nextOpponent: { kind: "friend", side: "r", level: 1 },
};

function readOpponentChoice(value: unknown): OpponentChoice {
  const { kind, side, level } = DEFAULTS.nextOpponent;
  const read = ownFields(value);
  return {
    kind: OPPONENT_KINDS.find((one) => one === read?.get("kind")) ?? kind,
    side: OWN_SIDES.find((one) => one === read?.get("side")) ?? side,
    level: LEVELS.find((one) => one === read?.get("level")) ?? level,
  };
}

function readSetup(value: unknown): GameSetup {
  const fields = ownFields(value);
  const rules = ownFields(fields?.get("rules"));
  return {
    rules: (rules && completeRules(rules)) ?? DEFAULTS.nextGame.rules,
    clock: readClockSetting(fields?.get("clock")),
  };
}

/** Reads settings; an invalid value is replaced by its default. */
export function parseSettings(text: string | null): Settings {
  let read: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    if (typeof value === "object" && value !== null) read = value;
  } catch {
    // Other data, or broken data: all settings have their defaults.
  }
  const oneOf = <T extends string>(all: readonly T[], value: unknown, fallback: T) =>
    all.find((item) => item === value) ?? fallback;
  return {
    language: typeof read.language === "string" ? read.language : DEFAULTS.language,
    theme: oneOf(THEMES, read.theme, DEFAULTS.theme),
    sound: read.sound !== false,
    flipped: read.flipped === true,
    air: oneOf(AIR_VIEWS, read.air, DEFAULTS.air),
    nextGame: readSetup(read.nextGame),
    nextOpponent: readOpponentChoice(read.nextOpponent),
  };
}

/** Loads the settings. Without access to the storage they last as long as the page. */
export function loadSettings(): Settings {
  return parseSettings(readStored(KEY));
}

/** Saves changed settings; those that another tab has changed meanwhile stay. */
export function saveSettings(change: Partial<Settings>): void {
  writeStored(KEY, JSON.stringify({ ...loadSettings(), ...change }));
}
