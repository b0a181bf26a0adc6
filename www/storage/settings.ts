// The settings of the visitor: signals, stored in the browser.
import type { Signal } from "@preact/signals";
import { LANGUAGES, type Language } from "../texts/table.js";
import { stored } from "./values.js";

export const THEMES = ["auto", "light", "dark"] as const;
export const PIECE_SETS = ["symbols", "traditional", "contrast"] as const;
export const BOARDS = ["classic", "map", "plain"] as const;
/** Whose zones are shown: those that threaten the visitor's planes, those of both sides, or none. */
export const ZONE_VIEWS = ["enemy", "both", "off"] as const;

/** A setting with a few values. What was never chosen follows the browser. */
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
export const animations = choice("animations", ["on", "off"] as const, () => "on");
