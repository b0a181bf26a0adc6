// What the user prefers, kept in the browser.
export const AIR = ["off", "red", "blue", "both"] as const;
export const THEMES = ["auto", "light", "dark"] as const;

export interface Settings {
  /** The code of a language; null for the browser's. */
  language: string | null;
  theme: (typeof THEMES)[number];
  sound: boolean;
  flipped: boolean;
  air: (typeof AIR)[number];
}

const KEY = "cotulenh-board";

export const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  sound: false,
  flipped: false,
  air: "off",
};

/** Reads settings; whatever is not a setting is left at its default. */
export function parseSettings(text: string | null): Settings {
  let read: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    if (typeof value === "object" && value !== null) read = value;
  } catch {
    // Someone else's text, or half a text: as if there were none.
  }
  const one = <T extends string>(all: readonly T[], value: unknown, fallback: T) =>
    all.find((item) => item === value) ?? fallback;
  return {
    language: typeof read.language === "string" ? read.language : DEFAULTS.language,
    theme: one(THEMES, read.theme, DEFAULTS.theme),
    sound: read.sound === true,
    flipped: read.flipped === true,
    air: one(AIR, read.air, DEFAULTS.air),
  };
}

// Storage can be closed to a page: then settings last as long as the page.
export function loadSettings(): Settings {
  try {
    return parseSettings(localStorage.getItem(KEY));
  } catch {
    return DEFAULTS;
  }
}

/** Saves what was changed; what another tab has changed meanwhile stays. */
export function saveSettings(change: Partial<Settings>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...loadSettings(), ...change }));
  } catch {
    // As above.
  }
}
