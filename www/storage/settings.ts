// The settings of the visitor: signals, stored in the browser.
import type { Signal } from "@preact/signals";
import { LANGUAGES, type Language } from "./languages.js";
import { stored } from "./values.js";

export const THEMES = ["auto", "light", "dark"] as const;
export const PIECE_SETS = ["symbols", "traditional", "contrast"] as const;
export const BOARDS = ["classic", "map", "plain"] as const;
/** Whose zones are shown: none, those that threaten the visitor's planes, or those of both sides. */
export const ZONE_VIEWS = ["off", "enemy", "both"] as const;

/** A setting with a few values. Until the visitor chooses one, the fallback is used. */
function choice<T extends string>(
  name: string,
  values: readonly T[],
  fallback: () => T,
): Signal<T> {
  const read = (text: string | null): T => values.find((one) => one === text) ?? fallback();
  return stored(`cotulenh-${name}`, read, String);
}

function preferredLanguage(): Language {
  const codes = navigator.languages.map((code) => code.toLowerCase());
  for (const code of codes) {
    const found = LANGUAGES.find((one) => code.startsWith(one));
    if (found) return found;
  }
  return "en";
}

export const language = choice("language", LANGUAGES, preferredLanguage);
export const theme = choice("theme", THEMES, () => "auto");
export const sound = choice("sound", ["on", "off"] as const, () => "on");
export const pieceSet = choice("pieces", PIECE_SETS, () => "symbols");
export const boardTheme = choice("board", BOARDS, () => "classic");
export const zoneView = choice("zones", ZONE_VIEWS, () => "enemy");
/** Whether levels 1 and 2 warn before a piece is lost for nothing. */
export const warnings = choice("warnings", ["on", "off"] as const, () => "on");
/** How fast pieces move; animations can be off, too. */
export const animations = choice(
  "animations",
  ["normal", "fast", "slow", "off"] as const,
  () => "normal",
);
/** How loud sounds are. */
export const volume = choice("volume", ["loud", "medium", "quiet"] as const, () => "loud");
/** Where the letters and numbers of the board stand. */
export const coordinates = choice(
  "coordinates",
  ["outside", "inside", "none"] as const,
  () => "outside",
);
/** Whether each turn is asked for before it is played. */
export const confirmations = choice("confirm", ["on", "off"] as const, () => "off");
/** Whether one press on a friend joins it; otherwise a first press selects it. */
export const joining = choice("joining", ["on", "off"] as const, () => "off");

/** The smallest board, in percent of the room that it has. */
export const LEAST_SIZE = 50;

/** How much of its room a board takes, in percent; phones always give it all. */
export const boardSize = stored(
  "cotulenh-board-size",
  (text) => {
    const size = Number(text);
    return Number.isInteger(size) && size >= LEAST_SIZE && size <= 100 ? size : 100;
  },
  String,
);
/** How long a review takes, and how sure its signs are. */
export const EFFORTS = ["quick", "deep"] as const;
export const reviewEffort = choice("review", EFFORTS, () => "quick");
/** Whether lists of moves show pictures of the pieces instead of their letters. */
export const figurines = choice("figurines", ["on", "off"] as const, () => "off");
